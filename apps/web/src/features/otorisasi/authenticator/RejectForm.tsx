import { rejectQr } from '@kadar/contract/endpoints/otorisasi.ts';
import { Alert, Button, Chip, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../kit/api/call.ts';
import { isApiError } from '../../../kit/api/errors.ts';
import { DialogFoot } from '../../../kit/dialogs/DialogFoot.tsx';
import { TextField } from '../../../kit/fields/TextFields.tsx';
import { moveOn } from '../../../kit/page/move-on.ts';
import { useMessage } from '../../../kit/text.ts';
import type { DecisionProps } from './AcceptForm.tsx';
import css from './otorisator.module.css';

const MAX_REASON = 200;
const QUICK = ['quick1', 'quick2', 'quick3', 'quick4'] as const;

/** Refuses with a reason: one of the quick ones, or typed. */
export const RejectForm = ({ request, onDone, onRefused, onOther }: DecisionProps) => {
  const { t } = useTranslation('otorisasi');
  const message = useMessage();
  const [alasan, setAlasan] = useState('');
  const [wrong, setWrong] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const pick = (text: string) => {
    setAlasan(text);
    setWrong('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!alasan.trim()) return setWrong(message('WAJIB_DIISI', { label: t('reason') }));
    setBusy(true);
    setProblem('');
    const { store_code, keystore } = request;
    try {
      await call(rejectQr, { params: { store_code, keystore }, body: { alasan } });
      onDone();
    } catch (error) {
      if (onRefused(error)) return;
      if (!isApiError(error)) throw error;
      if (error.fields.alasan) setWrong(error.fields.alasan.message);
      else setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} onKeyDown={moveOn} noValidate>
      <Stack gap="sm">
        {problem && (
          <Alert color="brick" variant="light" role="alert">
            {problem}
          </Alert>
        )}
        <Chip.Group value={alasan} onChange={(next) => typeof next === 'string' && pick(next)}>
          <Group gap="xs" role="group" aria-label={t('reason')}>
            {QUICK.map((key) => (
              <Chip key={key} value={t(key)} size="md" color="ink.8" classNames={{ label: css.chip ?? '' }}>
                {t(key)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <TextField
          size="md"
          upper={false}
          label={t('reason')}
          description={t('reasonHelp')}
          value={alasan}
          onChange={pick}
          error={wrong}
          maxLength={MAX_REASON}
          withAsterisk
          data-autofocus
        />
        <DialogFoot wide>
          <Button size="lg" onClick={onOther} disabled={busy}>
            {t('back')}
          </Button>
          <Button type="submit" size="lg" variant="filled" color="brick.6" loading={busy}>
            {t('rejectNow')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
};
