import { Alert, Button, Modal, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../kit/api/errors.ts';
import { DialogFoot } from '../../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../../kit/dialogs/return-focus.ts';
import { TextField } from '../../../kit/fields/TextFields.tsx';
import { Camera } from '../../../kit/scan/Camera.tsx';
import { hasCamera, QR_ONLY } from '../../../kit/scan/formats.ts';
import { useMe } from '../../../kit/session.ts';
import { inGroups, KEYSTORE_LENGTH, requestIn, typedKeystore } from '../keystore.ts';
import { fetchRequest, type Request, waitingQuery } from './queries.ts';

interface Props {
  onFound: (request: Request) => void;
  onClose: () => void;
}

/** Finds a request by its QR, or by the code that stands below it. */
export const ScanDialog = ({ onFound, onClose }: Props) => {
  const { t } = useTranslation('otorisasi');
  const { user, toko } = useMe();
  useReturnFocus();
  const waiting = useQuery(waitingQuery).data;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  /** The text being asked about, or refused last: the camera sees the same QR many times. */
  const asked = useRef('');

  const look = async (text: string) => {
    // Head office types a code without saying of which shop.
    const listed = waiting?.find(({ keystore }) => keystore === typedKeystore(text));
    const named = requestIn(text, listed?.store_code ?? toko?.kode_toko ?? user.kode_toko);
    if (!named) return setProblem(t('notOurs'));
    setBusy(true);
    setProblem('');
    try {
      const request = await fetchRequest(named);
      if (request.status === 'OPEN') onFound(request);
      else setProblem(t(request.status === 'EXPIRED' ? 'expiredText' : 'settled'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  const seen = (text: string) => {
    if (asked.current === text) return;
    asked.current = text;
    void look(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(code);
  };
  return (
    <Modal opened onClose={onClose} title={t('scan')}>
      <Stack gap="sm">
        <Camera
          formats={QR_ONLY}
          words={{
            text: t('scanText'),
            none: t('cameraNone'),
            refused: t('cameraRefused'),
            picture: t('camera'),
          }}
          onText={seen}
        />
        {problem && (
          <Alert color="brick" variant="light" role="alert">
            {problem}
          </Alert>
        )}
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <TextField
              size="md"
              label={t('code')}
              description={t('codeHelp')}
              value={inGroups(code)}
              onChange={(text) => setCode(typedKeystore(text))}
              spellCheck={false}
              data-autofocus={hasCamera() ? undefined : true}
            />
            <DialogFoot wide>
              <Button type="submit" size="md" loading={busy} disabled={code.length < KEYSTORE_LENGTH}>
                {t('lookUp')}
              </Button>
            </DialogFoot>
          </Stack>
        </form>
      </Stack>
    </Modal>
  );
};
