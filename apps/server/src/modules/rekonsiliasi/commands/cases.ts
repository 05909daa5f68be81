import type { buatKasus, selesaiKasus } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { checkOpen, closedMonths, holdAccount } from '../account.ts';
import { accountOf, audit } from './match.ts';

type Params = z.output<NonNullable<typeof buatKasus.params>>;
type New = z.output<NonNullable<typeof buatKasus.body>>;
type Done = z.output<NonNullable<typeof selesaiKasus.body>>;

/** Throws DATA_TIDAK_DITEMUKAN, REKONSILIASI_KASUS_ADA where somebody made it one before, REKONSILIASI_BULAN_TUTUP. */
export const buatKasusCommand = async (call: Call<Params, unknown, New>, tx: Tx) => {
  const account = accountOf(call);
  const { toko, no_rekening } = account;
  const { sisi, acuan, catatan } = call.body;
  const user = call.session.user_id;
  const penanggung = call.body.penanggung || user;
  await holdAccount(tx, account);
  const found = await tx.maybe<{ tanggal: string; oleh: string | null }>(sql`
    select x.tanggal, (select k.user_id from rekonsiliasi_kasus k where k.kode_toko = ${toko} and k.sisi = ${sisi} and k.acuan = ${acuan}) as oleh from (
      select b.tanggal from rekening_koran_baris b where ${sisi} = 'BANK' and b.kode_toko = ${toko} and b.no_rekening = ${no_rekening} and b.id = ${acuan}
      union all
      select m.tanggal from bank_buku m where ${sisi} = 'BUKU' and m.kode_toko = ${toko} and m.no_rekening = ${no_rekening} and m.id = ${acuan}) x`);
  if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (found.oleh !== null) throw new AppError('REKONSILIASI_KASUS_ADA', { oleh: found.oleh });
  if (sisi === 'BANK') checkOpen(await closedMonths(tx, account), [found.tanggal]);
  const { id } = await tx.one<{ id: number }>(sql`
    insert into rekonsiliasi_kasus (kode_toko, no_rekening, sisi, acuan, catatan, penanggung, user_id)
    values (${toko}, ${no_rekening}, ${sisi}, ${acuan}, ${catatan}, ${penanggung}, ${user}) returning id`);
  await audit(call, tx, 'case', { id, sisi, acuan, catatan, penanggung });
  return { data: { id }, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Throws DATA_TIDAK_DITEMUKAN for a case that is none, or over. */
export const selesaiKasusCommand = async (call: Call<Params, unknown, Done>, tx: Tx) => {
  const account = accountOf(call);
  const { id, catatan } = call.body;
  await holdAccount(tx, account);
  const done = await tx.execute(sql`
    insert into rekonsiliasi_kasus_selesai (kasus_id, kode_toko, catatan, user_id)
    select k.id, k.kode_toko, ${catatan}, ${call.session.user_id} from rekonsiliasi_kasus k
    where k.id = ${id} and k.kode_toko = ${account.toko} and k.no_rekening = ${account.no_rekening} on conflict do nothing`);
  if (done === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await audit(call, tx, 'case-done', { id, catatan });
  return { data: { id }, message: messageText('DATA_DISIMPAN', call.language) };
};
