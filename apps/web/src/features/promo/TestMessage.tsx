import { ujiPromo } from '@kadar/contract/endpoints/promo.ts';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { digitsAndMinus } from '../../kit/fields/filters.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useMessage } from '../../kit/text.ts';
import css from './promo.module.css';

interface Body {
  receiver: string;
  template: string;
  image_url: string;
}

/** The message to one number, before everybody gets it. */
export const TestMessage = ({ toko, template, image_url }: Omit<Body, 'receiver'> & { toko: string }) => {
  const { t } = useTranslation('promo');
  const message = useMessage();
  const [receiver, setReceiver] = useState('');
  const { send, sending } = useOutbox(
    'promo/uji',
    (body: Body, { key }) => call(ujiPromo, { body }, { key, toko }),
    { asks: false },
  );
  const test = async () => {
    try {
      const answer = await send({ receiver, template, image_url });
      alertSuccess(answer.message ?? message('PESAN_DIKIRIM'));
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <div className={css.test}>
      <TextField
        label={t('testNumber')}
        value={receiver}
        onChange={setReceiver}
        keep={digitsAndMinus}
        inputMode="tel"
        maxLength={20}
      />
      <Button
        leftSection={<IconSend size={18} aria-hidden="true" />}
        loading={sending}
        disabled={receiver === '' || template.trim() === ''}
        onClick={() => void test()}
      >
        {t('test')}
      </Button>
    </div>
  );
};
