import type { Answer } from '@kadar/contract/endpoint.ts';
import { useState } from 'react';
import { keysWaitFor } from '../keys/keys.ts';
import { newId } from '../new-id.ts';
import { type ApiError, endsSession, isApiError } from './errors.ts';

/** What is kept of a document that was sent, so that a reload or a lost line sends the same one again. */
export interface Intended {
  /** The document as last sent, under the one key it has until its content changes (domain §1.4). */
  intent: { key: string; body: string } | null;
  /** Sent, and nobody knows what became of it: the content stays as it is until the same intent is answered. */
  unanswered: boolean;
}

export const NOT_SENT: Intended = { intent: null, unanswered: false };

/** The intent to send: the one kept while the content is the same, else a new one. */
export const intentOf = (
  kept: Pick<Intended, 'intent'>,
  input: unknown,
  newKey: () => string,
): NonNullable<Intended['intent']> => {
  const body = JSON.stringify(input);
  return kept.intent?.body === body ? kept.intent : { key: newKey(), body };
};

/** A broken server may have saved before it broke, and a twin of this may still be at work: like no answer at all. */
export const unknownOutcome = (error: ApiError): boolean =>
  error.unanswered || error.status >= 500 || error.code === 'SEDANG_DIPROSES';

interface Place {
  current: () => Intended;
  /** Written down at once, wherever drafts of this kind are kept. */
  keep: (intended: Intended) => void;
}

/** Posts what is intended once, however often it is sent: until there is an answer the same intent goes out again. */
export const useIntent = <I, T>(
  { current, keep }: Place,
  work: (input: I, options: { key: string }) => Promise<Answer<T>>,
): { post: (input: I) => Promise<Answer<T>>; sending: boolean } => {
  const [sending, setSending] = useState(false);
  const post = async (input: I): Promise<Answer<T>> => {
    const kept = current();
    const intent = kept.unanswered && kept.intent ? kept.intent : intentOf(kept, input, newId);
    // Written down before it is sent: whatever happens next, the same document goes out under the same key.
    keep({ intent, unanswered: true });
    setSending(true);
    try {
      return await keysWaitFor(() => work(JSON.parse(intent.body) as I, { key: intent.key }));
    } catch (error) {
      // That the session ended meanwhile says nothing of what was sent in it.
      const ended = isApiError(error) && kept.unanswered && endsSession(error.status, error);
      if (isApiError(error) && !ended && !unknownOutcome(error)) keep({ intent, unanswered: false });
      throw error;
    } finally {
      setSending(false);
    }
  };
  return { post, sending };
};
