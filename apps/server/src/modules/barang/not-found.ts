import type { BarangState } from '@kadar/domain/lifecycle.ts';
import { LEFT } from '@kadar/domain/piece.ts';
import type { Spending, Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';

/** Of the rows with a barcode that are in sight: the piece where it lies, before those it left in other shops. */
export const liveFirst: Query<unknown> = sql`order by array_position(${sql.raw(`array['${LEFT.join("', '")}']`)}, b.status) nulls first, b.updated_at desc limit 1`;

const ownerOf = async (tx: Tx, kode_barcode: string): Promise<string | null> =>
  (await tx.one<{ kode_toko: string | null }>(sql`select kadar_barcode_owner(${kode_barcode}) as kode_toko`))
    .kode_toko;

/** Whether a piece that left this shop has come to another one. */
export const liesElsewhere = async (
  tx: Tx,
  { kode_toko, kode_barcode, status }: { kode_toko: string; kode_barcode: string; status: BarangState },
): Promise<boolean> => LEFT.includes(status) && (await ownerOf(tx, kode_barcode)) !== kode_toko;

/** The piece of a barcode, held before anything is read of it: of two who would have it one is first. */
export const pieceHeld = (toko: string, kode_barcode: string): Spending => ({
  what: 'BARANG',
  of: `${toko}/${kode_barcode}`,
});

/** Work that throws BARCODE_TIDAK_DIKENAL says why instead. */
export const tellingWhere = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'BARCODE_TIDAK_DIKENAL')
      throw await barcodeNotFound(tx, String(error.params.kode_barcode));
    throw error;
  }
};

/** Why a barcode was not found: it came from another server and waits for its grant, is another shop's, and which one's, or nobody's. */
export const barcodeNotFound = async (tx: Tx, kode_barcode: string): Promise<AppError> => {
  const { menunggu, kode_toko } = await tx.one<{ menunggu: string | null; kode_toko: string | null }>(
    sql`select kadar_barang_menunggu(${kode_barcode}) as menunggu, kadar_barcode_owner(${kode_barcode}) as kode_toko`,
  );
  if (menunggu) return new AppError('BARANG_MENUNGGU_IZIN', { kode_barcode, kode_toko: menunggu });
  return kode_toko
    ? new AppError('BARCODE_TOKO_LAIN', { kode_barcode, kode_toko })
    : new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
};
