import { PINDAH_BARANG } from '@kadar/contract/dokumen/pindah-barang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { placed, stockMove } from '@kadar/domain/books/stock.ts';
import { booksOf } from '@kadar/domain/books.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { listed, sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../platform/http/command.ts';
import { barcodeNotFound } from '../barang/public.ts';
import { groundOf, postDokumen } from '../dokumen/public.ts';
import { requireOpenDay } from '../hari/public.ts';
import { judgePindah, type Lying, type PindahInput, TAKES } from './judge.ts';

/** As the call answers; weights in grams. */
export interface PindahAnswer {
  data: {
    no_faktur: string;
    tanggal: string;
    kode_gudang: string;
    kode_baki: string;
    total_qty: number;
    total_berat: number;
  };
  message: string;
}

/** Both trays and all pieces are held until the end, pieces in the order of their barcodes. */
const lyingIn = (tx: Tx, toko: string, { dari_baki, lines }: PindahInput): Promise<Lying[]> =>
  tx.rows<Lying>(sql`
    select b.kode_barcode, b.nama_barang, b.berat, b.murni, b.hpp, b.kode_dept, b.kode_group, b.kadar,
      b.kode_gudang, b.kode_baki, b.status, b.milik
    from barang b where b.kode_toko = ${toko} and ${
      dari_baki === undefined
        ? sql`b.kode_barcode = any(${lines.map(({ kode_barcode }) => kode_barcode)}::text[])`
        : sql`b.kode_baki = ${dari_baki} and b.status = 'READY'`
    } order by b.kode_barcode for update`);

/** 'A01, A02 → B01', as lists and papers say it. */
const wayOf = (pieces: readonly Lying[], kode_baki: string, keterangan: string): string => {
  const trays = [...new Set(pieces.map((piece) => piece.kode_baki))];
  const from = trays.length > 3 ? [...trays.slice(0, 3), '…'] : trays;
  return [`${from.join(', ')} → ${kode_baki}`, keterangan].filter(Boolean).join(' · ');
};

/**
 * Moves pieces to another tray. Throws PILIHAN_TIDAK_SAH for a tray that takes none, BARCODE_* for a barcode that is not the
 * shop's, HARI_*, and what judgePindah() refuses.
 */
export const postPindah = async (
  context: Context<unknown, unknown, PindahInput>,
  tx: Tx,
  intent?: Intent,
): Promise<PindahAnswer> => {
  const { body: input, session, ip, language } = context;
  const toko = oneToko(context);
  const ground = await tx.one(
    groundOf<{ kode_gudang: string | null }>(
      PINDAH_BARANG,
      toko,
      intent,
      sql`(select t.kode_gudang from baki t join gudang g using (kode_toko, kode_gudang) where t.kode_toko = ${toko} and t.kode_baki = ${input.kode_baki}
        and t.deleted_at is null and g.deleted_at is null and g.jenis in ${sql.raw(listed(TAKES))}) as kode_gudang`,
    ),
  );
  if (intent && ground.answered) return (await findAnswer(tx, intent)) as PindahAnswer;
  const tanggal = requireOpenDay(ground);
  const { kode_gudang } = ground;
  if (kode_gudang === null) throw fieldError('kode_baki', 'PILIHAN_TIDAK_SAH');
  const { pieces, missing } = judgePindah(input, await lyingIn(tx, toko, input));
  if (missing) throw await barcodeNotFound(tx, missing);
  const { kode_baki } = input;
  const berat = pieces.reduce((sum, piece) => sum + piece.berat, 0);
  const to = { kode_gudang, kode_baki };
  const [posted] = await postDokumen(tx, { toko, tanggal }, [
    {
      type: PINDAH_BARANG,
      signed: { user: session.user_id, ip },
      head: { qty: pieces.length, berat, keterangan: wayOf(pieces, kode_baki, input.keterangan) },
      lines: pieces.map(({ kode_barcode, nama_barang, kadar, berat: mg, ...from }, nth) => ({
        urut: nth + 1,
        kode_barcode,
        nama_barang,
        kadar,
        berat: mg,
        dari_gudang: from.kode_gudang,
        dari_baki: from.kode_baki,
        ...to,
      })),
      books: booksOf({
        stock: pieces.map((piece) =>
          placed(stockMove(piece, { jenis: 'PINDAH', dari_status: 'READY', ke_status: 'READY', qty: 0 }), to),
        ),
      }),
      mapping: ground.mapping,
      uraian: '',
      audit: { ...to, barang: pieces.map(({ kode_barcode }) => kode_barcode) },
      ...(intent && { intent }),
      answer: {
        data: { no_faktur: '', tanggal, ...to, total_qty: pieces.length, total_berat: berat / 1000 },
        message: messageText('DATA_DISIMPAN', language),
      },
    },
  ]);
  if (!posted) throw new Error('nothing was posted');
  return posted.answer;
};
