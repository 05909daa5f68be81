import SETOR_BANK from '@kadar/contract/dokumen/setor-bank.ts';
import type { setorBankInput } from '@kadar/contract/endpoints/setor-bank.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postSetorBank as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import { requireApproval } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../platform/http/command.ts';
import {
  drawerOf,
  groundOf,
  postDokumen,
  type Rekening,
  rekeningsOf,
  requireCash,
} from '../dokumen/public.ts';
import { requireOpenDay } from '../hari/public.ts';

type Input = z.output<typeof setorBankInput>;
interface Answer {
  data: { no_faktur: string; tanggal: string; jumlah_rp: number };
  message: string;
}

/**
 * Cash of the drawer to an account of the shop, or back. Four round trips, two more for an approval. Throws HARI_*,
 * REKENING_WAJIB, KAS_TIDAK_CUKUP, PERLU_OTORISASI, AKUN_BELUM_DIPETAKAN.
 */
export const postSetorBank = async (
  context: Context<unknown, unknown, Input>,
  tx: Tx,
  intent?: Intent,
): Promise<Answer> => {
  const { body, session, settings } = context;
  const { arah, no_rekening, jumlah_rp: rp, keterangan } = body;
  const toko = oneToko(context);
  const setor = arah === 'SETOR';
  const type = SETOR_BANK[setor ? 0 : 1];
  const ground = await tx.one(
    groundOf<{ rekenings: Rekening[]; saldo: number | null }>(
      type,
      toko,
      intent,
      sql`${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings, ${drawerOf(toko)} as saldo`,
    ),
  );
  if (intent && ground.answered) return (await findAnswer(tx, intent)) as Answer;
  const tanggal = requireOpenDay(ground);
  const [rekening] = ground.rekenings;
  if (!rekening) throw fieldError('no_rekening', 'REKENING_WAJIB');
  const { kode_bank, nomor_akun } = rekening;
  if (setor) requireCash(ground.saldo, rp, 'jumlah_rp');
  const approval =
    setor && rp > settings.LIMIT_KAS_KELUAR_OTORISASI
      ? await requireApproval(context, tx, {
          kategori: 'SETOR BANK',
          notes: `${kode_bank} ${no_rekening} ${formatRupiah(rp)}: ${keterangan}`,
          amount: rp,
        })
      : undefined;
  const out = setor ? rp : 0;
  const signed = setor ? rp : -rp;
  const [posted] = await postDokumen(tx, { toko, tanggal }, [
    {
      type,
      signed: { user: session.user_id, ip: context.ip, approval },
      head: { keterangan, total: rp, grand_total: rp, dibayar: rp },
      bayar: [{ arah: setor ? 'K' : 'M', jenis: 'CASH', no_rekening, jumlah_rp: rp }],
      books: booksOf({
        kas: [
          { kategori: type.jenis, keterangan: `${kode_bank} ${no_rekening}`, masuk: rp - out, keluar: out },
        ],
        bank: [
          {
            jenis: 'TUNAI',
            no_rekening,
            kode_bank,
            no_kartu: '',
            keterangan,
            jumlah_rp: signed,
            fee: 0,
            jumlah_gesek_rp: signed,
          },
        ],
        jurnal: journalLines({ arah, rp, nomor_akun }),
      }),
      mapping: ground.mapping,
      uraian: `${kode_bank} ${no_rekening} ${keterangan}`.trim(),
      audit: body,
      ...(intent && { intent }),
      answer: {
        data: { no_faktur: '', tanggal, jumlah_rp: rp },
        message: messageText('DATA_DISIMPAN', context.language),
      },
    },
  ]);
  if (!posted) throw new Error('nothing was posted');
  return posted.answer;
};
