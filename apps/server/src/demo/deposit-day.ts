import { kembaliInput, perpanjangTitip, tambahInput, titipInput } from '@kadar/contract/endpoints/titip.ts';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import type { PlannedDeposit, PlannedStep } from '@kadar/demo-data/plan.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { hangusOf, postKembali } from '../modules/titip/commands/kembali-titip.ts';
import { perpanjang } from '../modules/titip/commands/perpanjang.ts';
import { postTitip } from '../modules/titip/commands/post-titip.ts';
import { postTambah } from '../modules/titip/commands/tambah-titip.ts';
import { sql } from '../platform/database/sql.ts';
import { haveCash } from './cash-day.ts';
import { approved, demoCall } from './demo-call.ts';
import { actorOf, happensAt, ownAccount, type ShopDay } from './shop.ts';

const STEP_RP = 50_000;
/** Days that a deposit is kept longer. */
const PROLONGED = 14;
/** More than this goes back to an account. */
const MOST_CASH = 2_000_000;

/** A part of a price in whole steps; something at least. */
const partOf = (rp: number, persen: number): number =>
  Math.max(STEP_RP, Math.floor((rp * persen) / 100 / STEP_RP) * STEP_RP);

const keep = async (day: ShopDay, deposit: PlannedDeposit): Promise<void> => {
  const { kadar, tx, shop, tanggal, chain } = day;
  const lines = deposit.barang.map(({ kode_barcode }) => {
    const piece = shop.pieces.get(kode_barcode);
    if (!piece) throw new Error(`the plan keeps ${kode_barcode}, which never came in`);
    return { kode_barcode, harga_jual: estimatePrice(chain, piece) };
  });
  const { titip, kode_sales, nama_customer, alamat_customer, no_hp, mengikat, hari, bagian } = deposit;
  const jumlah_rp = partOf(
    lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0),
    bagian,
  );
  const { jenis, no_rekening, no_kartu } = deposit.pembayaran;
  const body = titipInput.parse({
    tanggal,
    kode_sales,
    nama_customer: nama_customer || 'PELANGGAN',
    alamat_customer,
    no_hp,
    mengikat,
    batas: addDays(tanggal, hari),
    lines,
    jumlah_rp,
    payments: [{ jenis, jumlah_rp, no_rekening, no_kartu }],
  });
  await happensAt(day, deposit.menit);
  const actor = actorOf(shop, deposit.input_by);
  const { data } = await postTitip(await demoCall(kadar, actor, { params: {}, body }), tx);
  day.after(() => shop.titip.set(titip, data.no_faktur));
};

/** What a deposit is worth, what is left of it, and how many pieces it keeps. */
const stateOf = ({ tx, shop }: ShopDay, no_titip: string) =>
  tx.one<{ harga: number; saldo: number; qty: number; batas: string; kode_barcode: string | null }>(
    sql`select k.harga, k.saldo, k.qty, k.batas, (select min(kode_barcode) from titip_detail t where t.kode_toko = k.kode_toko and t.no_faktur = k.no_faktur) as kode_barcode
      from titip_keadaan k where k.kode_toko = ${shop.kode_toko} and k.no_faktur = ${no_titip}`,
  );

const step = async (day: ShopDay, { titip, apa, menit, input_by }: PlannedStep): Promise<void> => {
  const { kadar, tx, shop } = day;
  const no_titip = shop.titip.get(titip);
  if (!no_titip) throw new Error(`deposit ${titip} was never taken`);
  const { harga, saldo, qty, batas, kode_barcode } = await stateOf(day, no_titip);
  const actor = actorOf(shop, input_by);
  await happensAt(day, menit);
  if (apa === 'TAMBAH') {
    const jumlah_rp = partOf(harga, 20);
    const body = tambahInput.parse({ no_titip, jumlah_rp, payments: [{ jenis: 'CASH', jumlah_rp }] });
    await postTambah(await demoCall(kadar, actor, { params: {}, body }), tx);
  } else if (apa === 'PERPANJANG') {
    const said = { batas: addDays(day.tanggal, PROLONGED), keterangan: 'PELANGGAN MINTA WAKTU' };
    const body = perpanjangTitip.body?.parse(said) ?? said;
    if (body.batas > batas)
      await perpanjang(await demoCall(kadar, actor, { params: { no_faktur: no_titip }, body }), tx);
  } else {
    const settings = await kadar.settings.of(shop.kode_toko);
    const jumlah_rp = saldo - hangusOf({ saldo, qty }, settings);
    const jenis = jumlah_rp > MOST_CASH ? 'TRANSFER' : 'CASH';
    const body = kembaliInput.parse({
      no_titip,
      kode_baki: shop.pieces.get(kode_barcode ?? '')?.kode_baki,
      jenis,
      no_rekening: jenis === 'TRANSFER' ? ownAccount(day) : '',
      jumlah_rp,
      keterangan: 'BATAL MENGAMBIL',
    });
    if (jenis === 'CASH') await haveCash(day, jumlah_rp, menit);
    await approved(tx, actor, shop, async (approval) =>
      postKembali(await demoCall(kadar, actor, { params: {}, body }, approval), tx),
    );
  }
};

/** The day's deposits, and what becomes of earlier ones besides that their pieces are fetched. */
export const depositDay = async (
  day: ShopDay,
  { deposits, steps }: { deposits: readonly PlannedDeposit[]; steps: readonly PlannedStep[] },
): Promise<void> => {
  for (const deposit of deposits) await keep(day, deposit);
  for (const one of steps) await step(day, one);
};
