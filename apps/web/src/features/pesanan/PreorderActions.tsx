import type { Preorder } from '@kadar/contract/endpoints/pre-order.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { useCan } from '../../kit/session.ts';
import { type ByLetter, Letters } from './OrderActions.tsx';
import { preorderQuery } from './queries.ts';

const BeginDialog = laterDialog(() => import('./BeginDialog.tsx'));
const ReadyDialog = laterDialog(() => import('./ReadyDialog.tsx'));
const PreorderEndDialog = laterDialog(() => import('./PreorderEndDialog.tsx'));

/** What may be done with a pre-order that is open. */
export const PreorderActions = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('pesanan');
  const { data: order } = useQuery(preorderQuery(no_faktur));
  const mayPost = useCan('pesanan.post') !== undefined;
  const mayEnd = useCan('pesanan.batal') !== undefined;
  const waits = mayPost && (order?.ditunggu ?? 0) > 0;
  const isOpen = (order?.terbuka ?? 0) > 0;
  const actions: ByLetter<Preorder>[] = [
    ...(waits && order?.tahap === 'open' ? [['P', t('begin'), BeginDialog] as const] : []),
    ...(waits ? [['J', t('ready'), ReadyDialog] as const] : []),
    ...(mayEnd && (isOpen || (order?.saldo ?? 0) > 0)
      ? [['B', t(isOpen ? 'preGiveUp' : 'payOut'), PreorderEndDialog] as const]
      : []),
  ];
  return <Letters order={order ?? null} actions={actions} />;
};
