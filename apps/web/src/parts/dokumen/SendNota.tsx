import { type Invoice, invoiceSingle, isHandedOut } from '@kadar/contract/endpoints/invoice.ts';
import { chatSend } from '@kadar/contract/endpoints/promo.ts';
import { Button, Modal, Skeleton, Stack } from '@mantine/core';
import { IconBrandWhatsapp, IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { rememberFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { typeOfNumber } from '../../kit/dokumen/types.ts';
import { digitsAndMinus } from '../../kit/fields/filters.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { later } from '../../kit/later.tsx';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useCan, useSetting } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';

const Waiting = () => <Skeleton h={180} />;
const ChatPreview = later(
  async () => ({
    default: (await import('../../kit/chat/ChatPreview.tsx')).ChatPreview,
  }),
  Waiting,
);

interface DialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** The message as the customer will get it; sent when the user says so. */
const InvoiceDialog = ({ invoice, onClose }: DialogProps) => {
  const { t } = useTranslation(['dokumen', 'kit']);
  const message = useMessage();
  const [receiver, setReceiver] = useState(invoice.no_hp);
  const [opened] = useState(() => new Date());
  const closeOnEscape = useOwnEscape();
  const { send, sending } = useOutbox(
    ({ receiver }: { receiver: string }) => `nota/${invoice.no_faktur}/${receiver}`,
    (body: { receiver: string; message: string; type: 'text' }, { key }) =>
      call(chatSend, { body }, { key, toko: invoice.kode_toko }),
  );
  const submit = async () => {
    try {
      const answer = await send({ receiver, message: invoice.pesan, type: 'text' });
      alertSuccess(answer.message ?? message('INVOICE_DIKIRIM'));
      onClose();
    } catch (error) {
      showFailure(error);
    }
  };
  const time = useShopTime();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('whatsappTitle', { no: invoice.no_faktur })}
      closeOnEscape={closeOnEscape}
      size="md"
    >
      <Stack gap="md">
        <TextField
          label={t('whatsappNumber')}
          value={receiver}
          onChange={setReceiver}
          keep={digitsAndMinus}
          inputMode="tel"
          maxLength={20}
        />
        <ChatPreview label={t('whatsappPreview')} text={invoice.pesan} time={time.clock(opened)} />
        <DialogFoot>
          <Button onClick={onClose}>{t('kit:close')}</Button>
          <Button
            variant="filled"
            loading={sending}
            disabled={receiver === ''}
            leftSection={<IconSend size={18} aria-hidden="true" />}
            onClick={() => void submit()}
            data-autofocus
          >
            {t('whatsappSend')}
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
};

/** 'Kirim WA' of a document whose paper a customer holds, while WABLAS_MODULE is on; who left no number is asked for it. */
export const SendNota = ({ no_faktur }: { no_faktur: string }) => {
  const { t } = useTranslation('dokumen');
  const open = useSetting('WABLAS_MODULE');
  const maySend = useCan('chat.send') !== undefined;
  const type = typeOfNumber(no_faktur);
  const mayRead = useCan(type?.access.read ?? 'lookup.read') !== undefined;
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  const [loading, setLoading] = useState(false);
  // Before the button is busy: a busy one loses the focus.
  const giveBack = useRef<(() => void) | null>(null);
  if (!open || !maySend || !mayRead || !type || !isHandedOut(type)) return null;
  const close = () => {
    setInvoice(null);
    giveBack.current?.();
  };
  const compose = async () => {
    giveBack.current = rememberFocus();
    setLoading(true);
    try {
      setInvoice(
        (await call(invoiceSingle(type), { body: { no_faktur } }, { toko: no_faktur.slice(2, 5) })).data,
      );
    } catch (error) {
      showFailure(error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button
        h={44}
        loading={loading}
        leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
        onClick={() => void compose()}
      >
        {t('whatsapp')}
      </Button>
      {invoice && <InvoiceDialog invoice={invoice} onClose={close} />}
    </>
  );
};
