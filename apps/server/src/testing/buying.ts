import { cash, noFaktur, SALES, saleOf, pieceSupply as supply } from '../modules/penjualan/sale.fixture.ts';
import type { Client, Reply } from './harness.ts';
import { form, picture } from './pictures.ts';

export { cash, noFaktur, saleOf };

let image: Buffer | undefined;

/** Those that no test of sales takes: the last of the shop first, as a line of a sale names them. */
export const pieceSupply = () => {
  const next = supply(-1);
  return () => {
    const { kode_barcode, harga_jual } = next();
    return { kode_barcode, harga_jual };
  };
};

/** Takes a photo, as every bought piece needs one; gives the barcode the piece will have. */
export const photo = async (client: Client): Promise<string> => {
  const reply = await takePhoto(client);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { foto: string }).foto;
};

/** Takes a photo; with what an earlier one gave, a further one of the same piece. */
export const takePhoto = async (client: Client, of?: string): Promise<Reply> => {
  image ??= await picture(40, 40).jpeg().toBuffer();
  const { body, headers } = form([
    ...(of ? [{ name: 'kode_barcode', value: of }] : []),
    { name: 'image', value: image, filename: 'a.jpg' },
  ]);
  return client.post('pembelian/foto', body, { headers });
};

export interface SoldPiece {
  no_faktur: string;
  berat: number;
  harga_emas: number;
  kode_group: string;
  kode_dept: string;
  kadar: number;
  total: number;
}

/** Sells pieces until they are sold by one nota, and says what stands on its lines; weights in grams. */
export const soldBy = async (
  client: Client,
  next: ReturnType<typeof pieceSupply>,
  { pieces = 1, more = {}, discount = 0 }: { pieces?: number; more?: object; discount?: number } = {},
): Promise<SoldPiece[]> => {
  const lines = Array.from({ length: pieces }, next);
  const total = lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  const sold = await client.post('penjualan', saleOf(lines, [cash(total - discount)], more));
  if (sold.status !== 200) throw new Error(JSON.stringify(sold.body));
  const no_faktur = noFaktur(sold.body);
  const nota = await client.get(`pembelian/nota/${no_faktur}`);
  return (nota.body.data as { lines: SoldPiece[] }).lines.map((line) => ({ ...line, no_faktur }));
};

/** A piece of our nota as it lies on the counter; weights in grams. */
export const ofNota = ({ no_faktur, berat }: Pick<SoldPiece, 'no_faktur' | 'berat'>, more: object = {}) => ({
  sumber: 'NOTA_KAMI',
  no_faktur_jual: no_faktur,
  urut: 1,
  kondisi_barang: 'BAGUS',
  berat_kotor: berat,
  ...more,
});

/** Without papers of ours. */
export const unknown = (more: object = {}) => ({
  sumber: 'TANPA_SURAT',
  nama_barang: 'CINCIN POLOS LAMA',
  kode_dept: 'CCN',
  kode_group: 'TUA750',
  kadar: 75,
  kadar_uji: 72.3,
  metode_uji: 'XRF',
  kondisi_barang: 'ROSOK',
  berat_kotor: 5,
  ...more,
});

/** What the server reckons for it. */
export const priceOf = async (client: Client, piece: object): Promise<number> => {
  const reply = await client.post('pembelian/hitung', piece);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { harga_hitung: number }).harga_hitung;
};

/** The body of POST pembelian for pieces at their computed price, or another. */
export const buyOf = async (
  client: Client,
  pieces: readonly object[],
  { paid, more = {}, jenis = 'CASH' }: { paid?: number; more?: object; jenis?: 'CASH' | 'TRANSFER' } = {},
) => {
  const lines = [];
  for (const piece of pieces) {
    const harga_hitung = await priceOf(client, piece);
    lines.push({ ...piece, harga_hitung, harga: paid ?? harga_hitung, foto: await photo(client) });
  }
  const jumlah_rp = lines.reduce((sum, { harga }) => sum + harga, 0);
  return {
    kode_sales: SALES,
    nama_customer: 'SITI',
    lines,
    payments: [{ jenis, jumlah_rp, ...(jenis === 'TRANSFER' && { rekening_tujuan: 'BCA 123 SITI' }) }],
    ...more,
  };
};
