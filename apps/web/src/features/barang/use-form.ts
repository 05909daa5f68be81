import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../kit/api/errors.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useMessage } from '../../kit/text.ts';
import type { Problems } from './form-model.ts';

/** Values and problems of a form; the first wrong field, in screen order, gets the focus. */
export const useForm = <T extends object>(
  start: T,
  order: readonly string[],
  label: (name: string) => string,
) => {
  const message = useMessage();
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const wrong = useRef(false);

  useEffect(() => {
    if (!wrong.current) return;
    wrong.current = false;
    const first = order.find((name) => problems[name]);
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    // A select keeps its name on a hidden input behind the one that is typed into.
    if (field?.type === 'hidden') field.previousElementSibling?.querySelector('input')?.focus();
    else field?.focus();
  }, [problems, order]);

  const refuse = (found: Problems) => {
    wrong.current = true;
    setProblems(found);
  };
  return {
    form,
    values,
    refuse,
    reset: (next: T) => {
      setValues(next);
      setProblems({});
    },
    set: (change: Partial<T>) => {
      setValues((was) => ({ ...was, ...change }));
      setProblems((was) => Object.fromEntries(Object.entries(was).filter(([name]) => !(name in change))));
    },
    /** Puts a refusal where it belongs: at its fields, else as an alert. */
    fail: (error: unknown) => {
      if (!isApiError(error)) throw error;
      const known = Object.entries(error.fields).filter(([name]) => order.includes(name.split('.')[0] ?? ''));
      if (known.length === 0) showFailure(error);
      else refuse(Object.fromEntries(known.map(([name, field]) => [name.split('.')[0] ?? name, field.code])));
    },
    /** What a field is given besides its value. */
    bind: (name: string) => ({
      name,
      label: label(name),
      error: problems[name] && message(problems[name], { label: label(name) }),
    }),
  };
};
