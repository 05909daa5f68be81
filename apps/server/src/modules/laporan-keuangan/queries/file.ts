import type { LaporanKeuangan } from '@kadar/contract/endpoints/laporan-keuangan.ts';
import {
  STATEMENT_COLUMNS,
  STATEMENT_TITLES,
  STATEMENT_WORDS,
  type StatementName,
} from '@kadar/contract/statement-words.ts';
import { type Language, type Text, textIn } from '@kadar/contract/text.ts';
import type { ListFile } from '@kadar/contract/wire.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { CellValue, TableColumn, TableModel } from '@kadar/documents/table.ts';
import { changeMilli } from '@kadar/domain/statements.ts';
import type { FastifyReply } from 'fastify';
import { checkFormat, sendTable } from '../../../engines/export.ts';
import { onPaper } from '../../../engines/paper.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Asked } from './columns.ts';

type Row = Record<string, CellValue>;
type Column = LaporanKeuangan['kolom'][number];

const daysOf = ({ dari, sampai }: Column): string => (dari === sampai ? dari : `${dari} – ${sampai}`);

const headOf = (
  column: Column,
  name: StatementName,
  { kolom }: Asked,
  say: (text: Text) => string,
): string => {
  if (column.jumlah) return say(STATEMENT_COLUMNS.jumlah);
  if (kolom === 'TOKO') return column.kode_toko;
  if (name === 'neraca') return column.sampai;
  return kolom === 'BULAN' ? column.dari.slice(0, 7) : daysOf(column);
};

/** The columns of a paper: one of rupiah each, one of fine grams where there are some, and what changed where two are held together. */
const columnsOf = (
  data: LaporanKeuangan,
  heads: readonly string[],
  say: (text: Text) => string,
): TableColumn[] => [
  { key: 'akun', label: say(STATEMENT_COLUMNS.akun), kind: 'text', width: 40 },
  ...data.kolom.flatMap((_, at): TableColumn[] => [
    { key: `rp_${at}`, label: heads[at] ?? '', kind: 'rupiah' },
    ...(data.baris.some(({ mg }) => mg[at] !== null)
      ? [
          {
            key: `mg_${at}`,
            label: [...(data.kolom.length > 1 ? [heads[at]] : []), say(STATEMENT_COLUMNS.murni)].join(' '),
            kind: 'gram' as const,
          },
        ]
      : []),
  ]),
  ...(data.pembanding === 'ADA'
    ? ([
        { key: 'delta', label: 'Δ', kind: 'rupiah' },
        { key: 'persen', label: 'Δ %', kind: 'percent' },
      ] satisfies TableColumn[])
    : []),
];

/** Non-breaking spaces, which a painter does not take away. */
const INDENT = '\u00a0\u00a0\u00a0';

const rowsOf = (data: LaporanKeuangan, language: Language): Row[] =>
  data.baris.map(({ bentuk, tingkat, bagian, nomor_akun, nama_akun, rp, mg }) => {
    const [now = 0, before = 0] = rp;
    const milli = changeMilli(now, before);
    const name = bagian === null ? `${nomor_akun} ${nama_akun}` : textIn(STATEMENT_WORDS[bagian], language);
    return {
      akun: `${INDENT.repeat(tingkat)}${name}`,
      ...Object.fromEntries(rp.map((value, at) => [`rp_${at}`, value])),
      ...Object.fromEntries(mg.map((value, at) => [`mg_${at}`, value])),
      ...(data.pembanding === 'ADA' && {
        delta: now - before,
        persen: milli === null ? null : milli / 1000,
      }),
      tebal: bentuk === 'JUMLAH' ? 'sum' : bentuk === 'GRUP' && tingkat === 0 ? 'head' : null,
    };
  });

async function* each(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

/** A statement as PDF, XLSX or CSV, every line of it. */
export const sendStatement = (
  asked: Call<unknown, Asked & { format: ListFile; progress_id?: string | undefined }>,
  name: StatementName,
  data: LaporanKeuangan,
): Promise<FastifyReply> => {
  const { format, progress_id, kolom } = asked.query;
  if (format === 'json') throw new Error('a statement for the screen is no file');
  checkFormat(asked, format);
  const call = format === 'pdf' ? onPaper(asked) : asked;
  const say = (text: Text): string => textIn(text, call.language);
  const words = tableWords(call.language);
  const [column] = data.kolom;
  const whole = data.kolom.find(({ jumlah }) => jumlah) ?? column;
  const model: TableModel = {
    title: say(STATEMENT_TITLES[name]),
    columns: columnsOf(
      data,
      data.kolom.map((one) => headOf(one, name, { kolom }, say)),
      say,
    ),
    groupBy: [],
    filters: [
      ...(call.session.pusat
        ? [{ label: words.toko, value: call.toko === '*' ? words.all : call.toko }]
        : []),
      ...(whole
        ? [
            name === 'neraca'
              ? { label: say(STATEMENT_COLUMNS.tanggal), value: whole.sampai }
              : { label: say(STATEMENT_COLUMNS.periode), value: daysOf(whole) },
          ]
        : []),
    ],
    totalsLabel: '',
    strong: 'tebal',
  };
  return sendTable(call, format, model, each(rowsOf(data, call.language)), name, progress_id);
};
