import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';

export interface Notice {
  at: number;
  text: string;
}

const KEPT = 20;

/** What the server told this browser since it was opened, newest first. */
export const useNotices = () => {
  const { t } = useTranslation('shell');
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [unseen, setUnseen] = useState(0);
  const add = (text: string) => {
    setNotices((was) => [{ at: Date.now(), text }, ...was].slice(0, KEPT));
    setUnseen((was) => was + 1);
  };
  useLive('harga-emas-changed', (price) =>
    add(price?.nominal ? t('priceChangedTo', { price: showRupiah(price.nominal) }) : t('priceChanged')),
  );
  // Only who may approve hears of it.
  useLive('otorisasi-qr', ({ status, store_code }) => {
    if (status === 'OPEN') add(t('approvalAsked', { toko: store_code }));
  });
  useLive('hari-changed', () => add(t('dayChanged')));
  useLive('settings-changed', () => add(t('settingsChanged')));
  return { notices, unseen, seen: () => setUnseen(0) };
};
