import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../kit/api/errors.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useMessage } from '../../kit/text.ts';
import type { Problems } from './form-model.ts';

const FOCUSABLE = 'input:not([type=hidden]):not([type=file]):not(:disabled), textarea:not(:disabled)';
/** A field's own dropdown picks with Enter first. */
const OPEN_LIST = '[aria-expanded="true"]';

/** Enter goes to the next input and never submits [spec A §5]. */
export const enterMovesOn = (event: KeyboardEvent<HTMLElement>): void => {
  const from = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(from instanceof HTMLInputElement)) return;
  if (from.matches(OPEN_LIST)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.offsetParent !== null,
  );
  inputs[inputs.indexOf(from) + 1]?.focus();
};

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
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
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
