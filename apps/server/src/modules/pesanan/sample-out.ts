import { CONTOH_KELUAR } from '@kadar/contract/dokumen/contoh.ts';
import type { contohKeluarInput } from '@kadar/contract/endpoints/contoh.ts';
import { placed, type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { tellingWhere } from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { type OpenOrder, orderOf, requireOrder } from './order.ts';

type Input = z.output<typeof contohKeluarInput>;
interface Ground {
  pesanan: OpenOrder | null;
  piece: (StockPiece & { status: string; nama_barang: string; berat_asli: number }) | null;
  tgl_system: string;
}

/** Place and tray of what is out as a sample. */
const TEMPAT = 'CONTOH';

/**
 * A piece goes out as the sample of a line that is not made yet: READY → HOLD, until a day. The caller holds it, and the deposit of the order, without which no line
 * gets its piece or ends: the order does not close meanwhile. Throws TANGGAL_TIDAK_SAH at its field, DATA_TIDAK_DITEMUKAN, PESANAN_SELESAI,
 * BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN, STOCK_TIDAK_TERSEDIA.
 */
export const postContohKeluar = async (
  context: Context<unknown, unknown, Input>,
  tx: Tx,
  intent?: Intent,
) => {
  const toko = oneToko(context);
  const { no_pesanan, kode_barcode, tgl_kembali, keterangan } = context.body;
  const [no = ''] = no_pesanan.split('/');
  const out = oneKind({
    type: CONTOH_KELUAR,
    ground: sql`kadar_tempat(${toko}, ${TEMPAT}, 'BARANG CONTOH', 'CONTOH') as tempat, ${orderOf(toko, no)} as pesanan, (
      select json_build_object('kode_barcode', b.kode_barcode, 'nama_barang', b.nama_barang, 'kode_dept', b.kode_dept, 'kode_group', b.kode_group, 'kadar', b.kadar,
        'berat', b.berat, 'berat_asli', b.berat_asli, 'murni', b.murni, 'hpp', b.hpp, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'status', b.status, 'milik', b.milik)
      from barang b where b.kode_toko = ${toko} and b.kode_barcode = ${kode_barcode}) as piece`,
    decide: ({ pesanan, piece, tgl_system }: Ground) => {
      if (!piece) throw new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
      const { kode_customer, nama_customer, no_hp, lines } = requireOrder(pesanan);
      const line = lines.find((one) => one.no_pesanan === no_pesanan);
      if (!line) throw fieldError('no_pesanan', 'DATA_TIDAK_DITEMUKAN');
      if (line.status !== 'PESAN') throw new AppError('PESANAN_SELESAI', { no_pesanan });
      if (tgl_kembali < tgl_system) throw fieldError('tgl_kembali', 'TANGGAL_TIDAK_SAH');
      if (piece.status !== 'READY') throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
      const { nama_barang, kadar, berat_asli: berat } = piece;
      return {
        head: {
          kode_customer,
          nama_customer,
          no_hp,
          keterangan: `${no_pesanan} ${kode_barcode} ${keterangan}`.trim(),
          asal_toko: toko,
          asal_no: no,
        },
        lines: [{ urut: 1, no_pesanan, kode_barcode, nama_barang, kadar, berat, batas: tgl_kembali }],
        bayar: [],
        books: {
          stock: [
            placed(
              stockMove(piece, {
                jenis: CONTOH_KELUAR.jenis,
                dari_status: 'READY',
                ke_status: barangLifecycle.next('READY', 'TAHAN'),
                qty: 0,
              }),
              { kode_gudang: TEMPAT, kode_baki: TEMPAT },
            ),
          ],
        },
        uraian: `${no_pesanan} ${nama_customer}`,
        data: {},
      };
    },
  });
  return tellingWhere(tx, () => postOne(context, tx, intent, out));
};
