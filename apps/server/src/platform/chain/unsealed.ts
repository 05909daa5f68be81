import type pg from 'pg';

export interface Unsealed {
  kode_toko: string;
  /** Documents, reversals and closings of the shop that no seal holds yet. */
  jumlah: number;
  /** Since the oldest of them, in seconds. */
  umur: number;
}

const waiting = (table: string): string => `
  select at from ${table} r where r.kode_toko = s.kode_toko and r.chain_pos > coalesce(t.pos, -1)
  union all
  select at from ${table} r where coalesce(t.pos, -1) < 1::bigint << 48 and r.chain_pos is null and r.kode_toko = s.kode_toko
    and r.at >= timestamptz 'epoch' + coalesce(t.pos, 0) * interval '1 millisecond' and floor(extract(epoch from r.at) * 1000) > coalesce(t.pos, -1)`;

/** What waits to be sealed, per shop; shops where nothing waits are not told. */
export const readUnsealed = async (client: pg.ClientBase | pg.Pool): Promise<Unsealed[]> =>
  (
    await client.query<Unsealed>(
      `select s.kode_toko, w.jumlah, greatest(0, extract(epoch from clock_timestamp() - w.oldest))::float8 as umur
       from tokos s
       left join lateral (select chain_pos as pos from segel g where g.kode_toko = s.kode_toko order by chain_pos desc limit 1) t on true
       cross join lateral (
         select count(*)::int as jumlah, min(at) as oldest from (
           ${['dokumen', 'dokumen_batal', 'tutup_harian'].map(waiting).join(' union all ')}) x
       ) w
       where w.jumlah > 0 order by s.kode_toko`,
    )
  ).rows;
