import type { PaperLine, PaperModel } from './paper-model.ts';
import { inWords } from './paper-words.ts';

type Content = Omit<PaperModel, 'toko' | 'printed'>;

/** How a proof of purchase says that it was paid for with new pieces. */
export const BY_EXCHANGE = 'TUKAR TAMBAH';

const negative = (value?: PaperLine['values'][string]) =>
  typeof value === 'number' && value !== 0 ? -value : (value ?? null);

/** An old piece among the new ones: what it is worth comes off, and what was deducted from it is added again. */
const oldLine = ({ values, ...line }: PaperLine): PaperLine => ({
  ...line,
  values: {
    ...values,
    nama_barang: `EMAS LAMA: ${values.nama_barang}`,
    diskon: negative(values.diskon),
    total: negative(values.total),
    harga: negative(values.harga),
  },
});

/** New pieces, old gold and the difference on one paper, under the sale's number with the exchange's and the purchase's beside. */
export function exchangePaper(sale: Content, buy: Content, no_tukar: string): Content {
  const [saleRp, buyRp] = [sale.total?.value ?? 0, buy.total?.value ?? 0];
  const outRp = buyRp - saleRp;
  const paid = outRp > 0 ? buy.payments?.filter(({ label }) => label !== BY_EXCHANGE) : sale.payments;
  return {
    ...sale,
    title: 'NOTA TUKAR TAMBAH',
    facts: [
      ['No. Tukar', no_tukar],
      ['No. Pembelian', buy.number],
    ],
    columns: (sale.columns ?? []).map((column) =>
      column.key === 'diskon' ? { ...column, label: 'Diskon / Pot.' } : column,
    ),
    lines: [...(sale.lines ?? []), ...(buy.lines ?? []).map(oldLine)],
    quantity: [
      `Barang baru ${sale.lines?.length ?? 0}, lama ${buy.lines?.length ?? 0}`,
      `${sale.quantity?.[1]}, ${buy.quantity?.[1]}`,
    ],
    sums: [
      ...(sale.sums ?? []),
      { label: 'Total barang baru', value: saleRp },
      { label: 'Emas lama', value: -buyRp },
    ],
    total: outRp > 0 ? { label: 'DIBAYARKAN', value: outRp } : { label: 'TAMBAH', value: saleRp - buyRp },
    terbilang: inWords(Math.abs(outRp)),
    payments: paid ?? [],
  };
}
