import { addDays } from '@kadar/domain/dates.ts';
import { SALES } from '../modules/penjualan/sale.fixture.ts';
import { type Client, TODAY } from './harness.ts';
import { form, picture } from './pictures.ts';

export { cash, noFaktur, pieceSupply, SALES, saleOf } from '../modules/penjualan/sale.fixture.ts';

/** What a piece is, as a line of an order asks for it; weight in grams. */
export interface Wanted {
  kode_dept: string;
  kode_group: string;
  kadar: number;
  berat: number;
}

/** A line of an order for a piece like this one. */
export const lineOf = ({ kode_dept, kode_group, kadar, berat }: Wanted, more: object = {}) => ({
  kode_dept,
  kode_group,
  nama_barang: 'CINCIN PESANAN',
  kadar,
  est_berat: berat,
  harga_emas: 2_429_000,
  ongkos_jenis: 'PER_GRAM',
  ongkos: 50_000,
  ...more,
});

/** The body of POST pesanan: pieces ordered against so much cash. */
export const pesananOf = (lines: readonly object[], jumlah_rp: number, more: object = {}) => ({
  kode_sales: SALES,
  nama_customer: 'SITI',
  no_hp: '0812',
  mengikat: true,
  tgl_janji: addDays(TODAY, 7),
  lines,
  jumlah_rp,
  payments: jumlah_rp > 0 ? [{ jenis: 'CASH', jumlah_rp }] : [],
  ...more,
});

let image: Promise<Buffer> | undefined;
/** A photo that this call takes ahead of its document. */
const photoBy = async (client: Client, path: string): Promise<string> => {
  image ??= picture(40, 40).jpeg().toBuffer();
  const { body, headers } = form([{ name: 'image', value: await image, filename: 'a.jpg' }]);
  const reply = await client.post(path, body, { headers, toko: 'K01' });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { foto: string }).foto;
};

/** What a customer brings along for a line, photographed; grams. */
export const ownSample = async (client: Client, berat: number, deskripsi = 'CINCIN IBU') => ({
  jenis: 'BAWA_SENDIRI',
  deskripsi,
  berat,
  foto: await photoBy(client, 'pesanan/foto-contoh'),
});

/** The body of POST emas-pesanan: gold that a customer brings for a line, photographed; grams, percent. */
export const goldFor = async (client: Client, no_pesanan: string, more: object = {}) => ({
  no_pesanan,
  nama_barang: 'GELANG LAMA',
  berat: 4,
  kadar_uji: 70,
  foto: await photoBy(client, 'emas-pesanan/foto'),
  ...more,
});
