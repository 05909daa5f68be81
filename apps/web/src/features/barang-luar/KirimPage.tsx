import type { SiapLuar } from '@kadar/contract/endpoints/barang-luar.ts';
import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import barCss from '../../kit/page/selection-bar.module.css';
import { useActingToko } from '../../kit/session.ts';
import { ChosenTable } from '../../kit/table/ChosenTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useChosen } from '../../kit/table/useChosen.ts';
import css from './barang-luar.module.css';
import { channelsQuery, siapQuery } from './queries.ts';

const KirimDialog = laterDialog(() => import('./KirimDialog.tsx'));
const ICON = { size: 18, 'aria-hidden': true } as const;
const keyOf = ({ kode_barcode }: SiapLuar): string => kode_barcode;
const mayChoose = ({ foto, harga_kini }: SiapLuar): boolean => foto && harga_kini !== null;

const useColumns = (): Column<SiapLuar>[] => {
  const { t } = useTranslation('barang-luar');
  return useMemo(
    (): Column<SiapLuar>[] => [
      { key: 'kode_barcode', title: t('barcode'), width: 130, fixed: true },
      { key: 'nama_barang', title: t('piece'), width: 220 },
      { key: 'kode_dept', title: t('type'), width: 90 },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 90 },
      { key: 'harga_kini', title: t('priceNow'), kind: 'rupiah', width: 130 },
      {
        key: 'foto',
        title: t('photo'),
        width: 110,
        value: ({ foto }) => t(foto ? 'there' : 'photoMissing'),
      },
    ],
    [t],
  );
};

const Screen = () => {
  const { t } = useTranslation(['barang-luar', 'kit']);
  const toko = useActingToko();
  const [kode, setKode] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const [asked, setAsked] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const channels = useQuery(channelsQuery);
  const channel = channels.data?.find((one) => one.kode === kode) ?? channels.data?.[0];
  const pieces = useQuery({
    ...siapQuery(toko ?? '', channel?.kode ?? '', q),
    enabled: Boolean(toko && channel),
  });
  const rows = toko && (channel || !channels.data) ? pieces.data : [];
  const chosen = useChosen(rows, keyOf);
  const count = chosen.selected.length;
  const send = () => count > 0 && setAsked(true);
  useScreenKeys([
    ['F2', () => search.current?.focus()],
    ['K', send],
  ]);
  const close = () => setAsked(false);
  return (
    <Page title={t('sendTitle')}>
      <search className={css.filters}>
        <Select
          aria-label={t('channel')}
          placeholder={t('channel')}
          allowDeselect={false}
          openOnFocus={false}
          data={(channels.data ?? []).map((one) => ({ value: one.kode, label: one.nama }))}
          value={channel?.kode ?? null}
          onChange={(next) => {
            setKode(next);
            chosen.clear();
          }}
        />
        <TextInput
          ref={search}
          aria-label={t('searchPieces')}
          placeholder={t('searchPieces')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          leftSection={<IconSearch {...ICON} />}
          rightSection={<Hotkey keys="F2" />}
          autoComplete="off"
        />
      </search>
      <ChosenTable
        id="kirim-barang-external"
        label={t('sendTitle')}
        columns={useColumns()}
        rows={rows}
        hint={t('spaceHint')}
        card={({ nama_barang, kode_barcode, berat, foto, harga_kini }) => ({
          name: nama_barang,
          note: `${kode_barcode} · ${showGram(berat)}${foto ? '' : ` · ${t('photo')} ${t('photoMissing')}`}`,
          amount: harga_kini === null ? '' : showRupiah(harga_kini),
        })}
        keyOf={keyOf}
        mayChoose={mayChoose}
        chosen={chosen.keys}
        onChoose={chosen.toggle}
        error={channels.error ?? pieces.error ?? undefined}
        onRetry={() => void pieces.refetch()}
        tone={(row) => (mayChoose(row) ? undefined : 'dim')}
        emptyText={toko ? t(channel ? 'noPieces' : 'noChannel') : t('kit:pickToko')}
      />
      <section className={barCss.bar} aria-label={t('selection')}>
        <strong className="num" role="status">
          {t('chosen', { count })}
        </strong>
        <div className={barCss.barActions}>
          <Button
            h={44}
            variant="filled"
            disabled={count === 0}
            leftSection={<IconSend {...ICON} />}
            rightSection={<Hotkey keys="K" />}
            onClick={send}
          >
            {t('send')}
          </Button>
        </div>
      </section>
      {asked && toko && channel && (
        <KirimDialog
          toko={toko}
          channel={channel}
          pieces={chosen.selected}
          onDone={() => {
            chosen.clear();
            close();
          }}
          onClose={close}
        />
      )}
    </Page>
  );
};

/** /kirim-barang-external: pieces that could be put on a channel; Space chooses, K sends. */
const KirimPage = () => <Screen key={useActingToko()} />;
export default KirimPage;
