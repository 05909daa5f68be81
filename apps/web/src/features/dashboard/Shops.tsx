import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useMe } from '../../kit/session.ts';
import { EmptyState } from '../../kit/table/TableState.tsx';
import { useMessage } from '../../kit/text.ts';
import { Change } from './Change.tsx';
import css from './dashboard.module.css';
import { ringkasanQuery } from './queries.ts';
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

/** A shop with a server of its own is asked there; when it does not answer, only its row says so [spec B §7]. */
const PortalShop = ({ toko: { kode_toko, nama_toko } }: { toko: Toko }) => {
  const { t } = useTranslation('kit');
  const message = useMessage();
  const { data, error, isFetching, refetch } = useQuery({ ...ringkasanQuery(kode_toko), retry: false });
  const toko = data?.tokos[0];
  if (toko && !error) return <Shop toko={{ ...toko, nama_toko }} />;
  return (
    <li className={css.shop}>
      <div className={css.shopName}>
        <strong>{nama_toko}</strong>
        <span className={css.quiet}>{kode_toko}</span>
      </div>
      {error ? (
        <div className={css.shopFailed} role="alert">
          {message('GAGAL_DIMUAT')}
          <Button
            size="compact-sm"
            loading={isFetching}
            aria-label={`${t('retry')} ${nama_toko}`}
            onClick={() => void refetch()}
          >
            {t('retry')}
          </Button>
        </div>
      ) : (
        <Skeleton h={38} className={css.shopFailed} />
      )}
    </li>
  );
};

/** Each shop's day: open or closed, sold in rupiah and grams, against yesterday. */
export const Shops = ({ data }: { data: RingkasanDashboard }) => {
  const { t } = useTranslation('dashboard');
  const { pusat, tokos } = useMe();
  const elsewhere = new Set(tokos.flatMap(({ kode_toko, portal }) => (pusat && portal ? [kode_toko] : [])));
  if (data.tokos.length === 0) return <EmptyState text={t('noShops')} />;
  return (
    <ul className={css.shops}>
      {data.tokos.map((toko) =>
        elsewhere.has(toko.kode_toko) ? (
          <PortalShop key={toko.kode_toko} toko={toko} />
        ) : (
          <Shop key={toko.kode_toko} toko={toko} />
        ),
      )}
    </ul>
  );
};
