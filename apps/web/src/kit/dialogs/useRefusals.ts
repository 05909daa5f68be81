import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../api/errors.ts';
import { DOKUMEN_KEY } from '../dokumen/queries.ts';
import { fieldsUnder, nameAt, type Problems } from './refused-fields.ts';
import { showFailure, toast } from './toasts.ts';

/** The refusal of a field of the call: by its whole name, or by the last part of it where no list repeats it. */
export type ErrorAt = ((field: string) => string | undefined) & {
  /** Those of one line, or of one part, by what follows its name: of 'rows.1' what is wrong with its 'pokok'. */
  under: (part: string) => Problems;
};

/** What a call was refused for, each at its field in `form`, the first of which takes the focus; what stands nowhere is said over the page. */
export const useRefusals = <Form extends HTMLElement>() => {
  const client = useQueryClient();
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<Form>(null);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const [name, message] of Object.entries(problems)) if (!shown.current.has(name)) toast(message);
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const at = (field: string): string | undefined => {
    const name = nameAt(problems, field);
    if (name === undefined) return undefined;
    shown.current.add(name);
    return problems[name];
  };
  const under = (part: string): Problems => {
    const found = fieldsUnder(problems, part);
    for (const field of Object.keys(found)) shown.current.add(`${part}.${field}`);
    return found;
  };
  const errorAt: ErrorAt = Object.assign(at, { under });
  return {
    form,
    errorAt,
    clear: () => setProblems({}),
    /** Says it at its fields, or over the page where it has none; what is no refusal is thrown on. */
    refused: (error: unknown): void => {
      if (!isApiError(error)) throw error;
      const fields = Object.entries(error.fields).map(([name, { message }]) => [name, message]);
      shown.current.clear();
      setProblems(Object.fromEntries(fields));
      if (fields.length === 0) showFailure(error);
      if (error.code === 'DATA_BERUBAH') void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    },
  };
};
