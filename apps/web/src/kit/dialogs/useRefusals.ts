import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../api/errors.ts';
import { DOKUMEN_KEY } from '../dokumen/queries.ts';
import { showFailure } from './toasts.ts';

/** The refusal of a field of the call, by the last part of its name. */
export type ErrorAt = (field: string) => string | undefined;

/** What a call was refused for, each at its field in `form`, the first of which takes the focus. */
export const useRefusals = <Form extends HTMLElement>() => {
  const client = useQueryClient();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<Form>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const errorAt: ErrorAt = (field) => problems[field];
  return {
    form,
    errorAt,
    clear: () => setProblems({}),
    /** Says it at its fields, or over the page where it has none; what is no refusal is thrown on. */
    refused: (error: unknown): void => {
      if (!isApiError(error)) throw error;
      const fields = Object.entries(error.fields).map(([name, problem]) => [
        name.split('.').at(-1) ?? name,
        problem.message,
      ]);
      setProblems(Object.fromEntries(fields));
      if (fields.length === 0) showFailure(error);
      if (error.code === 'DATA_BERUBAH') void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    },
  };
};
