import type { Answer } from '@kadar/contract/endpoint.ts';
import { useRef, useState } from 'react';
import { keysWaitFor } from '../keys/keys.ts';
import { newId } from '../new-id.ts';
import { isApiError } from './errors.ts';

interface Pending {
  body: string;
  key: string;
}

/**
 * Sends an intended change. While nobody knows what became of it (no answer), the same content goes out again with the
 * same Idempotency-Key, so that it happens once; changed content is another intention and gets another key.
 */
export const useSend = <I, T>(
  work: (input: I, options: { key: string }) => Promise<Answer<T>>,
): { send: (input: I) => Promise<Answer<T>>; sending: boolean } => {
  const pending = useRef<Pending | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (input: I): Promise<Answer<T>> => {
    const body = JSON.stringify(input);
    const open = pending.current?.body === body ? pending.current : { body, key: newId() };
    pending.current = open;
    setSending(true);
    try {
      const answer = await keysWaitFor(() => work(input, { key: open.key }));
      pending.current = null;
      return answer;
    } catch (error) {
      if (!(isApiError(error) && error.unanswered)) pending.current = null;
      throw error;
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
};
