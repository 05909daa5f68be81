import '@mantine/spotlight/styles.layer.css';
import { listBarang } from '@kadar/contract/endpoints/barang.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { IconDiamond, IconFileText, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { findNumber, typeOfNumber } from '../../kit/dokumen/types.ts';
import { useDocumentHref } from '../../kit/dokumen/useDocumentHref.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useGo } from '../../kit/page/AppLink.tsx';
import { beginAnew } from '../../kit/page/trail.ts';
import { useActingToko, useCan, useMe } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { iconOf } from './icons.ts';
import { entryOf, offered } from './menu.ts';
import { takeKeys } from './type-ahead.ts';

const SHOWN = 8;

/** The document whose number was typed or scanned. */
const useNumberAction = (query: string): SpotlightActionData[] => {
  const { t } = useTranslation('dokumen');
  const read = useText();
  const go = useGo();
  const hrefOf = useDocumentHref();
  const no = findNumber(query);
  const href = no && hrefOf(no);
  const type = no ? typeOfNumber(no) : undefined;
  if (!no || !href || !type) return [];
  return [
    {
      id: no,
      label: t('openNumber', { title: read(type.title), no }),
      keywords: query,
      leftSection: <IconFileText size={18} aria-hidden="true" />,
      onClick: () => go(href),
    },
  ];
};

const PIECES = '/data-barang';
const PIECES_SEARCH = 'barang';
/** Fewer letters find too much of a shop. */
const PIECE_LETTERS = 3;
const PIECES_SHOWN = 5;
const TYPED_MS = 200;

/** What was typed as a search of pieces, and those for sale that it finds, with what the till asks for them; where their screen is open. */
const usePieceActions = (typed: string): SpotlightActionData[] => {
  const { t } = useTranslation('shell');
  const { menu } = useMe();
  const toko = useActingToko();
  const go = useGo();
  const mayRead = useCan('barang.read') !== undefined;
  const query = typed.trim();
  const [q] = useDebouncedValue(query, TYPED_MS);
  const enabled = mayRead && entryOf(menu, PIECES)?.open === true;
  const found = useQuery({
    queryKey: ['barang', 'palette', toko, q],
    enabled: enabled && q.length >= PIECE_LETTERS,
    queryFn: async ({ signal }) =>
      (await call(listBarang, { query: { status: 'READY', limit: PIECES_SHOWN, q } }, { signal })).data,
  });
  if (!enabled || query.length < PIECE_LETTERS) return [];
  const pieces = q === query ? (found.data ?? []) : [];
  const shared = { keywords: typed, leftSection: <IconDiamond size={18} aria-hidden="true" /> };
  return [
    {
      ...shared,
      id: PIECES_SEARCH,
      label: t('findPieces', { q: query }),
      onClick: () => go(`${PIECES}?q=${encodeURIComponent(query)}`),
    },
    ...pieces.map(({ kode_barcode, nama_barang, berat, kadar_label, harga_jual }) => ({
      ...shared,
      id: `${PIECES} ${kode_barcode}`,
      label: nama_barang,
      description: [harga_jual !== null && showRupiah(harga_jual), showGram(berat), kadar_label, kode_barcode]
        .filter(Boolean)
        .join(' · '),
      onClick: () => go(`${PIECES}?kode_barcode=${encodeURIComponent(kode_barcode)}`),
    })),
  ];
};

interface Props {
  /** How many times it was asked for: it opens each time. */
  asked: number;
}

/** Ctrl+K: any screen by a few letters of its name, any document by its number, pieces by code or name. Mounted at its first use. */
const Palette = ({ asked }: Props) => {
  const { t } = useTranslation('shell');
  const menu = offered(useMe().menu);
  const go = useGo();
  const [query, setQuery] = useState('');
  const documents = useNumberAction(query);
  const pieces = usePieceActions(query);
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  const actions = menu.flatMap(({ title: group, sections }) =>
    sections.flatMap(({ entries }) =>
      entries
        .filter((entry) => entry.open)
        .map((entry): SpotlightActionData => {
          const Icon = iconOf(entry);
          return {
            id: entry.route,
            label: entry.title,
            description: group,
            keywords: entry.route,
            leftSection: <Icon size={18} aria-hidden="true" />,
            onClick: () => {
              beginAnew();
              go(entry.route);
            },
          };
        }),
    ),
  );
  return (
    <Spotlight
      // Pieces come later than what is typed, so nothing that stands already moves for them.
      actions={[...documents, ...actions, ...pieces]}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      limit={SHOWN}
      nothingFound={t('menuNothing')}
      searchProps={{
        placeholder: t('findScreen'),
        'aria-label': t('findScreen'),
        onFocus: (event) => takeKeys(event.currentTarget),
        leftSection: <IconSearch size={18} aria-hidden="true" />,
      }}
      attributes={{ content: { 'aria-label': t('findScreen') } }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      radius="lg"
    />
  );
};

export default Palette;
