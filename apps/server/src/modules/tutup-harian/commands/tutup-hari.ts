import TUTUP_HARIAN from '@kadar/contract/dokumen/tutup-harian.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postSelisihKas } from '@kadar/domain/posting.ts';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { bankFigures } from '../../bank/public.ts';
import { draftsOf } from '../../barang/public.ts';
import { type Ground, groundOf, postDokumen } from '../../dokumen/public.ts';
import { cashFigures } from '../../kas/public.ts';
import { unweighed } from '../../timbang/public.ts';
import {
  type ClosingGround,
  type ClosingInput,
  type Counted,
  countDay,
  requireClosable,
} from './check-closing.ts';
import { writeClosing } from './write-closing.ts';

type TutupCall = Context<unknown, unknown, ClosingInput>;

/**
 * Closes the business day (domain §3 'Tutup harian'): counts, checks, books the cash difference, takes the snapshot,
 * locks. The caller's transaction holds the day exclusively, so nothing posts meanwhile. Seven round trips, one more
 * for a difference, two more for an approval. Throws what the checks refuse.
 */
export const tutupHari = async (call: TutupCall, tx: Tx) => {
  const toko = oneToko(call);
  const { body, kadar } = call;
  const { tanggal } = body;
  const ground = await tx.one(
    groundOf<ClosingGround>(
      TUTUP_HARIAN,
      toko,
      undefined,
      sql`${cashFigures(toko, sql`h.tgl_system`)} as kas, ${bankFigures(toko, sql`h.tgl_system`)} as non_cash,
      ${draftsOf(toko)} as draft,
      ${unweighed(toko, sql`h.tgl_system`, call.settings)} as baki_belum`,
    ),
  );
  requireClosable(ground, tanggal);
  const counted = countDay(body, ground);
  const approval = call.mustAuthorise ? await approve(call, tx, counted) : undefined;
  const no_jurnal = counted.selisih === 0 ? null : await bookDifference(call, tx, ground, counted.selisih);
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
const bookDifference = async (
  call: TutupCall,
  tx: Tx,
  { mapping }: Ground,
  selisih: number,
): Promise<string> => {
  const { tanggal, catatan } = call.body;
  const rp = Math.abs(selisih);
  const over = selisih > 0;
  const [posted] = await postDokumen(tx, { toko: oneToko(call), tanggal }, [
    {
      type: TUTUP_HARIAN,
      signed: { user: call.session.user_id, ip: call.ip },
      head: { keterangan: catatan, total: rp, grand_total: rp, dibayar: rp },
      bayar: [{ arah: over ? 'M' : 'K', jenis: 'CASH', jumlah_rp: rp }],
      books: booksOf({
        kas: [{ kategori: 'SELISIH_KAS', keterangan: catatan, masuk: over ? rp : 0, keluar: over ? 0 : rp }],
        jurnal: postSelisihKas(selisih),
      }),
      mapping,
      uraian: catatan,
      audit: { selisih, catatan },
      answer: { data: {}, message: '' },
    },
  ]);
  return posted?.no ?? '';
};
