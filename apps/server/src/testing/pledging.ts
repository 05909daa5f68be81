import { SALES } from '../modules/penjualan/sale.fixture.ts';
import { type Client, MEMBERS, type TestApp } from './harness.ts';
import { form, picture } from './pictures.ts';

let image: Promise<Buffer> | undefined;
/** Takes a photo of goods; gives the name that their pledge claims it by. */
export const pledgePhoto = async (client: Client, toko = 'K01'): Promise<string> => {
  image ??= picture(40, 40).jpeg().toBuffer();
  const { body, headers } = form([{ name: 'image', value: await image, filename: 'a.jpg' }]);
  const reply = await client.post('hutang/foto', body, { headers, toko });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { foto: string }).foto;
};

/** Photos that were taken on the server at hand and that hutangOf() gives to goods, each once. */
const photos: string[] = [];
export const takePhotos = async (client: Client, count = 40): Promise<void> => {
  photos.length = 0;
  for (let at = 0; at < count; at += 1) photos.push(await pledgePhoto(client));
};
const seen = <Piece extends object>(barang: readonly Piece[]): Piece[] => {
  if (barang.some((piece) => 'foto' in piece)) return [...barang];
  const foto = photos.pop();
  if (!foto) throw new Error('no photos left: takePhotos() takes more');
  return barang.map((piece, at) => (at === 0 ? { ...piece, foto: [foto] } : piece));
};

/** Pledges are lent on in this test; on the database, since a chain has to have its licence to turn it on at the screen. */
export const allowPledges = async (owner: Client, more: Record<string, unknown> = {}): Promise<void> => {
  const reply = await owner.put('para-system', { values: { HUTANG_MODULE: true, ...more } }, { toko: '*' });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  await takePhotos(owner);
};

/** A necklace of 5 g as it lies on the counter: weights in grams. */
export const NECKLACE = {
  nama_barang: 'KALUNG ITALY',
  kode_group: '',
  jumlah_pcs: 1,
  kadar: 75,
  metode_uji: 'BATU UJI',
  berat_kotor: 5,
  berat_atribut: 0,
};
/** Of 17K: 5,000 g × 1.491.000 (domain §9). */
export const NECKLACE_PLAFOND = 7_455_000;

interface Goods extends Record<string, unknown> {
  barang?: readonly object[];
}
let seals = 0;

/** The body of POST hutang: so much lent on goods whose plafond the till showed. */
export const hutangOf = (jumlah_hutang: number, { barang = [NECKLACE], ...more }: Goods = {}) => {
  seals += 1;
  return {
    kode_sales: SALES,
    kode_customer: MEMBERS[0]?.kode_customer ?? '',
    no_ktp: '3173012345678901',
    barang: seen(barang),
    jumlah_hutang,
    no_segel: `SGL${String(seals).padStart(5, '0')}`,
    berat_kantong: 5.6,
    jenis: 'CASH',
    plafond: NECKLACE_PLAFOND,
    ...more,
  };
};

export interface Card {
  status: string;
  pokok: number;
  no_segel: string;
  jatuh_tempo: string;
  dibayar_sampai: string;
  hari_ini: { bunga: number; denda: number; total_bayar: number; hari: number };
  besok: { total_bayar: number };
}

/** A pledge that is lent in a shop, on goods with a photo of their own; gives its number. Throws what refused it. */
export const pledged = async (
  client: Client,
  jumlah: number,
  more: Goods = {},
  toko = 'K01',
): Promise<string> => {
  const [first = NECKLACE, ...rest] = more.barang ?? [];
  const barang = [{ foto: [await pledgePhoto(client, toko)], ...first }, ...rest];
  const reply = await client.post('hutang', hutangOf(jumlah, { ...more, barang }), { toko });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { no_faktur: string }).no_faktur;
};

export const cardOf = async (client: Client, no: string): Promise<Card> => {
  const reply = await client.get(`hutang/${no}/kartu`);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.data as Card;
};

/** The body of a payment on a pledge, in cash and of the sum it takes. */
export const payOf = (no_hutang: string, total_bayar: number, more: object = {}) => ({
  no_hutang,
  kode_sales: SALES,
  total_bayar,
  payments: total_bayar > 0 ? [{ jenis: 'CASH', jumlah_rp: total_bayar }] : [],
  ...more,
});

/** As if the contract had begun so many days earlier: terms, state and movements alike. */
export const agedBy = (server: TestApp, no: string, days: number) =>
  server.look(`begin;
    update hutang set tanggal = tanggal - ${days}, mulai_periode = mulai_periode - ${days}, dibayar_sampai = dibayar_sampai - ${days}, jatuh_tempo = jatuh_tempo - ${days}
    where no_hutang = '${no}';
    set local session_replication_role = replica;
    update hutang_gerak set ke = ke || jsonb_build_object('mulai_periode', (ke ->> 'mulai_periode')::date - ${days}, 'dibayar_sampai', (ke ->> 'dibayar_sampai')::date - ${days},
      'jatuh_tempo', (ke ->> 'jatuh_tempo')::date - ${days}) where no_hutang = '${no}' and dari is null;
    commit`);
