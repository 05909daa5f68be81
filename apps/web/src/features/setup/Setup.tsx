import { setup } from '@kadar/contract/endpoints/session.ts';
import { Button, Group, PasswordInput, Stack, Stepper, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { dropDraft, readDraft, useDraft } from '../../kit/list/drafts.ts';
import { useGo } from '../../kit/page/AppLink.tsx';
import { doorQuery } from '../../kit/page/door.ts';
import { LanguageSelect } from '../../kit/page/LanguageSelect.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useMessage } from '../../kit/text.ts';
import {
  EMPTY,
  fieldOf,
  problemsOf,
  type SetupField,
  type SetupValues,
  STEPS,
  stepOf,
  withField,
} from './model.ts';
import css from './setup.module.css';

const DRAFT = 'setup';
const LABELS = {
  'pusat.kode_toko': 'headCode',
  'pusat.nama_toko': 'headName',
  'pusat.alamat_toko': 'headAddress',
  'toko.kode_toko': 'shopCode',
  'toko.nama_toko': 'shopName',
  'toko.alamat_toko': 'shopAddress',
  'owner.user_id': 'ownerId',
  'owner.usere_name': 'ownerName',
  'owner.password': 'ownerPassword',
  harga_emas_global: 'goldPrice',
} as const satisfies Record<SetupField, string>;

const HELP: Partial<Record<SetupField, 'codeHelp' | 'passwordHelp' | 'priceHelp'>> = {
  'pusat.kode_toko': 'codeHelp',
  'toko.kode_toko': 'codeHelp',
  'owner.password': 'passwordHelp',
  harga_emas_global: 'priceHelp',
};
const STEP_NAMES = ['stepHead', 'stepShop', 'stepOwner'] as const;
const MAX: Partial<Record<SetupField, number>> = { 'pusat.kode_toko': 3, 'toko.kode_toko': 3 };

const withoutSecret = (values: SetupValues): SetupValues => withField(values, 'owner.password', '');

interface InputProps {
  field: SetupField;
  values: SetupValues;
  onChange: (to: string | number | null) => void;
  error: string | undefined;
}

const Input = ({ field, values, onChange, error }: InputProps) => {
  const { t } = useTranslation('setup');
  const help = HELP[field];
  const shared = { label: t(LABELS[field]), error, name: field, ...(help && { description: t(help) }) };
  const value = fieldOf(values, field);
  if (field === 'harga_emas_global')
    return <RupiahField {...shared} value={typeof value === 'number' ? value : null} onChange={onChange} />;
  if (field === 'owner.password')
    return (
      <PasswordInput
        {...shared}
        value={String(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="new-password"
      />
    );
  return (
    <TextField
      {...shared}
      value={String(value)}
      onChange={onChange}
      maxLength={MAX[field] ?? 200}
      autoFocus={field === STEPS[0]?.[0]}
    />
  );
};

/** The first run on an empty database: head office, first branch, owner and today's gold price. */
const Setup = () => {
  const { t } = useTranslation('setup');
  const message = useMessage();
  const client = useQueryClient();
  const go = useGo();
  const [values, setValues] = useState<SetupValues>(() => readDraft<SetupValues>(DRAFT) ?? EMPTY);
  const [step, setStep] = useState(0);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const state = useQuery(doorQuery);
  useDraft(DRAFT, withoutSecret(values));
  useEffect(() => {
    document.title = `${t('title')} · Kadar`;
    if (state.data && !state.data.needed) go('/');
  });

  const focus = (name: string | undefined) =>
    requestAnimationFrame(() => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus());
  const show = (found: Partial<Record<string, string>>): boolean => {
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) focus(first);
    return first === undefined;
  };
  const create = async () => {
    setBusy(true);
    try {
      await call(setup, { body: { ...values, harga_emas_global: values.harga_emas_global ?? 0 } });
      dropDraft(DRAFT);
      await client.invalidateQueries({ queryKey: ['setup'] });
      alertSuccess(t('done'));
      go('/');
    } catch (error) {
      if (!isApiError(error)) throw error;
      const refused = Object.entries(error.fields).map(([name, { code }]) => [name, code] as const);
      if (refused[0]) setStep(stepOf(refused[0][0]));
      if (show(Object.fromEntries(refused))) showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const next = () => {
    if (!show(problemsOf(values, step))) return;
    if (step === STEPS.length - 1) void create();
    else {
      setStep(step + 1);
      focus(STEPS[step + 1]?.[0]);
    }
  };
  const errorOf = (field: SetupField): string | undefined => {
    const code = problems[field];
    return code && message(code, { label: t(LABELS[field]), nilai: String(fieldOf(values, field)) });
  };
  return (
    <main className={css.page}>
      <div className={css.top}>
        <img src="/kadar.svg" alt="" width={36} height={36} />
        <LanguageSelect />
      </div>
      <div className={css.card}>
        <Title order={1} fz={26}>
          {t('title')}
        </Title>
        <Text c="dimmed" mb="lg">
          {t('intro')}
        </Text>
        <Stepper active={step} onStepClick={(to) => to < step && setStep(to)} size="sm" color="ink.8" mb="lg">
          {STEP_NAMES.map((name) => (
            <Stepper.Step key={name} label={t(name)} />
          ))}
        </Stepper>
        <form
          noValidate
          onKeyDown={moveOn}
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
          <Stack gap="sm">
            {(STEPS[step] ?? []).map((field) => (
              <Input
                key={field}
                field={field}
                values={values}
                onChange={(to) => setValues(withField(values, field, to))}
                error={errorOf(field)}
              />
            ))}
          </Stack>
          <Group justify="space-between" mt="xl">
            <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
              {t('back')}
            </Button>
            <Button type="submit" variant="filled" loading={busy}>
              {t(step === STEPS.length - 1 ? 'create' : 'next')}
            </Button>
          </Group>
        </form>
      </div>
    </main>
  );
};

export default Setup;
