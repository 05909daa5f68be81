import { setup } from '@kadar/contract/endpoints/setup.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { type ApiError, isApiError } from '../../kit/api/errors.ts';
import { dropDraft, readDraft, useDraft } from '../../kit/list/drafts.ts';
import { useMessage } from '../../kit/text.ts';
import {
  bodyOf,
  EMPTY,
  LAST,
  type Part,
  type Problems,
  problemsOf,
  type SetupValues,
  stepOf,
  withoutSecrets,
} from './model.ts';

const DRAFT = 'setup';

/** What a field is given besides its label: where it stands, what is wrong with it. */
export interface FieldProps {
  name: string;
  error: string | undefined;
}

export interface SetupForm {
  values: SetupValues;
  set: (change: Partial<SetupValues>) => void;
  /** Changes one field of a part. */
  put: <P extends Part>(part: P, change: Partial<SetupValues[P]>) => void;
  bind: (name: string, label: string, value: string | number | null) => FieldProps;
}

/** The three steps: what was typed, what is wrong, and what comes next; `open` is told once the chain stands. */
export const useSetup = (open: (user_id: string, password: string) => Promise<void>) => {
  const { t } = useTranslation('setup');
  const message = useMessage();
  const client = useQueryClient();
  const [values, setValues] = useState<SetupValues>(() => ({
    ...EMPTY,
    ...readDraft<Partial<SetupValues>>(DRAFT),
  }));
  const [step, setStep] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  /** Why the chain does not stand, where that is no field's fault. */
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef<string | null>(null);
  const created = useRef(false);
  useDraft(DRAFT, created.current ? null : withoutSecrets(values));
  useEffect(() => {
    if (wanted.current === null) return;
    const name = wanted.current;
    wanted.current = null;
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    (field ?? form.current?.querySelector<HTMLInputElement>('input:checked, input'))?.focus();
  });

  const toStep = (next: number) => {
    wanted.current = '';
    setFailure(null);
    setStep(next);
  };
  /** Shows what is wrong and leads to the first of it; whether there is nothing. */
  const show = (found: Problems): boolean => {
    const first = Object.keys(found)[0];
    setProblems(found);
    if (first === undefined) return true;
    wanted.current = first;
    setStep(stepOf(first));
    return false;
  };
  const create = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await call(setup, { body: bodyOf(values) });
      created.current = true;
      dropDraft(DRAFT);
      await open(data.user_id, values.owner.password);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Another was quicker: the page learns it and gives way to the login.
      if (error.code === 'SUDAH_DISIAPKAN') void client.invalidateQueries({ queryKey: ['setup'] });
      const refused = Object.entries(error.fields).map(([name, { code }]) => [name, code] as const);
      if (show(Object.fromEntries(refused))) setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const next = () => {
    if (busy || !show(problemsOf(values, step))) return;
    if (step < LAST) return toStep(step + 1);
    // Passwords do not survive a reload, the steps do: an earlier one may be wanting now.
    const earlier = [0, 1]
      .map((one) => problemsOf(values, one))
      .find((found) => Object.keys(found).length > 0);
    if (show(earlier ?? {})) void create();
  };
  const set = (change: Partial<SetupValues>) => setValues((was) => ({ ...was, ...change }));
  const fields: SetupForm = {
    values,
    set,
    put: (part, change) => setValues((was) => ({ ...was, [part]: { ...was[part], ...change } })),
    bind: (name, label, value) => {
      const code = problems[name];
      const words = code === 'PASSWORD_TIDAK_SAMA' ? t('passwordsDiffer') : code;
      const said = code === words && code ? message(code, { label, nilai: String(value ?? '') }) : words;
      return { name, error: said };
    },
  };
  return { form, fields, step, toStep, next, busy, failure };
};
