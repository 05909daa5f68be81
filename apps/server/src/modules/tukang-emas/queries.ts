import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { listSumber, OrangRow, SumberRow } from '@kadar/contract/endpoints/tukang-emas.ts';
import { seesCost } from '@kadar/contract/permissions.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { allInBulk } from '../barang/public.ts';
import { lotOpen } from '../pembelian/public.ts';
import { susutPersen } from './account.ts';

type Orang = Omit<OrangRow, 'hpp'> & { hpp: number };

/** Craftsmen of the shop, who has the oldest gold before the rest; of who is gone those that have some. Weights in grams. */
export const orang = (call: Call): Promise<OrangRow[]> => {
  const toko = oneToko(call);
  return call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<Orang>(sql`
      select t.kode_tukang, t.nama_tukang, coalesce(t.pabrikan, false) as pabrikan, ${susutPersen} as susut_persen,
        m.murni, m.hpp, p.rp as upah_rp, coalesce(h.tgl_system - k.mulai, 0) as umur, k.kerja
      from tukang t
      join hari_kerja h on h.kode_toko = t.kode_toko
      cross join lateral (
        select coalesce(sum(x.murni), 0)::bigint as murni, coalesce(sum(x.hpp), 0)::bigint as hpp
        from kadar_nilai_massa(t.kode_toko, 'TUKANG', t.kode_tukang) x where x.milik = 'TOKO') m
      cross join lateral (select coalesce(sum(x.rp), 0)::bigint as rp from kadar_saldo_pihak(t.kode_toko, 'TUKANG', t.kode_tukang) x) p
      -- What came first comes back first, so that what he has is of those that he got last.
      cross join lateral (
        select min(y.tanggal) as mulai, coalesce(json_agg(json_build_object('no_serah', y.no_faktur, 'no_pesanan', coalesce((
            select s.no_pesanan from serah_pesanan_detail s where s.kode_toko = t.kode_toko and s.no_faktur = y.no_faktur), ''), 'tanggal', y.tanggal, 'murni', y.murni / 1000.0, 'sisa', y.sisa / 1000.0)
          order by y.tanggal, y.no_faktur), '[]') as kerja
        from (
          select z.no_faktur, z.tanggal, z.murni, least(z.murni, m.murni - (sum(z.murni) over (order by z.tanggal desc, z.no_faktur desc) - z.murni)) as sisa
          from (
            select l.no_faktur, l.tanggal, sum(l.murni) as murni from serah_tukang_detail l join dokumen d using (kode_toko, no_faktur)
            where m.murni > 0 and l.kode_toko = t.kode_toko and l.kode_tukang = t.kode_tukang and d.status = 'POSTED' group by 1, 2) z) y
        where y.sisa > 0) k
      where t.kode_toko = ${toko} and (t.deleted_at is null or m.murni <> 0 or p.rp <> 0)
      order by k.mulai nulls last, m.murni desc, p.rp desc, t.kode_tukang`);
    const cost = seesCost(call.session.level);
    return rows.map(({ hpp, ...row }) => ({ ...row, murni: inGrams(row.murni), ...(cost && { hpp }) }));
  });
};

/** As many lines of orders as a list to choose of holds. */
const MOST_LINES = 500;

type Sumber = Omit<SumberRow, 'hpp'> & { hpp: number };

/** Bars and open melt lots of the shop, in grams, lines of orders that wait for their piece, and what a gram of 99.9 is melted for; null where no price is set. */
export const sumber = (call: Call): Promise<DataOf<typeof listSumber>> => {
  const toko = oneToko(call);
  return call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<Sumber>(sql`
      with ada as (
        select x.objek, x.kunci, case x.objek when 'BATANGAN' then x.kadar end as kadar, sum(x.berat) as berat, sum(x.murni) as murni, sum(x.hpp) as hpp
        from (${allInBulk(toko, ['BATANGAN', 'ROSOK'])}) x group by 1, 2, 3 having sum(x.berat) > 0)
      select a.objek as sumber, a.kunci, a.kadar, a.berat::bigint as berat, a.murni::bigint as murni, a.hpp::bigint as hpp from ada a
      where a.objek = 'BATANGAN' or ${lotOpen(toko, sql`a.kunci`)}
      order by a.objek, a.kunci, a.kadar`);
    const { harga_lebur } = await tx.one<{ harga_lebur: number | null }>(
      sql`select (select harga_lebur from kadar where deleted_at is null and harga_lebur > 0 and kadar <= 99.9 order by kadar desc limit 1) as harga_lebur`,
    );
    const pesanan = await tx.rows<DataOf<typeof listSumber>['pesanan'][number]>(sql`
      select p.no_pesanan, l.nama_barang, l.kadar, l.est_berat from pesanan p
      join pesanan_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_induk and l.urut = p.urut
      join pesanan_syarat_detail s on s.kode_toko = p.kode_toko and s.no_faktur = p.no_induk
      where p.kode_toko = ${toko} and p.status = 'PESAN' order by s.tgl_janji, p.no_pesanan limit ${MOST_LINES}`);
    const cost = seesCost(call.session.level);
    const shown = rows.map(({ hpp, ...row }) => ({
      ...row,
      berat: inGrams(row.berat),
      murni: inGrams(row.murni),
      ...(cost && { hpp }),
    }));
    const lines = pesanan.map((line) => ({ ...line, est_berat: inGrams(line.est_berat) }));
    return { sumber: shown, harga_lebur, pesanan: lines };
  });
};
