import type { Asked } from '@kadar/contract/endpoints/persetujuan.ts';
import { Button, Modal, Stack } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { toast } from '../../kit/dialogs/toasts.ts';
import { QrPicture } from '../qr/QrPicture.tsx';
import css from './persetujuan.module.css';

interface Props extends Pick<Asked, 'no_faktur' | 'tautan'>, Partial<Pick<Asked, 'terkirim' | 'sebab'>> {
  onClose: () => void;
}

/** The link that a customer answers by, as a QR he scans at the till; and whether it went to him by a message. */
export const LinkDialog = ({ no_faktur, tautan, terkirim, sebab, onClose }: Props) => {
  const { t } = useTranslation('persetujuan');
  const copy = () => void navigator.clipboard.writeText(tautan).then(() => toast(t('copied')));
  return (
    <Modal opened onClose={onClose} title={t('linkTitle', { no: no_faktur })} size="md">
      <Stack gap="sm" align="center">
        <QrPicture text={tautan} label={t('qr', { no: no_faktur })} />
        <p className={css.told}>{t('linkHelp')}</p>
        {(terkirim || sebab) && (
          <p className={css.told} role="status">
            <strong>{sebab ? t(`reason${sebab}`) : t('sent')}</strong>
          </p>
        )}
        <code className={css.link}>{tautan}</code>
      </Stack>
      <DialogFoot>
        <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={copy}>
          {t('copy')}
        </Button>
        <Button
          variant="filled"
          data-autofocus
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          onClick={onClose}
        >
          {t('close')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
