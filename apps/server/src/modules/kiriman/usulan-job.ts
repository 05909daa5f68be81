import {
  BALANCING_BANDS,
  type BalancingProposal,
  balancing,
  bandWeights,
  LIES_DAYS,
  SELLS_DAYS,
  type ShelfCount,
} from '@kadar/domain/balancing.ts';
import { calendarDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';

type Here = Pick<Kadar, 'config' | 'clock' | 'db' | 'settings'>;

const band = (berat: Query<unknown>): Query<unknown> =>
  sql`width_bucket(${berat}, ${BALANCING_BANDS}::bigint[])`;

/** Pieces `b` that may be sent, by the shop `t` of this server where they lie since the day `s.sejak`; what was taken back lies since then. */
const onShelves = ({ config }: Here): Query<unknown> => sql`
  tokos t join barang b on b.kode_toko = t.kode_toko and b.status = 'READY' and b.milik is distinct from 'SUPPLIER'
    and t.deleted_at is null and rtrim(t.portal, '/') in ('', ${config.publicUrl ?? ''})
  cross join lateral (select max(m.tanggal) as sejak from mutasi_stock m where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and m.qty = 1) s`;

/** Whether it lies there for long. */
const lies = (today: string): Query<unknown> => sql`s.sejak < ${today}::date - ${LIES_DAYS}::int`;

const countShelves = (here: Here, tx: Tx, today: string): Promise<ShelfCount[]> =>
  tx.rows<ShelfCount>(sql`
    select kode_toko, kode_dept, kadar::float as kadar, pita, greatest(sum(terjual), 0)::int as terjual, sum(ada)::int as ada, sum(lama)::int as lama from (
      select m.kode_toko, m.kode_dept, m.kadar, ${band(sql`abs(m.berat)`)} as pita, -m.qty as terjual, 0 as ada, 0 as lama
      from tokos t join mutasi_stock m on m.kode_toko = t.kode_toko and m.tanggal > ${today}::date - ${SELLS_DAYS}::int and m.tanggal <= ${today}::date and m.jenis in ('JUAL', 'BATAL_JUAL')
      where t.deleted_at is null and rtrim(t.portal, '/') in ('', ${here.config.publicUrl ?? ''})
      union all
      select b.kode_toko, b.kode_dept, b.kadar, ${band(sql`b.berat`)}, 0, 1, coalesce(${lies(today)}, false)::int from ${onShelves(here)}) x
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`);

/** What was sent of the proposals, when it came and when it was sold there: once it came, for twice the time in which that counts. */
const measure = async (tx: Tx, today: string): Promise<void> => {
  await tx.execute(sql`
    with sent as (
      select distinct on (u.id) u.id, k.no_kirim from usulan_kirim u join kiriman k on k.kode_toko = u.kode_toko and k.tujuan = u.tujuan and k.at >= u.at
      join kiriman_baris b on b.no_kirim = k.no_kirim and b.objek = 'BARANG' and b.kunci = u.kode_barcode and b.status <> 'BATAL'
      where u.no_kirim is null order by u.id, k.at desc)
    update usulan_kirim u set no_kirim = sent.no_kirim from sent where u.id = sent.id`);
  await tx.execute(sql`
    with came as (
      select u.id, g.tanggal, (
        select min(m.tanggal) from mutasi_stock m where m.kode_toko = u.tujuan and m.kode_barcode = u.kode_barcode and m.jenis = 'JUAL' and m.tanggal >= g.tanggal
          and not exists (select from dokumen_batal z where z.kode_toko = m.kode_toko and z.no_faktur = m.no_faktur)) as jual
      from usulan_kirim u join kiriman_baris b on b.no_kirim = u.no_kirim and b.objek = 'BARANG' and b.kunci = u.kode_barcode
      join kiriman_gerak g on g.no_kirim = b.no_kirim and g.urut = b.urut and g.kode_toko = u.tujuan and g.jenis = 'TERIMA'
      where u.tgl_datang is null or u.tgl_datang >= ${today}::date - ${2 * SELLS_DAYS}::int)
    update usulan_kirim u set tgl_datang = came.tanggal, tgl_jual = came.jual from came where u.id = came.id`);
};

/** The longest lying pieces of each proposal. */
const write = (here: Here, tx: Tx, today: string, proposals: readonly BalancingProposal[]) => {
  const rows = proposals.map((one) => ({ ...one, ...bandWeights(one.pita), dari_toko: one.dari }));
  return tx.execute(sql`
    insert into usulan_kirim (kode_toko, kode_barcode, tujuan, tanggal, kode_dept, kadar, berat_dari, berat_sampai, terjual, ada, umur)
    select p.dari_toko, x.kode_barcode, p.ke, ${today}::date, p.kode_dept, p.kadar, p.dari, p.sampai, p.terjual, p.ada, ${today}::date - x.sejak
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as p(dari_toko text, ke text, kode_dept text, kadar numeric, pita int, mulai int, qty int, terjual int, ada int, dari bigint, sampai bigint)
    join (
      select b.kode_toko, b.kode_barcode, b.kode_dept, b.kadar, ${band(sql`b.berat`)} as pita, s.sejak,
        row_number() over (partition by b.kode_toko, b.kode_dept, b.kadar, ${band(sql`b.berat`)} order by s.sejak, b.kode_barcode) as ke_berapa
      from ${onShelves(here)} where ${lies(today)}) x
      on x.kode_toko = p.dari_toko and x.kode_dept = p.kode_dept and x.kadar = p.kadar and x.pita = p.pita and x.ke_berapa > p.mulai and x.ke_berapa <= p.mulai + p.qty`);
};

/** Measures what was sent of the proposals that stand, and puts new ones in the place of those that nobody followed. */
export const proposeShipments = async (here: Here): Promise<void> => {
  const { ZONA_WAKTU } = await here.settings.of('*');
  const today = calendarDay(here.clock.now(), ZONA_WAKTU);
  await here.db.transaction({ toko: '*' }, async (tx) => {
    await measure(tx, today);
    await tx.execute(sql`delete from usulan_kirim where no_kirim is null`);
    await write(here, tx, today, balancing(await countShelves(here, tx, today)));
  });
};

/** Every night, before the shops open. */
export const usulanJob = (kadar: Kadar): Job => ({
  name: 'usulan-kirim',
  cron: '33 3 * * *',
  run: () => proposeShipments(kadar),
});
