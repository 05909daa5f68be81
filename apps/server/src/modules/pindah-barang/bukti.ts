import { PINDAH_BARANG } from '@kadar/contract/dokumen/pindah-barang.ts';
import { textIn } from '@kadar/contract/text.ts';
import { formatGram } from '@kadar/documents/format.ts';
import type { PaperColumn } from '@kadar/documents/paper-model.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import type { FastifyReply } from 'fastify';
import { sendTable } from '../../engines/export.ts';
import { namedColumns } from '../../engines/list-file.ts';
import { sendPaper } from '../../engines/paper.ts';
import type { Call } from '../../platform/http/call.ts';
import { pictureForPaper } from '../../platform/images/for-paper.ts';
import { fotoPath } from '../barang/public.ts';
import { getDokumen } from '../dokumen/public.ts';
import { storedLines } from './queries.ts';

const COLUMNS: readonly PaperColumn[] = [
  { key: 'nama_barang', label: 'Nama Barang', kind: 'text', sheet: 'item', roll: 'item' },
  { key: 'kode_barcode', label: 'Barcode', kind: 'text', sheet: 'detail', roll: 'left' },
  { key: 'kadar', label: 'Kadar', kind: 'text', align: 'right', sheet: 'cell', points: 60, roll: 'right' },
  { key: 'berat', label: 'Berat (g)', kind: 'gram', sheet: 'cell', points: 60, roll: 'factor' },
  { key: 'dari_baki', label: 'Dari', kind: 'text', sheet: 'cell', points: 70, roll: 'step' },
  { key: 'kode_baki', label: 'Ke', kind: 'text', sheet: 'cell', points: 70, roll: 'step' },
];

/** Its pieces as a table: for who counts them again. */
const sendSheet = async (call: Call, no: string): Promise<FastifyReply> => {
  const lines = await storedLines(call, no);
  const label = (key: 'dari_baki' | 'kode_baki'): string =>
    textIn(PINDAH_BARANG.lines.fields[key].label, call.language);
  const columns = namedColumns('kode_barcode', 'nama_barang', 'kadar', 'berat').map((column) => ({
    ...column,
    label: textIn(column.label, call.language),
    ...(column.key === 'berat' && { total: 'sum' as const }),
  }));
  const model = {
    title: `${textIn(PINDAH_BARANG.title, call.language)} ${no}`,
    columns: [
      ...columns,
      { key: 'dari_baki', kind: 'text' as const, label: label('dari_baki') },
      { key: 'kode_baki', kind: 'text' as const, label: label('kode_baki') },
    ],
    groupBy: [],
    filters: [],
    totalsLabel: tableWords(call.language).total,
  };
  async function* rows() {
    yield* lines;
  }
  return sendTable(call, 'xlsx', model, rows(), `pindah-${no}`);
};

/** The proof of a transfer with a photo of each piece that has one, or its pieces as XLSX. Throws DATA_TIDAK_DITEMUKAN. */
export const sendBukti = async (
  call: Call<{ no_faktur: string }, { format: 'pdf' | 'xlsx' }>,
): Promise<FastifyReply> => {
  const { no_faktur } = call.params;
  if (call.query.format === 'xlsx') return sendSheet(call, no_faktur);
  const stored = await storedLines(call, no_faktur);
  const dokumen = await getDokumen(call, no_faktur);
  const lines = await Promise.all(
    stored.map(async ({ kadar, ...line }) => {
      const foto = await pictureForPaper(call, fotoPath(dokumen.kode_toko, line.kode_barcode, 'kecil'));
      return { ...(foto && { foto }), values: { ...line, kadar: kadarLabel(parseKadar(kadar)) } };
    }),
  );
  const { kode_toko, tanggal, qty, berat, input_by, status, keterangan } = {
    ...dokumen,
    keterangan: String(dokumen.head.find(({ key }) => key === 'keterangan')?.value ?? ''),
  };
  return sendPaper(
    call,
    kode_toko,
    `pindah-${no_faktur}`,
    {
      title: 'BUKTI PINDAH BARANG',
      number: no_faktur,
      tanggal,
      columns: COLUMNS,
      lines,
      quantity: [`Total ${qty} potong`, `${formatGram(Math.round(berat * 1000))} g`],
      keterangan,
      people: [['Dipindah oleh', input_by]],
      signatures: ['Menyerahkan', 'Menerima'],
      marks: { batal: status === 'BATAL' },
    },
    'sheet',
  );
};
