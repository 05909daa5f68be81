import { authoriseManually } from '@kadar/contract/endpoints/session.ts';
import { Alert, Button, Group, Modal, PasswordInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import type { NeedAuth } from '../api/context.ts';
import { type ApiError, isApiError } from '../api/errors.ts';
import { TextField } from '../fields/TextFields.tsx';
import { showRupiah, unbroken } from '../format.ts';
import { useQuestion } from '../keys/useQuestion.ts';
import { moveOn } from '../page/move-on.ts';
import { Photo } from '../page/Photo.tsx';
import { useMaybeMe } from '../session.ts';
import {
  type AuthorisationMode,
  type AuthorisationModeProps,
  modeUsedLast,
  noteModeUsed,
  openingMode,
  openModes,
} from './authorisation-modes.ts';
import { DialogFoot } from './DialogFoot.tsx';
import { useKategori } from './kategori.ts';
import { openDialog } from './open-dialog.ts';
import { useOwnEscape } from './own-escape.ts';
import css from './pick.module.css';

/** An approver signs with username and password. */
const ManualForm = ({ need, close }: AuthorisationModeProps) => {
  const { t } = useTranslation('kit');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = problem?.fields.user_id ? 'user_id' : 'password';
  useEffect(() => {
    // The button lost the focus while it was busy.
    if (problem) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.select();
  }, [problem, wrong]);

  const inPlace = ['user_id', 'password'].some((name) => problem?.fields[name]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await call(authoriseManually, {
        body: {
          kategori: need.kategori,
          payload_hash: need.payload_hash,
          catatan: need.notes,
          user_id: username,
          password,
          ...(need.amount !== undefined && { jumlah_rp: need.amount }),
        },
      });
      close(data.token);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} onSubmit={submit} onKeyDown={moveOn}>
      <Stack gap="sm">
        {problem && !inPlace && (
          <Alert color="brick" variant="light">
            {problem.message}
          </Alert>
        )}
        <TextField
          name="user_id"
          label={t('username')}
          error={problem?.fields.user_id?.message}
          value={username}
          onChange={setUsername}
          required
          autoComplete="off"
          data-autofocus
        />
        <PasswordInput
          name="password"
          label={t('password')}
          error={problem?.fields.password?.message}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          required
          autoComplete="off"
        />
        <DialogFoot>
          <Button onClick={() => close(null)}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" loading={busy}>
            {t('authorise')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
};

const MANUAL: AuthorisationMode = { key: 'manual', label: 'authManual', Form: ManualForm };
const NO_SETTINGS = {};

/** Where nothing is to be typed, the dialog begins with the choice of modes: Enter there closes nothing. */
const focusChosen = (modes: HTMLDivElement | null): void =>
  modes?.querySelector('input:checked')?.setAttribute('data-autofocus', 'true');

const AuthorisationDialog = ({ need, close }: Pick<AuthorisationModeProps, 'need' | 'close'>) => {
  const { t } = useTranslation('kit');
  const inWords = useKategori();
  useQuestion();
  const closeOnEscape = useOwnEscape();
  const modes = [MANUAL, ...openModes(useMaybeMe()?.settings ?? NO_SETTINGS)];
  const [chosen, setChosen] = useState(() => (openingMode(modes, modeUsedLast()) ?? MANUAL).key);
  const approved = (token: string | null) => {
    if (token !== null) noteModeUsed(chosen);
    close(token);
  };
  const { Form } = modes.find(({ key }) => key === chosen) ?? MANUAL;
  return (
    <Modal
      opened
      onClose={() => close(null)}
      title={t('authTitle')}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
    >
      <Stack gap="sm">
        <div>
          <Text fw={600}>{inWords(need.kategori)}</Text>
          {need.notes && (
            <Text size="sm" c="dimmed">
              {unbroken(need.notes)}
            </Text>
          )}
          <Group gap="sm" mt={4}>
            {need.barang?.map((kode_barcode) => (
              <Photo key={kode_barcode} kode_barcode={kode_barcode} className={css.photo} />
            ))}
            {need.amount !== undefined && (
              <Text className="num" fz={22} fw={650}>
                {showRupiah(need.amount)}
              </Text>
            )}
          </Group>
        </div>
        {modes.length > 1 && (
          <SegmentedControl
            ref={chosen === MANUAL.key ? undefined : focusChosen}
            fullWidth
            aria-label={t('authTitle')}
            value={chosen}
            onChange={setChosen}
            data={modes.map(({ key, label }) => ({ value: key, label: t(label) }))}
          />
        )}
        <Form need={need} close={approved} goManual={() => setChosen(MANUAL.key)} />
      </Stack>
    </Modal>
  );
};

/** Shows exactly what is to be approved and gives the token, or null when dismissed (domain §7). */
export const askAuthorisation = (need: NeedAuth): Promise<string | null> =>
  openDialog<string | null>((close) => <AuthorisationDialog need={need} close={close} />, null);
