import {
  akhirCicilanInput,
  bayarCicilanInput,
  cicilanInput,
  kelebihanCicilanInput,
} from '@kadar/contract/endpoints/cicilan.ts';
import { gantiCicilanInput } from '@kadar/contract/endpoints/cicilan-ganti.ts';
import type { MemberRow } from '@kadar/demo-data/rows.ts';
import { addDays, diffDays } from '@kadar/domain/dates.ts';
import {
  type Contract,
  contractHeld,
  discountOf,
  endOf,
  standingOf,
  toldOf,
} from '../modules/cicilan/contract.ts';
import { endContract } from '../modules/cicilan/end.ts';
import { giveNotice } from '../modules/cicilan/notice.ts';
import { postCicilan } from '../modules/cicilan/open-cicilan.ts';
import { postPayment } from '../modules/cicilan/pay.ts';
import { restructure } from '../modules/cicilan/restructure.ts';
import { payOut } from '../modules/cicilan/surplus.ts';
import { loadSales } from '../modules/penjualan/public.ts';
import { pickupPrice } from '../modules/titip/public.ts';
import { sql } from '../platform/database/sql.ts';
import { haveCash } from './cash-day.ts';
import { asked, cash, demoIntent } from './demo-call.ts';
import { actorOf, type DemoActor, happensAt, isToCome, type ShopDay, sellerOf } from './shop.ts';
import { codeOf, tagged } from './tag-one.ts';

const SIGNED_AT = 16 * 60 + 40;
/** The first are signed day by day, then seldom. */
const FIRST_DAYS = 10;
const EVERY = 9;
const PLANS = ['C03', 'C03', 'C06', 'C12'] as const;
/** Of so many contracts each comes to another end. */
const OF = 8;
const FATE = { AHEAD: 1, EARLY: 2, CALLED_OFF: 3, LATE: 4, NEVER: 5, LONGER: 6 } as const;
/** Days after it was signed on which something is paid ahead, all of it is paid, it is called off, it goes on for longer. */
const AHEAD_DAYS = 4;
const EARLY_DAYS = 9;
const CALLED_OFF_DAYS = 6;
const LONGER_DAYS = 5;
const LONGER_PLAN = 'C12';
/** Who is late pays so many days after his month was due. */
const LATE_DAYS = 8;
/** A first notice is given after so many days, a second one so many later. */
const NOTICE_DAYS = 20;
const BETWEEN_DAYS = 10;
const AUCTION_DAYS = 61;
/** What signing costs, as the demo's plans say. */
const ADMIN_RP = 50_000;
const STEP_RP = 10_000;

const PEOPLE: readonly string[] = ['UMUM', 'LANGGANAN', 'VIP'] satisfies MemberRow['jenis_pelanggan'][];

interface Open {
  no_cicilan: string;
  tanggal: string;
  fate: number;
}

/** One of those who pay in months, the nth: whose income tax comes on top does not. */
export const whoPaysLater = (members: readonly MemberRow[], nth: number): MemberRow | undefined => {
  const people = members.filter(({ jenis_pelanggan }) => PEOPLE.includes(jenis_pelanggan));
  return people[nth % Math.max(1, people.length)];
};

const supervisor = ({ shop }: ShopDay): DemoActor => actorOf(shop, shop.spv);

