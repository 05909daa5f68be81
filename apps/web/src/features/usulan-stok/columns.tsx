import type {
  UsulanDiabaikan,
  UsulanPesan,
  UsulanPindah,
  UsulanStok,
} from '@kadar/contract/endpoints/usulan-stok.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { useTranslation } from 'react-i18next';
import { showCount } from '../../kit/format.ts';
import { Linked } from '../../kit/page/AppLink.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { localNumber } from '../../kit/separators.ts';
import type { Column } from '../../kit/table/types.ts';

type Kind = Pick<UsulanPesan, 'kode_dept' | 'nama_dept' | 'kadar' | 'berat_dari' | 'berat_sampai'>;
type Shelf = UsulanPindah['ke'];
type Days = Pick<UsulanStok, 'mulai' | 'sampai' | 'pekan'>;

/** How many pieces are named in a row; the others go along with the shipment. */
const NAMED = 2;

/** The bands of a kind, as the forms of shipments say them. */
export const useKindText = () => {
  const { t } = useTranslation('usulan-stok');
  return ({ nama_dept, kadar, berat_dari, berat_sampai }: Omit<Kind, 'kode_dept'>) => {
    const dari = showCount(berat_dari);
    const rentang =
      berat_sampai === null
        ? t('bandFrom', { dari })
        : t('bandTo', { dari, sampai: showCount(berat_sampai) });
    return { rentang, kadar: kadarLabel(parseKadar(kadar)), nama: nama_dept };
  };
};

/** '3/minggu, sisa 1 = 2 hari'. */
export const useWhy = (pekan: number) => {
  const { t } = useTranslation('usulan-stok');
  return ({ terjual, ada, jalan, hari_habis }: Shelf): string =>
    t(jalan > 0 ? 'whyComing' : 'why', {
      laku: localNumber(String(Math.round((terjual * 10) / pekan) / 10).replace('.', ',')),
      ada: showCount(ada),
      jalan: showCount(jalan),
      hari: showCount(hari_habis ?? 0),
    });
};

/** The sales of a kind and its pieces for sale in a shop, as links where this user may look at them. */
const useSources = ({ mulai, sampai }: Days) => {
  const hrefOf = useFigureHref();
  return {
    sold: (toko: string, { kode_dept, kadar }: Kind) =>
      hrefOf({
        to: '/laporan-penjualan',
        toko,
        days: [mulai, sampai],
        query: { kode_dept, kadar: String(kadar) },
      }),
    there: (toko: string, { kode_dept }: Kind) =>
      hrefOf({ to: '/data-barang', toko, query: { kode_dept, status: 'READY' } }),
    piece: (kode_barcode: string) => hrefOf({ to: '/data-barang', query: { kode_barcode } }),
  };
};
type Sources = ReturnType<typeof useSources>;

const kindColumns = (
  t: (key: 'kind' | 'kadar' | 'band') => string,
  text: ReturnType<typeof useKindText>,
): Column<Kind>[] => [
  { key: 'nama_dept', title: t('kind'), width: 120, pin: 'start', fixed: true, stays: 'name' },
  { key: 'kadar', title: t('kadar'), width: 76, value: (row) => text(row).kadar },
  { key: 'rentang', title: t('band'), width: 84, value: (row) => text(row).rentang },
];

const figure = <T extends Kind>(
  column: Pick<Column<T>, 'key' | 'title' | 'width' | 'hidden'>,
  value: (row: T) => number,
  href: (row: T) => string | null,
): Column<T> => ({
  ...column,
  kind: 'integer',
  value,
  cell: (row) => <Linked href={href(row)}>{showCount(value(row))}</Linked>,
});

const Pieces = ({ row, href }: { row: UsulanPindah; href: Sources['piece'] }) => {
  const more = row.barang.length - NAMED;
  return (
    <>
      {row.barang.slice(0, NAMED).map(({ kode_barcode }, at) => (
        <span key={kode_barcode}>
          {at > 0 && ', '}
          <Linked href={href(kode_barcode)}>{kode_barcode}</Linked>
        </span>
      ))}
      {more > 0 && ` +${showCount(more)}`}
    </>
  );
};

