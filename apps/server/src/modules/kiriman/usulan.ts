import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { UsulanKirim, usulanKirim } from '@kadar/contract/endpoints/kiriman.ts';
import { SELLS_DAYS } from '@kadar/domain/balancing.ts';
import { calendarDay } from '../../platform/clock.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';

/** What the last night proposed of pieces that lie here yet, most of a kind first; and what became of what was sent within a year. */
export const proposals = (call: Call): Promise<DataOf<typeof usulanKirim>> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const usulan = await tx.rows<UsulanKirim>(sql`
      select u.kode_toko, u.tujuan, t.nama_toko as nama_tujuan, u.kode_dept, j.nama_dept, u.kadar::float as kadar, u.berat_dari / 1000.0 as berat_dari,
        u.berat_sampai / 1000.0 as berat_sampai, max(u.terjual) as terjual, max(u.ada) as ada,
        json_agg(json_build_object('kode_barcode', b.kode_barcode, 'nama_barang', b.nama_barang, 'berat', b.berat / 1000.0, 'kode_baki', b.kode_baki, 'umur', u.umur)
          order by u.umur desc, b.kode_barcode) as barang
      from usulan_kirim u join barang b on b.kode_toko = u.kode_toko and b.kode_barcode = u.kode_barcode and b.status = 'READY'
      join tokos t on t.kode_toko = u.tujuan join jenis j on j.kode_dept = u.kode_dept
      where u.no_kirim is null and ${call.toko} in ('*', u.kode_toko)
      group by u.kode_toko, u.tujuan, t.nama_toko, u.kode_dept, j.nama_dept, u.kadar, u.berat_dari, u.berat_sampai
      order by u.kode_toko, count(*) desc, u.tujuan, u.kode_dept, u.kadar, u.berat_dari`);
    const today = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
    const hasil = await tx.one<DataOf<typeof usulanKirim>['hasil']>(sql`
      select count(*)::int as dikirim, count(tgl_datang)::int as datang, (count(*) filter (where tgl_jual <= tgl_datang + ${SELLS_DAYS}::int))::int as laku
      from usulan_kirim where no_kirim is not null and tanggal > ${today}::date - 365 and ${call.toko} in ('*', kode_toko)`);
    return { usulan, hasil };
  });
