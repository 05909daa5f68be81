import { AMBIL_CONTOH } from '@kadar/contract/dokumen/contoh.ts';
import type { ambilContohInput } from '@kadar/contract/endpoints/contoh.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { placed, type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { sampleDifference } from '@kadar/domain/sample.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { tellingWhere } from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';

type Input = z.output<typeof ambilContohInput>;
interface Out {
  no_faktur: string;
  no_pesanan: string;
  nama_barang: string;
  kadar: number;
  berat: number;
  kode_customer: string;
  nama_customer: string;
  no_hp: string;
}
interface Ground {
  keluar: Out | null;
  piece: (StockPiece & { status: string }) | null;
  kode_gudang: string | null;
}

/** Why a sample of another weight is approved. */
export const otherWeight = (
  level: Parameters<typeof grantOf>[1],
  said: { no_pesanan: string; apa: string; dari: number; ke: number; sebab: string },
) =>
  grantOf('contoh.selisih', level) === 'allow'
    ? []
    : [
        {
          kategori: 'BERAT CONTOH' as const,
          notes: `${said.no_pesanan} ${said.apa} ${formatGram(said.dari)} → ${formatGram(said.ke)} g: ${said.sebab}`,
        },
      ];

/**
 * A sample is back, which the caller holds: HOLD → READY into a tray, weighed. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN, CONTOH_TIDAK_ADA for a piece that is not out as one,
 * PILIHAN_TIDAK_SAH at the tray, WAJIB_DIISI at the description of one that weighs other than it left, PERLU_OTORISASI for it.
 */
export const postAmbilContoh = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { session, settings } = context;
  const { kode_barcode, kode_baki, deskripsi, berat: timbang } = context.body;
  const back = oneKind({
    type: AMBIL_CONTOH,
    ground: sql`(
      select json_build_object('no_faktur', k.no_faktur, 'no_pesanan', k.no_pesanan, 'nama_barang', k.nama_barang, 'kadar', k.kadar, 'berat', k.berat,
        'kode_customer', d.kode_customer, 'nama_customer', d.nama_customer, 'no_hp', d.no_hp)
      from contoh_keluar_detail k join dokumen d using (kode_toko, no_faktur)
      where k.kode_toko = ${toko} and k.kode_barcode = ${kode_barcode} and k.no_faktur = kadar_titip_barang(${toko}, ${kode_barcode})) as keluar, (
      select json_build_object('kode_barcode', b.kode_barcode, 'berat', b.berat, 'murni', b.murni, 'hpp', b.hpp, 'kode_dept', b.kode_dept, 'kode_group', b.kode_group,
        'kadar', b.kadar, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'milik', b.milik, 'status', b.status)
      from barang b where b.kode_toko = ${toko} and b.kode_barcode = ${kode_barcode}) as piece,
      (select t.kode_gudang from baki t join gudang g using (kode_toko, kode_gudang)
       where t.kode_toko = ${toko} and t.kode_baki = ${kode_baki} and t.deleted_at is null and g.jenis in ('ETALASE', 'BRANKAS')) as kode_gudang`,
    decide: ({ keluar, piece, kode_gudang }: Ground) => {
      if (!piece) throw new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
      if (!keluar || piece.status !== 'HOLD') throw new AppError('CONTOH_TIDAK_ADA', { kode: kode_barcode });
      if (!kode_gudang) throw fieldError('kode_baki', 'PILIHAN_TIDAK_SAH');
      const { no_faktur: no_keluar, no_pesanan, nama_barang, kadar, berat, ...whose } = keluar;
      const selisih = sampleDifference(berat, timbang, gramToMg(settings.KIRIM_TOLERANSI_GRAM));
      if (selisih !== 0 && deskripsi === '') throw fieldError('deskripsi', 'WAJIB_DIISI');
      return {
        head: {
          ...whose,
          keterangan: `${no_pesanan} ${kode_barcode} ${deskripsi}`.trim(),
          asal_toko: toko,
          asal_no: no_keluar,
        },
        lines: [
          {
            urut: 1,
            no_keluar,
            no_pesanan,
            kode_barcode,
            nama_barang,
            kadar,
            berat,
            berat_timbang: timbang,
            deskripsi,
          },
        ],
        bayar: [],
        books: {
          stock: [
            placed(
              stockMove(piece, {
                jenis: AMBIL_CONTOH.jenis,
                dari_status: 'HOLD',
                ke_status: barangLifecycle.next('HOLD', 'LEPAS'),
                qty: 0,
              }),
              { kode_gudang, kode_baki, pegang: no_keluar },
            ),
          ],
        },
        uraian: `${no_pesanan} ${whose.nama_customer}`,
        reasons:
          selisih === 0
            ? []
            : otherWeight(session.level, {
                no_pesanan,
                apa: kode_barcode,
                dari: berat,
                ke: timbang,
                sebab: deskripsi,
              }),
        data: { no_pesanan, selisih: selisih / 1000 },
      };
    },
  });
  return tellingWhere(tx, () => postOne(context, tx, intent, back));
};
