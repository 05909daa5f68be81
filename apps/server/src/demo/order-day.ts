import { BATAL_PESANAN, PESANAN } from '@kadar/contract/dokumen/pesanan.ts';
import { jadiPesananInput, pesananInput, tambahPesananInput } from '@kadar/contract/endpoints/pesanan.ts';
import { addDays, diffDays } from '@kadar/domain/dates.ts';
import { listPerGram } from '../modules/harga/public.ts';
import { endBy } from '../modules/pesanan/end-order.ts';
import { proses, setuju } from '../modules/pesanan/events.ts';
import { postJadi } from '../modules/pesanan/jadi-pesanan.ts';
import { type OpenOrder, orderOf, requireOrder } from '../modules/pesanan/order.ts';
import { type Listed, listedOf, postPesanan } from '../modules/pesanan/post-pesanan.ts';
import { postTambah } from '../modules/pesanan/tambah-pesanan.ts';
import { sql } from '../platform/database/sql.ts';
import { bySpv, cash } from './demo-call.ts';
import { endShown, sellWaiting } from './order-ends.ts';
import { goldComesIn, isOfOwnGold } from './order-gold.ts';
import { ownSample, ownSamplesGoBack, sampleGoesOut, samplesComeBack } from './sample-day.ts';
import { happensAt, isToCome, type ShopDay, sellerOf } from './shop.ts';
import { codeOf, tagged } from './tag-one.ts';

const ORDERED_AT = 16 * 60 + 10;
/** The first come day by day, then seldom. */
const FIRST_DAYS = 12;
const EVERY = 7;
const PROMISED_DAYS = 5;
const LATE_DAYS = 24;
const MORE_RP = 100_000;
const STEP_RP = 50_000;
/** Of so many orders each comes to another end. */
const OF = 8;
const FATES_FROM = '2000-01-01';
const FATE = { MORE: 1, GIVEN_UP: 2, LATE: 3, LEFT: 4, MADE_AND_GIVEN_UP: 5, HEAVY: 6 } as const;
/** What is heavier than was ordered weighs so many times as much. */
const HEAVIER = 1.25;
const CUSTOMERS = ['IBU SARI', 'PAK WAHYU', 'MBAK INTAN', 'IBU LILIS', 'PAK DEDI'] as const;
const MODELS = ['CINCIN NAMA', 'LIONTIN HURUF', 'GELANG UKIR', 'KALUNG NAMA'] as const;
const DP = 0.4;
const WORK_RP = 150_000;

interface Open {
  no_faktur: string;
  status: 'PESAN' | 'PROSES' | 'JADI';
  tanggal: string;
  tgl_janji: string;
  nama_customer: string;
  bahan: 'TOKO' | 'CUSTOMER';
  fate: number;
}

/** What becomes of what was ordered on a day. */
const fateOf = (tanggal: string): number => diffDays(FATES_FROM, tanggal) % OF;

/** Something like a piece in a tray, with a name of its own; two of them every fourth time. Who brings the gold pays the work down. */
const comesIn = async (day: ShopDay): Promise<void> => {
  const { tx, shop, tanggal } = day;
  const like = await tx.maybe<{ kode_dept: string; kode_group: string; kadar: number; berat: number }>(sql`
    select kode_dept, kode_group, kadar::float as kadar, berat from barang where kode_toko = ${shop.kode_toko} and status = 'READY' and hpp > 0
    order by kode_barcode limit 1`);
  if (!like) return;
  const { listed } = await tx.one<{ listed: Listed[] }>(
    sql`select ${listedOf([{ urut: 1, ...like }])} as listed`,
  );
  const harga_emas = listed[0] ? listPerGram(listed[0]) : null;
  if (!harga_emas) return;
  const { berat, ...kind } = like;
  const work = { harga_emas, ongkos_jenis: 'PER_PCS', ongkos: WORK_RP };
  const contoh = await ownSample(day, like);
  const lines = Array.from({ length: shop.hari % 4 === 0 ? 2 : 1 }, (_, at) => ({
    ...kind,
    ...work,
    nama_barang: MODELS[(shop.hari + at) % MODELS.length],
    est_berat: berat / 1000,
    contoh: at === 0 ? contoh : null,
  }));
  // An order whose piece has his gold in it is given up by nobody.
  const own = isOfOwnGold(day) && fateOf(tanggal) !== FATE.MADE_AND_GIVEN_UP;
  const jumlah_rp = own
    ? WORK_RP * lines.length
    : Math.ceil((berat * harga_emas * lines.length * DP) / 1000 / STEP_RP) * STEP_RP;
  const body = pesananInput.parse({
    tanggal,
    kode_sales: sellerOf(day),
    nama_customer: CUSTOMERS[shop.hari % CUSTOMERS.length],
    no_hp: `0813${String(50_000_000 + shop.hari)}`,
    mengikat: shop.hari % 2 === 0,
    tgl_janji: addDays(tanggal, PROMISED_DAYS),
    bahan: own ? 'CUSTOMER' : 'TOKO',
    lines,
    jumlah_rp,
    payments: cash(jumlah_rp),
  });
  await bySpv(day, body, (context) => postPesanan(context, tx));
};

