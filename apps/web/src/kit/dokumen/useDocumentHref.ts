import { useMemo } from 'react';
import { useOpens } from '../page/useOpens.ts';
import { hrefOfNumber } from './types.ts';

/** Where a number opens for this user; null for what is no number of a document. */
export const useDocumentHref = (): ((no: string) => string | null) => {
  const opens = useOpens();
  return useMemo(() => (no) => hrefOfNumber(no, opens), [opens]);
};
