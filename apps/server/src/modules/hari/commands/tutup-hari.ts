import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { JournalLine } from '@kadar/domain/posting.ts';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { postJournal } from '../../jurnal/public.ts';
import { unweighed } from '../../timbang/public.ts';
import { bankFigures, cashFigures } from '../queries/day-figures.ts';
import {
  type ClosingGround,
  type ClosingInput,
  type Counted,
  countDay,
  requireClosable,
} from './check-closing.ts';
import { writeClosing } from './write-closing.ts';

type TutupCall = Call<unknown, unknown, ClosingInput>;

/**
 * Closes the business day (domain §3 'Tutup harian'): counts, checks, books the cash difference, takes the snapshot,
 * locks. The caller's transaction holds the day exclusively, so nothing posts meanwhile. Seven round trips, three more
 * for a difference, two more for an approval. Throws what the checks refuse.
 */
export const tutupHari = async (call: TutupCall, tx: Tx) => {
  const toko = oneToko(call);
  const { body, kadar } = call;
  const { tanggal } = body;
  const ground = await tx.one<ClosingGround>(sql`
    select h.tgl_system, h.buka, ${cashFigures(toko, sql`h.tgl_system`)} as kas, ${bankFigures(toko, sql`h.tgl_system`)} as non_cash,
      (select count(*) from barang where kode_toko = ${toko} and status = 'DRAFT') as draft,
      ${unweighed(toko, sql`h.tgl_system`, call.settings)} as baki_belum
    from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);
  requireClosable(ground, tanggal);
  const counted = countDay(body, ground);
  const approval = call.mustAuthorise ? await approve(call, tx, counted) : undefined;
  const no_jurnal = counted.selisih === 0 ? null : await bookDifference(call, tx, toko, counted.selisih);
  const closed = await writeClosing(call, tx, toko, {
    ...counted,
    no_jurnal,
    disetujui_oleh: approval?.disetujui_oleh ?? null,
  });
  if (!closed) throw new AppError('TOKO_SUDAH_DITUTUP_AKUN_LAIN');
  await kadar.events.publish(tx, { topic: 'hari-changed', toko, data: { tgl_system: tanggal, buka: false } });
  const { kas_sistem, kas_hitung, selisih } = counted;
  return {
    data: { tanggal, kas_sistem, kas_hitung, selisih },
    message: messageText('DATA_DISIMPAN', call.language),
  };
};

const approve = (call: TutupCall, tx: Tx, { kas_hitung, selisih }: Counted) => {
  const { tanggal, catatan } = call.body;
  const note = catatan === '' ? '' : `: ${catatan}`;
  return requireApproval(call, tx, {
    kategori: 'TUTUP HARIAN',
    notes: `Tutup harian ${tanggal}, selisih kas ${formatRupiah(selisih)}${note}`,
    amount: kas_hitung,
  });
};

/** Cash book and ledger follow the drawer, so that they agree after the closing. Gives the number of the document. */
const bookDifference = async (call: TutupCall, tx: Tx, toko: string, selisih: number): Promise<string> => {
  const { tanggal, catatan } = call.body;
  const rp = Math.abs(selisih);
  const over = selisih > 0;
  const { no } = await tx.one<{ no: string }>(sql`
    with n as materialized (select kadar_next_number('TH', ${toko}, ${tanggal}::date) as no),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, kode_sales, input_by, valid_by, keterangan, qty, berat, total, grand_total, dibayar, status)
      select ${toko}, no, 'TUTUP_HARIAN', ${tanggal}::date, '', ${call.session.user_id}, ${call.session.user_id}, ${catatan}, 0, 0, ${rp}::bigint, ${rp}::bigint,
        ${rp}::bigint, 'POSTED' from n
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, jumlah_rp)
      select ${toko}, no, 1, ${over ? 'M' : 'K'}, 'CASH', ${rp}::bigint from n
    )
    insert into kas_mutasi (kode_toko, tanggal, no_faktur, kategori, keterangan, masuk, keluar, user_id)
    select ${toko}, ${tanggal}::date, no, 'SELISIH_KAS', ${catatan},
      ${over ? rp : 0}::bigint, ${over ? 0 : rp}::bigint, ${call.session.user_id} from n returning no_faktur as no`);
  const lines: JournalLine[] = [
    { role: 'KAS', dk: over ? 'D' : 'K', rp },
    { role: 'SELISIH_KAS', dk: over ? 'K' : 'D', rp },
  ];
  await postJournal(tx, { toko, tanggal, no_jurnal: no, trx: 'TUTUP_HARIAN', keterangan: catatan, lines });
  return no;
};
