import type { Endpoint } from '@kadar/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Toko } from '../tokos.ts';

/**
 * What belongs to one shop, besides the calls that say so themselves: its figures, places and people. All else is head office's or a matter between a
 * person and the server he stands before (lists of the chain, users, settings, sessions, approvals, messages): it is
 * answered at home whatever shop is picked, and no portal token opens it (default deny).
 */
const OF_A_SHOP =
  /^(agen-cetak|akrual-bunga|aksesoris\/report|baki|bank\/buku|barang|barang-manual|bayar-klaim|bonus-sales|cash|cash-pusat|cicilan|cicilan-bayar|cicilan-hangus|cicilan-kelebihan|cicilan-lelang|cicilan-putus|dashboard|foto_produk|gudang|hadiah\/report-kartu-stock|hancur-barang|hancur-barang-manual|hapus-hutang|hari|hilang-kirim|hutang|hutang-supplier|jatuh-tempo|jurnal|kabar|kadar-eod|kelebihan-hangus|kelebihan-lelang|kembali-barang|kirim-barang|kirim-uang|kirimbarang|klaim-hutang|laporan-keuangan|lelang|lelang-hutang|member\/export|non-cash|opname-barang|opname-hutang|opname-massa|otorisasi\/report|parameter-harga-emas\/report-perubahan|parkir-penjualan|pembelian|pembelian-manual|pemeriksaan|pencairan-gesek|pencairan-marketplace|penerimaan-suplier|penjualan|penjualan-manual|peringatan|pesanan|pindah-barang-manual|pindahbarang|posisi-uang|printer|rekenings|reportbarang|sales|service|target-sales|terima-barang|timbang-baki|titip|transaction|tukang|tukang-emas|usulan-stok)(\/|$)/;
/** What a report looks like is the same everywhere, and known while the branch is out of reach. */
const DEFINITION = /\/definition$/;

/** Whether a call for a branch with a server of its own is answered there. */
export const travels = ({ path, access, ofShop }: Pick<Endpoint, 'path' | 'access' | 'ofShop'>): boolean =>
  access !== 'public' && (ofShop === true || OF_A_SHOP.test(path)) && !DEFINITION.test(path);

export const PREFIX = '/api/v1/';

/** What a portal token is good for: method and path of a request, as they stand on the wire, without its query. */
export const scopeOf = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string => {
  const path = url.split('?', 1)[0] ?? '';
  return `${method} ${path.slice(path.indexOf(PREFIX) + PREFIX.length)}`;
};

/** Where a shop's server is, without a slash at its end. */
export const addressOf = (portal: string): string => portal.replace(/\/+$/, '');

/** The address of the server that answers a call for another shop; none where that is this one. */
export const portalOf = (
  endpoint: Endpoint,
  toko: Toko | undefined,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string | undefined => {
  const portal = toko && addressOf(toko.portal);
  return portal && portal !== publicUrl && travels(endpoint) ? portal : undefined;
};
