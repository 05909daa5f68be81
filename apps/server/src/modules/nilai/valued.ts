import { createHash } from 'node:crypto';
import type { Settings } from '@kadar/contract/settings.ts';
import type { Tx } from '../../platform/database/database.ts';
import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { kadarOf } from '../hutang/public.ts';

/** What the pledges of a shop are valued by: its business day, its settings, and the lebur price of each purity. */
export interface ShopGround {
  kode_toko: string;
  hari: string;
  /** Interest is rounded up to this step. */
  langkah: number;
  /** Highest loan to value, whole percent. */
  ltv_maks: number;
  /** Step, a dot, and a name of prices and settings: what was valued by others has another. */
  cap: string;
}
export interface ValueGround {
  shops: ShopGround[];
  harga: { kadar: number; lebur: number }[];
}

interface Reader {
  rows<T>(query: Query<T>): Promise<T[]>;
  settingsOf(toko: string): Promise<Settings>;
}

/** The ground of a shop, or of all; a shop whose first day was never opened has no pledges. */
export const valueGround = async ({ rows, settingsOf }: Reader, toko: string): Promise<ValueGround> => {
  const harga = await rows<ValueGround['harga'][number]>(
    sql`select kadar::float as kadar, harga_lebur::float as lebur from kadar where deleted_at is null and harga_lebur > 0 order by kadar`,
  );
  const days = await rows<{ kode_toko: string; hari: string }>(sql`
    select t.kode_toko, to_char(t.tgl_system, 'YYYY-MM-DD') as hari from ${shopsOf(toko)} s join hari_kerja t on t.kode_toko = s.kode_toko order by 1`);
  const shops: ShopGround[] = [];
  for (const { kode_toko, hari } of days) {
    const { PEMBULATAN_HUTANG: langkah, LTV_MAKS: ltv_maks } = await settingsOf(kode_toko);
    const ground = createHash('sha256').update(JSON.stringify([harga, ltv_maks]));
    shops.push({
      kode_toko,
      hari,
      langkah,
      ltv_maks,
      cap: `${langkah}.${ground.digest('hex').slice(0, 16)}`,
    });
  }
  return { shops, harga };
};

/** The lebur price by where a purity lies: that of the highest row not above it [settled, Buy-back 5]. */
export const leburRanges = (harga: ValueGround['harga']): Query<unknown> => sql`(
  select kadar as dari, coalesce(lead(kadar) over (order by kadar), 1000) as sampai, lebur
  from json_to_recordset(${JSON.stringify(harga)}::json) as p(kadar numeric, lebur bigint))`;

const groundRows = (shops: readonly ShopGround[]): Query<unknown> =>
  sql`json_to_recordset(${JSON.stringify(shops)}::json) as g(kode_toko text, hari date, langkah int, ltv_maks int, cap text)`;

/** Interest to date of hutang `h` under its terms `k` on the day of ground `g`. */
const bungaOf = sql`kadar_hutang_bunga(k.mode, k.min_hari, k.grace_hari, h.tanggal, h.persen, h.pokok, h.pokok_bunga, h.pokok_bunga_sampai, h.mulai_periode,
  h.dibayar_sampai, greatest(g.hari, h.tanggal), g.langkah)`;

/** What is missing to LTV_MAKS of the value, in whole numbers: shortfall() of domain/collateral.ts, of a row of valuedPledges(). */
const kurangOf = (owed: Query<unknown>, nilai: Query<unknown>, ltv: Query<unknown>): Query<number> =>
  sql`greatest(0, ${owed} - ${nilai} * ${ltv} / 100)`;

/**
 * At a gold price so many percent away, of a row `v` of valuedPledges(): what is missing to LTV_MAKS, rounded up, as stressOf() of
 * domain/stress.ts counts it, and what is owed in percent of the goods.
 */
