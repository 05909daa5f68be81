import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { useCan, useSetting } from '../../kit/session.ts';

export interface Notice {
  at: number;
  text: string;
}

const KEPT = 20;

/** A request ends by itself, of which nobody is told: while some wait, they are counted again this often. */
const AGAIN_MS = 10_000;

/** How many requests wait for this user's decision; none for who decides none. */
export const useWaitingApprovals = (): number => {
  const may = useCan('otorisasi.approve') !== undefined;
  const open = useSetting('OTORISASI_QR_MODULE');
  const { data = 0, refetch } = useQuery({
    queryKey: ['otorisasi-qr', 'count'],
    queryFn: async () => {
      const { waitingQr } = await import('@kadar/contract/endpoints/otorisasi.ts');
      return (await call(waitingQr)).data.filter(({ boleh }) => boleh).length;
    },
    enabled: may && open,
    refetchInterval: ({ state }) => (state.data ? AGAIN_MS : false),
  });
  useLive('otorisasi-qr', () => void (may && open && refetch()));
  return may && open ? data : 0;
};

/** What the server told this browser since it was opened, newest first. */
export const useNotices = () => {
  const { t } = useTranslation('shell');
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [unseen, setUnseen] = useState(0);
  const tell = (text: string) => setNotices((was) => [{ at: Date.now(), text }, ...was].slice(0, KEPT));
  const add = (text: string) => {
    tell(text);
    setUnseen((was) => was + 1);
  };
  useLive('harga-emas-changed', (price) =>
    add(price?.nominal ? t('priceChangedTo', { price: showRupiah(price.nominal) }) : t('priceChanged')),
  );
  // Only who may approve hears of it; it is counted for as long as it waits.
  useLive('otorisasi-qr', ({ status, store_code }) => {
    if (status === 'OPEN') tell(t('approvalAsked', { toko: store_code }));
  });
  useLive('hari-changed', () => add(t('dayChanged')));
  useLive('settings-changed', () => add(t('settingsChanged')));
  return { notices, unseen, seen: () => setUnseen(0) };
};