/** A piece of its own, since each of the others is planned to be sold, at the price that its till shows. */
const signs = async (
  day: ShopDay,
  { kode_customer, nama_customer, alamat_customer, no_hp }: MemberRow,
): Promise<void> => {
  const { kadar, shop, tx, tanggal } = day;
  const kode_barcode = codeOf(day, 'C');
  if (!(await tagged(day, kode_barcode))) return;
  const actor = supervisor(day);
  const keys = {
    barcodes: [kode_barcode],
    aksesoris: [],
    groups: [],
    kode_sales: sellerOf(day),
    kode_customer,
  };
  const rest = { kode_kupon: '', rekenings: [], titips: [], kept: false, poin: false };
  const [ground] = await loadSales(tx, shop.kode_toko, [
    { keys: { ...keys, ...rest }, intent: demoIntent(actor, `demo-${kode_barcode}`) },
  ]);
  const piece = ground?.pieces[0];
  if (!piece) return;
  const { hargaJualRp } = pickupPrice(piece, await kadar.settings.of(shop.kode_toko), tanggal, {
    diskonRp: 0,
  });
  const dp = Math.ceil((hargaJualRp * 0.45) / STEP_RP) * STEP_RP;
  const body = cicilanInput.parse({
    tanggal,
    kode_sales: sellerOf(day),
    kode_customer,
    nama_customer,
    alamat_customer,
    no_hp,
    kode_barcode,
    harga_jual: hargaJualRp,
    kode_cicilan: PLANS[shop.hari % PLANS.length],
    dp,
    payments: cash(dp + ADMIN_RP),
  });
  await asked(day, { actor, params: {}, body }, (context) => postCicilan(context, tx));
};

export const contractNow = async ({ tx, shop }: ShopDay, no: string): Promise<Contract | null> =>
  (await tx.one<{ found: Contract | null }>(sql`select ${contractHeld(shop.kode_toko, no)} as found`)).found;

/** Pays on a contract: what is due, something ahead, or all of it before its time. */
const pays = async (day: ShopDay, contract: Contract, what: 'TAGIHAN' | 'MUKA' | 'CEPAT'): Promise<void> => {
  const { tx, tanggal } = day;
  const stands = standingOf(contract, tanggal);
  const potongan = what === 'CEPAT' ? discountOf(contract, stands, tanggal) : 0;
  const half = Math.floor((stands.rows[0]?.sisa ?? 0) / 2 / STEP_RP) * STEP_RP;
  const jumlah_rp =
    what === 'CEPAT' ? stands.sisa + stands.denda - potongan : what === 'MUKA' ? half : stands.tagihan;
  if (jumlah_rp === 0) return;
  const said = { no_cicilan: contract.no_cicilan, kode_sales: sellerOf(day), jumlah_rp, potongan };
  const body = bayarCicilanInput.parse({ ...said, payments: cash(jumlah_rp) });
  const actor = supervisor(day);
  const intent = demoIntent(actor, `demo-${contract.no_cicilan}-${tanggal}`);
  await asked(day, { actor, params: {}, body }, (context) => postPayment(context, tx, intent));
};

/** Its piece, where it keeps one, goes to a tray, and what is not kept is owed. */
export const ends = async (day: ShopDay, contract: Contract, how: 'LELANG' | 'BATAL'): Promise<void> => {
  const { chain, shop, tx } = day;
  const tray = chain.baki.find((row) => row.kode_toko === shop.kode_toko && row.kode_gudang === 'ETALASE');
  const { kembali } = endOf(contract, how === 'LELANG' ? 'hangus_persen' : 'batal_persen');
  const body = akhirCicilanInput.parse({
    no_cicilan: contract.no_cicilan,
    kode_baki: tray?.kode_baki,
    kelebihan: kembali,
    keterangan: how === 'LELANG' ? 'TIDAK DIBAYAR' : 'PELANGGAN MEMBATALKAN',
  });
  const actor: DemoActor = { user_id: shop.owner, level: 'OWN', toko: shop.kode_toko };
  await asked(day, { actor, params: {}, body }, (context) => endContract(how)(context, tx));
};

/** It goes on for longer under a number of its own, paid down by what was paid. */
const goesOnLonger = async (day: ShopDay, { no_cicilan, keadaan }: Contract): Promise<void> => {
  const body = gantiCicilanInput.parse({
    kode_sales: sellerOf(day),
    kode_cicilan: LONGER_PLAN,
    dibayar: keadaan.dibayar,
    keterangan: 'MINTA ANGSURAN LEBIH KECIL',
    payments: [],
  });
  await asked(day, { actor: supervisor(day), params: { no_faktur: no_cicilan }, body }, (context) =>
    restructure(context, day.tx),
  );
};

