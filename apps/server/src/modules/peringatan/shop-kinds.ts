import type { AlertCode } from '@kadar/contract/peringatan.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { cashAfter } from '../kas/public.ts';
import { openShortfalls } from '../nilai/public.ts';

/** A shop as it is looked at. */
export interface Ground {
  toko: string;
  /** Its business day. */
  hari: string;
  timeZone: string;
  now: Date;
}

/** What is seen of a kind: rows of kunci, orang, objek, no_faktur, jumlah, rp, berat, nilai in stored units. */
type Kind = (ground: Ground) => Query<unknown>;

const row = ({
  kunci = sql`''`,
  orang = sql`''`,
  objek = sql`''`,
  no_faktur = sql`null::text`,
  jumlah = sql`1`,
  rp = sql`0`,
  berat = sql`0`,
  nilai,
}: Partial<Record<'kunci' | 'orang' | 'objek' | 'no_faktur' | 'jumlah' | 'rp' | 'berat', Query<unknown>>> & {
  nilai: Query<unknown>;
}): Query<unknown> => sql`
  select (${kunci})::text as kunci, (${orang})::text as orang, (${objek})::text as objek, ${no_faktur} as no_faktur, (${jumlah})::int as jumlah,
    (${rp})::bigint as rp, (${berat})::bigint as berat, (${nilai})::bigint as nilai`;

/** Hundredths of a percent. */
const SHARE = 10_000;

/** The largest discount of each cashier's notas of the day, of what they came to before it. */
const discounts: Kind = ({ toko, hari }) => sql`
  ${row({
    kunci: sql`${hari}::text || ' ' || x.input_by`,
    orang: sql`x.input_by`,
    no_faktur: sql`(array_agg(x.no_faktur order by x.bagian desc, x.no_faktur))[1]`,
    jumlah: sql`count(*)`,
    rp: sql`sum(x.diskon)`,
    nilai: sql`max(x.bagian)`,
  })}
  from (
    select d.input_by, d.no_faktur, d.diskon, d.diskon * ${SHARE} / (d.grand_total + d.diskon) as bagian from dokumen d
    where d.kode_toko = ${toko} and d.jenis = 'PENJUALAN' and d.tanggal = ${hari}::date and d.status = 'POSTED' and d.diskon > 0 and d.grand_total >= 0) x
  group by x.input_by`;

const cancellations: Kind = ({ toko, hari }) => sql`
  ${row({
    kunci: sql`${hari}::text`,
    objek: sql`coalesce(string_agg(distinct b.input_by, ', '), '')`,
    jumlah: sql`count(*)`,
    rp: sql`coalesce(sum(abs(d.grand_total)), 0)`,
    nilai: sql`count(*)`,
  })}
  from dokumen_batal b join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur
  where b.kode_toko = ${toko} and b.tanggal = ${hari}::date having count(*) > 0`;

/** The approval of each sale is looked up by its number: how many there are of all days is not known to the planner. */
const belowMinimum: Kind = ({ toko, hari }) => sql`
  ${row({
    kunci: sql`${hari}::text`,
    objek: sql`coalesce(string_agg(distinct d.input_by, ', '), '')`,
    jumlah: sql`count(*)`,
    rp: sql`coalesce(sum(d.grand_total), 0)`,
    nilai: sql`count(*)`,
  })}
  from dokumen d join lateral (select kategori from otorisasi where id = d.otorisasi_id limit 1) o on o.kategori like '%HARGA MINIMUM%'
  where d.kode_toko = ${toko} and d.jenis = 'PENJUALAN' and d.tanggal = ${hari}::date and d.status = 'POSTED' having count(*) > 0`;

/** Goods that are worth nothing cover nothing: ten times what is owed. */
const WORTHLESS = 10 * SHARE;

const shortPledges: Kind = ({ toko }) => sql`
  ${row({
    no_faktur: sql`(array_agg(k.no_hutang order by k.bagian desc, k.no_hutang))[1]`,
    jumlah: sql`count(*)`,
    rp: sql`sum(k.kurang)`,
    nilai: sql`max(k.bagian)`,
  })}
  from (
    select k.no_hutang, k.kurang, case when k.nilai > 0 then least(k.hutang * ${SHARE} / k.nilai, ${WORTHLESS}) else ${WORTHLESS} end as bagian
    from ${openShortfalls(toko)}) k
  having count(*) > 0`;

const cash: Kind = ({ toko, hari }) => sql`
  ${row({ rp: sql`k.kas`, nilai: sql`k.kas` })} from (select ${cashAfter(sql`${toko}::text`, sql`${hari}::date`)} as kas) k`;

const unclosed: Kind = ({ toko, timeZone, now }) => sql`
  ${row({ kunci: sql`h.tgl_system::text`, nilai: sql`u.jam` })}
  from hari_kerja h
  cross join lateral (select floor(extract(epoch from ${now}::timestamptz - ((h.tgl_system + 1)::timestamp at time zone ${timeZone})) / 3600) as jam) u
  where h.kode_toko = ${toko} and h.buka and u.jam > 0`;

/** The last weighing of each tray on the day, where it found a difference. */
const trays: Kind = ({ toko, hari }) => sql`
  ${row({
    kunci: sql`${hari}::text || ' ' || w.kode_baki`,
    orang: sql`w.user_id`,
    objek: sql`w.kode_gudang || ' ' || w.kode_baki`,
    berat: sql`abs(w.selisih)`,
    nilai: sql`abs(w.selisih)`,
  })}
  from timbang_aktivitas w
  where w.kode_toko = ${toko} and w.tanggal = ${hari}::date and w.status = 'SELISIH' and not exists (
    select from timbang_aktivitas l where l.kode_toko = w.kode_toko and l.tanggal = w.tanggal and l.kode_baki = w.kode_baki and l.id > w.id)`;

const KINDS: Partial<Record<AlertCode, Kind>> = {
  DISKON: discounts,
  BATAL: cancellations,
  DI_BAWAH_MINIMUM: belowMinimum,
  LTV: shortPledges,
  KAS: cash,
  BELUM_TUTUP: unclosed,
  BAKI: trays,
};

/** What is seen. */
export interface Seen {
  kode: AlertCode;
  kunci: string;
  orang: string;
  objek: string;
  no_faktur: string | null;
  jumlah: number;
  rp: number;
  berat: number;
  nilai: number;
}

/** All that is seen in a shop of the kinds that are watched, in one statement; it reads the business day and what is open. */
export const seenInShop = (ground: Ground, watched: ReadonlySet<AlertCode>): Query<Seen> => {
  const parts = Object.entries(KINDS).flatMap(([kode, kind]) =>
    watched.has(kode as AlertCode)
      ? [sql`(select ${sql.lit(kode)} as kode, x.* from (${kind(ground)}) x)`]
      : [],
  );
  return parts.length === 0 ? sql`select null where false` : sql`${sql.join(parts, sql` union all `)}`;
};
