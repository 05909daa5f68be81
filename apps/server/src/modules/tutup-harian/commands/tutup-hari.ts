import { isDeepStrictEqual } from 'node:util';
import { TUTUP_HARIAN } from '@kadar/contract/dokumen/tutup-harian.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postSelisihKas } from '@kadar/domain/posting.ts';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { packSold } from '../../aksesoris/public.ts';
import { type Ground, postDokumen } from '../../dokumen/public.ts';
import { accrueInterest } from '../../lelang/public.ts';
import { closingGround } from '../queries/closing-ground.ts';
import { lastCount } from '../queries/last-count.ts';
import {
  type ClosingInput,
  type Counted,
  countDay,
  type Explained,
  explain,
  requireClosable,
} from './check-closing.ts';
import { writeClosing } from './write-closing.ts';

type TutupCall = Context<unknown, unknown, ClosingInput>;

/**
 * Closes the business day (domain §3 'Tutup harian'): counts, checks, books the cash difference and what interest
 * grew, takes the boxes that went with what was sold, takes the snapshot, locks. The caller's transaction holds the day exclusively, so nothing posts meanwhile. Seven round trips, three more
 * where pieces are sold in boxes, one more for a difference of cash, one more for who is not told what should be there, two more for an approval. Throws what the
 * checks refuse.
 */
export const tutupHari = async (call: TutupCall, tx: Tx) => {
  const toko = oneToko(call);
  const { body, kadar } = call;
  const { tanggal } = body;
  const told = mayUse('hari.expected', call.session.level);
  const ground = await tx.one(closingGround(toko, call.settings));
  requireClosable(ground, tanggal);
  if (!told) await requireRecorded(call, tx, toko);
  const counted = countDay(body, ground);
  if (!told && counted.differences.length > 0) throw new AppError('SELISIH_PERLU_SUPERVISOR');
  const differences = explain(counted, body.selisih, ground.penanggung);
  const approval = call.mustAuthorise ? await approve(call, tx, counted) : undefined;
  const cash = differences.find(({ jenis }) => jenis === 'KAS');
  const no_jurnal = cash ? await bookDifference(call, tx, ground, cash) : null;
  await accrueInterest(call, tx, tanggal);
  if (ground.kemasan) await packSold(call, tx, tanggal);
  const closed = await writeClosing(call, tx, toko, {
    ...counted,
    differences,
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

/**
 * Who is not told what should be there closes with the very count that he recorded: a refusal of another one would tell
 * him how near it is, and nobody would know that he tried. Throws HITUNGAN_BELUM_DICATAT.
 */
const requireRecorded = async ({ body, session }: TutupCall, tx: Tx, toko: string): Promise<void> => {
  const { tanggal, rincian_kas, non_cash } = body;
  const last = await tx.maybe(lastCount(toko, sql`${tanggal}::date`, session.user_id));
  if (!last || !isDeepStrictEqual(amounts(last), amounts({ rincian_kas, non_cash })))
    throw new AppError('HITUNGAN_BELUM_DICATAT');
};

/** A count without its order; a note that none was found of is as good as not named. */
const amounts = ({ rincian_kas, non_cash }: Pick<ClosingInput, 'rincian_kas' | 'non_cash'>) => ({
  rincian_kas: new Map(
    rincian_kas.filter(({ lembar }) => lembar > 0).map((row) => [row.pecahan, row.lembar]),
  ),
  non_cash: new Map(non_cash.map((row) => [row.no_rekening, row.jumlah_rp])),
});

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
  { selisih, alasan, penanggung }: Explained,
): Promise<string> => {
  const { tanggal } = call.body;
  const rp = Math.abs(selisih);
  const over = selisih > 0;
  const keterangan = `${alasan} (${penanggung})`;
  const [posted] = await postDokumen(tx, { toko: oneToko(call), tanggal }, [
    {
      type: TUTUP_HARIAN,
      signed: { user: call.session.user_id, ip: call.ip },
      head: { keterangan, total: rp, grand_total: rp, dibayar: rp },
      bayar: [{ arah: over ? 'M' : 'K', jenis: 'CASH', jumlah_rp: rp }],
      books: booksOf({
        kas: [{ kategori: 'SELISIH_KAS', keterangan, masuk: over ? rp : 0, keluar: over ? 0 : rp }],
        jurnal: postSelisihKas(selisih),
      }),
      mapping,
      uraian: keterangan,
      audit: { selisih, alasan, penanggung },
      answer: { data: {}, message: '' },
    },
  ]);
  return posted?.no ?? '';
};