export const shortAt = (persen: number): { kurang: Query<number>; ltv: Query<number | null> } => ({
  kurang: sql`ceil(greatest(0, (v.pokok + v.bunga) * 10000 - v.nilai * ${100 + persen}::bigint * v.ltv_maks) / 10000.0)::bigint`,
  ltv: sql`round((v.pokok + v.bunga) * 10000.0 / nullif(v.nilai * ${100 + persen}::bigint, 0), 2)::float`,
});

/** Interest of 30 days of what a pledge owes, at its rate: bungaRp() of domain/pledge.ts, of a row of valuedPledges(). */
export const bungaRpOf = (pledge: Query<unknown>): Query<number> =>
  sql`round(${pledge}.pokok * ${pledge}.persen / 100)::bigint`;

/** Whether valuation `v` is of this state, day and price; a case, since the odds of three columns multiplied are not those of one. */
const isFresh = sql`case when v.version = h.version then v.tanggal = g.hari and v.cap = g.cap else false end`;
/** What a pledge is told by, beside what it is worth. */
const PLEDGE = ['version', 'tanggal', 'kode_customer', 'pokok', 'persen', 'jatuh_tempo', 'berat'] as const;
const GROUND = ['hari', 'ltv_maks', 'cap'] as const;
const FIELDS = [...PLEDGE, ...GROUND, 'bunga'] as const;
const columns = (names: readonly string[], of: (name: Query<unknown>) => Query<unknown>): Query<unknown> =>
  sql.join(
    names.map((name) => of(sql.id(name))),
    sql`, `,
  );
/** Of hutang `h` and ground `g`. */
const pledgeOf = sql`h.kode_toko, h.no_hutang, ${columns(PLEDGE, (name) => sql`h.${name}`)}, ${columns(GROUND, (name) => sql`g.${name}`)}`;
/** All rows of a group hold the same. */
const sameFields = columns(FIELDS, (name) => sql`min(${name}) as ${name}`);

/**
 * Open pledges whose valuation is of another state, day or price, worked out here; interest that the change did not touch is
 * taken over. Goods are summed on the way and never joined to their sums: however wrong an estimate is, no plan looks at every
 * pledge for every other.
 */
const workedOut = ({ shops, harga }: ValueGround): Query<unknown> => sql`(
  with harga as materialized (select * from ${leburRanges(harga)} p),
  basi as (
    select ${pledgeOf}, case when v.version = h.version and v.tanggal = g.hari and split_part(v.cap, '.', 1) = g.langkah::text then v.bunga else ${bungaOf} end as bunga
    from ${groundRows(shops)}
    join hutang h on h.kode_toko = g.kode_toko and h.status = 'AKTIF'
    join kontrak_detail k on k.kode_toko = h.kode_toko and k.no_faktur = h.no_hutang
    left join hutang_nilai v on v.kode_toko = h.kode_toko and v.no_hutang = h.no_hutang
    where ${isFresh} is not true
  ),
  mutu as (
    select kode_toko, no_hutang, ${sameFields}, kadar, sum(mg) as mg, sum(mg * coalesce(lebur, 0)) as rp
    from (
      select basi.*, b.kadar, b.berat::bigint as mg, p.lebur from basi
      left join hutang_barang b on b.kode_toko = basi.kode_toko and b.no_faktur = basi.no_hutang
      left join harga p on b.kadar >= p.dari and b.kadar < p.sampai
    ) x group by kode_toko, no_hutang, kadar
  )
  select kode_toko, no_hutang, ${sameFields}, coalesce(floor(sum(rp) / 1000), 0)::bigint as nilai,
    coalesce(${kadarOf(sql`kadar`, sql`mg`)}, 0) as kadar
  from mutu group by kode_toko, no_hutang)`;

const freshPledges = (ground: ValueGround): Query<unknown> => sql`
  select ${pledgeOf}, v.bunga, v.nilai, v.kadar, v.kurang from ${groundRows(ground.shops)}
  join hutang h on h.kode_toko = g.kode_toko and h.status = 'AKTIF'
  join hutang_nilai v on v.kode_toko = h.kode_toko and v.no_hutang = h.no_hutang and ${isFresh}`;

