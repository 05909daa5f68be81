import KAS from '@kadar/contract/dokumen/kas.ts';
import type { postKas as endpoint, kasShape } from '@kadar/contract/endpoints/keuangan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postKas as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { drawerOf, groundOf, postDokumen, requireCash } from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';

type Body = z.output<NonNullable<typeof endpoint.body>>;
type KasContext = Context<unknown, unknown, Body>;
type Answer = { data: z.input<typeof kasShape>; message: string };

/**
 * Cash in or out. Four round trips, two more for an approval. Throws HARI_*, KAS_TIDAK_CUKUP, PERLU_OTORISASI,
 * AKUN_BELUM_DIPETAKAN (domain §3 Kas masuk/keluar).
 */
export const postKas = async (context: KasContext, tx: Tx, intent?: Intent): Promise<Answer> => {
  const { body, session } = context;
  const { jenis, kategori, jumlah_rp: rp, keterangan } = body;
  const toko = oneToko(context);
  const masuk = jenis === 'MASUK';
  const type = KAS[masuk ? 0 : 1];
  const ground = await tx.one(
    groundOf<{ category: { nama_kategori: string; nomor_akun: string } | null; saldo: number | null }>(
      type,
      toko,
      intent,
      sql`
      (select json_build_object('nama_kategori', nama_kategori, 'nomor_akun', nomor_akun) from kategori_kas
       where kode_kategori = ${kategori} and jenis = ${jenis} and deleted_at is null) as category, ${masuk ? sql`null::bigint` : drawerOf(toko)} as saldo`,
    ),
  );
  if (intent && ground.answered) return (await findAnswer(tx, intent)) as Answer;
  const tanggal = requireOpenDay(ground);
  const { category } = ground;
  if (!category) throw fieldError('kategori', 'PILIHAN_TIDAK_SAH', { label: 'Kategori' });
  if (!masuk) requireCash(ground.saldo, rp, 'jumlah_rp');
  const approval = await approveLarge(context, tx, category.nama_kategori);
  const [posted] = await postDokumen(tx, { toko, tanggal }, [
    {
      type,
      signed: { user: session.user_id, ip: context.ip, approval },
      head: { kategori, keterangan, total: rp, grand_total: rp, dibayar: rp },
      bayar: [{ arah: masuk ? 'M' : 'K', jenis: 'CASH', jumlah_rp: rp }],
      books: booksOf({
        kas: [{ kategori, keterangan, masuk: masuk ? rp : 0, keluar: masuk ? 0 : rp }],
        jurnal: journalLines({ arah: jenis, kategoriRole: kategori, rp, nomor_akun: category.nomor_akun }),
      }),
      mapping: ground.mapping,
      uraian: keterangan,
      audit: body,
      ...(intent && { intent }),
      answer: {
        data: {
          ...body,
          kode_toko: toko,
          no_faktur: '',
          tanggal,
          at: '',
          nama_kategori: category.nama_kategori,
          status: 'POSTED' as const,
          no_faktur_batal: null,
          input_by: session.user_id,
        },
        message: messageText('DATA_DISIMPAN', context.language),
      },
    },
  ]);
  if (!posted) throw new Error('nothing was posted');
  return posted.answer;
};

const approveLarge = async (context: KasContext, tx: Tx, nama_kategori: string) => {
  const { jenis, jumlah_rp, keterangan } = context.body;
  if (jenis !== 'KELUAR' || jumlah_rp <= context.settings.LIMIT_KAS_KELUAR_OTORISASI) return undefined;
  const notes = `${nama_kategori} ${formatRupiah(jumlah_rp)}: ${keterangan}`;
  return requireApproval(context, tx, { kategori: 'KAS KELUAR', notes, amount: jumlah_rp });
};
