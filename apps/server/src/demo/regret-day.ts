import type { BatalInput } from '@kadar/contract/endpoints/dokumen.ts';
import { diffDays } from '@kadar/domain/dates.ts';
import { DOKUMEN, reverseDokumen, SERIES } from '../modules/dokumen/public.ts';
import { sql } from '../platform/database/sql.ts';
import { demoCall, orUndone, refused } from './demo-call.ts';
import { MADE, STANDS } from './made-wrongly.ts';
import { type Candidate, type DemoActor, happensAt, type ShopDay } from './shop.ts';
import { forget } from './taken-back.ts';

const EVENING = 20 * 60 + 52;
const MORNING = 8 * 60 + 45;
/** A kind is taken back on its day, and once on a later one; the same again after so many days. */
const AGAIN_DAYS = 75;
/** Shops make mistakes, but not all at once. */
const MOST = 5;
/** Looked at of each kind, the smallest first: what something follows, or whose cash is gone, stays. */
const LOOKS = 3;

type When = 'HARI_INI' | 'LUSA' | 'TETAP';

const REVERSED = DOKUMEN.filter(({ batal }) => batal).map(({ jenis }) => jenis);
/** Those that name the pledge whose bag they opened; what bought its goods goes with one of them. */
const SEALED = DOKUMEN.filter(({ batal }) => batal?.segel && batal.segel !== 'DIBELI').map(
  ({ jenis }) => jenis,
);

/**
 * Documents of a day that may be taken back, of what is two documents the first. Sales to members, with a coupon or of a
 * deposit stay: what comes of them is planned already. So do those that are made for it.
 */
const candidatesOf = ({ tx, shop }: ShopDay, tanggal: string): Promise<Candidate[]> =>
  tx.rows<Candidate>(sql`
    select jenis, no_faktur, coalesce(asal_no, '') as asal_no, pasangan, grand_total from (
      select d.*, case when d.no_tukar is not null then (select x.no_faktur from dokumen x
          where x.kode_toko = d.kode_toko and x.no_tukar = d.no_tukar and x.no_faktur <> d.no_faktur) end as pasangan,
        row_number() over (partition by d.jenis, d.no_tukar is null order by d.grand_total, d.no_faktur) as ke
      from dokumen d
      where d.kode_toko = ${shop.kode_toko} and d.tanggal = ${tanggal}::date and d.status = 'POSTED'
        and d.jenis = any(${REVERSED.filter((jenis) => !MADE[jenis])}::text[])
        and not (d.jenis = 'PENJUALAN' and (d.kode_customer <> ''
          or exists (select from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.jenis = 'TITIPAN')
          or exists (select from penjualan_detail l join barang b using (kode_toko, kode_barcode) where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur and b.milik is not null)
          or exists (select from kupon_detail k where k.kode_toko = d.kode_toko and k.no_faktur = d.no_faktur)))
        and not (d.jenis = 'PEMBELIAN' and d.no_tukar is not null)
        and left(d.no_faktur, 2) <> all(${SERIES.map(({ awalan }) => awalan)}::text[])) x
    where ke <= ${LOOKS} order by jenis, pasangan is null, ke`);

/** An exchange, and goods bought of a pledge, are two documents that go together. */
const nameOf = ({ jenis, pasangan }: Candidate): string => (pasangan ? `${jenis}+PEMBELIAN` : jenis);

const isDue = ({ shop, tanggal }: ShopDay, name: string, when: When): boolean => {
  const last = shop.sesal.get(`${name} ${when}`);
  return last === undefined || diffDays(last, tanggal) >= AGAIN_DAYS;
};

/** A bag that came back is sealed and weighed anew. */
const bagOf = async (
  { tx, shop, tanggal }: ShopDay,
  { jenis, asal_no, no_faktur }: Candidate,
): Promise<Partial<BatalInput>> => {
  if (!SEALED.includes(jenis)) return {};
  const { berat_kantong } = await tx.one<{ berat_kantong: number }>(
    sql`
      select greatest(h.berat_kantong, (select max((g.dari ->> 'berat_kantong')::bigint) from hutang_gerak g
        where g.kode_toko = h.kode_toko and g.no_hutang = h.no_hutang and g.no_faktur = ${no_faktur})) as berat_kantong
      from hutang h where h.kode_toko = ${shop.kode_toko} and h.no_hutang = ${asal_no}`,
  );
  return { no_segel: `U${tanggal.slice(2).replaceAll('-', '')}${no_faktur.slice(-4)}`, berat_kantong };
};