export const usePindahColumns = (days: Days): Column<UsulanPindah>[] => {
  const { t } = useTranslation('usulan-stok');
  const text = useKindText();
  const why = useWhy(days.pekan);
  const sources = useSources(days);
  return [
    ...kindColumns(t, text),
    { key: 'kode_toko', title: t('from'), width: 60, fixed: true },
    { key: 'tujuan', title: t('to'), width: 60, fixed: true },
    { key: 'qty', title: t('move'), kind: 'integer', width: 76, fixed: true, stays: 'sum' },
    { key: 'kenapa', title: t('reasonWhy'), width: 210, value: ({ ke }) => why(ke), sortable: false },
    figure(
      { key: 'terjual', title: t('sold'), width: 64 },
      ({ ke }) => ke.terjual,
      (row) => sources.sold(row.tujuan, row),
    ),
    figure(
      { key: 'ada', title: t('thereTo'), width: 84 },
      ({ ke }) => ke.ada,
      (row) => sources.there(row.tujuan, row),
    ),
    figure(
      { key: 'ada_asal', title: t('thereFrom'), width: 84 },
      ({ dari }) => dari.ada,
      (row) => sources.there(row.kode_toko, row),
    ),
    {
      key: 'barang',
      title: t('pieces'),
      width: 210,
      sortable: false,
      value: ({ barang }) => barang.map(({ kode_barcode }) => kode_barcode).join(', '),
      cell: (row) => <Pieces row={row} href={sources.piece} />,
    },
    {
      key: 'umur',
      title: t('oldest'),
      kind: 'integer',
      width: 90,
      hidden: true,
      value: ({ barang }) => barang[0]?.umur ?? null,
    },
    { key: 'berat', title: t('weight'), kind: 'gram', width: 90, hidden: true },
  ];
};

export const usePesanColumns = (days: Days): Column<UsulanPesan>[] => {
  const { t } = useTranslation('usulan-stok');
  const text = useKindText();
  const why = useWhy(days.pekan);
  const sources = useSources(days);
  return [
    ...kindColumns(t, text),
    { key: 'kode_toko', title: t('shop'), width: 60, fixed: true },
    { key: 'qty', title: t('order'), kind: 'integer', width: 76, fixed: true, stays: 'sum' },
    { key: 'berat', title: t('expectedWeight'), kind: 'gram', width: 100, stays: 'sum' },
    { key: 'nilai', title: t('expectedValue'), kind: 'rupiah', width: 130, stays: 'sum' },
    { key: 'kenapa', title: t('reasonWhy'), width: 210, value: ({ toko }) => why(toko), sortable: false },
    figure(
      { key: 'terjual', title: t('sold'), width: 64 },
      ({ toko }) => toko.terjual,
      (row) => sources.sold(row.kode_toko, row),
    ),
    figure(
      { key: 'ada', title: t('there'), width: 64 },
      ({ toko }) => toko.ada,
      (row) => sources.there(row.kode_toko, row),
    ),
    { key: 'terakhir', title: t('lastSale'), kind: 'date', width: 104, value: ({ toko }) => toko.terakhir },
    {
      key: 'berat_ada',
      title: t('weightThere'),
      kind: 'gram',
      width: 100,
      hidden: true,
      value: ({ toko }) => toko.berat,
    },
    {
      key: 'umur',
      title: t('oldest'),
      kind: 'integer',
      width: 90,
      hidden: true,
      value: ({ toko }) => toko.umur,
    },
  ];
};

export const useAsideColumns = (): Column<UsulanDiabaikan>[] => {
  const { t } = useTranslation('usulan-stok');
  const text = useKindText();
  return [
    ...kindColumns(t, text),
    { key: 'kode_toko', title: t('shop'), width: 60, fixed: true },
    {
      key: 'tujuan',
      title: t('what'),
      width: 120,
      value: ({ tujuan }) => (tujuan ? `→ ${tujuan}` : t('order')),
    },
    { key: 'sampai', title: t('until'), kind: 'date', width: 110 },
    { key: 'alasan', title: t('reason'), width: 260 },
    { key: 'oleh', title: t('by'), width: 100 },
  ];
};
