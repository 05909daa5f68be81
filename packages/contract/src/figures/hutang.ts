import type { HutangDashboard } from '../endpoints/nilai.ts';
import type { Figure } from './figure.ts';

type Toko = string | null;

/** Of the open pledges that a mark picks, the total of one of their columns; null where the level is told none. */
const listed =
  (toko: Toko) =>
  (value: number | null, name: string, query: Readonly<Record<string, string>> = {}): Figure | null =>
    value === null ? null : { to: '/laporan-pinjaman-berjalan', toko, query, name, value };

/** What stands on the dashboard of pledges. */
export const pledgeFigures = (
  { beredar, jatuh_7, jatuh_30, kurang, bunga_30 }: HutangDashboard,
  toko: Toko,
) => {
  const of = listed(toko);
  return {
    lent: of(beredar.pokok, 'pokok'),
    interest: of(beredar.bunga, 'bunga_pinjam'),
    dueIn7: of(jatuh_7.pokok, 'pokok', { keadaan: 'JATUH_7' }),
    dueIn30: of(jatuh_30.pokok, 'pokok', { keadaan: 'JATUH_30' }),
    short: of(kurang.rp, 'kurang', { keadaan: 'KURANG' }),
    interest30: of(bunga_30, 'bunga_rp'),
  };
};

/** Open pledges of one grade, age or purity; what no grade has cannot be picked. */
export const gradeFigure = ({ kode, pokok }: HutangDashboard['kolek'][number], toko: Toko): Figure | null =>
  kode === '' ? null : listed(toko)(pokok, 'pokok', { kolek: kode });

export const ageFigure = ({ kode, pokok }: HutangDashboard['umur'][number], toko: Toko): Figure | null =>
  listed(toko)(pokok, 'pokok', { umur: kode });

export const purityFigure = ({ kadar, pokok }: HutangDashboard['kadar'][number], toko: Toko): Figure | null =>
  listed(toko)(pokok, 'pokok', { kadar: String(kadar) });
