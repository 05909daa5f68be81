/** The nota as plain text for a receipt printer: 48 columns at 80 mm, 32 at 58 mm (domain §8); no device codes. */

import { formatGram, formatPaper, groupThousands } from './format.ts';
import { copyMark, NOTA_LABELS_ID, type NotaLabels, type NotaModel, notaSums } from './nota-model.ts';
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

function field(label: string, value: string, width: number): string[] {
  const head = `${printable(label)}: `;
  const segments = segmentsOf20(printable(value));
  const fits = head.length + 20 <= width;
  return fits
    ? segments.map((segment, i) => `${i === 0 ? head : ' '.repeat(head.length)}${segment}`)
    : [head.trimEnd(), ...segments];
}

/** The nota's lines at `width` columns, none longer; text fields are cut into 20-character segments, at most 5 [spec]. */
export function receiptLines(
  model: NotaModel,
  width: ReceiptWidth,
  labels: NotaLabels = NOTA_LABELS_ID,
): string[] {
  const rule = '-'.repeat(width);
  const { toko, customer, member } = model;
  const marks = [copyMark(model, labels), model.batal === true ? labels.cancelled : ''];
  const head = [
    ...centred(toko.nama_toko, width),
    ...splitAddress(toko.alamat_toko).flatMap((line) => centred(line, width)),
    ...centred(toko.no_telp ?? '', width),
    rule,
    ...centred(labels.title, width),
    ...marks.flatMap((mark) => centred(mark === '' ? '' : `*** ${mark} ***`, width)),
    ...pair(model.no_faktur, formatPaper('datetime', model.tanggal), width),
    ...field(labels.to, customer.nama, width),
    ...(customer.alamat ? segmentsOf20(printable(customer.alamat)) : []),
    ...(customer.no_hp ? segmentsOf20(printable(customer.no_hp)) : []),
    ...(member
      ? pair(`${labels.member} ${member.kode}`, `${labels.points} ${groupThousands(member.poin)}`, width)
      : []),
    ...pair(`${labels.sales} ${model.sales}`, `${labels.cashier} ${model.kasir}`, width),
    rule,
  ];
  const items = model.lines.flatMap((line) => [
    ...segmentsOf20(printable(line.nama_barang)),
    ...pair(line.kode_barcode, line.kadar, width),
    ...pair(`${formatGram(line.berat)} g x ${groupThousands(line.harga_emas)}`, '', width),
    ...(line.ongkos === 0 ? [] : pair(labels.ongkos, groupThousands(line.ongkos), width, INDENT)),
    ...line.atribut.flatMap(({ nama, harga }) => {
      const [first = '', ...rest] = segmentsOf20(printable(nama));
      return [
        ...pair(first, harga === 0 ? '' : groupThousands(harga), width, INDENT),
        ...rest.map((part) => `${INDENT}${part}`),
      ];
    }),
    ...(line.diskon === 0 ? [] : pair(labels.discount, groupThousands(-line.diskon), width, INDENT)),
    ...pair('', groupThousands(line.total), width),
  ]);
  const sums = [
    rule,
    ...notaSums(model, labels).flatMap(({ label, value }) => pair(label, groupThousands(value), width)),
    ...pair(labels.total, `Rp. ${groupThousands(model.totals.grand_total)}`, width),
    ...model.payments.flatMap(({ label, jumlah_rp }) => pair(label, groupThousands(jumlah_rp), width)),
    ...(model.kembali === 0 ? [] : pair(labels.change, groupThousands(model.kembali), width)),
    rule,
  ];
  const foot = [
    ...wrapCharacters(printable(model.terbilang), width),
    ...(model.keterangan ? field(labels.remark, model.keterangan, width) : []),
    ...model.terms.flatMap((term, i) => wrapCharacters(`${i + 1}. ${printable(term)}`, width)),
  ];
  return [...head, ...items, ...sums, ...foot].map((line) => line.trimEnd());
}
