import { type TestApp, TODAY } from '../../testing/harness.ts';

/** What the demo's history has nothing of, and reports tell. */
export const neverPlayed = async (server: TestApp): Promise<void> => {
  // It writes to nobody.
  await server.look(`
    insert into kabar (kode_toko, kanal, hal, nomor, alamat, judul, isi, html, berhenti_url, terlambat, status, input_by, antri_at, berikut_at)
    select t.kode_toko, k.kanal, 'JADWAL', '1', 'a@toko.example', 'Ringkasan', 'X', '', '', false, 'DIKIRIM', 'OWNER', '${TODAY}'::date - n, '${TODAY}'::date
    from tokos t, (values ('EMAIL'), ('WA')) k(kanal), generate_series(0, 300) n`);
  // It looks for no alerts.
  await server.look(`
    insert into peringatan (kode_toko, kode, kunci, orang, objek, jumlah, rp, berat, tanggal, mulai_at, sampai_at, batas, nilai, terburuk, ulang)
    select t.kode_toko, k.kode, n::text, 'KASIR1', 'X', 1, 0, 0, '${TODAY}'::date - n, '${TODAY}'::date - n, case when n > 3 then '${TODAY}'::date - n + 1 end, 1000, 1200, 1234, n % 3
    from tokos t, (values ('DISKON'), ('KAS'), ('BAKI'), ('BELUM_TUTUP')) k(kode), generate_series(0, 100) n`);
  // Nobody checked its books by night.
  await server.look(`insert into pemeriksaan (tanggal, nama, temuan, contoh)
    select '${TODAY}'::date - n, x, n % 3, '' from generate_series(0, 60) n, unnest(array['RINCIAN', 'JUAL_KAS', 'EMAS']) x`);
  // Nobody changed its settings, or what a user may do.
  await server.look(`
    insert into riwayat_pengaturan (kode_toko, at, jenis, objek, sebelum, sesudah, asal_sebelum, asal_sesudah, alasan, oleh)
    select k.kode_toko, ('${TODAY}'::date - n)::timestamp at time zone 'Asia/Jakarta', j.jenis, 'LIMIT_' || n, '1', '2', j.dari, j.ke, 'UJI', 'OWNER'
    from (values ('*'), ('K01'), ('K02')) k(kode_toko), (values ('PENGATURAN', 'STANDAR', 'TOKO'), ('HAK', '', '')) j(jenis, dari, ke),
      generate_series(0, 100) n`);
};
