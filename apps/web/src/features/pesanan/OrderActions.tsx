import type { Pesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { KeysWait } from '../../kit/keys/KeysWait.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { type AboutOrder, orderQuery } from './queries.ts';

const MoreDialog = lazy(() => import('./MoreDialog.tsx'));
const MadeDialog = lazy(() => import('./MadeDialog.tsx'));
const AgreeDialog = lazy(() => import('./AgreeDialog.tsx'));
const EndDialog = lazy(() => import('./EndDialog.tsx'));

const open = (Dialog: ComponentType<AboutOrder>, order: Pesanan) =>
  openDialog<null>(
    (close) => (
      <Suspense fallback={<KeysWait />}>
        <Dialog order={order} onClose={() => close(null)} />
      </Suspense>
    ),
    null,
  );

/** What may be done with an order that is open, each by its letter. */
export const OrderActions = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('pesanan');
  const { data: order } = useQuery(orderQuery(no_faktur));
  const may = {
    post: useCan('pesanan.post') !== undefined,
    made: useCan('pesanan.jadi') !== undefined,
    agree: useCan('pesanan.setuju') !== undefined,
    end: useCan('pesanan.batal') !== undefined,
  };
  const isOpen = order?.lines.some(({ status }) => status !== 'DIAMBIL' && status !== 'BATAL') ?? false;
  const actions: (readonly [string, string, boolean, ComponentType<AboutOrder>])[] = [
    [
      'J',
      t('made'),
      may.made && (order?.lines.some(({ status }) => status === 'PESAN' || status === 'PROSES') ?? false),
      MadeDialog,
    ],
    ['D', t('more'), may.post && isOpen, MoreDialog],
    ['U', t('agree'), (may.post || may.agree) && (order?.barang.length ?? 0) > 0, AgreeDialog],
    ['B', t(isOpen ? 'giveUp' : 'payOut'), may.end && (isOpen || (order?.saldo ?? 0) > 0), EndDialog],
  ];
  const shown = actions.filter(([, , offered]) => offered);
  useScreenKeys(
    shown.map(([key, , , Dialog]) => [key.toLowerCase(), () => order && void open(Dialog, order)] as const),
    { inDialog: true, enabled: Boolean(order) },
  );
  if (!order) return null;
  return (
    <>
      {shown.map(([key, word, , Dialog]) => (
        <Button
          key={key}
          h={44}
          rightSection={<Hotkey keys={key} />}
          onClick={() => void open(Dialog, order)}
        >
          {word}
        </Button>
      ))}
    </>
  );
};
