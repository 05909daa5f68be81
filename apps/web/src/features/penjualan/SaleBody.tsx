import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { ppnInside } from '@kadar/domain/ppn.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import docCss from '../../kit/dokumen/dokumen.module.css';
import { Facts, PaymentSum, Sum } from '../../kit/dokumen/Facts.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Photo } from '../../kit/page/Photo.tsx';
import pageCss from '../../kit/page/page.module.css';
import { ErrorState } from '../../kit/table/TableState.tsx';
import { saleQuery } from './queries.ts';
import css from './sale.module.css';

const Line = ({ line }: { line: PenjualanDetail['lines'][number] }) => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  return (
    <li>
      <Photo kode_barcode={line.kode_barcode} className={css.photo} />
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
          <small className="num">{t('dokumen:discountOf', { amount: showRupiah(line.diskon) })}</small>
        )}
      </div>
    </li>
  );
};

const Money = ({ sale }: { sale: PenjualanDetail }) => {
  const { t } = useTranslation('dokumen');
  const isInside = ppnInside({
    subtotalRp: sale.total,
    diskonRp: sale.diskon,
    pembulatanRp: sale.pembulatan,
    grandTotalRp: sale.grand_total,
  });
  return (
    <dl className={docCss.sums}>
      <Sum name={t('subtotal')} value={showRupiah(sale.total)} />
      {sale.diskon > 0 && <Sum name={t('discount')} value={`-${showRupiah(sale.diskon)}`} />}
      {sale.ppn > 0 && <Sum name={t(isInside ? 'ppnIncluded' : 'ppn')} value={showRupiah(sale.ppn)} />}
      {sale.pembulatan !== 0 && <Sum name={t('rounding')} value={showRupiah(sale.pembulatan)} />}
      <Sum name={t('total')} value={showRupiah(sale.grand_total)} strong />
      {sale.payments.map((payment, at) => (
        // A payment has no name of its own; its place in the sale is its identity.
        <PaymentSum key={`${String(at)}-${payment.jenis}`} payment={payment} />
      ))}
      {sale.kembali > 0 && <Sum name={t('change')} value={showRupiah(sale.kembali)} />}
    </dl>
  );
};

const usePrints = () => {
  const { t } = useTranslation('penjualan');
  return (cetak: number): string => {
    if (cetak < 2) return t(cetak === 0 ? 'neverPrinted' : 'printedOnce');
    return t('printedCopies', { count: cetak, copies: cetak - 1 });
  };
};

const SaleFacts = ({ sale }: { sale: PenjualanDetail }) => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  const { clock } = useShopTime();
  const showDate = useShowDate();
  const prints = usePrints();
  const points = [
    sale.poin_dapat > 0 && t('pointsEarned', { poin: sale.poin_dapat }),
    sale.poin_pakai > 0 && t('pointsSpent', { poin: sale.poin_pakai }),
  ].filter((text) => text !== false);
  return (
    <Facts
      facts={[
        [t('dokumen:date'), `${showDate(sale.tanggal)} ${clock(sale.at)}`],
        [t('dokumen:toko'), sale.kode_toko],
        [t('dokumen:customer'), [sale.kode_customer, sale.nama_customer].filter(Boolean).join(' · ')],
        [t('phone'), sale.no_hp],
        [t('address'), sale.alamat_customer],
        [t('sales'), [sale.kode_sales, sale.nama_sales].filter(Boolean).join(' · ')],
        [t('cashier'), sale.input_by],
        [t('dokumen:validBy'), sale.valid_by],
        [t('dokumen:remark'), sale.keterangan],
        [t('memberPoints'), points.join(', ')],
        [t('prints'), prints(sale.cetak)],
      ]}
    />
  );
};

/** A sale in its drawer: people, pieces with their pictures, and money. */
export const SaleBody = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  const { data: sale, error, refetch } = useQuery(saleQuery(no_faktur));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!sale) return <Skeleton h={320} aria-busy="true" />;
  return (
    <>
      <SaleFacts sale={sale} />
      <h3>{t('piecesTitle', { count: sale.lines.length, weight: showGram(sale.berat) })}</h3>
      <ul className={css.lines}>
        {sale.lines.map((line) => (
          <Line key={line.kode_barcode} line={line} />
        ))}
      </ul>
      <h3>{t('dokumen:payment')}</h3>
      <Money sale={sale} />
    </>
  );
};
