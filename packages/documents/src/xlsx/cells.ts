/** SpreadsheetML cells: numbers as exact decimal text, dates as serials, text always as text. */

import { formatPlain } from '../format.ts';
import type { CellValue, ColumnKind } from '../table.ts';

const DAY_MS = 86_400_000;
// Day 0 of Excel's 1900 system as every program reads it from March 1900 on.
const EPOCH = Date.UTC(1899, 11, 30);
const MAX_CELL_CHARACTERS = 32_767;
// The characters XML 1.0 forbids: controls, non-characters, half surrogate pairs.
const ILLEGAL = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** XML text without the characters XML 1.0 forbids; '_x0041_' is kept literal, which Excel would otherwise decode. */
export function escapeXml(text: string): string {
  return text
    .slice(0, MAX_CELL_CHARACTERS)
    .replace(ILLEGAL, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** 0 → 'A', 27 → 'AB'. */
export function columnName(index: number): string {
  let name = '';
  for (let left = index + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return name;
}

function serialOf(iso: string): string | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/.exec(iso);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  if (year < 1901 || new Date(time).getUTCDate() !== day) return undefined;
  return String(Number(((time - EPOCH) / DAY_MS).toFixed(6)));
}

/** A cell with `ref` (column letters + row number) and a style index; null gives an empty styled cell. */
export function cellXml(ref: string, style: number, kind: ColumnKind, value: CellValue | undefined): string {
  if (value === null || value === undefined || value === '') return `<c r="${ref}" s="${style}"/>`;
  if (typeof value !== 'string') return `<c r="${ref}" s="${style}"><v>${formatPlain(kind, value)}</v></c>`;
  if (kind === 'date' || kind === 'datetime') {
    const serial = serialOf(kind === 'date' ? value.slice(0, 10) : value);
    if (serial !== undefined) return `<c r="${ref}" s="${style}"><v>${serial}</v></c>`;
  }
  return textCellXml(ref, style, value);
}

/** A cell that computes; the value is what it gives now, for programs that do not compute. */
export function formulaCellXml(
  ref: string,
  style: number,
  formula: string,
  kind: ColumnKind,
  value: CellValue | undefined,
): string {
  const cell = `<c r="${ref}" s="${style}"`;
  const escaped = formula.replaceAll('"', '&quot;');
  return value === null || value === undefined
    ? `${cell} t="str"><f>${escaped}</f><v></v></c>`
    : `${cell}><f>${escaped}</f><v>${formatPlain(kind, value)}</v></c>`;
}

export function textCellXml(ref: string, style: number, text: string): string {
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}
