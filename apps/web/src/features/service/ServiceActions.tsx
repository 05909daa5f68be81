import type { Service } from '@kadar/contract/endpoints/service.ts';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconMessageDollar,
  IconPackageExport,
  IconPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { KeysWait } from '../../kit/keys/KeysWait.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { type AboutService, serviceQuery } from './queries.ts';

const DoneDialog = lazy(() => import('./DoneDialog.tsx'));
const TakeDialog = lazy(() => import('./TakeDialog.tsx'));
const PayDialog = lazy(() => import('./PayDialog.tsx'));
const ConsentDialog = lazy(() => import('./ConsentDialog.tsx'));
const CancelDialog = lazy(() => import('./CancelDialog.tsx'));
const ICON = { size: 18, 'aria-hidden': true } as const;

const open = (Dialog: ComponentType<AboutService>, service: Service): void => {
  // A key of the drawer is none of the dialog above it.
  if (document.querySelectorAll('[role="dialog"]').length > 1) return;
  void openDialog<null>(
    (close) => (
      <Suspense fallback={<KeysWait />}>
        <Dialog service={service} onClose={() => close(null)} />
      </Suspense>
    ),
    null,
  );
};

/** S, A, B and X: what may be done with a ticket that is open. */
const Offered = ({ service }: { service: Service }) => {
  const { t } = useTranslation('service');
  const may = useCan('service.post') !== undefined;
  const mayCancel = useCan('service.cancel') !== undefined;
  const has = (is: (status: string) => boolean) => service.pieces.some(({ status }) => is(status));
  const here = has((status) => !['SELESAI', 'DIAMBIL', 'BATAL'].includes(status));
  const ready = has((status) => status === 'SELESAI');
  const offers = [
    { key: 'S', on: may && here, Dialog: DoneDialog, Icon: IconCheck, label: t('finish') },
    { key: 'A', on: may && ready, Dialog: TakeDialog, Icon: IconPackageExport, label: t('take') },
    { key: 'B', on: may && (here || ready), Dialog: PayDialog, Icon: IconPlus, label: t('pay') },
    { key: 'H', on: may && here, Dialog: ConsentDialog, Icon: IconMessageDollar, label: t('consent') },
    {
      key: 'X',
      on: mayCancel && (here || ready),
      Dialog: CancelDialog,
      Icon: IconArrowBackUp,
      label: t('cancel'),
    },
  ].filter(({ on }) => on);
  useScreenKeys(
    offers.map(({ key, Dialog }) => [key, () => open(Dialog, service)] as const),
    { inDialog: true },
  );
  return offers.map(({ key, Dialog, Icon, label }) => (
    <Button
      key={key}
      h={44}
      leftSection={<Icon {...ICON} />}
      rightSection={<Hotkey keys={key} />}
      onClick={() => open(Dialog, service)}
    >
      {label}
    </Button>
  ));
};

export const ServiceActions = ({ no_faktur }: { no_faktur: string }) => {
  const { data: service } = useQuery(serviceQuery(no_faktur));
  return service ? <Offered service={service} /> : null;
};
