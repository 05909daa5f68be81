/** A paper as the text of a message: what its customer wants to read on a telephone; '*' is bold, as WhatsApp reads it. */

import { formatDate, formatRupiah } from './format.ts';
import {
  inlineText,
  memberFact,
  type PaperColumn,
  type PaperFact,
  type PaperLine,
  type PaperModel,
} from './paper-model.ts';
import { PAPER_WORDS_ID, type PaperWords } from './paper-words.ts';

/** A message holds 4,000 characters; what is over is counted. */
const MAX_LINES = 30;
const THANKS = 'Terima kasih atas kepercayaan Anda.';

/** A bare figure says what it is. */
const textOf = (column: PaperColumn, line: PaperLine): string => {
  const text = inlineText(column, line);
  const isBare = column.kind === 'integer' || column.kind === 'kadar';
  return isBare && text !== '' ? `${column.label} ${text}` : text;
};

const textsOf = (columns: readonly PaperColumn[], line: PaperLine, chat: PaperColumn['chat']): string[] =>
  columns
    .filter((column) => column.chat === chat)
    .map((column) => textOf(column, line))
    .filter((text) => text !== '');

const amountsOf = (columns: readonly PaperColumn[], { values }: PaperLine): string[] =>
  columns.flatMap(({ key, chat }) => {
    const value = values[key];
    return chat === 'amount' && typeof value === 'number' ? [`   ${formatRupiah(value)}`] : [];
  });

const lineOf = (line: PaperLine, columns: readonly PaperColumn[]): string[] => {
  const notes = textsOf(columns, line, 'note').join(', ');
  const item = textsOf(columns, line, 'item').join(' ');
  return [`• ${item}${notes && ` (${notes})`}`, ...amountsOf(columns, line)];
};

const block = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [lines.join('\n')]);
const said = ([label, text]: PaperFact): string => `${label}: ${text}`;

/** The paper's head, party, facts, lines and sums; terms, signatures and payments stay on paper. */
export function chatText(
  model: Omit<PaperModel, 'toko' | 'printed'>,
  nama_toko: string,
  words: PaperWords = PAPER_WORDS_ID,
): string {
  const { title, number, tanggal, party, facts = [], columns = [], lines = [], sums = [], total } = model;
  const member = party?.member;
  const shown = lines.slice(0, MAX_LINES);
  return [
    ...block([
      `*${nama_toko}*`,
      `${title} ${number}, ${formatDate(tanggal.slice(0, 10))}`,
      ...(model.marks?.batal ? [`*${words.cancelled}*`] : []),
    ]),
    ...block(party?.nama ? [`Yth. ${party.nama}`] : []),
    ...block(facts.map(said)),
    ...block([
      ...shown.flatMap((line) => lineOf(line, columns)),
      ...(lines.length > shown.length ? [`… +${lines.length - shown.length}`] : []),
    ]),
    ...block([
      ...sums.map(({ label, value }) => said([label, formatRupiah(value)])),
      ...(total ? [`*${said([total.label, formatRupiah(total.value)])}*`] : []),
      ...(member ? [memberFact(member, words).join(': ')] : []),
    ]),
    THANKS,
  ].join('\n\n');
}
