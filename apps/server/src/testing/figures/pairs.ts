import type { Findings } from './findings.ts';
import { type Asked, type Reader, totalOf } from './reader.ts';

interface Side {
  route: string;
  given?: Asked;
  /** Columns that are added up, in the order of the other side's. */
  of: readonly string[];
}

/** Two reports that tell the same, one of them summed up; what has days is asked for the same. */
const PAIRS: readonly (readonly [Side, Side])[] = [
  [
    { route: '/laporan-penjualan', of: ['berat', 'ongkos', 'diskon', 'total'] },
    { route: '/laporan-penjualan-global-jenis', of: ['berat', 'ongkos', 'diskon', 'total'] },
  ],
  [
    { route: '/laporan-penjualan', of: ['berat', 'total', 'hpp', 'tanpa_modal', 'margin'] },
    { route: '/laporan-margin', of: ['berat', 'total', 'hpp', 'tanpa_modal', 'margin'] },
  ],
  [
    { route: '/laporan-penjualan', of: ['berat', 'total'] },
    { route: '/laporan-global-sales', of: ['berat', 'total'] },
  ],
  [
    { route: '/laporan-penjualan', of: ['berat', 'total'] },
    { route: '/laporan-global-penjualan', of: ['berat', 'total'] },
  ],
  [
    { route: '/laporan-pembelian', of: ['berat_nota', 'berat', 'harga'] },
    { route: '/laporan-global-pembelian', of: ['berat_nota', 'berat', 'harga'] },
  ],
  [
    { route: '/laporan-pembelian', of: ['berat_nota', 'berat', 'harga'] },
    { route: '/laporan-pembelian-perfaktur', of: ['berat_nota', 'berat', 'harga'] },
  ],
  [
    { route: '/laporan-transaksi-cash', of: ['masuk', 'keluar'] },
    { route: '/laporan-keuangan-cash-global', of: ['masuk', 'keluar'] },
  ],
  [
    { route: '/register-gadai', of: ['berat', 'jumlah_hutang', 'taksiran'] },
    { route: '/laporan-pinjaman-rekap', of: ['berat', 'jumlah_hutang', 'taksiran'] },
  ],
  [
    { route: '/register-gadai', of: ['berat', 'jumlah_hutang', 'taksiran'] },
    {
      route: '/laporan-pinjaman-rekap',
      given: { group_by: 'KADAR' },
      of: ['berat', 'jumlah_hutang', 'taksiran'],
    },
  ],
  [
    {
      route: '/laporan-penebusan-detail',
      of: ['jumlah_hutang', 'bunga_pinjam', 'denda', 'biaya', 'diskon', 'total_bayar'],
    },
    {
      route: '/laporan-penebusan-rekap',
      of: ['jumlah_hutang', 'bunga_pinjam', 'denda', 'biaya', 'diskon', 'total_bayar'],
    },
  ],
  [
    {
      route: '/laporan-pinjaman-berjalan',
      of: ['berat', 'pokok', 'bunga_pinjam', 'total_hutang', 'taksiran'],
    },
    {
      route: '/laporan-global-stock-pinjam',
      of: ['berat', 'pokok', 'bunga_pinjam', 'total_hutang', 'taksiran'],
    },
  ],
];

export const checkPairs = async (
  findings: Findings,
  reader: Reader,
  toko: string,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  const open = ({ route, given }: Side) => reader.open(route, toko, { tgl_from: from, tgl_to: to, ...given });
  for (const [detail, summary] of PAIRS) {
    const [whole, short] = [await open(detail), await open(summary)];
    if (!whole || !short) continue;
    for (const [at, key] of detail.of.entries())
      findings.same(
        'pairs',
        short.where,
        `${key} as ${detail.route}`,
        totalOf(whole, key),
        totalOf(short, summary.of[at] ?? key),
      );
  }
};
