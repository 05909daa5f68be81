import {
  besideFirst,
  type FirstScan,
  judgeScan,
  kelompokOf,
  OPNAME_SAMPEL,
  type OpnameHasil,
} from '@kadar/domain/opname.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { counted } from '../live.ts';
import { type Card, type CountObject, type Known, numberOf } from '../object.ts';

/** A scan as a device kept it. */
export interface Event {
  id: string;
  sesi_id: number;
  /** CARI: looked for, and not there. */
  jenis: 'SCAN' | 'CARI';
  kode: string;
  /** How long ago, in ms. */
  umur_ms: number;
  /** Where the counter stood; '' where he counts one place. */
  tempat: string;
  /** Mg; null where nothing was weighed. */
  berat: number | null;
  /** How many; null where none were numbered. */
  qty?: number | null;
}

/** What became of a scan. */
export interface Taken {
  id: string;
  kode: string;
  hasil: OpnameHasil;
  terlambat: boolean;
  card: Card | null;
}

/** A scan as it came in, beside what is known of its thing at that moment, and of the scan that found it first. */
interface Arrived extends Omit<Event, 'umur_ms' | 'qty'> {
  qty: number | null;
  at: Date;
  status: 'BERJALAN' | 'SELESAI' | 'KOSONG';
  thing: Known | null;
  first: FirstScan | null;
}

interface Judged extends Arrived {
  hasil: OpnameHasil;
  pertama: boolean;
  terlambat: boolean;
}

/**
 * The scans with their moment: so long ago as the device says, by the clock of the server, and not before the count began.
 * Their sessions are held open meanwhile; those of no session of this shop are left out.
 */
const arrive = async (
  tx: Tx,
  object: CountObject,
  toko: string,
  events: readonly Event[],
): Promise<Arrived[]> => {
  const sent = events.map((event, urut) => ({ ...event, urut }));
  return tx.rows<Arrived>(sql`
    with s as (
      select id, mulai_at, tempat, status from opname_sesi
      where kode_toko = ${toko} and objek = ${object.objek} and id = any(${[...new Set(events.map(({ sesi_id }) => sesi_id))]}::bigint[]) for share
    ),
    x as (
      select e.urut, e.id, e.sesi_id, e.jenis, e.kode, e.berat, e.qty, coalesce(nullif(e.tempat, ''), nullif(s.tempat, ${OPNAME_SAMPEL}), '') as tempat, s.status, s.mulai_at,
        greatest(s.mulai_at, kadar_now() - e.umur_ms * interval '1 millisecond') as at
      from json_to_recordset(${JSON.stringify(sent)}::json)
        as e(urut int, id uuid, sesi_id bigint, jenis text, kode text, umur_ms bigint, tempat text, berat bigint, qty int)
      join s on s.id = e.sesi_id
    )
    select replace(x.id::text, '-', '') as id, x.sesi_id, x.jenis, x.kode, x.berat, x.qty, x.tempat, x.status, x.at, to_jsonb(k) as thing,
      case when p.id is not null then jsonb_build_object('hasil', p.hasil, 'user_id', p.user_id) end as first
    from x left join lateral (${object.known(toko, sql`x.kode`, sql`x.at`, sql`x.mulai_at`)}) k on true
    left join lateral (select * from opname_scan o where o.sesi_id = x.sesi_id and o.kode = x.kode and o.pertama offset 0) p on true
    order by x.urut`);
};

/** What each scan comes to, one after the other. */
const judge = (arrived: readonly Arrived[], user_id: string, toleransi: number): Judged[] => {
  const firsts = new Map<string, FirstScan>();
  return arrived.map((scan) => {
    const key = `${scan.sesi_id} ${scan.kode}`;
    const first = scan.first ?? firsts.get(key) ?? null;
    const terlambat = scan.status !== 'BERJALAN';
    const own = judgeScan(
      scan.thing && { ...scan.thing, berat: scan.thing.berat_harus, qty: numberOf(scan.thing) },
      scan,
      toleransi,
    );
    if (scan.jenis === 'CARI')
      return { ...scan, hasil: scan.thing?.ada ? 'HILANG' : own, pertama: false, terlambat };
    const pertama = !terlambat && first === null && kelompokOf(own) === 'KETEMU';
    if (pertama) firsts.set(key, { hasil: own, user_id });
    const hasil = besideFirst(own, first, user_id, scan.berat !== null || scan.qty !== null);
    return { ...scan, hasil, pertama, terlambat };
  });
};

