import type { StockManual } from '@kadar/contract/endpoints/barang-manual.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { type Group, groupsOf } from './groups.ts';

/** Of what there was at the last closing, and what moved since. */
const keysOf = (toko: string) => sql`
  with l as (select coalesce(max(s.tanggal), '-infinity') as tanggal from saldo_massa s where s.kode_toko = ${toko})
  select s.kunci from l join saldo_massa s on s.kode_toko = ${toko} and s.tanggal = l.tanggal and s.objek = 'GROUP'
  union select m.kunci from l join mutasi_massa m on m.kode_toko = ${toko} and m.tanggal > l.tanggal and m.objek = 'GROUP'`;

/** Groups of the shop of which there are some, by their keys. */
export const stock = (call: Call): Promise<StockManual[]> => {
  const toko = oneToko(call);
  return call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<Group & { nama_group: string }>(sql`
      select x.* from (${groupsOf(
        toko,
        sql`array(${keysOf(toko)})`,
        sql`, g.nama_group`,
      )}) x where x.qty > 0 order by x.kunci`);
    return rows.map(({ murni: _fine, hpp: _cost, berat, ...said }) => ({ ...said, berat: berat / 1000 }));
  });
};
