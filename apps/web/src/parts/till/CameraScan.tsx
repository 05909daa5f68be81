import { ActionIcon, Modal } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { Camera } from '../../kit/scan/Camera.tsx';
import { hasCamera, TAGS } from '../../kit/scan/formats.ts';
import { usePhone } from '../../kit/usePhone.ts';

const CameraDialog = ({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) => {
  const { t } = useTranslation('pos');
  useReturnFocus();
  const words = {
    text: t('cameraText'),
    none: t('cameraNone'),
    refused: t('cameraRefused'),
    picture: t('cameraPicture'),
  };
  return (
    <Modal opened onClose={onClose} title={t('camera')}>
      <Camera formats={TAGS} words={words} onText={onCode} />
    </Modal>
  );
};

/** On a phone the camera is the scanner: one code, and back to the sale. */
export const CameraScan = ({ disabled, onCode }: { disabled: boolean; onCode: (code: string) => void }) => {
  const { t } = useTranslation('pos');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  if (!phone || !hasCamera()) return null;
  return (
    <>
      <ActionIcon
        variant="default"
        size="input-lg"
        disabled={disabled}
        aria-label={t('camera')}
        onClick={() => setOpen(true)}
      >
        <IconCamera size={22} aria-hidden="true" />
      </ActionIcon>
      {open && (
        <CameraDialog
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false);
            onCode(code.trim().toUpperCase());
          }}
        />
      )}
    </>
  );
};
