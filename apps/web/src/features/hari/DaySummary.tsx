import { useTranslation } from 'react-i18next';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { showGram, showRupiah, unbroken, useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useMe } from '../../kit/session.ts';
import css from './hari.module.css';

/** The cash book, or the shorter report where its module is off. */
const CASH_BOOKS = ['/laporan-transaksi-cash', '/laporan-keuangan-cash-global'];

/** What the day brought; each figure opens its documents. */
export const DaySummary = ({ hari, tanggal }: { hari: Hari; tanggal: string }) => {
  const { t } = useTranslation('hari');
  const format = useFormat();
  const range = `tgl_from=${tanggal}&tgl_to=${tanggal}`;
  const { penjualan, kas, stock } = hari;
  const { menu } = useMe();
  const screens = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
  const cashBook = CASH_BOOKS.find((one) => screens.some(({ route, open }) => route === one && open));
  const cash = cashBook ? `${cashBook}?${range}` : null;
  const facts: [string, string, string | null, string][] = [
    [
      t('sales'),
      showRupiah(penjualan.grand_total),
      `/lihat-penjualan?${range}`,
      t('salesNote', { dokumen: penjualan.dokumen, qty: penjualan.qty, batal: penjualan.batal }),
    ],
    [t('cashIn'), showRupiah(kas.masuk), cash, t('cashInNote', { saldo: showRupiah(kas.saldo_awal) })],
    [t('cashOut'), showRupiah(kas.keluar), cash, t('cashOutNote')],
    [
      t('stock'),
      showGram(stock.berat),
      '/data-barang',
      t('stockNote', { qty: format('integer', stock.qty) }),
    ],
  ];
  return (
    <dl className={css.summary}>
      {facts.map(([label, figure, href, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {href ? (
              <AppLink href={href} className={`${css.summaryFigure} ${pageCss.link}`}>
                {figure}
              </AppLink>
            ) : (
              <span className={css.summaryFigure}>{figure}</span>
            )}
            <span className={css.quiet}>{unbroken(note)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
