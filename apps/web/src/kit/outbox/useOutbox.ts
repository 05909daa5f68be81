import type { Answer } from '@kadar/contract/endpoint.ts';
import { useRef } from 'react';
import { callHandlers } from '../api/context.ts';
import { dismissed } from '../api/errors.ts';
import { type Intended, NOT_SENT, useIntent } from '../api/useIntent.ts';
import { useActingToko, useMe } from '../session.ts';
import {
  dropAnswered,
  keepUnanswered,
  outgoing,
  placeOf,
  textOf,
  type Unanswered,
  unansweredAt,
} from './outbox.ts';

interface Options {
  /**
   * Whether it could stand twice, as money on a deposit does. Not what overwrites, nor what its object is in another state after:
   * there a changed content simply goes out, and what was sent before it is forgotten with its answer.
   */
  asks?: boolean;
}

/**
 * Posts for who keeps no draft: key and content are on disk before they leave, and the same content goes out under the same
 * key until it is answered, also after a reload. `what` names what it is about. Where something else waits for its answer there, or this
 * was sent by an earlier visit, the user says first whether that goes out again; who turns away gets a failure that says nothing.
 */
export const useOutbox = <I, T>(
  what: string | ((input: I) => string),
  work: (input: I, options: { key: string }) => Promise<Answer<T>>,
  { asks = true }: Options = {},
): { send: (input: I) => Promise<Answer<T>>; sending: boolean } => {
  const { user } = useMe();
  const toko = useActingToko() ?? '';
  const now = useRef<Intended & { place: string }>({ ...NOT_SENT, place: '' });
  const own = useRef(new Set<string>());
  const asking = useRef(false);
  const keep = ({ intent, unanswered }: Intended): void => {
    const { place } = now.current;
    now.current = { intent, unanswered, place };
    if (!intent) return;
    const { key, body } = intent;
    own.current.add(key);
    if (!unanswered) dropAnswered(localStorage, place, key);
    else keepUnanswered(localStorage, place, { key, body: textOf(JSON.parse(body)), at: Date.now() });
  };
  const { post, sending } = useIntent<I, T>({ current: () => now.current, keep }, work);

  /** What goes out instead of a new intent, if anything does. */
  const again = async (place: string, text: string): Promise<Unanswered | 'new'> => {
    const kept = unansweredAt(localStorage, place, Date.now());
    const found = outgoing(kept, text, { asks, own: own.current });
    if (found !== 'ask') return found;
    if (asking.current) throw dismissed();
    asking.current = true;
    const choice = await callHandlers()
      .unanswered()
      .finally(() => {
        asking.current = false;
      });
    if (choice === 'resend') return kept.find(({ body }) => body === text) ?? kept.at(-1) ?? 'new';
    if (choice === 'release') for (const { key } of kept) dropAnswered(localStorage, place, key);
    throw dismissed();
  };

  const send = async (input: I): Promise<Answer<T>> => {
    const place = placeOf(user.user_id, toko, typeof what === 'string' ? what : what(input));
    const text = textOf(input);
    const found = await again(place, text);
    now.current = { ...NOT_SENT, place };
    if (found !== 'new') {
      // What stays off the disk is in what stands on the screen.
      const body = found.body === text ? JSON.stringify(input) : found.body;
      now.current = { intent: { key: found.key, body }, unanswered: true, place };
    }
    const answer = await post(input);
    const { intent } = now.current;
    const done = asks ? [] : unansweredAt(localStorage, place, Date.now());
    for (const { key } of [...done, ...(intent ? [intent] : [])]) dropAnswered(localStorage, place, key);
    return answer;
  };
  return { send, sending };
};
