import { kirimService } from '@kadar/contract/endpoints/persetujuan.ts';
import type { Service } from '@kadar/contract/endpoints/service.ts';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBrandWhatsapp,
  IconCheck,
  IconMessageDollar,
  IconPackageExport,
  IconPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { alertError, alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { type AboutService, serviceQuery } from './queries.ts';

const DoneDialog = laterDialog(() => import('./DoneDialog.tsx'));
const TakeDialog = laterDialog(() => import('./TakeDialog.tsx'));
const PayDialog = laterDialog(() => import('./PayDialog.tsx'));
const ConsentDialog = laterDialog(() => import('./ConsentDialog.tsx'));
const CancelDialog = laterDialog(() => import('./CancelDialog.tsx'));
const ICON = { size: 18, 'aria-hidden': true } as const;

const open = (Dialog: ComponentType<AboutService>, service: Service): void => {
  // A key of the drawer is none of the dialog above it.
  if (document.querySelectorAll('[role="dialog"]').length > 1) return;
  void openDialog<null>((close) => <Dialog service={service} onClose={() => close(null)} />, null);
};

/** K: tells the customer that his pieces are ready, or reminds him; why no message left stands in a line below. */
const useWrite = ({ no_faktur, kode_toko }: Service) => {
  const { t } = useTranslation(['service', 'persetujuan']);
  const { send, sending } = useOutbox(
    `kirim-service/${no_faktur}`,
    (_: null, options) => call(kirimService, { params: { no_faktur } }, { ...options, toko: kode_toko }),
    { asks: false },
  );
  const write = async (): Promise<void> => {
    if (sending) return;
    try {
      const { data } = await send(null);
      if (data.sebab) alertError(t(`persetujuan:reason${data.sebab}`));
      else alertSuccess(t('sentWa'));
    } catch (error) {
      showFailure(error);
    }
  };
  return { write, sending };
};

/** S, A, B, K and X: what may be done with a ticket that is open. */
const Offered = ({ service }: { service: Service }) => {
  const { t } = useTranslation('service');
  const may = useCan('service.post') !== undefined;
  const mayCancel = useCan('service.cancel') !== undefined;
  const has = (is: (status: string) => boolean) => service.pieces.some(({ status }) => is(status));
  const here = has((status) => !['SELESAI', 'DIAMBIL', 'BATAL'].includes(status));
  const ready = has((status) => status === 'SELESAI');
  const { write, sending } = useWrite(service);
  const writes = may && ready && !here;
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
    [
      ...offers.map(({ key, Dialog }) => [key, () => open(Dialog, service)] as const),
      ...(writes ? [['K', () => void write()] as const] : []),
    ],
    { inDialog: true },
  );
  return (
    <>
      {offers.map(({ key, Dialog, Icon, label }) => (
        <Button
          key={key}
          h={44}
          leftSection={<Icon {...ICON} />}
          rightSection={<Hotkey keys={key} />}
          onClick={() => open(Dialog, service)}
        >
          {label}
        </Button>
      ))}
      {writes && (
        <Button
          h={44}
          leftSection={<IconBrandWhatsapp {...ICON} />}
          rightSection={<Hotkey keys="K" />}
          loading={sending}
          onClick={() => void write()}
        >
          {t('sendWa')}
        </Button>
      )}
    </>
  );
};

export const ServiceActions = ({ no_faktur }: { no_faktur: string }) => {
  const { data: service } = useQuery(serviceQuery(no_faktur));
  return service ? <Offered service={service} /> : null;
};
