import { useTranslation } from 'react-i18next';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { showGram, showRupiah, unbroken, useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useMe } from '../../kit/session.ts';
import css from './hari.module.css';

/** The cash book, or the shorter report where its module is off. */
const CASH_BOOKS = ['/laporan-transaksi-cash', '/laporan-keuangan-cash-global'];

const VALIDATION = '/validasi-pelunasan-hutang';

type Fact = [label: string, figure: string, href: string | null, note: string];

/** What the day brought; each figure opens its documents. */
export const DaySummary = ({ hari, tanggal }: { hari: Hari; tanggal: string }) => {
  const { t } = useTranslation('hari');
  const format = useFormat();
  const range = `tgl_from=${tanggal}&tgl_to=${tanggal}`;
  const { penjualan, kas, stock, menunggu, pelunasan } = hari;
  const { menu } = useMe();
  const screens = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
  const opens = (one: string) => screens.some(({ route, open }) => route === one && open);
  const cashBook = CASH_BOOKS.find(opens);
  const cash = cashBook ? `${cashBook}?${range}` : null;
  const { qty, berat } = stock;
  const waitingFact = ({ jumlah: count, total, tunai }: Hari['menunggu']): Fact => [
    t('waiting'),
    showRupiah(total),
    '/validasi-jual-beli',
    tunai ? t('waitingCashNote', { count, tunai: showRupiah(tunai) }) : t('waitingNote', { count }),
  ];
  const unvalidatedFact = ({ jumlah, total }: Hari['pelunasan']): Fact => [
    t('unvalidated'),
    total === null ? format('integer', jumlah) : showRupiah(total),
    opens(VALIDATION) ? VALIDATION : null,
    total === null ? t('unvalidatedBlind') : t('unvalidatedNote', { jumlah }),
  ];
  // Who counts is told what he sold, not what should be in drawer and trays.
  const facts: Fact[] = [
    [
      t('sales'),
      showRupiah(penjualan.grand_total),
      `/lihat-penjualan?${range}`,
      t('salesNote', { dokumen: penjualan.dokumen, qty: penjualan.qty, batal: penjualan.batal }),
    ],
    ...(kas
      ? ([
          [t('cashIn'), showRupiah(kas.masuk), cash, t('cashInNote', { saldo: showRupiah(kas.saldo_awal) })],
          [t('cashOut'), showRupiah(kas.keluar), cash, t('cashOutNote')],
        ] satisfies Fact[])
      : []),
    ...(qty !== null && berat !== null
      ? ([
          [t('stock'), showGram(berat), '/data-barang', t('stockNote', { qty: format('integer', qty) })],
        ] satisfies Fact[])
      : []),
    ...(menunggu.jumlah > 0 ? [waitingFact(menunggu)] : []),
    ...(pelunasan.jumlah > 0 ? [unvalidatedFact(pelunasan)] : []),
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
