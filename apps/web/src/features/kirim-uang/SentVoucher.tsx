import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { dokumenQuery } from '../../kit/dokumen/queries.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';

/** The paper that came along with the bag. */
export const SentVoucher = ({ no_kirim }: { no_kirim: string }) => {
  const { t } = useTranslation('kirim-uang');
  return (
    <Button
      h={44}
      onClick={() => void printVoucher(no_kirim).catch(showFailure)}
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
    >
      {t('sentVoucher')}
    </Button>
  );
};

/** Beside the actions of what was received. */
export const VoucherOfReceived = ({ no_faktur }: { no_faktur: string }) => {
  const { data: received } = useQuery(dokumenQuery(no_faktur));
  return received?.asal_no ? <SentVoucher no_kirim={received.asal_no} /> : null;
};
