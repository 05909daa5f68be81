import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { ppnInside } from '@kadar/domain/ppn.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../kit/api/transport.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { Opens, UserLink } from '../../kit/links/Opens.tsx';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { MemberLink } from '../../kit/page/MemberLink.tsx';
import { Photo } from '../../kit/page/Photo.tsx';
import pageCss from '../../kit/page/page.module.css';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { print } from '../../kit/print/print.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, PaymentSum, Sum } from '../../parts/dokumen/Facts.tsx';
import { saleQuery } from './queries.ts';
import css from './sale.module.css';

/** Prints the certificate of a piece that was sold. */
const Certificate = ({ no_faktur, kode_barcode }: { no_faktur: string; kode_barcode: string }) => {
  const { t } = useTranslation('penjualan');
  const path = `penjualan/${no_faktur}/sertifikat/${encodeURIComponent(kode_barcode)}`;
  const run = () =>
    void print('SERTIFIKAT', { apa: 'SERTIFIKAT', nomor: no_faktur, kode_barcode }, () =>
      send('GET', path),
    ).catch(showFailure);
  return (
    <button
      type="button"
      className={`${pageCss.link} ${css.certificate} k-touch`}
      onClick={run}
      aria-label={t('certificateOf', { kode_barcode })}
    >
      {t('certificate')}
    </button>
  );
};

interface LineProps {
  line: PenjualanDetail['lines'][number];
  no_faktur: string;
  /** A cancelled sale certifies nothing. */
  stands: boolean;
}

const Line = ({ line, no_faktur, stands }: LineProps) => {
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
          {stands && ' · '}
          {stands && <Certificate no_faktur={no_faktur} kode_barcode={line.kode_barcode} />}
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
    pph22Rp: sale.pph22,
    grandTotalRp: sale.grand_total,
  });
  const coupon = sale.kupon?.nilai ?? 0;
  return (
    <dl className={docCss.sums}>
      <Sum name={t('subtotal')} value={showRupiah(sale.total)} />
      {sale.diskon > coupon && <Sum name={t('discount')} value={showRupiah(coupon - sale.diskon)} />}
      {sale.kupon && (
        <Sum name={t('couponOf', { code: sale.kupon.kode_kupon })} value={showRupiah(-coupon)} />
      )}
      {sale.ppn > 0 && <Sum name={t(isInside ? 'ppnIncluded' : 'ppn')} value={showRupiah(sale.ppn)} />}
      {sale.pembulatan !== 0 && <Sum name={t('rounding')} value={showRupiah(sale.pembulatan)} />}
      {sale.pph22 > 0 && <Sum name={t('pph22')} value={showRupiah(sale.pph22)} />}
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
  const day = { toko: sale.kode_toko, tgl_from: sale.tanggal, tgl_to: sale.tanggal };
  const points = [
    sale.poin_dapat > 0 && t('pointsEarned', { poin: showCount(sale.poin_dapat) }),
    sale.poin_pakai > 0 && t('pointsSpent', { poin: showCount(sale.poin_pakai) }),
  ].filter((text) => text !== false);
  return (
    <Facts
      facts={[
        [t('dokumen:date'), `${showDate(sale.tanggal)} ${clock(sale.at)}`],
        [t('dokumen:toko'), sale.kode_toko],
        [
          t('dokumen:customer'),
          <MemberLink key="member" kode_customer={sale.kode_customer}>
            {inParts(sale.kode_customer, sale.nama_customer)}
          </MemberLink>,
        ],
        [t('phone'), sale.no_hp],
        [t('address'), sale.alamat_customer],
        [
          t('sales'),
          <Opens key="sales" name="kode_sales" row={{ kode_sales: sale.kode_sales }} asked={day}>
            {inParts(sale.kode_sales, sale.nama_sales)}
          </Opens>,
        ],
        [t('cashier'), <UserLink key="cashier" user_id={sale.input_by} />],
        [t('dokumen:validBy'), sale.valid_by && <UserLink key="valid" user_id={sale.valid_by} />],
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
  if (!sale) return <WaitingRows h={320} />;
  return (
    <>
      <SaleFacts sale={sale} />
      <h3>{t('piecesTitle', { count: sale.lines.length, weight: showGram(sale.berat) })}</h3>
      <ul className={css.lines}>
        {sale.lines.map((line) => (
          <Line
            key={line.kode_barcode}
            line={line}
            no_faktur={sale.no_faktur}
            stands={sale.status === 'POSTED'}
          />
        ))}
      </ul>
      <h3>{t('dokumen:payment')}</h3>
      <Money sale={sale} />
    </>
  );
};
