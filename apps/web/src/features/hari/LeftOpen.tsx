import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah, unbroken } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useMe } from '../../kit/session.ts';
import { basketsOn } from '../../parts/till/baskets.ts';
import { parkedQuery } from '../../parts/till/parked.ts';
import css from './hari.module.css';

const TILL = '/transaksi-penjualan';

interface Left {
  key: string;
  text: string;
}

/** Sales that are begun and not paid, in words: set aside in the shop, or standing on a till of this device. */
export const useLeftOpen = (toko: string): readonly Left[] => {
  const { t } = useTranslation('hari');
  const { clock } = useShopTime();
  const { menu } = useMe();
  const sells = menu.some(({ sections }) =>
    sections.some(({ entries }) => entries.some(({ route, open }) => route === TILL && open)),
  );
  const parked = useQuery({ ...parkedQuery(toko), enabled: sells });
  useLive('parkir-changed', () => void parked.refetch());
  const [baskets] = useState(() => basketsOn(localStorage, toko));
  return [
    ...(parked.data ?? []).map(({ id, at, user_id, nama_customer, uraian, grand_total }) => ({
      key: id,
      text: t('leftParked', {
        jam: clock(at),
        user: user_id,
        total: showRupiah(grand_total),
        barang: uraian || nama_customer || t('leftEmpty'),
      }),
    })),
    ...baskets.map(({ user_id, pieces }, at) => ({
      key: `${user_id} ${at}`,
      text: t('leftBasket', { user: user_id, barang: pieces.join(', ') }),
    })),
  ];
};

/** What is left open, named before the day is closed; it keeps no day open. */
export const LeftOpen = ({ left }: { left: readonly Left[] }) => {
  const { t } = useTranslation('hari');
  return left.length === 0 ? null : (
    <div className={css.leftOpen} role="status">
      <p className={css.missingTitle}>
        <AppLink href={TILL} className={pageCss.link}>
          {t('leftOpen', { count: left.length })}
        </AppLink>
      </p>
      <ul>
        {left.map(({ key, text }) => (
          <li key={key}>{unbroken(text)}</li>
        ))}
      </ul>
    </div>
  );
};
