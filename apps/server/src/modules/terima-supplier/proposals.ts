import type { UsulKadar, UsulTerima } from '@kadar/contract/endpoints/terima-supplier.ts';
import { seesCost } from '@kadar/contract/permissions.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';

type Last = Required<NonNullable<UsulKadar['lalu']>>;
type Row = Omit<UsulKadar, 'lalu'> & { lalu: Last | null };

/** So many notas back a purity is looked for. */
const NOTAS = 20;

/** What a nota of this supplier is proposed, by purity: his last lines here, and the exchange purities in force on the business day. */
export const proposals = (call: Call<{ kode_supplier: string }>): Promise<UsulTerima> => {
  const toko = oneToko(call);
  const { kode_supplier } = call.params;
  const ongkos = sql`case l.ongkos_jenis when 'PER_GRAM' then round(l.ongkos * 1000.0 / case l.dasar_bayar when 'NOTA' then l.berat_nota else l.berat end)
    else round(l.ongkos::numeric / l.qty) end`;
  return call.kadar.db.read(call.scope, async (tx) => {
    const kadar = await tx.rows<Row>(sql`
      with lalu as (
        select distinct on (l.kadar) l.kadar, json_build_object('kadar_murni', l.kadar_murni, 'kode_dept', l.kode_dept, 'kode_group', l.kode_group,
          'kadar_tukar', l.kadar_tukar, 'harga_per_g', l.harga_per_g, 'ongkos_jenis', l.ongkos_jenis, 'ongkos', ${ongkos}) as lalu
        from (
          select n.* from terima_nota_detail n join dokumen d on d.kode_toko = n.kode_toko and d.no_faktur = n.no_faktur
          where n.kode_toko = ${toko} and n.kode_supplier = ${kode_supplier} and d.status = 'POSTED' order by n.tanggal desc, d.at desc limit ${NOTAS}) n
        join dokumen d on d.kode_toko = n.kode_toko and d.no_faktur = n.no_faktur
        join terima_detail l on l.kode_toko = n.kode_toko and l.no_faktur = n.no_faktur
        order by l.kadar, n.tanggal desc, d.at desc, l.urut desc),
      tukar as (
        select distinct on (p.kadar) p.kadar, json_build_object('kadar_tukar', p.kadar_tukar, 'ongkos_jenis', coalesce(p.ongkos_jenis, 'PER_GRAM'), 'ongkos', coalesce(p.ongkos, 0)) as tukar
        from para_kadar_tukar p join hari_kerja h on h.kode_toko = ${toko}
        where p.kode_supplier = ${kode_supplier} and p.deleted_at is null and p.berlaku_mulai <= h.tgl_system order by p.kadar, p.berlaku_mulai desc)
      select kadar, tukar, lalu from lalu full join tukar using (kadar) order by kadar`);
    const setahun = await tx.one<UsulTerima['setahun']>(sql`
      select count(*)::int as nota, count(*) filter (where x.kurang > 0)::int as nota_kurang, coalesce(sum(x.kurang) filter (where x.kurang > 0), 0)::float8 / 1000 as kurang
      from (
        select sum(l.berat_nota - l.berat) as kurang from terima_nota_detail n
        join dokumen d on d.kode_toko = n.kode_toko and d.no_faktur = n.no_faktur and d.status = 'POSTED'
        join hari_kerja h on h.kode_toko = n.kode_toko
        join terima_detail l on l.kode_toko = n.kode_toko and l.no_faktur = n.no_faktur
        where n.kode_toko = ${toko} and n.kode_supplier = ${kode_supplier} and n.tanggal > h.tgl_system - interval '1 year' group by n.no_faktur) x`);
    const cost = seesCost(call.session.level);
    return {
      kadar: kadar.map(({ lalu, ...row }) => {
        const { harga_per_g, ongkos: rp, ...said } = lalu ?? { harga_per_g: 0, ongkos: 0 };
        return { ...row, lalu: lalu && ({ ...said, ...(cost && { harga_per_g, ongkos: rp }) } as Last) };
      }),
      setahun,
    };
  });
};
