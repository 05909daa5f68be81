import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';

/** Why a file gives no rows: nothing in it, no UTF-8, neither CSV, XLSX nor NDJSON, or more than `most` rows. */
export class UnreadableTable extends Error {
  readonly code: 'BERKAS_KOSONG' | 'BERKAS_BUKAN_UTF8' | 'BERKAS_RUSAK' | 'BERKAS_TERLALU_BANYAK';
  readonly params: Readonly<Record<string, number>>;

  constructor(code: UnreadableTable['code'], params: Readonly<Record<string, number>> = {}, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.params = params;
  }
}

/** A row of a list, its cells as texts by their heads; `no` is the line or row of the file, from 1, as who looks into it counts. */
export interface ReadRow {
  no: number;
  cells: Readonly<Record<string, string>>;
  /** Heads of cells that hold a formula, whose value nobody here reckons. */
  formulas: readonly string[];
}

/** What a workbook may be unpacked. */
const MAX_UNPACKED = 256 * 1024 * 1024;
const FORMULA = /^[=@+]|^-(?![\d.])/;

/** 'Kode Barcode' and 'kode_barcode' are one head. */
const headOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, '_');

/** Throws UnreadableTable: BERKAS_BUKAN_UTF8 for UTF-16, Latin-1 and whatever else is no UTF-8. */
const textOf = (bytes: Uint8Array): string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new UnreadableTable('BERKAS_BUKAN_UTF8');
    return text;
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable('BERKAS_BUKAN_UTF8', {}, error);
  }
};

interface Grid {
  rows: readonly (readonly string[])[];
  isFormula: (row: number, column: number) => boolean;
}

/** The delimiter that the line of heads has most of; of a file that says other things first, its first so many lines. */
const delimiterOf = (text: string, lines = 1): string => {
  const first = text.split(/\r?\n/, lines).join('\n');
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

const csvGrid = (text: string, most: number, lines = 1): Grid => {
  const rows = parseCsv(text, { delimiter: delimiterOf(text, lines), maxRows: most + 2 }).map((row) =>
    row.map((value) => String(value ?? '')),
  );
  return { rows, isFormula: (row, column) => FORMULA.test(rows[row]?.[column]?.trim() ?? '') };
};

/** Bytes of all entries unpacked, as the directory of a zip says; 0 where it has none. */
const unpackedOf = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x0605_4b50) end--;
  if (end < 0) return 0;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= end; left--) {
    size += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
};

const xlsxGrid = async (bytes: Uint8Array, most: number): Promise<Grid> => {
  if (unpackedOf(bytes) > MAX_UNPACKED) throw new UnreadableTable('BERKAS_TERLALU_BANYAK', { most });
  let sheet: Awaited<ReturnType<typeof readXlsx>>['sheets'][number] | undefined;
  try {
    sheet = (await readXlsx(bytes, { sheets: [0], maxRows: most + 2 })).sheets[0];
  } catch (error) {
    throw new UnreadableTable('BERKAS_RUSAK', {}, error);
  }
  const rows = (sheet?.rows ?? []).map((row) =>
    row.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? ''))),
  );
  return {
    rows,
    isFormula: (row, column) =>
      sheet?.cells?.get(`${row},${column}`)?.formula !== undefined ||
      FORMULA.test(rows[row]?.[column]?.trim() ?? ''),
  };
};

const gridRows = ({ rows, isFormula }: Grid): ReadRow[] => {
  const heads = (rows[0] ?? []).map(headOf);
  return rows.slice(1).flatMap((row, at) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const named = heads.map((head, column) => [head, column] as const).filter(([head]) => head !== '');
    return [
      {
        no: at + 2,
        cells: Object.fromEntries(named.map(([head, column]) => [head, (row[column] ?? '').trim()])),
        formulas: named.filter(([, column]) => isFormula(at + 1, column)).map(([head]) => head),
      },
    ];
  });
};

/** One JSON object a line; a line that is none is a row without cells, which whoever judges it refuses. */
const jsonRows = (text: string): ReadRow[] =>
  text.split(/\r?\n/).flatMap((line, at): ReadRow[] => {
    if (line.trim() === '') return [];
    const cells = Object.entries(objectOf(line)).flatMap(([head, value]) =>
      value === null || typeof value === 'object' ? [] : [[headOf(head), String(value).trim()] as const],
    );
    const formulas = cells.filter(([, value]) => FORMULA.test(value)).map(([head]) => head);
    return [{ no: at + 1, cells: Object.fromEntries(cells), formulas }];
  });

const objectOf = (line: string): object => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
};

/**
 * The rows of a list that somebody else made: XLSX (its first sheet), NDJSON or CSV (by comma, semicolon or tab), told apart by their content. The
 * first row has the heads. Throws UnreadableTable.
 */
export const readTable = async (bytes: Uint8Array, most: number): Promise<ReadRow[]> => {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const text = isZip ? '' : textOf(bytes);
  const rows = text.trimStart().startsWith('{')
    ? jsonRows(text)
    : gridRows(isZip ? await xlsxGrid(bytes, most) : csvGrid(text, most));
  if (rows.length === 0) throw new UnreadableTable('BERKAS_KOSONG');
  if (rows.length > most) throw new UnreadableTable('BERKAS_TERLALU_BANYAK', { most });
  return rows;
};

/** How far down a bank's file its lines may begin. */
const PREAMBLE = 30;

/** UTF-8, else the letters of Windows, which banks' old systems write. */
const bankText = (bytes: Uint8Array): string => {
  try {
    return textOf(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableTable) || bytes.includes(0)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** All cells of a file as texts, rows as they come, whatever stands in them: XLSX (its first sheet) or CSV. Throws UnreadableTable. */
export const readGrid = async (bytes: Uint8Array, most: number): Promise<string[][]> => {
  if (bytes.length === 0) throw new UnreadableTable('BERKAS_KOSONG');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { rows } = isZip ? await xlsxGrid(bytes, most) : csvGrid(bankText(bytes), most, PREAMBLE);
  if (rows.length === 0) throw new UnreadableTable('BERKAS_KOSONG');
  if (rows.length > most) throw new UnreadableTable('BERKAS_TERLALU_BANYAK', { most });
  return rows.map((row) => [...row]);
};
