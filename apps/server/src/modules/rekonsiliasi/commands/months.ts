import type { bukaBulan, tutupBulan } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { checkOpen, closedMonths, daysOfMonth, holdAccount } from '../account.ts';
import { keadaanAt } from '../queries/keadaan.ts';
import { openSides } from '../queries/open.ts';
import { accountOf, audit } from './match.ts';

type Params = z.output<NonNullable<typeof tutupBulan.params>>;
type Close = z.output<NonNullable<typeof tutupBulan.body>>;
type Reopen = z.output<NonNullable<typeof bukaBulan.body>>;

/** On its last days every bank books fees or interest: a statement that ends before is not of the whole month. */
const LAST_DAYS = 5;

/**
 * Closes a month: what bank and book say then, and what is left, are kept as they are. Throws REKONSILIASI_BULAN_TUTUP for one that is closed, REKONSILIASI_BULAN_TERBUKA where
 * the statements do not go to its end.
 */
export const tutupBulanCommand = async (call: Call<Params, unknown, Close>, tx: Tx) => {
  const account = accountOf(call);
  const { bulan } = call.body;
  const { from, to } = daysOfMonth(bulan);
  await holdAccount(tx, account);
  checkOpen(await closedMonths(tx, account), [from]);
  const keadaan = await keadaanAt(tx, account, from, to);
  if (keadaan.tanggal === null || keadaan.tanggal < addDays(to, -LAST_DAYS))
    throw new AppError('REKONSILIASI_BULAN_TERBUKA', { bulan });
  const { lines, entries, mulai } = await openSides(tx, account, to);
  const ended = keadaan.tanggal;
  const gambar = {
    ...keadaan,
    bank: lines.map(({ id }) => id),
    buku: entries.filter(({ tanggal }) => tanggal >= mulai && tanggal <= ended).map(({ id }) => id),
  };
  await tx.execute(sql`
    insert into rekonsiliasi_bulan (kode_toko, no_rekening, bulan, ke, gambar, user_id)
    select ${account.toko}, ${account.no_rekening}, ${from}::date, count(*) + 1, ${JSON.stringify(gambar)}::jsonb, ${call.session.user_id}
    from rekonsiliasi_bulan where kode_toko = ${account.toko} and no_rekening = ${account.no_rekening} and bulan = ${from}::date`);
  await audit(call, tx, 'close-month', { bulan, ...keadaan });
  return { data: { bulan }, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Opens a closed month again. Throws DATA_TIDAK_DITEMUKAN for one that is not closed. */
export const bukaBulanCommand = async (call: Call<Params, unknown, Reopen>, tx: Tx) => {
  const account = accountOf(call);
  const { bulan, alasan } = call.body;
  await holdAccount(tx, account);
  const opened = await tx.execute(sql`
    insert into rekonsiliasi_buka (bulan_id, kode_toko, alasan, user_id)
    select b.id, b.kode_toko, ${alasan}, ${call.session.user_id} from rekonsiliasi_bulan b
    where b.kode_toko = ${account.toko} and b.no_rekening = ${account.no_rekening} and b.bulan = ${daysOfMonth(bulan).from}::date
      and not exists (select from rekonsiliasi_buka x where x.bulan_id = b.id)`);
  if (opened === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await audit(call, tx, 'open-month', { bulan, alasan });
  return { data: { bulan }, message: messageText('DATA_DISIMPAN', call.language) };
};
