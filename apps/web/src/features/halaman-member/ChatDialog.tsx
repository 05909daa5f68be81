import type { HalamanMember } from '@kadar/contract/endpoints/halaman-member.ts';
import { chatSend } from '@kadar/contract/endpoints/promo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { digitsAndMinus } from '../../kit/fields/filters.ts';
import { LongTextField } from '../../kit/fields/LongTextField.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';

interface Props {
  member: HalamanMember['member'];
  onClose: () => void;
}

/** A message to a member; who is not told his number types it. */
const ChatDialog = ({ member, onClose }: Props) => {
  const { t } = useTranslation('halaman-member');
  const [receiver, setReceiver] = useState(member.no_hp.includes('*') ? '' : member.no_hp);
  const [message, setMessage] = useState('');
  return (
    <FormDialog
      title={t('chatTo', { name: member.nama_customer })}
      action={t('send')}
      ready={receiver !== '' && message.trim() !== ''}
      what={`halaman-member/${member.kode_customer}/chat`}
      body={{ receiver, message, type: 'text' as const }}
      send={(body, options) => call(chatSend, { body }, options)}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <TextField
            name="receiver"
            label={t('number')}
            value={receiver}
            onChange={setReceiver}
            keep={digitsAndMinus}
            inputMode="tel"
            maxLength={20}
            error={errorAt('receiver')}
          />
          <LongTextField
            name="message"
            label={t('message')}
            value={message}
            onChange={setMessage}
            error={errorAt('message')}
            data-autofocus
          />
        </>
      )}
    </FormDialog>
  );
};
export default ChatDialog;
