import { HANCUR_BARANG } from '@kadar/contract/dokumen/hancur.ts';
import { SEBAB_HANCUR_WORDS, type SebabHancur } from '@kadar/contract/sebab-hancur.ts';
import { type Text, textIn } from '@kadar/contract/text.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { FastifyReply } from 'fastify';
import { sendTable } from '../../engines/export.ts';
import { namedColumns } from '../../engines/list-file.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { getDokumen } from '../dokumen/public.ts';

interface Line {
  kode_gudang: string;
  kode_baki: string;
  kode_barcode: string;
  nama_barang: string;
  kondisi_barang: SebabHancur;
  nama_atribut: string;
  berat_atribut: number;
  berat: number;
  berat_asli: number;
}

/** The trade's words for where a piece lay. */
const LABELS: Readonly<Record<string, Text>> = {
  kode_gudang: { id: 'Kode Gudang', en: 'Location code' },
  kode_baki: { id: 'Kode Baki', en: 'Tray code' },
};
const SUMMED = new Set(['berat_atribut', 'berat', 'berat_asli']);

const storedLines = async (call: Call, no_faktur: string): Promise<Line[]> => {
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<Line>(sql`
      select l.kode_gudang, l.kode_baki, l.kode_barcode, l.nama_barang, l.sebab as kondisi_barang, l.nama_atribut, l.berat_atribut, l.berat, l.berat_asli
      from hancur_detail l where l.no_faktur = ${no_faktur} and ${call.toko} in ('*', l.kode_toko) order by l.urut`),
  );
  if (rows.length === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return rows;
};

/** Bukti Hancur Barang: its pieces as they were, as PDF or XLSX. Throws DATA_TIDAK_DITEMUKAN. */
export const sendBukti = async (
  call: Call<{ no_faktur: string }, { format: 'pdf' | 'xlsx' }>,
): Promise<FastifyReply> => {
  const { no_faktur } = call.params;
  const { language } = call;
  const lines = await storedLines(call, no_faktur);
  const { tanggal, input_by, status, head } = await getDokumen(call, no_faktur);
  const keterangan = String(head.find(({ key }) => key === 'keterangan')?.value ?? '');
  const columns = namedColumns(
    'kode_gudang',
    'kode_baki',
    'kode_barcode',
    'nama_barang',
    'kondisi_barang',
    'nama_atribut',
    'berat_atribut',
    'berat',
    'berat_asli',
  ).map((column) => ({
    ...column,
    label: textIn(LABELS[column.key] ?? column.label, language),
    ...(SUMMED.has(column.key) && { total: 'sum' as const }),
  }));
  const model = {
    title: `BUKTI HANCUR BARANG ${no_faktur}${status === 'BATAL' ? ' (BATAL)' : ''}`,
    columns,
    groupBy: [],
    filters: [
      { label: textIn({ id: 'Tanggal', en: 'Date' }, language), value: tanggal },
      { label: textIn(HANCUR_BARANG.head.keterangan.label, language), value: keterangan },
      { label: textIn({ id: 'Input Oleh', en: 'Entered by' }, language), value: input_by },
    ],
    totalsLabel: tableWords(language).total,
  };
  async function* rows() {
    for (const { kondisi_barang, ...line } of lines)
      yield { ...line, kondisi_barang: textIn(SEBAB_HANCUR_WORDS[kondisi_barang], language) };
  }
  return sendTable(call, call.query.format, model, rows(), `hancur-${no_faktur}`);
};
