import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { EmptyState } from '../../kit/table/TableState.tsx';
import { Change } from './Change.tsx';
import css from './dashboard.module.css';
import { TokoLink } from './TokoLink.tsx';

type Toko = RingkasanDashboard['tokos'][number];

const Shop = ({ toko }: { toko: Toko }) => {
  const { t } = useTranslation('dashboard');
  const showDate = useShowDate();
  const { kode_toko, tgl_system, buka, hari_ini, kemarin } = toko;
  const Lock = buka ? IconLockOpen : IconLock;
  const sales = tgl_system
    ? `/lihat-penjualan?tgl_from=${tgl_system}&tgl_to=${tgl_system}`
    : '/lihat-penjualan';
  return (
    <li className={css.shop}>
      <div className={css.shopName}>
        <strong>{toko.nama_toko}</strong>
        <TokoLink kode_toko={kode_toko} href="/tutup-harian" className={css.dayState}>
          <Lock size={14} aria-hidden="true" />
          {tgl_system
            ? t(buka ? 'dayOpen' : 'dayClosed', { kode_toko, tanggal: showDate(tgl_system) })
            : t('dayNone', { kode_toko })}
        </TokoLink>
      </div>
      <div className={css.shopFigure}>
        <TokoLink kode_toko={kode_toko} href={sales} className={css.shopValue}>
          {showRupiah(hari_ini.rp)}
        </TokoLink>
        <Change now={hari_ini.rp} before={kemarin.rp} />
      </div>
      <div className={css.shopFigure}>
        <span className={css.shopValue}>{showGram(hari_ini.berat)}</span>
        <span className={css.quiet}>
          {t('notasBatal', { dokumen: hari_ini.dokumen, qty: hari_ini.qty, batal: hari_ini.batal })}
        </span>
      </div>
    </li>
  );
};

/** Each shop's day: open or closed, sold in rupiah and grams, against yesterday. */
export const Shops = ({ data }: { data: RingkasanDashboard }) => {
  const { t } = useTranslation('dashboard');
  if (data.tokos.length === 0) return <EmptyState text={t('noShops')} />;
  return (
    <ul className={css.shops}>
      {data.tokos.map((toko) => (
        <Shop key={toko.kode_toko} toko={toko} />
      ))}
    </ul>
  );
};