/** What an id stands for: however often it is sent, it is this. */
type Said = Pick<Arrived, 'sesi_id' | 'jenis' | 'kode' | 'tempat' | 'berat' | 'qty'>;
type Kept = Said & { id: string; hasil: OpnameHasil };
const KEPT = sql`replace(id::text, '-', '') as id, sesi_id, jenis, kode, tempat, berat, qty, hasil`;

/** Throws KUNCI_DIPAKAI_LAIN where an id that is known comes again with something else. */
const assertSame = (known: Said, again: Said): void => {
  const same = (['sesi_id', 'jenis', 'kode', 'tempat', 'berat', 'qty'] as const).every(
    (name) => known[name] === again[name],
  );
  if (!same) throw new AppError('KUNCI_DIPAKAI_LAIN');
};

/** Each id once, where one sending says it twice. */
const eachOnce = (arrived: readonly Arrived[]): Arrived[] => {
  const known = new Map<string, Arrived>();
  for (const scan of arrived) {
    const before = known.get(scan.id);
    if (before) assertSame(before, scan);
    else known.set(scan.id, scan);
  }
  return [...known.values()];
};

/**
 * Writes the scans, and gives what stands under their ids. One that is there already stays as it is; of two that find a thing
 * at once the index lets one be the first. Rows go in in one order, so that nobody waits in a ring.
 */
const keep = (
  tx: Tx,
  { toko, user_id, perangkat }: { toko: string; user_id: string; perangkat: string },
  scans: readonly Judged[],
): Promise<Kept[]> => {
  const rows = scans.map(({ thing: _thing, first: _first, status: _status, ...row }) => row);
  const columns = sql`kode_toko, id, sesi_id, jenis, kode, at, user_id, perangkat, tempat, berat, qty, terlambat, hasil, pertama`;
  const values = sql`${toko}, id, sesi_id, jenis, kode, at, ${user_id}, ${perangkat}, tempat, berat, qty, terlambat`;
  const put = sql`id, sesi_id, jenis, kode, tempat, berat, qty, hasil`;
  return tx.rows<Kept>(sql`
    with x as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as x(id uuid, sesi_id bigint, jenis text, kode text, at timestamptz, tempat text,
        berat bigint, qty int, terlambat boolean, hasil text, pertama boolean)
    ),
    baru as (
      insert into opname_scan (${columns}) select ${values}, hasil, true from x where pertama order by kode, id
      on conflict do nothing returning ${put}
    ),
    lain as (
      insert into opname_scan (${columns}) select ${values}, case when pertama then 'GANDA' else hasil end, false
      from x where id not in (select id from baru) order by id
      on conflict (kode_toko, id) do nothing returning ${put}
    )
    select ${KEPT} from (
      select * from baru union all select * from lain
      union all select o.* from x cross join lateral (select ${put} from opname_scan o where o.kode_toko = ${toko} and o.id = x.id offset 0) o) s`);
};

/** Of a twin that was sent at the same moment neither statement saw the row: it is there now. */
const keptBeside = async (tx: Tx, toko: string, ids: readonly string[]): Promise<Kept[]> =>
  ids.length === 0
    ? []
    : tx.rows<Kept>(
        sql`select ${KEPT} from opname_scan where kode_toko = ${toko} and id = any(${ids}::uuid[])`,
      );

/**
 * Takes scans in, each once however often it is sent, and says what each came to. Nothing of what is counted is held: a
 * redemption goes on beside. Throws OPNAME_BELUM_DIMULAI for a scan of no session of this shop, KUNCI_DIPAKAI_LAIN for an id
 * that is another scan's.
 */
export const take = async (
  call: Context,
  tx: Tx,
  object: CountObject,
  { perangkat, scan }: { perangkat: string; scan: readonly Event[] },
): Promise<Taken[]> => {
  const toko = oneToko(call);
  const { user_id } = call.session;
  const arrived = await arrive(tx, object, toko, scan);
  if (arrived.length < scan.length) throw new AppError('OPNAME_BELUM_DIMULAI');
  const judged = judge(eachOnce(arrived), user_id, object.toleransi(call.settings));
  const kept = new Map((await keep(tx, { toko, user_id, perangkat }, judged)).map((one) => [one.id, one]));
  const missed = judged.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  for (const one of await keptBeside(tx, toko, missed)) kept.set(one.id, one);
  for (const one of judged) assertSame(kept.get(one.id) ?? one, one);
  await counted(call, tx, toko);
  return judged.map(({ id, kode, thing, terlambat, hasil }) => ({
    id,
    kode,
    hasil: kept.get(id)?.hasil ?? hasil,
    terlambat,
    card: thing,
  }));
};
