import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { riwayatHargaBarang } from '@kadar/contract/endpoints/harga-barang.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { useFormat } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import css from './barang.module.css';
import detailCss from './detail.module.css';
import { riwayatHargaQuery } from './queries.ts';

type Change = DataOf<typeof riwayatHargaBarang>[number];

/** The lists as the price card calls them. */
const SOURCE = { ITEM: 'ITEM', GROUP: 'KELOMPOK_HARGA', KADAR: 'KADAR', GLOBAL: 'HARGA_GLOBAL' } as const;

const Step = ({ change }: { change: Change }) => {
  const { t } = useTranslation('barang');
  const { moment } = useShopTime();
  const format = useFormat();
  const { sumber, label, at, user_id, dari, ke, ongkos_dari, ongkos_ke, harga_dari, harga_ke } = change;
  const moved = (from: number | null, to: number | null) =>
    [from, to].map((rp) => (rp === null ? t('followsList') : format('rupiah', rp))).join(' → ');
  return (
    <li className={detailCss.change}>
      <span>
        {t(`source.${SOURCE[sumber]}`)}
        {label && ` ${label}`}
      </span>
      {dari !== ke && <span className="num">{t('perGram', { price: moved(dari, ke) })}</span>}
      {ongkos_dari !== ongkos_ke && (
        <span className="num">
          {t('ongkos')}: {moved(ongkos_dari, ongkos_ke)}
        </span>
      )}
      {harga_dari !== null && harga_ke !== null && (
        <strong className="num">{moved(harga_dari, harga_ke)}</strong>
      )}
      <span className={detailCss.step}>
        {moment(at)} · {t('byUser', { user: user_id })}
      </span>
    </li>
  );
};

/** How the price came to be: what was called the piece's own, and how the lists moved that it follows. */
export const RiwayatHarga = ({ kode_barcode }: { kode_barcode: string }) => {
  const { t } = useTranslation('barang');
  const history = useQuery(riwayatHargaQuery(kode_barcode));
  return (
    <section aria-label={t('priceHistory')}>
      <h3 className={css.heading}>{t('priceHistory')}</h3>
      {history.error && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {!history.data && !history.error && <WaitingRows h={90} />}
      {history.data?.length === 0 && <p className={css.quiet}>{t('noPriceHistory')}</p>}
      {history.data && history.data.length > 0 && (
        <ul className={detailCss.changes}>
          {history.data.map((change) => (
            <Step key={`${change.at}/${change.sumber}/${change.ke}`} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
};
