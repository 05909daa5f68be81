import { qrText } from '@kadar/contract/endpoints/otorisasi.ts';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorisationModeProps } from '../../../kit/dialogs/authorisation-modes.ts';
import { DialogFoot } from '../../../kit/dialogs/DialogFoot.tsx';
import { alertError, toast } from '../../../kit/dialogs/toasts.ts';
import { QrPicture } from '../../../parts/qr/QrPicture.tsx';
import { secondsLeft, showSeconds } from '../countdown.ts';
import { inGroups } from '../keystore.ts';
import { useNow } from '../useNow.ts';
import css from './modes.module.css';
import { useQrRequest } from './useQrRequest.ts';

const Request = ({ need, close, goManual, onAgain }: AuthorisationModeProps & { onAgain: () => void }) => {
  const { t } = useTranslation('otorisasi');
  const open = useQrRequest(need, {
    settled: (outcome) => {
      if (outcome.kind === 'accepted') return close(outcome.token);
      const { alasan } = outcome;
      alertError(alasan ? t('qrRejectedBecause', { alasan }) : t('qrRejected'));
      close(null);
    },
    failed: () => {
      toast(t('qrFailed'));
      goManual();
    },
  });
  const now = useNow();
  // The second hand may stand a moment before the answer came.
  const left = open ? secondsLeft(open.endsAt, Math.max(now, open.heard)) : 0;
  if (!open) return <Skeleton h={272} aria-busy="true" />;
  const code = inGroups(open.keystore);
  return (
    <div className={css.frame} data-over={left === 0 || undefined}>
      {/* Above the picture: that it waits, and how long, is seen on the lowest window. */}
      {left > 0 && (
        <Text fw={600} className="num" role="timer">
          {t('waitsFor', { time: showSeconds(left) })}
        </Text>
      )}
      <QrPicture text={qrText(open.store, open.keystore)} label={t('qrAlt', { code })} />
      {left > 0 ? (
        <span className={`${css.code} num`}>{code}</span>
      ) : (
        <div className={css.over} role="alert">
          <Text fw={600}>{t('expired')}</Text>
          <Button variant="filled" leftSection={<IconQrcode size={18} />} onClick={onAgain}>
            {t('newQr')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** An approver scans or opens the request on his phone; the decision arrives by push [spec B §2, §4]. */
const QrForm = (props: AuthorisationModeProps) => {
  const { t } = useTranslation(['otorisasi', 'kit']);
  const [round, setRound] = useState(0);
  return (
    <Stack gap="sm">
      <Request key={round} {...props} onAgain={() => setRound(round + 1)} />
      <Text size="sm">{t('qrText')}</Text>
      <DialogFoot>
        <Button onClick={() => props.close(null)}>{t('kit:cancel')}</Button>
      </DialogFoot>
    </Stack>
  );
};

export default QrForm;
