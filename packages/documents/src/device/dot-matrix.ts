/** A paper as text for a dot-matrix printer on continuous forms, and its ESC/P bytes. */

import { formatPaper, formatRupiah, groupThousands } from '../format.ts';
import {
  cellColumns,
  cellText,
  detailTexts,
  marksOf,
  memberFact,
  type PaperColumn,
  type PaperLine,
  type PaperModel,
  paymentsOf,
  printedLine,
} from '../paper-model.ts';
import { PAPER_WORDS_ID, type PaperWords } from '../paper-words.ts';
import { printable, receiptLines } from '../receipt.ts';
import { segmentsOf20, splitAddress, wrapCharacters } from '../text.ts';
import { bytesOf, type Piece } from './bytes.ts';

const ITEM = 20;
const GAP = 1;
/** Half a letter at six lines an inch. */
const FORM_LINES = 33;

const beside = (left: readonly string[], right: readonly string[], width: number): string[] => {
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, i) => {
    const end = right[i] ?? '';
    return `${(left[i] ?? '').slice(0, width - end.length - GAP).padEnd(width - end.length)}${end}`;
  });
};

const widthsOf = (columns: readonly PaperColumn[], lines: readonly PaperLine[]): number[] =>
  columns.map((column) =>
    column.sheet === 'item'
      ? ITEM
      : Math.max(
          printable(column.label).length,
          ...lines.map((line) => printable(cellText(column, line)).length),
        ),
  );

const cell = (column: PaperColumn, text: string, width: number): string => {
  const said = printable(text);
  return column.kind === 'text' && column.align !== 'right' ? said.padEnd(width) : said.padStart(width);
};

/** Lines of a table: each name in segments of 20 characters, what belongs to it below. */
const tableOf = (model: PaperModel, width: number): string[] | null => {
  const columns = cellColumns(model);
  const { lines = [] } = model;
  const widths = widthsOf(columns, lines);
  const needed = widths.reduce((sum, one) => sum + one + GAP, -GAP);
  if (needed > width) return null;
  // What is over goes to the left of the figures, so that these stand at the right edge.
  const spare = width - needed;
  const row = (texts: readonly string[]): string =>
    columns
      .map((column, i) => {
        const text = cell(column, texts[i] ?? '', widths[i] ?? 0);
        return column.sheet === 'item' ? text.padEnd(ITEM + spare) : text;
      })
      .join(' '.repeat(GAP));
  const rule = '-'.repeat(width);
  return [
    row(columns.map(({ label }) => label)),
    rule,
    ...lines.flatMap((line) => {
      const item = columns.find(({ sheet }) => sheet === 'item');
      const [first = '', ...rest] = item ? segmentsOf20(printable(cellText(item, line))) : [];
      const texts = columns.map((column) => (column.sheet === 'item' ? first : cellText(column, line)));
      const below = detailTexts(model, line).map((text) => printable(text));
      return [row(texts), ...rest, ...wrapCharacters(below.join(', '), width - 2).map((text) => `  ${text}`)];
    }),
  ];
};

const headOf = (model: PaperModel, width: number, words: PaperWords): string[] => {
  const { toko, party, people = [], facts = [] } = model;
  const shop = [toko.nama_toko, ...splitAddress(toko.alamat_toko), toko.no_telp ?? ''].map(printable);
  const own = [
    model.title,
    model.number,
    ...(model.code ? [model.code.tanda] : []),
    formatPaper('datetime', model.tanggal),
    ...marksOf(model, words),
  ];
  const member = party?.member ? [memberFact({ ...party.member, poin_baru: 0 }, words).join('  ')] : [];
  const who = party
    ? [
        ...segmentsOf20(printable(party.nama)),
        ...segmentsOf20(printable(party.alamat ?? '')),
        party.no_hp ?? '',
        ...member,
      ]
    : [];
  const named = who
    .filter(Boolean)
    .map((text, i) => `${i === 0 ? `${words.to}: ` : ' '.repeat(words.to.length + 2)}${printable(text)}`);
  return [
    ...beside(shop.filter(Boolean), own.map(printable), width),
    ...beside(
      named,
      people.map((fact) => printable(fact.join(' '))),
      width,
    ),
    ...facts.flatMap(([label, text]) =>
      segmentsOf20(printable(text)).map((part, i) =>
        `${(i === 0 ? `${printable(label)}:` : '').padEnd(24)} ${part}`.slice(0, width),
      ),
    ),
  ];
};

const signatures = ({ signatures: places = [] }: PaperModel, width: number): string[] => {
  if (places.length === 0) return [];
  const room = Math.floor(width / places.length);
  const centre = (text: string): string => {
    const said = printable(text).slice(0, room - 2);
    const left = Math.floor((room - said.length) / 2);
    return `${' '.repeat(left)}${said}`.padEnd(room);
  };
  return ['', places.map(centre).join(''), '', '', places.map(() => centre('(................)')).join('')];
};

/** The paper's lines, none longer than `width`. A table that is too wide stands as on a roll. */
export const formLines = (model: PaperModel, width: number, words: PaperWords = PAPER_WORDS_ID): string[] => {
  const rule = '-'.repeat(width);
  const table = tableOf(model, width);
  if (!table) return receiptLines(model, width, words);
  const { quantity, sums = [], total, keterangan = '', terms = [] } = model;
  const figures = [...sums, ...(total ? [total] : []), ...paymentsOf(model, words)].map(
    (sum) =>
      `${printable(sum.label)}  ${printable(sum === total ? formatRupiah(sum.value) : groupThousands(sum.value)).padStart(18)}`,
  );
  const room = width - Math.max(0, ...figures.map(({ length }) => length)) - 2;
  const words_ = [
    ...(quantity ? [`${printable(quantity[0])}  ${printable(quantity[1])}`] : []),
    ...wrapCharacters(printable(model.terbilang ?? ''), room),
    ...(keterangan ? wrapCharacters(`${words.remark}: ${printable(keterangan)}`, room) : []),
  ];
  return [
    ...headOf(model, width, words),
    rule,
    ...((model.lines ?? []).length > 0 ? [...table, rule] : []),
    ...beside(words_, figures, width),
    ...terms.flatMap((term, i) => wrapCharacters(`${i + 1}. ${printable(term)}`, width)),
    ...wrapCharacters(printable(model.thanks ?? ''), width),
    ...signatures(model, width),
    printable(printedLine(model.printed)).slice(0, width),
  ].map((line) => line.trimEnd());
};

const ESC = 0x1b;
const CRLF: Piece = [0x0d, 0x0a];
const FORM_FEED = 0x0c;
/** 10 characters an inch; more than 80 on eight inches only condensed. */
const PITCH = { wide: [ESC, 0x50, 0x12], condensed: [ESC, 0x50, 0x0f] } as const;

/** ESC/P: form length, pitch, the lines, and on to the next form; `copies` times. */
export const dotMatrixLines = (lines: readonly string[], width: number, copies = 1): Uint8Array => {
  const pitch = width > 80 ? PITCH.condensed : PITCH.wide;
  const once: Piece[] = [...lines.flatMap((line): Piece[] => [line, CRLF]), FORM_FEED];
  return bytesOf(
    [ESC, 0x40],
    [ESC, 0x43, FORM_LINES],
    pitch,
    ...Array.from({ length: copies }, () => once).flat(),
  );
};
