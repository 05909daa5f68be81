import { PENJUALAN, PENJUALAN_MANUAL } from '@kadar/contract/dokumen/penjualan.ts';
import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { notaPembelian } from '@kadar/contract/endpoints/pembelian.ts';
import { isToldAll } from '@kadar/contract/personal.ts';
import { monthsBetween } from '@kadar/domain/dates.ts';
import { readNotaCode, readQuote } from '@kadar/domain/nota-code.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import type { NotaLine } from '../commands/load-beli.ts';

/** First letters of notas. */
const NUMBERS = sql.raw(listed([PENJUALAN.awalan, PENJUALAN_MANUAL.awalan]));
/** Another shop's customer: its nota is bought of by its pieces. */
const NOBODY = { kode_customer: '', nama_customer: '' };

/**
 * The pieces of a nota, or its lines of groups, by its number, by the signed code or a quote of it, or by a piece it sold last. Throws NOTA_PALSU,
 * NOTA_TIDAK_DIKENAL, NOTA_DIBATALKAN.
 */
export const getNota = async (
  call: Call<{ nomor: string }>,
  { groups }: { groups: boolean },
): Promise<DataOf<typeof notaPembelian>> => {
  const toko = oneToko(call);
  const { nomor: asked } = call.params;
  const signed = readNotaCode(asked) ?? readQuote(asked)?.quote;
  const proved =
    !signed || !('tanda' in signed) || call.kadar.signatures.holds('nota', signed.no_faktur, signed.tanda);
  const nomor = signed?.no_faktur ?? asked;
  const {
    lines: all,
    tgl_system,
    lama,
  } = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.one<{ lines: NotaLine[]; tgl_system: string | null; lama: boolean }>(sql`
      select h.tgl_system, ${proved ? sql`false` : sql`kadar_tanda_lama(${nomor})`} as lama, (
        select coalesce(json_agg(n), '[]') from kadar_nota_baris(case when length(${nomor}) = 14 and left(${nomor}, 2) in ${NUMBERS} then ${nomor} else kadar_nota_barang(${nomor}) end) n) as lines
      from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`),
  );
  // Of before the key of today, it is judged by its number.
  if (!proved && !lama) throw new AppError('NOTA_PALSU', { no_faktur: nomor });
  const lines = all.filter(({ kunci }) => (kunci !== null) === groups);
  const [first] = lines;
  if (!first) throw new AppError('NOTA_TIDAK_DIKENAL', { no_faktur: nomor });
  const { no_faktur, kode_toko, tanggal } = first;
  if (first.status === 'BATAL') throw new AppError('NOTA_DIBATALKAN', { no_faktur });
  return {
    no_faktur,
    kode_toko,
    tanggal,
    tanda_lama: lama,
    umur_bulan: monthsBetween(tanggal, tgl_system ?? tanggal),
    ...(kode_toko === toko || isToldAll(call.session.level)
      ? { kode_customer: first.kode_customer, nama_customer: first.nama_customer }
      : NOBODY),
    lines: lines.map((line) => ({
      urut: line.urut,
      kode_barcode: line.kode_barcode,
      nama_barang: line.nama_barang,
      kode_dept: line.kode_dept,
      kode_group: line.kode_group,
      kadar: line.kadar,
      berat: line.berat / 1000,
      harga_emas: line.harga_emas,
      total: line.total,
      dibeli: line.dibeli,
      ditukar: line.ditukar,
      foto: line.foto,
      qty: groups ? line.jumlah_pcs : 1,
    })),
  };
};
