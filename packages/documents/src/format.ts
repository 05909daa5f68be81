/** How a cell reads: on the screen, on paper, and as plain text for machines. No Node import: the web uses it too. */

import type { CellValue, ColumnKind } from './table.ts';

const MONTHS_ID = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** What a negative figure begins with wherever it is read; machines get a hyphen (formatPlain). */
export const MINUS = '\u2212';

/** 12709000 → '12.709.000' (id-ID). Integer input; throws TypeError on a fraction. */
export function groupThousands(value: number | bigint): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new TypeError(`${value} is not a safe integer`);
  }
  const digits = (value < 0 ? -value : value).toString();
  const grouped = digits.length > 3 ? digits.replace(/\B(?=(?:\d{3})+$)/g, '.') : digits;
  return value < 0 ? MINUS + grouped : grouped;
}

/** Integer rupiah → 'Rp. 12.709.000' (design: ui "Identity"). */
export function formatRupiah(value: number | bigint): string {
  return value < 0 ? `${MINUS}Rp. ${groupThousands(-value)}` : `Rp. ${groupThousands(value)}`;
}

function splitMilligrams(mg: number | bigint): { below: boolean; grams: bigint; rest: string } {
  const exact = BigInt(mg);
  const magnitude = exact < 0n ? -exact : exact;
  return {
    below: exact < 0n,
    grams: magnitude / 1000n,
    rest: (magnitude % 1000n).toString().padStart(3, '0'),
  };
}

/** Decimals of a gram where a column does not show milligrams. */
export type GramDecimals = 2;

/** Half up, away from zero. */
function inHundredths(mg: number | bigint): bigint {
  const exact = BigInt(mg);
  return ((exact < 0n ? exact - 5n : exact + 5n) / 10n) * 10n;
}

/** Integer milligrams → '5,230', always 3 decimals (id-ID), or '5,23'. */
export function formatGram(mg: number | bigint, decimals?: GramDecimals): string {
  if (decimals === 2) return formatGram(inHundredths(mg)).slice(0, -1);
  const { below, grams, rest } = splitMilligrams(mg);
  return `${below ? MINUS : ''}${groupThousands(grams)},${rest}`;
}

/** Integer milligrams → '5,230 g' for a screen, where no line ends before its unit. */
export function weightOnScreen(mg: number | bigint): string {
  return `${formatGram(mg)}\u00a0g`;
}

/** Integer milligrams → '5.230' for machines. */
export function plainGram(mg: number | bigint): string {
  const { below, grams, rest } = splitMilligrams(mg);
  return `${below ? '-' : ''}${grams}.${rest}`;
}

/** Percent → plain decimal text with at most `decimals` digits and at least `least`: 91.6 → '91.6', 75 → '75'. */
function plainDecimal(value: number | bigint, decimals: number, least = 0): string {
  const text = Number(value).toFixed(decimals);
  const point = text.indexOf('.');
  let end = text.length;
  while (end > point + 1 + least && text[end - 1] === '0') end -= 1;
  return end === point + 1 ? text.slice(0, point) : text.slice(0, end);
}

function idDecimal(value: number | bigint, decimals: number, least: number): string {
  const [whole = '0', fraction] = plainDecimal(value, decimals, least).split('.');
  const grouped = whole.startsWith('-')
    ? MINUS + groupThousands(-BigInt(whole))
    : groupThousands(BigInt(whole));
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** Chinese and Japanese months bear this sign, and stand between year and day. */
const EAST_ASIAN = '月';

/** 'yyyy-MM-dd…' → '20 Nov 2026', or '2026年11月20日'; anything else comes back unchanged. */
export function formatDate(iso: string, months: readonly string[] = MONTHS_ID): string {
  const match = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso);
  const month = match ? months[Number(match[2]) - 1] : undefined;
  if (!match || !month) return iso;
  const [, year, , day] = match;
  return month.endsWith(EAST_ASIAN) ? `${year}年${month}${Number(day)}日` : `${Number(day)} ${month} ${year}`;
}

function clockOf(iso: string): string {
  return /^\d{4}-\d\d-\d\d[T ](\d\d:\d\d)/.exec(iso)?.[1] ?? '';
}

/** A cell on the screen: 'Rp. 12.709.000', '5,230', '20 Nov 2026'. null and missing → ''. */
export function formatScreen(
  kind: ColumnKind,
  value: CellValue | undefined,
  months: readonly string[] = MONTHS_ID,
  decimals?: GramDecimals,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') {
    if (kind === 'date') return formatDate(value, months);
    if (kind === 'datetime') return `${formatDate(value, months)} ${clockOf(value)}`.trimEnd();
    return value;
  }
  return kind === 'rupiah' ? formatRupiah(value) : formatPaper(kind, value, decimals);
}

/** A cell on paper: figures as on the screen without 'Rp.', dates yyyy-MM-dd. null and missing → ''. */
export function formatPaper(kind: ColumnKind, value: CellValue | undefined, decimals?: GramDecimals): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') {
    if (kind === 'date') return value.slice(0, 10);
    if (kind === 'datetime') return `${value.slice(0, 10)} ${clockOf(value)}`.trimEnd();
    return value;
  }
  if (kind === 'gram') return formatGram(value, decimals);
  if (kind === 'kadar') return idDecimal(value, 3, 0);
  if (kind === 'percent') return idDecimal(value, 2, 2);
  return groupThousands(value);
}

/** A cell of a row on paper: as above, no money and no weight is blank. Totals say their zero. */
export function formatPaperRow(
  kind: ColumnKind,
  value: CellValue | undefined,
  decimals?: GramDecimals,
): string {
  const isNone = (kind === 'rupiah' || kind === 'gram') && (value === 0 || value === 0n);
  return isNone ? '' : formatPaper(kind, value, decimals);
}

/** A cell for machines: rupiah '12709000', gram '5.230', kadar '91.6', dates yyyy-MM-dd. null and missing → ''. */
export function formatPlain(kind: ColumnKind, value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return formatPaper(kind, value);
  if (kind === 'gram') return plainGram(value);
  if (kind === 'kadar') return plainDecimal(value, 3);
  if (kind === 'percent') return plainDecimal(value, 2);
  return value.toString();
}
