import { PINDAH_BARANG } from '@kadar/contract/dokumen/pindah-barang.ts';
import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { cetakUlangPindah, pindahByNo } from '@kadar/contract/endpoints/pindah-barang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { shopsOf } from '../../platform/database/shops.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';

type Transfer = DataOf<typeof cetakUlangPindah>[number];
type Moved = DataOf<typeof pindahByNo>[number];

const inGram = <Row extends object, Key extends keyof Row>(row: Row, key: Key): Row => ({
  ...row,
  [key]: Number(row[key]) / 1000,
});

/** The transfers of a period, newest first; where none is, the specification's word for it. */
export const transfers = async (
  call: Call<unknown, { start_date: string; end_date: string }>,
): Promise<{ data: Transfer[]; message: string }> => {
  const { start_date, end_date } = call.query;
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<Transfer>(sql`
      select d.no_faktur as no_pindah, l.kode_gudang, l.kode_baki, d.qty as total_qty, d.berat as total_berat, d.kode_toko, d.tanggal, d.keterangan,
        d.status, d.input_by
      from ${shopsOf(call.toko)} s
      join dokumen d on d.kode_toko = s.kode_toko and d.jenis = ${PINDAH_BARANG.jenis} and d.tanggal between ${start_date}::date and ${end_date}::date
      join pindah_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur and l.urut = 1
      order by d.tanggal desc, d.at desc, d.no_faktur desc`),
  );
  const code = rows.length > 0 ? 'DATA_TERSEDIA' : 'DATA_DICARI_TIDAK_ADA';
  return {
    data: rows.map((row) => inGram(row, 'total_berat')),
    message: messageText(code, call.language),
  };
};

/** The pieces of a transfer; weights in mg. Throws DATA_TIDAK_DITEMUKAN. */
export const storedLines = async (call: Call, no_pindah: string): Promise<Moved[]> => {
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<Moved>(sql`
      select l.kode_barcode, l.nama_barang, l.kadar, l.berat, l.dari_gudang, l.dari_baki, l.kode_gudang, l.kode_baki
      from pindah_detail l where l.no_faktur = ${no_pindah} and ${call.toko} in ('*', l.kode_toko) order by l.urut`),
  );
  if (rows.length === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return rows;
};

export const movedPieces = async (call: Call<unknown, { no_pindah: string }>): Promise<Moved[]> =>
  (await storedLines(call, call.query.no_pindah)).map((row) => inGram(row, 'berat'));