const isTold = async (day: ShopDay, no_faktur: string): Promise<void> => {
  const body = { cara: 'SURAT' as const, bukti: 'RESI POS' };
  await asked(day, { actor: supervisor(day), params: { no_faktur }, body }, (context) =>
    giveNotice(context, day.tx),
  );
};

/** What a day brings to a contract that is running. */
const goesOn = async (day: ShopDay, { no_cicilan, tanggal: signed, fate }: Open): Promise<void> => {
  const { tanggal } = day;
  const contract = await contractNow(day, no_cicilan);
  if (!contract) return;
  const old = diffDays(signed, tanggal);
  if (fate === FATE.EARLY && old >= EARLY_DAYS) return pays(day, contract, 'CEPAT');
  if (fate === FATE.CALLED_OFF && old >= CALLED_OFF_DAYS) return ends(day, contract, 'BATAL');
  if (fate === FATE.LONGER && old === LONGER_DAYS) return goesOnLonger(day, contract);
  if (fate === FATE.AHEAD && old === AHEAD_DAYS) return pays(day, contract, 'MUKA');
  const stands = standingOf(contract, tanggal);
  const { tertua } = stands;
  const late = tertua ? diffDays(tertua, tanggal) : -1;
  if (fate === FATE.NEVER) {
    const [first, second] = toldOf(contract, stands);
    if (second && late >= AUCTION_DAYS) return ends(day, contract, 'LELANG');
    if (!second && (first ? diffDays(first, tanggal) >= BETWEEN_DAYS : late >= NOTICE_DAYS))
      return isTold(day, no_cicilan);
    return;
  }
  if (late >= (fate === FATE.LATE ? LATE_DAYS : 0)) await pays(day, contract, 'TAGIHAN');
};

/** What ended contracts owe since yesterday is fetched in cash, but for those that were auctioned. */
const isFetched = async (day: ShopDay): Promise<void> => {
  const { shop, tx, tanggal } = day;
  const owed = await tx.rows<{ no_faktur: string; saldo: number }>(sql`
    select d.no_faktur, t.saldo from dokumen d join titip t on t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur
    where d.kode_toko = ${shop.kode_toko} and d.jenis = 'CICILAN_PUTUS' and d.tanggal = ${addDays(tanggal, -1)}::date and t.saldo > 0 order by 1`);
  for (const { no_faktur, saldo } of owed) {
    await haveCash(day, saldo, SIGNED_AT);
    const body = kelebihanCicilanInput.parse({ no_faktur, jenis: 'CASH', jumlah_rp: saldo });
    await asked(day, { actor: supervisor(day), params: {}, body }, (context) => payOut(context, tx));
  }
};

/** Contracts are signed, paid month by month, late, ahead of time or all at once, called off, put on other terms or never paid; the last go back to a tray. */
export const contractDay = async (day: ShopDay, members: readonly MemberRow[]): Promise<void> => {
  const { tx, shop } = day;
  if (isToCome(day, SIGNED_AT)) return;
  await happensAt(day, SIGNED_AT);
  const open = await tx.rows<Open>(sql`
    select no_cicilan, tanggal, ((tanggal - date '2000-01-01') % ${OF}) as fate from cicilan
    where kode_toko = ${shop.kode_toko} and status = 'AKTIF' and not exists (
      select from cicilan_gram_detail g where g.kode_toko = cicilan.kode_toko and g.no_faktur = cicilan.no_cicilan) order by no_cicilan`);
  for (const one of open) await goesOn(day, one);
  await isFetched(day);
  const member = whoPaysLater(members, shop.hari * 7);
  if (member && (shop.hari < FIRST_DAYS || shop.hari % EVERY === 0)) await signs(day, member);
};
