/** A paper as plain text for a receipt printer: 48 columns at 80 mm, 32 at 58 mm (domain §8); no device codes. */

import { formatPaper, formatRupiah, groupThousands } from './format.ts';
import {
  inlineText,
  marksOf,
  memberFact,
  type PaperColumn,
  type PaperFact,
  type PaperLine,
  type PaperModel,
  type PaperSum,
  paymentsOf,
  printedLine,
  stepsOf,
} from './paper-model.ts';
import { PAPER_WORDS_ID, type PaperWords } from './paper-words.ts';
import { segmentsOf20, splitAddress, wrapCharacters } from './text.ts';

export type ReceiptWidth = 48 | 32;

const INDENT = '  ';
const COMBINING = /\p{M}+/gu;
const TYPOGRAPHIC: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '·': '-',
  '…': '...',
};

/** Characters every code page prints alike: accents dropped, typographic marks replaced, the rest a question mark. */
export function printable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING, '')
    .replace(/[‘’“”–—·…]/g, (mark) => TYPOGRAPHIC[mark] ?? '?')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/gu, '?');
}

function centred(text: string, width: number): string[] {
  return wrapCharacters(printable(text), width).map((line) => {
    return `${' '.repeat(Math.floor((width - line.length) / 2))}${line}`;
  });
}

/** Label left, figure right; a label too long for one line gets its own. */
function pair(label: string, value: string, width: number, indent = ''): string[] {
  const left = indent + printable(label);
  const right = printable(value);
  const gap = width - left.length - right.length;
  if (gap >= 1) return [`${left}${' '.repeat(gap)}${right}`];
  return [...wrapCharacters(left, width), right.padStart(width).slice(-width)];
}

function field([label, text]: PaperFact, width: number): string[] {
  const head = `${printable(label)}: `;
  const segments = segmentsOf20(printable(text));
  const fits = head.length + 20 <= width;
  return fits
    ? segments.map((segment, i) => `${i === 0 ? head : ' '.repeat(head.length)}${segment}`)
    : [...wrapCharacters(head, width), ...segments];
}

/** Texts two by two, left and right. */
function sides(texts: readonly string[], width: number): string[] {
  return texts.flatMap((text, i) => (i % 2 === 0 ? pair(text, texts[i + 1] ?? '', width) : []));
}

function figure({ label, value }: PaperSum, width: number): string[] {
  return pair(label, groupThousands(value), width);
}

/** A long label goes on below its figure; one without a price stands alone. */
function step({ label, value }: PaperSum, width: number): string[] {
  const [first = '', ...rest] = segmentsOf20(printable(label));
  return [
    ...pair(first, value === 0 ? '' : groupThousands(value), width, INDENT),
    ...rest.map((part) => `${INDENT}${part}`),
  ];
}

function lineOf(line: PaperLine, columns: readonly PaperColumn[], width: number): string[] {
  const of = (roll: PaperColumn['roll']): PaperColumn[] => columns.filter((column) => column.roll === roll);
  const texts = (roll: PaperColumn['roll']): string[] =>
    of(roll)
      .map((column) => inlineText(column, line))
      .filter((text) => text !== '');
  const [left, right] = [texts('left').join(' '), texts('right').join(' ')];
  return [
    ...texts('item').flatMap((text) => segmentsOf20(printable(text))),
    ...(left === '' && right === '' ? [] : pair(left, right, width)),
    ...wrapCharacters(printable(texts('factor').join(' x ')), width),
    ...of('step').flatMap((column) => stepsOf(column, line).flatMap((each) => step(each, width))),
    ...texts('amount').flatMap((text) => pair('', text, width)),
  ];
}

function headOf(model: PaperModel, width: number, words: PaperWords): string[] {
  const { toko, party, facts = [], people = [] } = model;
  const member = party?.member;
  return [
    ...centred(toko.nama_toko, width),
    ...splitAddress(toko.alamat_toko).flatMap((line) => centred(line, width)),
    ...centred(toko.no_telp ?? '', width),
    '-'.repeat(width),
    ...centred(model.title, width),
    ...marksOf(model, words).flatMap((mark) => centred(`*** ${mark} ***`, width)),
    ...pair(model.number, formatPaper('datetime', model.tanggal), width),
    ...(party ? field([words.to, party.nama], width) : []),
    ...segmentsOf20(printable(party?.alamat ?? '')),
    ...segmentsOf20(printable(party?.no_hp ?? '')),
    ...(member ? sides(memberFact({ ...member, poin_baru: 0 }, words), width) : []),
    ...sides(
      people.map((fact) => fact.join(' ')),
      width,
    ),
    ...facts.flatMap((fact) => field(fact, width)),
  ];
}

/** The paper's lines at `width` columns, none longer; text fields are cut into 20-character segments, at most 5 [spec]. */
export function receiptLines(
  model: PaperModel,
  width: ReceiptWidth,
  words: PaperWords = PAPER_WORDS_ID,
): string[] {
  const { columns = [], lines = [], quantity, sums = [], total, keterangan = '', terms = [] } = model;
  const parts = [
    headOf(model, width, words),
    lines.flatMap((line) => lineOf(line, columns, width)),
    [
      ...(quantity ? pair(...quantity, width) : []),
      ...sums.flatMap((sum) => figure(sum, width)),
      ...(total === undefined ? [] : pair(total.label, formatRupiah(total.value), width)),
      ...paymentsOf(model, words).flatMap((sum) => figure(sum, width)),
    ],
    [
      ...wrapCharacters(printable(model.terbilang ?? ''), width),
      ...(keterangan === '' ? [] : field([words.remark, keterangan], width)),
      ...terms.flatMap((term, i) => wrapCharacters(`${i + 1}. ${printable(term)}`, width)),
      ...centred(model.thanks ?? '', width),
      ...wrapCharacters(printable(printedLine(model.printed)), width),
    ],
  ];
  const rule = '-'.repeat(width);
  const shown = parts.filter((part) => part.length > 0);
  return shown.flatMap((part, i) => (i === 0 ? part : [rule, ...part])).map((line) => line.trimEnd());
}
