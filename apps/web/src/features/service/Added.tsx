import { listSumberService, type SumberService } from '@kadar/contract/endpoints/service-selesai.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { GramField, IntegerField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showCount, showGram } from '../../kit/format.ts';
import css from './service.module.css';

/** Gold that is added to a piece, as it is typed; weights in grams. */
export interface AddedDraft {
  tambah: number | null;
  kadar: number | null;
  /** As sourceKey() says it; '' while none is chosen. */
  sumber: string;
  /** Pieces, of a group. */
  qty: number | null;
  /** Rupiah a gram. */
  harga: number | null;
}
export const NOTHING_ADDED: AddedDraft = { tambah: null, kadar: null, sumber: '', qty: 1, harga: null };

type Named = Pick<SumberService, 'sumber' | 'kunci' | 'kadar'>;
/** 'GROUP 75 UBS750/CCN/ETALASE/A01': a tray's name may have a space. */
const sourceKey = ({ sumber, kunci, kadar }: Named): string => `${sumber} ${kadar} ${kunci}`;
const sourceOf = (key: string): Named | undefined => {
  const [sumber = '', kadar = '', ...kunci] = key.split(' ');
  return sumber === ''
    ? undefined
    : { sumber: sumber as Named['sumber'], kadar: Number(kadar), kunci: kunci.join(' ') };
};

/** `tambah` of POST service/selesai. */
export const addedBody = ({ sumber, kadar, qty, harga }: AddedDraft, berat: number) => {
  const from = sourceOf(sumber);
  return {
    berat,
    kadar: kadar ?? 0,
    ...(from && { sumber: from.sumber }),
    kunci: from?.kunci ?? '',
    kadar_sumber: from?.kadar ?? 0,
    ...(from?.sumber === 'GROUP' && { qty: qty ?? 1 }),
    harga,
  };
};

const SOURCES = { groupLabel: css.kind ?? '', option: css.source ?? '' };

interface Props {
  toko: string;
  done: AddedDraft;
  error: (field: string) => string | undefined;
  onChange: (change: Partial<AddedDraft>) => void;
}

/** Where it comes of: bars, lots and groups with what is there; pieces of a group are of its purity. */
const Source = ({ toko, done, error, onChange }: Props) => {
  const { t } = useTranslation('service');
  const { data = [] } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'service', 'sumber', toko],
    queryFn: async ({ signal }) => (await call(listSumberService, {}, { signal, toko })).data,
  });
  const chosen = sourceOf(done.sumber);
  const inGroup = chosen?.sumber === 'GROUP';
  const said = ({ kunci, kadar, qty, berat, sumber }: SumberService): string =>
    [
      kunci,
      `${kadar}%`,
      ...(sumber === 'GROUP' ? [t('countPieces', { qty: showCount(qty) })] : []),
      showGram(berat),
    ].join(' · ');
  const groups = (['BATANGAN', 'ROSOK', 'GROUP'] as const)
    .map((sumber) => ({
      group: t(`source${sumber}`),
      items: data
        .filter((one) => one.sumber === sumber)
        .map((one) => ({ value: sourceKey(one), label: said(one) })),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <Select
        className={css.whole}
        classNames={SOURCES}
        label={t('sourceOf')}
        withAsterisk
        searchable
        selectFirstOptionOnChange
        openOnFocus={false}
        nothingFoundMessage={t('noSource')}
        data={groups}
        value={done.sumber || null}
        onChange={(key) => {
          const next = sourceOf(key ?? '');
          onChange({ sumber: key ?? '', ...(next?.sumber === 'GROUP' && { kadar: next.kadar }) });
        }}
        error={error('tambah.kunci') ?? error('tambah.sumber')}
      />
      {inGroup ? (
        <IntegerField
          label={t('piecesTaken')}
          withAsterisk
          value={done.qty}
          onChange={(qty) => onChange({ qty })}
          error={error('tambah.qty') ?? error('tambah.kadar')}
        />
      ) : (
        <KadarField
          label={t('kadar')}
          value={done.kadar}
          onChange={(kadar) => onChange({ kadar })}
          error={error('tambah.kadar')}
        />
      )}
    </>
  );
};

/** Gold of the shop that is in the piece now. */
export const Added = (props: Props) => {
  const { done, error, onChange } = props;
  const { t } = useTranslation('service');
  return (
    <>
      <GramField
        label={t('added')}
        value={done.tambah}
        onChange={(tambah) => onChange({ tambah })}
        error={error('tambah.berat')}
      />
      {done.tambah !== null && done.tambah > 0 && (
        <>
          <Source {...props} />
          <RupiahField
            label={t('pricePerGram')}
            withAsterisk
            value={done.harga}
            onChange={(harga) => onChange({ harga })}
            error={error('tambah.harga')}
          />
        </>
      )}
    </>
  );
};
