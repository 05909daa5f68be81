import { type IngatCicilan, ingatText } from '@kadar/contract/cicilan-text.ts';
import type { ingatkanCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatDate, formatRupiah } from '@kadar/documents/format.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { openDay } from '../hari/public.ts';
import { accountOf, queueMessages, requireAccount, stopped } from '../promo/public.ts';
import { type Contract, contractHeld, requireRunning, standingOf } from './contract.ts';

type Sebab = z.output<typeof ingatkanCicilan.data>['sebab'];

interface Ground {
  found: Contract | null;
  nama_toko: string;
  no_wa: string | null;
  berhenti: boolean;
  /** What was written already of due dates. */
  ingat: { jatuh_tempo: string; jenis: IngatCicilan }[];
}

/**
 * Queues a message about the oldest due date of a contract that the caller holds, once for that it comes and once for that it has passed. Why
 * none was queued, or null. Throws DATA_TIDAK_DITEMUKAN, CICILAN_SUDAH_SELESAI.
 */
const remindOne = async (
  kadar: Kadar,
  tx: Tx,
  { toko, user, tanggal }: { toko: string; user: string; tanggal: string },
  no_cicilan: string,
): Promise<Sebab> => {
  const { found, nama_toko, no_wa, berhenti, ingat } = await tx.one(sql<Ground>`
    select ${contractHeld(toko, no_cicilan)} as found, t.nama_toko, w.no_wa, w.no_wa is not null and ${stopped(sql`w.no_wa`)} as berhenti,
      (select coalesce(json_agg(json_build_object('jatuh_tempo', i.jatuh_tempo, 'jenis', i.jenis)), '[]') from cicilan_ingat i
       where i.kode_toko = t.kode_toko and i.no_cicilan = ${no_cicilan}) as ingat
    from tokos t left join dokumen d on d.kode_toko = t.kode_toko and d.no_faktur = ${no_cicilan}
    left join member m on m.kode_customer = d.kode_customer
    cross join lateral (select kadar_no_wa(coalesce(nullif(m.no_hp, ''), d.no_hp)) as no_wa) w
    where t.kode_toko = ${toko}`);
  const contract = requireRunning(found, no_cicilan);
  const { rows, denda, tertua, tagihan } = standingOf(contract, tanggal);
  const jatuh_tempo = tertua ?? tanggal;
  const jenis = jatuh_tempo < tanggal ? 'LEWAT' : 'AKAN';
  if (ingat.some((one) => one.jatuh_tempo === jatuh_tempo && one.jenis === jenis)) return 'SUDAH';
  if (no_wa === null) return 'TANPA_WA';
  if (berhenti) return 'BERHENTI';
  const coming = denda + (rows.find(({ sisa }) => sisa > 0)?.sisa ?? 0);
  const { nama_customer, kode_customer, terms } = contract;
  const isi = ingatText(jenis, {
    nama_customer,
    no_cicilan,
    nama_barang: terms.nama_barang,
    nama_toko,
    jatuh_tempo: formatDate(jatuh_tempo),
    jumlah: formatRupiah(jenis === 'LEWAT' ? tagihan : coming),
  });
  const [kirim_id] = await queueMessages(kadar, tx, { toko, user }, [
    { kode_customer, nama: nama_customer, no_hp: no_wa, pesan: isi },
  ]);
  await tx.rows(sql`
    insert into cicilan_ingat (kode_toko, no_cicilan, jenis, tanggal, jatuh_tempo, isi, kirim_id, user_id)
    values (${toko}, ${no_cicilan}, ${jenis}, ${tanggal}::date, ${jatuh_tempo}::date, ${isi}, ${kirim_id}, ${user})`);
  return null;
};

/** Reminds the customer of one contract. Throws DATA_TIDAK_DITEMUKAN, CICILAN_SUDAH_SELESAI, HARI_*, WA_BELUM_DIATUR. */
export const remind = async (context: Context<{ no_faktur: string }>, tx: Tx) => {
  const toko = oneToko(context);
  const { kadar, settings, params, session, language } = context;
  requireAccount(kadar, settings);
  const tanggal = await openDay(tx, toko);
  const sebab = await remindOne(kadar, tx, { toko, user: session.user_id, tanggal }, params.no_faktur);
  return {
    data: { sebab },
    ...(sebab === null && { message: messageText('PENGINGAT_DIKIRIM', language) }),
  };
};

/** Reminds who is due in CICILAN_INGAT_HARI days, or late, and was not told of it yet. How many messages were queued. */
export const remindDue = async (kadar: Kadar, toko: string): Promise<number> => {
  const settings = await kadar.settings.of(toko);
  const { CICILAN_MODULE, WABLAS_MODULE, CICILAN_INGAT_HARI: days } = settings;
  if (!CICILAN_MODULE || !WABLAS_MODULE || days === 0 || !accountOf(kadar, settings)) return 0;
  const due = await kadar.db.transaction({ toko }, (tx) =>
    tx.rows<{ no_cicilan: string; tanggal: string }>(sql`
      select k.no_cicilan, h.tgl_system as tanggal from hari_kerja h join cicilan_keadaan k on k.kode_toko = h.kode_toko and k.status = 'AKTIF' and k.sisa > 0
      where h.kode_toko = ${toko} and h.buka and k.jatuh_tempo <= h.tgl_system + ${days}::int
        and not exists (select from cicilan_ingat i where i.kode_toko = k.kode_toko and i.no_cicilan = k.no_cicilan and i.jatuh_tempo = k.jatuh_tempo
          and i.jenis = case when k.jatuh_tempo < h.tgl_system then 'LEWAT' else 'AKAN' end)
      order by k.jatuh_tempo, k.no_cicilan`),
  );
  let queued = 0;
  for (const { no_cicilan, tanggal } of due) {
    const sebab = await kadar.db.transaction(
      { toko },
      (tx) => remindOne(kadar, tx, { toko, user: 'SISTEM', tanggal }, no_cicilan),
      { day: 'shared', spends: [{ what: 'TITIPAN', of: no_cicilan }] },
    );
    if (sebab === null) queued++;
  }
  return queued;
};

/** In the morning, when shops are open and customers awake. */
export const ingatJob = (kadar: Kadar): Job => ({
  name: 'ingat-cicilan',
  cron: '10 10 * * *',
  run: async ({ db }) => {
    const shops = await db.transaction({ toko: '*' }, (tx) =>
      tx.rows<{ kode_toko: string }>(sql`select kode_toko from hari_kerja where buka order by kode_toko`),
    );
    for (const { kode_toko } of shops) await remindDue(kadar, kode_toko);
  },
});
