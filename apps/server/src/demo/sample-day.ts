import { ambilContohInput, contohKeluarInput } from '@kadar/contract/endpoints/contoh.ts';
import { kembali } from '../modules/pesanan/sample-back.ts';
import { postAmbilContoh } from '../modules/pesanan/sample-in.ts';
import { postContohKeluar } from '../modules/pesanan/sample-out.ts';
import { photos } from '../modules/pesanan/sample-photos.ts';
import { sql } from '../platform/database/sql.ts';
import { asked } from './demo-call.ts';
import { drawingOf } from './seed-photos.ts';
import { actorOf, type ShopDay } from './shop.ts';
import { codeOf, tagged } from './tag-one.ts';

/** Taken out and back by who answers for the shop. */
const bySpv = ({ shop }: ShopDay, body: object) => ({
  actor: actorOf(shop, shop.spv),
  params: {},
  body: body as never,
});

/** Every so many days a customer brings along what his piece is to be like. */
const BROUGHT_EVERY = 5;
const BROUGHT_DAY = 2;
const BROUGHT = ['CINCIN NENEK, MATA SATU LEPAS', 'LIONTIN LAMA, RANTAI PUTUS', 'GIWANG SEBELAH'] as const;

/** What a customer brings along for a line of his order, photographed; null on other days. */
export const ownSample = async (
  { kadar, tx, shop }: ShopDay,
  kind: { kode_dept: string; kadar: number; berat: number },
) => {
  if (shop.hari % BROUGHT_EVERY !== BROUGHT_DAY) return null;
  const { large: besar, small: kecil } = await drawingOf(kind);
  return {
    jenis: 'BAWA_SENDIRI',
    deskripsi: BROUGHT[shop.hari % BROUGHT.length],
    berat: kind.berat / 1000,
    foto: await photos.stage(tx, kadar, { pictures: { besar, kecil }, user: shop.spv }),
  };
};

/** What customers brought along for an order is given back, weighing what it did, before the order closes. */
export const ownSamplesGoBack = async (day: ShopDay, no_faktur: string): Promise<void> => {
  const { tx, shop } = day;
  const kept = await tx.rows<{ no_pesanan: string; berat: number }>(sql`
    select no_pesanan, berat from contoh_keadaan
    where kode_toko = ${shop.kode_toko} and no_induk = ${no_faktur} and jenis = 'BAWA_SENDIRI' and tgl_kembali is null order by no_pesanan`);
  for (const { no_pesanan, berat } of kept) {
    await asked(day, bySpv(day, { no_pesanan, berat, keterangan: '' }), (context) => kembali(context, tx));
  }
};

/** A piece of its own is shown to the craftsman, once, until the day its order is promised for. */
export const sampleGoesOut = async (day: ShopDay, no_faktur: string, tgl_kembali: string): Promise<void> => {
  const { there } = await day.tx.one<{ there: boolean }>(sql`
    select exists (select 1 from contoh_keadaan where kode_toko = ${day.shop.kode_toko} and no_induk = ${no_faktur}) as there`);
  if (there || tgl_kembali < day.tanggal) return;
  const kode_barcode = `${codeOf(day, 'C')}${no_faktur.slice(-7)}`;
  if (!(await tagged(day, kode_barcode))) return;
  const body = contohKeluarInput.parse({ no_pesanan: `${no_faktur}/1`, kode_barcode, tgl_kembali });
  await asked(day, bySpv(day, body), (context) => postContohKeluar(context, day.tx));
};

/** Samples of an order are back in a tray, and weigh what they did. */
export const samplesComeBack = async (day: ShopDay, no_faktur: string): Promise<void> => {
  const { tx, shop, chain } = day;
  const kode_baki = chain.baki.find(
    (row) => row.kode_toko === shop.kode_toko && row.kode_gudang === 'ETALASE',
  )?.kode_baki;
  const out = await tx.rows<{ kode_barcode: string; berat: number }>(sql`
    select kode_barcode, berat from contoh_keadaan
    where kode_toko = ${shop.kode_toko} and no_induk = ${no_faktur} and jenis = 'TOKO' and tgl_kembali is null order by no_contoh`);
  for (const { kode_barcode, berat } of out) {
    const body = ambilContohInput.parse({ kode_barcode, kode_baki, berat: berat / 1000 });
    await asked(day, bySpv(day, body), (context) => postAmbilContoh(context, tx));
  }
};
