import { useCallback, useState } from 'react';

/** Rows ticked in a table, by their keys; what left the list is chosen no more. */
export const useChosen = <T>(rows: readonly T[] | undefined, keyOf: (row: T) => string) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (key: string) =>
      setKeys((was) =>
        was.has(key) ? new Set([...was].filter((one) => one !== key)) : new Set([...was, key]),
      ),
    [],
  );
  const clear = useCallback(() => setKeys(new Set()), []);
  return { keys, toggle, clear, set: setKeys, selected: rows?.filter((row) => keys.has(keyOf(row))) ?? [] };
};