/** Every line gets a piece that was made for it; a heavy one its customer agrees to. */
const isMade = async (day: ShopDay, { no_faktur, fate, nama_customer }: Open): Promise<void> => {
  const { tx } = day;
  const { lines } = requireOrder(await orderNow(day, no_faktur));
  for (const { no_pesanan, kadar, est_berat, urut, status } of lines) {
    if (status !== 'PESAN') continue;
    const berat = Math.round(fate === FATE.HEAVY ? est_berat * HEAVIER : est_berat) / 1000;
    const kode_barcode = `${codeOf(day, 'O')}${no_faktur.slice(-7)}${urut}`;
    if (!(await tagged(day, kode_barcode, { kadar, berat }))) continue;
    const body = jadiPesananInput.parse({ no_pesanan, kode_barcode });
    const { data } = await bySpv(day, body, (context) => postJadi(context, tx));
    if (!data.perlu_setuju) continue;
    const said = { no_pesanan, kode_barcode, jawab: 'YA' as const, nama: nama_customer };
    await bySpv(day, said, (context) => setuju(context, tx));
  }
};

const orderNow = async ({ tx, shop }: ShopDay, no: string): Promise<OpenOrder | null> =>
  (await tx.one<{ found: OpenOrder | null }>(sql`select ${orderOf(shop.kode_toko, no)} as found`)).found;

/** Its pieces are sold to who ordered them, paid from the deposit; what that leaves of money and gold goes back in the same visit. */
const isFetched = async (day: ShopDay, { no_faktur, nama_customer }: Open): Promise<void> => {
  await ownSamplesGoBack(day, no_faktur);
  const order = requireOrder(await orderNow(day, no_faktur));
  await sellWaiting(day, { menit: ORDERED_AT, no_pesanan: no_faktur, nama_customer }, order);
  const left = requireOrder(await orderNow(day, no_faktur));
  if (left.saldo > 0 || left.lines.some(({ emas }) => emas > 0)) await isEnded(day, no_faktur, left);
};

/** What was made goes to a tray, the money back. */
const isEnded = async (day: ShopDay, no_pesanan: string, order: OpenOrder): Promise<void> => {
  await ownSamplesGoBack(day, no_pesanan);
  const said = { menit: ORDERED_AT, no_pesanan, keterangan: 'PELANGGAN MEMBATALKAN' };
  const body = await endShown(day, said, order);
  await bySpv(day, body, (context) => endBy(BATAL_PESANAN, PESANAN.jenis)(context, day.tx));
};

const paidMore = (day: ShopDay, no_pesanan: string) => {
  const body = tambahPesananInput.parse({ no_pesanan, jumlah_rp: MORE_RP, payments: cash(MORE_RP) });
  return bySpv(day, body, (context) => postTambah(context, day.tx));
};

/** What a day brings to an order that is not made yet. */
const goesOn = async (day: ShopDay, one: Open): Promise<void> => {
  const { tanggal } = day;
  const { no_faktur, fate, tgl_janji } = one;
  if (one.status === 'PESAN' && one.tanggal < tanggal) {
    const said = { no_pesanan: `${no_faktur}/1`, keterangan: 'DI TUKANG' };
    await bySpv(day, said, (context) => proses(context, day.tx));
    if (fate !== FATE.GIVEN_UP) await sampleGoesOut(day, no_faktur, tgl_janji);
  }
  if (one.bahan === 'CUSTOMER') await goldComesIn(day, requireOrder(await orderNow(day, no_faktur)), fate);
  if (fate <= FATE.MORE && addDays(one.tanggal, 2) === tanggal) await paidMore(day, no_faktur);
  if (tgl_janji > tanggal) return;
  if (fate === FATE.GIVEN_UP) await isEnded(day, no_faktur, requireOrder(await orderNow(day, no_faktur)));
  else if (fate !== FATE.LATE || addDays(tgl_janji, LATE_DAYS) <= tanggal) {
    await samplesComeBack(day, no_faktur);
    await isMade(day, one);
  }
};

/** Orders come in, are made by their day or late, and are fetched two days after or stay; some are given up. */
export const orderDay = async (day: ShopDay): Promise<void> => {
  const { tx, shop, tanggal } = day;
  if (isToCome(day, ORDERED_AT)) return;
  await happensAt(day, ORDERED_AT);
  const open = await tx.rows<Open>(sql`
    select no_faktur, k.status, k.tanggal, k.tgl_janji, k.nama_customer, s.bahan, ((k.tanggal - ${FATES_FROM}::date) % ${OF}) as fate
    from pesanan_keadaan k join pesanan_syarat_detail s using (kode_toko, no_faktur)
    where kode_toko = ${shop.kode_toko} and k.status in ('PESAN', 'PROSES', 'JADI') order by no_faktur`);
  for (const one of open) {
    if (one.status !== 'JADI') await goesOn(day, one);
    else if (one.fate === FATE.LEFT || addDays(one.tgl_janji, 2) > tanggal) continue;
    else if (one.fate === FATE.MADE_AND_GIVEN_UP)
      await isEnded(day, one.no_faktur, requireOrder(await orderNow(day, one.no_faktur)));
    else await isFetched(day, one);
  }
  if (shop.hari < FIRST_DAYS || shop.hari % EVERY === 0) await comesIn(day);
};
