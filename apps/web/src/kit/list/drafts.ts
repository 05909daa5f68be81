import { useEffect, useRef } from 'react';

const PREFIX = 'kadar.draft.';

/** What was typed under a name in this tab, if it was never saved; null otherwise. */
export const readDraft = <T>(name: string): T | null => {
  const text = sessionStorage.getItem(PREFIX + name);
  return text === null ? null : (JSON.parse(text) as T);
};

/** Kept at once, as what is about to be sent must be. */
export const keepDraft = (name: string, text: string): void => sessionStorage.setItem(PREFIX + name, text);

export const dropDraft = (name: string): void => sessionStorage.removeItem(PREFIX + name);

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
    else keepDraft(name, text);
  }, [name, text]);
};
