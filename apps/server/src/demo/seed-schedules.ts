import type { JadwalIsi } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import type { DemoChain } from '@kadar/demo-data/chain.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

type Schedule = Pick<
  JadwalIsi,
  'nama' | 'isi' | 'laporan' | 'saringan' | 'rentang' | 'kala' | 'hari' | 'jam'
>;

const DAILY = { laporan: '', saringan: {}, rentang: 'KEMARIN', kala: 'HARIAN', hari: 0 } as const;
const SCHEDULES: readonly Schedule[] = [
  { ...DAILY, nama: 'Ringkasan pagi', isi: 'PAGI', jam: '07:00' },
  { ...DAILY, nama: 'Ringkasan malam', isi: 'MALAM', jam: '21:00' },
  {
    nama: 'Penjualan mingguan',
    isi: 'LAPORAN',
    laporan: 'laporan-penjualan',
    saringan: {},
    rentang: 'MINGGU_LALU',
    kala: 'MINGGUAN',
    hari: 1,
    jam: '08:00',
  },
];

/** What the owner would be told by e-mail, were there an account to send by: all of it is switched off, for the demo writes to nobody. */
export const seedSchedules = async (tx: Tx, { users }: DemoChain): Promise<void> => {
  const owner = users.find(({ level }) => level === 'OWN');
  if (!owner) throw new Error('the chain lacks an owner');
  await tx.execute(sql`
    with made as (
      insert into jadwal_laporan (kode_toko, nama, isi, laporan, saringan, rentang, format, lingkup, kala, hari, jam, bahasa,
        dibuat_oleh, dibuat_at, diubah_oleh, diubah_at)
      select ${owner.kode_toko}, nama, isi, laporan, saringan, rentang, 'PDF', '*', kala, hari, jam, 'id',
        ${owner.user_id}, kadar_now(), ${owner.user_id}, kadar_now()
      from jsonb_to_recordset(${JSON.stringify(SCHEDULES)}::jsonb)
        as x(nama text, isi text, laporan text, saringan jsonb, rentang text, kala text, hari smallint, jam text)
      returning id, kode_toko)
    insert into jadwal_penerima (kode_toko, jadwal_id, kanal, user_id, alamat) select kode_toko, id, 'EMAIL', ${owner.user_id}, '' from made`);
};
