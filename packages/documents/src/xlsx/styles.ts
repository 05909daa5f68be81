/** The workbook's few cell styles and their indexes (ECMA-376, SpreadsheetML styles part). */

import type { ColumnKind } from '../table.ts';
import { alignOf, type TableColumn } from '../table.ts';

const NUMBER_FORMATS = {
  general: 0,
  text: 49,
  rupiah: 3,
  gram: 164,
  kadar: 165,
  percent: 166,
  date: 167,
  datetime: 168,
  rupiahOrBlank: 169,
  gramOrBlank: 170,
  hundredths: 171,
  hundredthsOrBlank: 172,
} as const;

const CUSTOM_FORMATS: [number, string][] = [
  [NUMBER_FORMATS.gram, '#,##0.000'],
  [NUMBER_FORMATS.kadar, '0.0##'],
  [NUMBER_FORMATS.percent, '#,##0.00'],
  [NUMBER_FORMATS.date, 'yyyy\\-mm\\-dd'],
  [NUMBER_FORMATS.datetime, 'yyyy\\-mm\\-dd hh:mm'],
  [NUMBER_FORMATS.rupiahOrBlank, '#,##0;\\-#,##0;'],
  [NUMBER_FORMATS.gramOrBlank, '#,##0.000;\\-#,##0.000;'],
  [NUMBER_FORMATS.hundredths, '#,##0.00'],
  [NUMBER_FORMATS.hundredthsOrBlank, '#,##0.00;\\-#,##0.00;'],
];

const FORMAT_OF: Record<ColumnKind, number> = {
  text: NUMBER_FORMATS.text,
  link: NUMBER_FORMATS.text,
  date: NUMBER_FORMATS.date,
  datetime: NUMBER_FORMATS.datetime,
  rupiah: NUMBER_FORMATS.rupiah,
  integer: NUMBER_FORMATS.rupiah,
  gram: NUMBER_FORMATS.gram,
  kadar: NUMBER_FORMATS.kadar,
  percent: NUMBER_FORMATS.percent,
};

/** In rows no money and no weight is blank; totals say their zero. */
const FORMAT_OF_ROWS: Record<ColumnKind, number> = {
  ...FORMAT_OF,
  rupiah: NUMBER_FORMATS.rupiahOrBlank,
  gram: NUMBER_FORMATS.gramOrBlank,
};

const formatOf = ({ kind, decimals }: TableColumn): number =>
  decimals === 2 ? NUMBER_FORMATS.hundredths : FORMAT_OF[kind];
const formatOfRows = ({ kind, decimals }: TableColumn): number =>
  decimals === 2 ? NUMBER_FORMATS.hundredthsOrBlank : FORMAT_OF_ROWS[kind];

interface Look {
  format: number;
  font: number;
  fill: number;
  border: number;
  align?: string;
}

/** Hands out one style index per distinct look; index 0 is the default every workbook must have. */
export class Styles {
  readonly #looks: Look[] = [{ format: 0, font: 0, fill: 0, border: 0 }];

  #index(look: Look): number {
    const key = JSON.stringify(look);
    const known = this.#looks.findIndex((candidate) => JSON.stringify(candidate) === key);
    return known === -1 ? this.#looks.push(look) - 1 : known;
  }

  title(): number {
    return this.#index({ format: 0, font: 2, fill: 0, border: 0 });
  }

  note(): number {
    return this.#index({ format: 0, font: 3, fill: 0, border: 0 });
  }

  header(column: TableColumn): number {
    return this.#index({ format: 0, font: 1, fill: 2, border: 1, align: alignOf(column) });
  }

  body(column: TableColumn): number {
    return this.#index({
      format: formatOfRows(column),
      font: 0,
      fill: 0,
      border: 0,
      align: alignOf(column),
    });
  }

  subtotal(column: TableColumn): number {
    return this.#index({
      format: formatOf(column),
      font: 1,
      fill: 0,
      border: 2,
      align: alignOf(column),
    });
  }

  total(column: TableColumn): number {
    return this.#index({
      format: formatOf(column),
      font: 1,
      fill: 2,
      border: 3,
      align: alignOf(column),
    });
  }

  toXml(): string {
    const formats = CUSTOM_FORMATS.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);
    const looks = this.#looks.map(({ format, font, fill, border, align }) => {
      const open = `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"`;
      return align === undefined
        ? `${open}/>`
        : `${open} applyAlignment="1"><alignment horizontal="${align}" vertical="top"/></xf>`;
    });
    const font = (extra: string, size: number, colour: string): string =>
      `<font>${extra}<sz val="${size}"/><color rgb="FF${colour}"/><name val="Calibri"/><family val="2"/></font>`;
    const edge = (side: string, style: string): string =>
      style === ''
        ? `<${side}/>`
        : `<${side} style="${style}"><color rgb="${side === 'bottom' && style === 'thin' ? 'FF9A6B15' : 'FF1C2430'}"/></${side}>`;
    const border = (top: string, bottom: string): string =>
      `<border><left/><right/>${edge('top', top)}${edge('bottom', bottom)}<diagonal/></border>`;
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
      `<fonts count="4">${font('', 11, '1C2430')}${font('<b/>', 11, '1C2430')}${font('<b/>', 14, '1C2430')}${font('', 9, '5B6472')}</fonts>`,
      '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
      '<fill><patternFill patternType="solid"><fgColor rgb="FFF3EEE3"/><bgColor indexed="64"/></patternFill></fill></fills>',
      `<borders count="4">${border('', '')}${border('', 'thin')}${border('hair', '')}${border('thin', 'double')}</borders>`,
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${looks.length}">${looks.join('')}</cellXfs>`,
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('');
  }
}