/** Takes a document back, and what was planned of it with it; false where that is refused, which leaves everything as it was. */
const takeBack = async (day: ShopDay, one: Candidate, actor: DemoActor): Promise<boolean> => {
  const { kadar, tx } = day;
  const body = { alasan: 'SALAH INPUT', ...(await bagOf(day, one)) };
  const context = await demoCall(kadar, actor, { params: { no_faktur: one.no_faktur }, body });
  try {
    await orUndone(tx, () => reverseDokumen(context, tx, undefined, [one.jenis]));
  } catch (error) {
    if (refused(error)) return false;
    throw error;
  }
  await forget(day, nameOf(one), one);
  return true;
};

const remember = ({ shop, tanggal, after }: ShopDay, name: string, when: When): void =>
  after(() => shop.sesal.set(`${name} ${when}`, tanggal));

/** Who takes a document back on its day; one whose goods may have left is the owner's. */
const byOf = ({ shop }: ShopDay, { jenis }: Candidate): DemoActor =>
  SEALED.includes(jenis)
    ? { user_id: shop.owner, level: 'OWN', toko: shop.kode_toko }
    : { user_id: shop.spv, level: 'MU', toko: shop.kode_toko };

const takeAsTheyCome = async (
  day: ShopDay,
  tanggal: string,
  { when, most, actor }: { when: When; most: number; actor: (one: Candidate) => DemoActor },
): Promise<number> => {
  const done = new Set<string>();
  for (const one of await candidatesOf(day, tanggal)) {
    const name = nameOf(one);
    if (done.size >= most) break;
    if (done.has(name) || !isDue(day, name, when)) continue;
    if (!(await takeBack(day, one, actor(one)))) continue;
    remember(day, name, when);
    done.add(name);
  }
  return done.size;
};

/** One of a kind, or of a series of one, that was made to be taken back: at once, tomorrow, or never. */
const makeOne = async (day: ShopDay, made: string, when: When): Promise<boolean> => {
  const no_faktur = await MADE[made]?.(day);
  if (!no_faktur) return false;
  const { jenis, asal_no, grand_total } = await day.tx.one<{
    jenis: string;
    asal_no: string;
    grand_total: number;
  }>(
    sql`select jenis, coalesce(asal_no, '') as asal_no, grand_total from dokumen where kode_toko = ${day.shop.kode_toko} and no_faktur = ${no_faktur}`,
  );
  const one: Candidate = { jenis, no_faktur, asal_no, grand_total, pasangan: null };
  if (when === 'HARI_INI') await takeBack(day, one, byOf(day, one));
  if (when === 'LUSA') day.after(() => day.shop.salah.push(one));
  remember(day, made, when);
  return true;
};

/** In the evening some of the day's documents turn out to be wrong; others are only seen tomorrow. */
export const regretEvening = async (day: ShopDay): Promise<void> => {
  await happensAt(day, EVENING);
  let done = await takeAsTheyCome(day, day.tanggal, {
    when: 'HARI_INI',
    most: MOST,
    actor: (one) => byOf(day, one),
  });
  for (const jenis of Object.keys(MADE)) {
    const when = (['HARI_INI', 'LUSA', 'TETAP'] as const).find(
      (one) => (one !== 'TETAP' || STANDS.includes(jenis)) && isDue(day, jenis, one),
    );
    if (done >= MOST) break;
    if (when && (await makeOne(day, jenis, when))) done += 1;
  }
};

/** What was wrong yesterday only the owner takes back. */
export const regretMorning = async (day: ShopDay): Promise<void> => {
  const { tx, shop, tanggal, after } = day;
  await happensAt(day, MORNING);
  const owner: DemoActor = { user_id: shop.owner, level: 'OWN', toko: shop.kode_toko };
  for (const one of shop.salah) await takeBack(day, one, owner);
  after(() => {
    shop.salah = [];
  });
  const { kemarin } = await tx.one<{ kemarin: string | null }>(
    sql`select max(tanggal) as kemarin from tutup_harian where kode_toko = ${shop.kode_toko} and tanggal < ${tanggal}::date`,
  );
  if (kemarin) await takeAsTheyCome(day, kemarin, { when: 'LUSA', most: MOST, actor: () => owner });
};
