import { useEffect, useRef } from 'react';

/** Where it lies in this tab. */
export const draftName = (name: string): string => `kadar.draft.${name}`;

/** What was typed under a name in this tab, if it was never saved; null otherwise. */
export const readDraft = <T>(name: string): T | null => {
  const text = sessionStorage.getItem(draftName(name));
  return text === null ? null : (JSON.parse(text) as T);
};

export const dropDraft = (name: string): void => sessionStorage.removeItem(draftName(name));

/** Keeps a value as a draft while it changes, so that it survives a reload; `null` drops it. */
export const useDraft = (name: string, value: unknown): void => {
  const first = useRef(true);
  const text = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (text === null) dropDraft(name);
    else sessionStorage.setItem(draftName(name), text);
  }, [name, text]);
};
