import type { DataOf } from '@kadar/contract/endpoint.ts';
import { type KANAL_KABAR, ujiKabar } from '@kadar/contract/endpoints/kabar.ts';
import { Alert, Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';

type Kanal = (typeof KANAL_KABAR)[number];

/** Sends a trial to oneself, and tells what the other server said. */
export const useTrial = () => {
  const { t } = useTranslation('jadwal-laporan');
  const [told, setTold] = useState<DataOf<typeof ujiKabar> | null>(null);
  const { send, sending } = useOutbox(
    'kabar/uji',
    (kanal: Kanal, { key }) => call(ujiKabar, { body: { kanal } }, { key }),
    { asks: false },
  );
  const trial = async (kanal: Kanal) => {
    try {
      setTold((await send(kanal)).data);
    } catch (error) {
      setTold(null);
      showFailure(error);
    }
  };
  return {
    buttons: (
      <Button
        leftSection={<IconMail size={18} aria-hidden="true" />}
        loading={sending}
        onClick={() => void trial('EMAIL')}
      >
        {t('trial')}
      </Button>
    ),
    told: told && (
      <Alert
        color={told.status === 'DIKIRIM' ? 'emerald' : 'brick'}
        withCloseButton
        closeButtonLabel={t('closeTold')}
        onClose={() => setTold(null)}
        role="status"
      >
        {t(told.status === 'DIKIRIM' ? 'trialSent' : 'trialFailed', {
          alamat: told.alamat,
          jawaban: told.kesalahan === 'BELUM_DIATUR' ? t('noAccount') : told.jawaban || told.kesalahan,
        })}
      </Alert>
    ),
  };
};
