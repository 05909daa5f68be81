import { SELISIH_OPNAME } from '@kadar/contract/dokumen/selisih-opname.ts';
import type { selisihOpnameInput } from '@kadar/contract/endpoints/selisih-opname.ts';
import { booksOfMissing } from '@kadar/domain/selisih-opname.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne } from '../../dokumen/public.ts';
import { holdPieces, type Lying, lineOf, PIECE } from './pieces.ts';

type Body = z.output<typeof selisihOpnameInput>;
type SelisihContext = Context<unknown, unknown, Body>;

/** A piece that the count did not find, as it stands now. */
interface Missing extends Lying {
  /** Somebody decided about it. */
  diputus: boolean;
  /** Something happened to it since the count ended. */
  berubah: boolean;
}

const at = (
  line: number,
  code:
    | 'BARANG_SUDAH_DI_TABEL'
    | 'BARANG_MILIK_SUPPLIER'
    | 'DATA_TIDAK_DITEMUKAN'
    | 'OPNAME_SUDAH_DIPUTUSKAN'
    | 'DATA_BERUBAH'
    | 'STOCK_TIDAK_TERSEDIA',
  params: Record<string, string>,
) => new AppError(code, params, { fields: { [`lines.${line}`]: { code, params } } });

/**
 * The pieces that are written off. Throws at its line DATA_TIDAK_DITEMUKAN for what the count did not miss, BARANG_SUDAH_DI_TABEL,
 * OPNAME_SUDAH_DIPUTUSKAN, STOCK_TIDAK_TERSEDIA for what is not for sale any more, BARANG_MILIK_SUPPLIER in consignment, DATA_BERUBAH for
 * what was sold and came back, or was moved, since the count ended: it has been seen.
 */
const judge = ({ lines }: Body, missing: readonly Missing[]): Missing[] => {
  const known = new Map(missing.map((piece) => [piece.kode_barcode, piece]));
  const taken: Missing[] = [];
  for (const [line, { kode_barcode }] of lines.entries()) {
    const piece = known.get(kode_barcode);
    if (!piece) throw at(line, 'DATA_TIDAK_DITEMUKAN', { kode_barcode });
    if (taken.includes(piece)) throw at(line, 'BARANG_SUDAH_DI_TABEL', { kode_barcode });
    if (piece.diputus) throw at(line, 'OPNAME_SUDAH_DIPUTUSKAN', { kode_barcode });
    const { status } = piece;
    if (status !== 'READY') throw at(line, 'STOCK_TIDAK_TERSEDIA', { kode_barcode, status });
    if (piece.milik) throw at(line, 'BARANG_MILIK_SUPPLIER', { kode_barcode });
    if (piece.berubah) throw at(line, 'DATA_BERUBAH', { kode_barcode });
    taken.push(piece);
  }
  return taken;
};

/** Pieces of an ended count that are written off. */
export const selisihKind = (context: SelisihContext) => {
  const toko = oneToko(context);
  const { body } = context;
  const { sesi_id, lines } = body;
  const barcodes = lines.map(({ kode_barcode }) => kode_barcode);
  return oneKind({
    type: SELISIH_OPNAME,
    ground: sql`(select coalesce(json_agg(x), '[]') from (
      select ${PIECE},
        exists (select from opname_putusan p where p.sesi_id = o.id and p.kode = b.kode_barcode)
          or exists (select from selisih_opname_detail l where l.kode_toko = ${toko} and l.sesi_id = o.id and l.kode_barcode = b.kode_barcode) as diputus,
        exists (select from mutasi_stock m where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and m.at > o.selesai_at) as berubah
      from opname_sesi o join opname_hasil r on r.sesi_id = o.id and r.hasil = 'HILANG' and r.kode = any(${barcodes}::text[])
      join barang b on b.kode_toko = o.kode_toko and b.kode_barcode = r.kode
      where o.kode_toko = ${toko} and o.objek = 'BARANG' and o.id = ${sesi_id}) x) as missing`,
    decide: ({ missing }: { missing: Missing[] }) => {
      const taken = judge(body, missing);
      const words = `OPNAME ${sesi_id} · ${lines[0]?.alasan ?? ''}`;
      return {
        head: {
          qty: taken.length,
          berat: taken.reduce((sum, { berat }) => sum + berat, 0),
          keterangan: words,
        },
        lines: taken.map((piece, n) =>
          lineOf(piece, n + 1, { sesi_id, no_rugi: '', alasan: lines[n]?.alasan }),
        ),
        bayar: [],
        books: booksOfMissing(taken),
        uraian: words,
        data: { qty: taken.length },
      };
    },
  });
};

/** Writes off what an ended count did not find. Throws what judge() and postOne() refuse. */
export const postSelisih = async (context: SelisihContext, tx: Tx, intent?: Intent) => {
  const barcodes = context.body.lines.map(({ kode_barcode }) => kode_barcode);
  await holdPieces(tx, oneToko(context), barcodes);
  return postOne(context, tx, intent, selisihKind(context));
};
