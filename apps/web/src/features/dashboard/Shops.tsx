import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { tokoFigures } from '@kadar/contract/figures/dashboard.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { EmptyState } from '../../kit/page/States.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useMe } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { Delta } from './Delta.tsx';
import { Figure } from './Figure.tsx';
import { ringkasanQuery } from './queries.ts';
import css from './shops.module.css';
import { TokoLink } from './TokoLink.tsx';
import type { View } from './useView.ts';

type Data = RingkasanDashboard;
type Toko = Data['tokos'][number];

/** At most. */
const COLUMNS = 5;

interface ShopProps {
  toko: Toko;
  data: Data;
  onPick: ((toko: string) => void) | undefined;
}

/** How a shop's day stands, in a word and a time. */
const useDayWord = () => {
  const { t } = useTranslation('dashboard');
  const { clock } = useShopTime();
  const showDate = useShowDate();
  return ({ tgl_system, buka, tutup_at }: Toko, tanggal: string): string => {
    if (tgl_system === null) return t('dayNone');
    const word = buka
      ? t('dayOpen')
      : tutup_at
        ? t('dayClosed', { jam: clock(tutup_at) })
        : t('dayClosedPlain');
    return tgl_system === tanggal ? word : `${word} · ${showDate(tgl_system)}`;
  };
};

/** Over its figures, so that these have the whole width; a click shows this shop alone. */
const ShopName = ({
  toko: { kode_toko, nama_toko },
  onPick,
  children,
}: Pick<ShopProps, 'toko' | 'onPick'> & { children?: ReactNode }) => (
  <tr>
    <th scope="rowgroup" colSpan={COLUMNS}>
      {onPick ? (
        <button type="button" className={`${css.pick} k-touch`} onClick={() => onPick(kode_toko)}>
          {kode_toko} · {nama_toko}
        </button>
      ) : (
        `${kode_toko} · ${nama_toko}`
      )}
      {children}
    </th>
  </tr>
);

const Shop = ({ toko, data, onPick }: ShopProps) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const dayWord = useDayWord();
  const { kode_toko, kini, laba, kas, baki, dulu_rp } = toko;
  const { sold, soldGrams, earned, cash } = tokoFigures(toko, data);
  return (
    <tbody>
      <ShopName toko={toko} onPick={onPick}>
        <Delta now={kini.rp} before={dulu_rp} />
      </ShopName>
      <tr>
        <td data-label={t('soldColumn')}>
          <Figure href={hrefOf(sold)} className={css.figure}>
            {format('rupiah', kini.rp).replace('Rp. ', '')}
          </Figure>
        </td>
        <td data-label={t('gramColumn')}>
          <Figure href={hrefOf(soldGrams)} className={css.figure}>
            {format('gram', kini.berat)}
          </Figure>
        </td>
        {data.laba && (
          <td data-label={t('profitColumn')}>
            <Figure href={hrefOf(earned)} className={css.figure}>
              {format('rupiah', laba ?? 0).replace('Rp. ', '')}
            </Figure>
          </td>
        )}
        {data.lihat === 'TOKO' && (
          <td data-label={t('trays')}>
            {t('traysWeighed', { ditimbang: baki.ditimbang, semua: baki.semua })}
          </td>
        )}
        <td data-label={t('cashColumn')}>
          <Figure href={hrefOf(cash)} className={css.figure}>
            {format('rupiah', kas).replace('Rp. ', '')}
          </Figure>
        </td>
        <td data-label={t('dayColumn')} className={css.day}>
          <TokoLink kode_toko={kode_toko} href="/tutup-harian" className={css.figure}>
            {dayWord(toko, data.tanggal)}
          </TokoLink>
        </td>
      </tr>
    </tbody>
  );
};

/** A shop with a server of its own is asked there; when it does not answer, only its row says so [spec B §7]. */
const PortalShop = ({ toko, view, onPick }: Omit<ShopProps, 'data'> & { view: View }) => {
  const { t } = useTranslation('kit');
  const message = useMessage();
  const { kode_toko, nama_toko } = toko;
  const asked = useQuery({ ...ringkasanQuery({ ...view, toko: kode_toko }), retry: false });
  const found = asked.data?.tokos[0];
  if (found && asked.data && !asked.error)
    return <Shop toko={{ ...found, nama_toko }} data={asked.data} onPick={onPick} />;
  return (
    <tbody>
      <ShopName toko={toko} onPick={onPick} />
      <tr>
        <td colSpan={COLUMNS} className={css.failed}>
          {asked.error ? (
            <span role="alert">
              {message('GAGAL_DIMUAT')}{' '}
              <Button
                size="compact-sm"
                loading={asked.isFetching}
                aria-label={`${t('retry')} ${nama_toko}`}
                onClick={() => void asked.refetch()}
              >
                {t('retry')}
              </Button>
            </span>
          ) : (
            <Skeleton h={24} />
          )}
        </td>
      </tr>
    </tbody>
  );
};

interface Props {
  data: Data;
  view: View;
  onPick: (toko: string) => void;
}

/** Shops side by side: what they sold and earned, what is in the drawer, and how their day stands. */
export const Shops = ({ data, view, onPick }: Props) => {
  const { t } = useTranslation('dashboard');
  const { pusat, tokos } = useMe();
  const elsewhere = new Set(tokos.flatMap(({ kode_toko, portal }) => (pusat && portal ? [kode_toko] : [])));
  const format = useFormat();
  if (data.tokos.length === 0) return <EmptyState text={t('noShops')} />;
  const pick = pusat && view.toko === null ? onPick : undefined;
  return (
    <table className={css.shops}>
      <thead>
        <tr>
          <th scope="col">{t('soldColumn')}</th>
          <th scope="col">{t('gramColumn')}</th>
          {data.laba && <th scope="col">{t('profitColumn')}</th>}
          {data.lihat === 'TOKO' && <th scope="col">{t('trays')}</th>}
          <th scope="col">{t('cashColumn')}</th>
          <th scope="col">{t('dayColumn')}</th>
        </tr>
      </thead>
      {data.tokos.map((toko) =>
        elsewhere.has(toko.kode_toko) ? (
          <PortalShop key={toko.kode_toko} toko={toko} view={view} onPick={pick} />
        ) : (
          <Shop key={toko.kode_toko} toko={toko} data={data} onPick={pick} />
        ),
      )}
      {data.tokos.length > 1 && elsewhere.size === 0 && (
        <tfoot>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS}>
              {t('total')}
            </th>
          </tr>
          <tr>
            <td data-label={t('soldColumn')}>{showRupiah(data.penjualan.kini.rp)}</td>
            <td data-label={t('gramColumn')} className="num">
              {format('gram', data.penjualan.kini.berat)}
            </td>
            {data.laba && <td data-label={t('profitColumn')}>{showRupiah(data.laba.kini)}</td>}
            {data.lihat === 'TOKO' && <td />}
            <td data-label={t('cashColumn')}>{showRupiah(data.kas ?? 0)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
};