/**
 * Every open pledge as a relation: its row of hutang, hari and ltv_maks of its shop, bunga to date, nilai of its goods at the lebur
 * price, their kadar together and what is missing to LTV_MAKS. What is valued already is only read.
 */
export const valuedPledges = (ground: ValueGround): Query<unknown> => sql`(${freshPledges(ground)}
  union all
  select kode_toko, no_hutang, ${columns(FIELDS, (name) => name)}, nilai, kadar, ${kurangOf(sql`pokok + bunga`, sql`nilai`, sql`ltv_maks`)} from ${workedOut(ground)} x)`;

/**
 * Sums over every open pledge, in the transaction's snapshot. As a rule each is valued already, which the sums themselves tell by
 * their `jumlah`: then nothing looks for the others.
 */
export const sumsOfPledges = async <T extends { jumlah: number }>(
  tx: Pick<Tx, 'rows'>,
  ground: ValueGround,
  sums: (pledges: Query<unknown>) => Query<T>,
): Promise<T[]> => {
  const open = await tx.rows<{ jumlah: number }>(
    sql`select count(*) as jumlah from ${groundRows(ground.shops)} join hutang h on h.kode_toko = g.kode_toko and h.status = 'AKTIF'`,
  );
  const fresh = await tx.rows(sums(sql`(${freshPledges(ground)})`));
  const found = fresh.reduce((sum, { jumlah }) => sum + jumlah, 0);
  return found === open[0]?.jumlah ? fresh : tx.rows(sums(valuedPledges(ground)));
};

/**
 * Values anew every open pledge of one shop whose valuation is another's, in one statement, and opens or closes its shortfall.
 * Its result says how many were valued.
 */
export const revaluation = (
  shop: ShopGround,
  harga: ValueGround['harga'],
): Query<{ dinilai: number; kurang: number }> => sql`
  with kini as materialized (
    select x.*, ${kurangOf(sql`x.pokok + x.bunga`, sql`x.nilai`, sql`x.ltv_maks`)} as kurang from ${workedOut({ shops: [shop], harga })} x
  ),
  simpan as (
    insert into hutang_nilai (kode_toko, no_hutang, version, tanggal, cap, bunga, nilai, kadar, kurang)
    select ${shop.kode_toko}, no_hutang, version, hari, cap, bunga, nilai, kadar, kurang from kini
    on conflict (kode_toko, no_hutang) do update set version = excluded.version, tanggal = excluded.tanggal, cap = excluded.cap, bunga = excluded.bunga,
      nilai = excluded.nilai, kadar = excluded.kadar, kurang = excluded.kurang
  ),
  buka as (
    insert into hutang_kurang (kode_toko, no_hutang, dibuka, hutang, nilai, kurang)
    select ${shop.kode_toko}, no_hutang, hari, pokok + bunga, nilai, kurang from kini where kurang > 0
    on conflict (kode_toko, no_hutang) where ditutup is null do update set hutang = excluded.hutang, nilai = excluded.nilai, kurang = excluded.kurang
  ),
  tutup as (
    update hutang_kurang x set ditutup = ${shop.hari}::date, ditutup_at = kadar_now()
    where x.kode_toko = ${shop.kode_toko} and x.ditutup is null and (
      x.no_hutang in (select no_hutang from kini where kurang = 0)
      or x.no_hutang not in (select no_hutang from hutang where kode_toko = ${shop.kode_toko} and status = 'AKTIF'))
  ),
  hapus as (
    delete from hutang_nilai v using hutang h where v.kode_toko = ${shop.kode_toko} and h.kode_toko = v.kode_toko and h.no_hutang = v.no_hutang and h.status <> 'AKTIF'
  )
  select count(*) as dinilai, count(*) filter (where kurang > 0) as kurang from kini`;

/** Shortfalls `k` that stand open in a shop `s`, or in all of them. */
export const openShortfalls = (toko: string): Query<unknown> =>
  sql`${shopsOf(toko)} s join hutang_kurang k on k.kode_toko = s.kode_toko and k.ditutup is null`;
