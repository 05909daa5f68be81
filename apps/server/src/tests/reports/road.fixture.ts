import type { TestApp } from '../../testing/harness.ts';

/** More shipments on the road at once than a year of the tests has: some that had ended are on their way again. */
export const onTheRoad = async (server: TestApp): Promise<void> => {
  await server.look(`
    update kiriman_baris set status = 'JALAN', sisa_qty = qty, sisa_berat = berat, sisa_murni = murni, sisa_hpp = hpp
    where no_kirim in (select no_kirim from kiriman order by no_kirim desc limit 12)`);
  // Nobody in it sends what a night proposed: here what went before was, and half of it sold when it had come.
  await server.look(`
    insert into usulan_kirim (kode_toko, kode_barcode, tujuan, tanggal, kode_dept, kadar, berat_dari, berat_sampai, terjual, ada, umur, no_kirim, tgl_datang, tgl_jual)
    select k.kode_toko, k.kunci, k.tujuan, k.tanggal, b.kode_dept, b.kadar, 1000, 2000, 2, 1, 100, k.no_kirim, k.tanggal + 1, case when k.urut % 2 = 0 then k.tanggal + k.urut end
    from kiriman_baris k join barang b on b.kode_toko = k.kode_toko and b.kode_barcode = k.kunci where k.objek = 'BARANG' and k.status <> 'JALAN'`);
};
