import { PREORDER, SIAP_PREORDER } from '@kadar/contract/dokumen/pre-order.ts';
import type { siapPreorderInput } from '@kadar/contract/endpoints/pre-order.ts';
import { disimpanText } from '@kadar/contract/layanan-text.ts';
import { formatDate, weightOnScreen } from '@kadar/documents/format.ts';
import { placed, type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { barangLifecycle, pesananLifecycle } from '@kadar/domain/lifecycle.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { tellingWhere } from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { mayWrite, tellOnce } from '../persetujuan/public.ts';
import { type LinesOf, linesOf, moveOf, requireOpen, TEMPAT } from '../pesanan/public.ts';

type Input = z.output<typeof siapPreorderInput>;
/** What is kept; weight in mg. */
interface Kept {
  no_pesanan: string;
  nama_barang: string;
  berat: number;
  batas: string;
}
interface Ground {
  pesanan: LinesOf | null;
  piece: (StockPiece & { status: string; nama_barang: string }) | null;
  tgl_system: string;
}

/** The member is told what is kept for him and until when, once for each piece; its price is of the day he comes. */
const tellMember = async (context: Context, tx: Tx, no: string, no_siap: string): Promise<void> => {
  if (!mayWrite(context)) return;
  const { no_pesanan, nama_barang, berat, batas } = await tx.one<Kept>(sql`
    select no_pesanan, nama_barang, berat, to_char(batas, 'YYYY-MM-DD') as batas from preorder_siap_detail
    where kode_toko = ${oneToko(context)} and no_faktur = ${no_siap}`);
  const said = {
    jenis: 'SIAP_PREORDER',
    rp: 0,
    rp_lama: 0,
    keterangan: disimpanText({
      barang: `${nama_barang} ${weightOnScreen(berat)}`,
      sampai: formatDate(batas),
    }),
  } as const;
  await tellOnce(context, tx, { no_faktur: no, no_hal: no_pesanan, jenis: 'SIAP' }, said);
};

/**
 * A piece that was asked for is there, which the caller holds: READY → HOLD, into the place of what was ordered, until PREORDER_HARI from today. It is the next one of its
 * pre-order, whose member is told.
 * Throws DATA_TIDAK_DITEMUKAN, PESANAN_SELESAI where all of it is there, BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN, STOCK_TIDAK_TERSEDIA.
 */
export const postSiap = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_pesanan: no, kode_barcode } = context.body;
  const siap = oneKind({
    type: SIAP_PREORDER,
    ground: sql`kadar_tempat(${toko}, ${TEMPAT}, 'BARANG PESANAN', 'PESANAN') as tempat, ${linesOf(toko, no, PREORDER.jenis)} as pesanan, (
      select json_build_object('kode_barcode', b.kode_barcode, 'nama_barang', b.nama_barang, 'kode_dept', b.kode_dept, 'kode_group', b.kode_group, 'kadar', b.kadar,
        'berat', b.berat, 'murni', b.murni, 'hpp', b.hpp, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'status', b.status, 'milik', b.milik)
      from barang b where b.kode_toko = ${toko} and b.kode_barcode = ${kode_barcode}) as piece`,
    decide: ({ pesanan, piece, tgl_system }: Ground) => {
      if (!piece) throw new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
      const { kode_customer, nama_customer, no_hp, lines } = requireOpen(pesanan, no);
      const line = lines.find(({ status }) => status === 'PESAN');
      if (!line) throw new AppError('PESANAN_SELESAI', { no_pesanan: no });
      if (piece.status !== 'READY') throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
      const { no_pesanan } = line;
      const { nama_barang, kadar, berat } = piece;
      const batas = addDays(tgl_system, context.settings.PREORDER_HARI);
      return {
        head: {
          kode_customer,
          nama_customer,
          no_hp,
          keterangan: `${no_pesanan} ${kode_barcode}`,
          asal_toko: toko,
          asal_no: no,
        },
        lines: [{ urut: 1, no_pesanan, kode_barcode, nama_barang, kadar, berat, batas }],
        bayar: [],
        books: {
          stock: [
            placed(
              stockMove(piece, {
                jenis: SIAP_PREORDER.jenis,
                dari_status: 'READY',
                ke_status: barangLifecycle.next('READY', 'TAHAN'),
                qty: 0,
              }),
              { kode_gudang: TEMPAT, kode_baki: TEMPAT },
            ),
          ],
          pesanan: [
            moveOf(line, 'JADI', { status: pesananLifecycle.next(line.status, 'JADI'), kode_barcode }),
          ],
        },
        uraian: `${no_pesanan} ${nama_customer}`,
        data: { no_pesanan, batas },
      };
    },
  });
  return tellingWhere(tx, () =>
    postOne(context, tx, intent, siap, (no_siap) => tellMember(context, tx, no, no_siap)),
  );
};
