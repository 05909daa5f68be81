import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../kit/api/transport.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import css from './sale.module.css';
import { useClock } from './useClock.ts';

type Fact = [name: string, value: string];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

const Lines = ({ sale }: { sale: PenjualanDetail }) => {
  const { t } = useTranslation('penjualan');
  return (
    <ul className={css.lines}>
      {sale.lines.map((line) => (
        <li key={line.kode_barcode}>
          <img
            src={addressOf(`foto_produk/${encodeURIComponent(line.kode_barcode)}`, { ukuran: 'kecil' })}
            alt=""
            width={52}
            height={52}
            loading="lazy"
          />
          <div className={css.piece}>
            <strong>{line.nama_barang}</strong>
            <small>
              <AppLink
                href={`/data-barang?kode_barcode=${encodeURIComponent(line.kode_barcode)}`}
                className={pageCss.link}
              >
                {line.kode_barcode}
              </AppLink>
              {` · ${line.kadar_label} · ${line.kode_group}`}
            </small>
            <small className="num">
              {t('lineFigures', {
                weight: showGram(line.berat),
                price: showRupiah(line.harga_emas),
                ongkos: showRupiah(line.ongkos + line.harga_atribut),
              })}
            </small>
          </div>
          <div className={css.price}>
            <strong className="num">{showRupiah(line.total)}</strong>
            {line.diskon > 0 && (
              <small className="num">{t('discountOf', { amount: showRupiah(line.diskon) })}</small>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};

const Sum = ({ name, value, strong }: { name: string; value: string; strong?: boolean }) => (
  <div data-strong={strong || undefined}>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
);

const Money = ({ sale }: { sale: PenjualanDetail }) => {
  const { t } = useTranslation('penjualan');
  // A payment has no name of its own; its place in the sale is its identity.
  const payments = sale.payments.map((payment, at) => ({ payment, key: `${at}-${payment.jenis}` }));
  // Prices that hold the tax already: then it is no step from the subtotal to the total.
  const ppnInside = sale.total - sale.diskon + sale.pembulatan === sale.grand_total;
  return (
    <dl className={css.sums}>
      <Sum name={t('subtotal')} value={showRupiah(sale.total)} />
      {sale.diskon > 0 && <Sum name={t('discount')} value={`-${showRupiah(sale.diskon)}`} />}
      {sale.ppn > 0 && <Sum name={t(ppnInside ? 'ppnIncluded' : 'ppn')} value={showRupiah(sale.ppn)} />}
      {sale.pembulatan !== 0 && <Sum name={t('rounding')} value={showRupiah(sale.pembulatan)} />}
      <Sum name={t('grandTotal')} value={showRupiah(sale.grand_total)} strong />
      {payments.map(({ payment, key }) => (
        <Sum
          key={key}
          name={[
            t(`jenis${payment.jenis}`),
            payment.nama_bank,
            payment.no_rekening,
            payment.no_kartu && `**** ${payment.no_kartu}`,
            payment.poin > 0 && t('points', { poin: payment.poin }),
            payment.fee > 0 && t('fee', { fee: showRupiah(payment.fee) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          value={showRupiah(payment.jumlah_rp)}
        />
      ))}
      {sale.kembali > 0 && <Sum name={t('change')} value={showRupiah(sale.kembali)} />}
    </dl>
  );
};

interface CancellationProps {
  batal: NonNullable<PenjualanDetail['batal']>;
  /** The business date, which a cancellation shares with its sale. */
  tanggal: string;
}

const Cancellation = ({ batal, tanggal }: CancellationProps) => {
  const { t } = useTranslation('penjualan');
  const clock = useClock();
  const showDate = useShowDate();
  return (
    <section className={css.cancelled} aria-label={t('cancelled')}>
      <h3>{t('cancelled')}</h3>
      <Facts
        facts={[
          [t('cancelNumber'), batal.no_faktur_batal],
          [t('reason'), batal.alasan],
          [t('cancelledBy'), `${batal.input_by}, ${showDate(tanggal)} ${clock(batal.at)}`],
          [t('approvedBy'), batal.disetujui_oleh],
        ]}
      />
    </section>
  );
};

/** One sale as a document: people, pieces, money, points, prints and its cancellation. */
export const SaleDetail = ({ sale }: { sale: PenjualanDetail }) => {
  const { t } = useTranslation('penjualan');
  const clock = useClock();
  const showDate = useShowDate();
  const points = [
    sale.poin_dapat > 0 && t('pointsEarned', { poin: sale.poin_dapat }),
    sale.poin_pakai > 0 && t('pointsSpent', { poin: sale.poin_pakai }),
  ].filter((text) => text !== false);
  const copies = sale.cetak - 1;
  return (
    <div className={css.detail}>
      <div className={css.headline}>
        <strong className="num">{showRupiah(sale.grand_total)}</strong>
        <StatusBadge status={sale.status} />
      </div>
      {sale.batal && <Cancellation batal={sale.batal} tanggal={sale.tanggal} />}
      <Facts
        facts={[
          [t('date'), `${showDate(sale.tanggal)} ${clock(sale.at)}`],
          [t('toko'), sale.kode_toko],
          [t('customer'), [sale.kode_customer, sale.nama_customer].filter(Boolean).join(' · ')],
          [t('phone'), sale.no_hp],
          [t('address'), sale.alamat_customer],
          [t('sales'), [sale.kode_sales, sale.nama_sales].filter(Boolean).join(' · ')],
          [t('cashier'), sale.input_by],
          [t('validBy'), sale.valid_by],
          [t('remark'), sale.keterangan],
          [t('memberPoints'), points.join(', ')],
          [
            t('prints'),
            sale.cetak === 0
              ? t('neverPrinted')
              : copies > 0
                ? t('printedCopies', { count: sale.cetak, copies })
                : t('printedOnce'),
          ],
        ]}
      />
      <h3>{t('piecesTitle', { count: sale.lines.length, weight: showGram(sale.berat) })}</h3>
      <Lines sale={sale} />
      <h3>{t('payment')}</h3>
      <Money sale={sale} />
    </div>
  );
};
