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

/** 48 at 80 mm and 32 at 58 mm, or what a printer of its own says. */
export type ReceiptWidth = number;

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
  '−': '-',
  '…': '...',
};

/** Characters every code page prints alike: accents dropped, typographic marks replaced, the rest a question mark. */
export function printable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING, '')
    .replace(/[‘’“”–—·−…]/g, (mark) => TYPOGRAPHIC[mark] ?? '?')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/gu, '?');
}

/** The same for a printer that has these letters besides. */
export function printableWith(letters: string): (text: string) => string {
  if (letters === '') return printable;
  const own = new RegExp(`([${letters}]+)`, 'u');
  return (text) =>
    text
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .split(own)
      .map((part, i) => (i % 2 === 1 ? part : printable(part)))
      .join('');
}

/** What a line is made for: its columns, and how it spells. */
interface Roll {
  width: number;
  say: (text: string) => string;
}

function centred(text: string, roll: Roll): string[] {
  return wrapCharacters(roll.say(text), roll.width).map((line) => {
    return `${' '.repeat(Math.floor((roll.width - line.length) / 2))}${line}`;
  });
}

/** Label left, figure right; a label too long for one line gets its own. */
function pair(label: string, value: string, roll: Roll, indent = ''): string[] {
  const left = indent + roll.say(label);
  const right = roll.say(value);
  const gap = roll.width - left.length - right.length;
  if (gap >= 1) return [`${left}${' '.repeat(gap)}${right}`];
  return [...wrapCharacters(left, roll.width), right.padStart(roll.width).slice(-roll.width)];
}

function field([label, text]: PaperFact, roll: Roll): string[] {
  const head = `${roll.say(label)}: `;
  const segments = segmentsOf20(roll.say(text));
  const fits = head.length + 20 <= roll.width;
  return fits
    ? segments.map((segment, i) => `${i === 0 ? head : ' '.repeat(head.length)}${segment}`)
    : [...wrapCharacters(head, roll.width), ...segments];
}

/** Texts two by two, left and right. */
function sides(texts: readonly string[], roll: Roll): string[] {
  return texts.flatMap((text, i) => (i % 2 === 0 ? pair(text, texts[i + 1] ?? '', roll) : []));
}

function figure({ label, value }: PaperSum, roll: Roll): string[] {
  return pair(label, groupThousands(value), roll);
}

/** A long label goes on below its figure; one without a price stands alone. */
function step({ label, value }: PaperSum, roll: Roll): string[] {
  const [first = '', ...rest] = segmentsOf20(roll.say(label));
  return [
    ...pair(first, value === 0 ? '' : groupThousands(value), roll, INDENT),
    ...rest.map((part) => `${INDENT}${part}`),
  ];
}

function lineOf(line: PaperLine, columns: readonly PaperColumn[], roll: Roll): string[] {
  const of = (roll: PaperColumn['roll']): PaperColumn[] => columns.filter((column) => column.roll === roll);
  const texts = (roll: PaperColumn['roll']): string[] =>
    of(roll)
      .map((column) => inlineText(column, line))
      .filter((text) => text !== '');
  const [left, right] = [texts('left').join(' '), texts('right').join(' ')];
  return [
    ...texts('item').flatMap((text) => segmentsOf20(roll.say(text))),
    ...(left === '' && right === '' ? [] : pair(left, right, roll)),
    ...wrapCharacters(roll.say(texts('factor').join(' x ')), roll.width),
    ...of('step').flatMap((column) => stepsOf(column, line).flatMap((each) => step(each, roll))),
    ...texts('amount').flatMap((text) => pair('', text, roll)),
  ];
}

function headOf(model: PaperModel, roll: Roll, words: PaperWords): string[] {
  const { toko, party, facts = [], people = [] } = model;
  const member = party?.member;
  return [
    ...centred(toko.nama_toko, roll),
    ...splitAddress(toko.alamat_toko).flatMap((line) => centred(line, roll)),
    ...centred(toko.no_telp ?? '', roll),
    '-'.repeat(roll.width),
    ...centred(model.title, roll),
    ...marksOf(model, words).flatMap((mark) => centred(`*** ${mark} ***`, roll)),
    ...pair(model.number, formatPaper('datetime', model.tanggal), roll),
    ...(model.code ? centred(model.code.tanda, roll) : []),
    ...(party ? field([words.to, party.nama], roll) : []),
    ...segmentsOf20(roll.say(party?.alamat ?? '')),
    ...segmentsOf20(roll.say(party?.no_hp ?? '')),
    ...(member ? sides(memberFact({ ...member, poin_baru: 0 }, words), roll) : []),
    ...sides(
      people.map((fact) => fact.join(' ')),
      roll,
    ),
    ...facts.flatMap((fact) => field(fact, roll)),
  ];
}

/** The paper's lines at `width` columns, none longer; text fields are cut into 20-character segments, at most 5 [spec]. `letters`: what the printer has beyond ASCII. */
export function receiptLines(
  model: PaperModel,
  width: ReceiptWidth,
  words: PaperWords = PAPER_WORDS_ID,
  letters = '',
): string[] {
  const roll: Roll = { width, say: printableWith(letters) };
  const { columns = [], lines = [], quantity, sums = [], total, keterangan = '', terms = [] } = model;
  const parts = [
    headOf(model, roll, words),
    lines.flatMap((line) => lineOf(line, columns, roll)),
    [
      ...(quantity ? pair(...quantity, roll) : []),
      ...sums.flatMap((sum) => figure(sum, roll)),
      ...(total === undefined ? [] : pair(total.label, formatRupiah(total.value), roll)),
      ...paymentsOf(model, words).flatMap((sum) => figure(sum, roll)),
    ],
    [
      ...wrapCharacters(roll.say(model.terbilang ?? ''), roll.width),
      ...(keterangan === '' ? [] : field([words.remark, keterangan], roll)),
      ...terms.flatMap((term, i) => wrapCharacters(`${i + 1}. ${roll.say(term)}`, roll.width)),
      ...centred(model.thanks ?? '', roll),
      ...wrapCharacters(roll.say(printedLine(model.printed)), roll.width),
    ],
  ];
  const rule = '-'.repeat(roll.width);
  const shown = parts.filter((part) => part.length > 0);
  return shown.flatMap((part, i) => (i === 0 ? part : [rule, ...part])).map((line) => line.trimEnd());
}
