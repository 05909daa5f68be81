import { Button, Group, Modal, Text } from '@mantine/core';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from './DialogFoot.tsx';
import { useOfflineScreen } from './offline-screens.ts';
import { useReturnFocus } from './return-focus.ts';
import { toast } from './toasts.ts';

type Line = 'up' | 'lost' | 'back';

const LineDialog = ({ line, onClose }: { line: 'lost' | 'back'; onClose: () => void }) => {
  const { t } = useTranslation('kit');
  useReturnFocus();
  return (
    <Modal
      key={line}
      opened
      onClose={() => line === 'back' && onClose()}
      withCloseButton={line === 'back'}
      closeOnEscape={line === 'back'}
      closeOnClickOutside={false}
      title={t(line === 'back' ? 'connectionBackTitle' : 'connectionLostTitle')}
      size="sm"
      zIndex={900}
    >
      <Group wrap="nowrap" align="flex-start">
        {line === 'back' ? (
          <IconWifi size={28} color="var(--k-in)" aria-hidden="true" />
        ) : (
          <IconWifiOff size={28} color="var(--k-out)" aria-hidden="true" />
        )}
        <Text>{t(line === 'back' ? 'connectionBack' : 'connectionLost')}</Text>
      </Group>
      {line === 'back' && (
        <DialogFoot>
          <Button variant="filled" onClick={() => window.location.reload()} data-autofocus>
            {t('ok')}
          </Button>
        </DialogFoot>
      )}
    </Modal>
  );
};

/**
 * Blocks while the line is lost; when it is back, confirming reloads the page [spec B §4]. A screen that works offline says
 * itself what waits, and goes on: there the line's return is a note, for the Enter of the next scan would confirm a dialog.
 */
export const ConnectionDialogs = () => {
  const { t } = useTranslation('kit');
  const [line, setLine] = useState<Line>(navigator.onLine ? 'up' : 'lost');
  const goesOn = useOfflineScreen();
  const returned = useEffectEvent(() => {
    if (line !== 'lost') return;
    if (goesOn) toast(t('connectionBack'));
    setLine(goesOn ? 'up' : 'back');
  });
  useEffect(() => {
    const lost = () => setLine('lost');
    const back = () => returned();
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, []);
  return line === 'up' || goesOn ? null : <LineDialog line={line} onClose={() => setLine('up')} />;
};
