import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Audience, audienceOf } from '../audience.ts';
import { promoLifecycle } from '../lifecycle.ts';
import { LATE_HOURS } from '../limits.ts';

interface Due extends Audience {
  id: number;
  image_url: string;
  input_by: string;
  late: boolean;
}

/**
 * Starts the shop's promos whose time has come: chooses the receivers as they are now and queues a row for each. Two
 * servers at once start a promo once: the second finds its row locked, and then no longer TERJADWAL.
 */
export const startDue = async (tx: Tx, toko: string, now: Date): Promise<void> => {
  const due = await tx.rows<Due>(sql`
    select id, kode_toko, audiens, jenis_pelanggan, tgl_kirim, image_url, input_by,
      kirim_at < ${now}::timestamptz - make_interval(hours => ${LATE_HOURS}) as late
    from promo_jadwal where kode_toko = ${toko} and status = 'TERJADWAL' and kirim_at <= ${now} order by kirim_at for update skip locked`);
  for (const promo of due) await (promo.late ? giveUp(tx, promo, now) : start(tx, promo, now));
};

const giveUp = async (tx: Tx, { id }: Due, now: Date): Promise<void> => {
  await tx.execute(sql`
    update promo_jadwal set status = ${promoLifecycle.next('TERJADWAL', 'batal')}, kendala = 'TERLEWAT', selesai_at = ${now}, version = version + 1
    where id = ${id}`);
};

const start = async (tx: Tx, promo: Due, now: Date): Promise<void> => {
  await tx.execute(sql`
    update promo_jadwal set status = ${promoLifecycle.next('TERJADWAL', 'mulai')}, kendala = '', mulai_at = ${now}, version = version + 1
    where id = ${promo.id}`);
  await tx.execute(sql`
    insert into promo_kirim (kode_toko, promo_id, jenis, kode_customer, nama, no_hp, image_url, status, input_by, antri_at, berikut_at, selesai_at)
    select ${promo.kode_toko}, ${promo.id}, 'PROMO', a.kode_customer, a.nama_customer, a.no_wa, ${promo.image_url},
      case when a.berhenti then 'BERHENTI' else 'ANTRI' end, ${promo.input_by}, ${now}::timestamptz, ${now}::timestamptz,
      case when a.berhenti then ${now}::timestamptz end
    from (${audienceOf(promo)}) a where a.no_wa is not null
    on conflict on constraint promo_kirim_once do nothing`);
};
