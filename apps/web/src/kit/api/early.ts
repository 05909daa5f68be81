import { addressOf, envelopeOf } from './envelope.ts';

declare global {
  var kadarAsked: Map<string, Promise<Response>> | undefined;
}

/** One of the page: its first script is built by itself and asks too. */
globalThis.kadarAsked ??= new Map();
const asked = globalThis.kadarAsked;

/** Asks before the code that wants the answer is there, unless that is asked already; who asks the same next is given this one. */
export const askEarly = (path: string): void => {
  if (asked.has(addressOf(path))) return;
  const answer = fetch(addressOf(path), envelopeOf('GET', {}));
  // Who takes it is told.
  answer.catch(() => undefined);
  asked.set(addressOf(path), answer);
};

/** The answer of an address that was asked for early, once. */
export const takeEarly = (address: string): Promise<Response> | undefined => {
  const answer = asked.get(address);
  asked.delete(address);
  return answer;
};

/** Something is changed: what was answered before is not true any more. */
export const forgetEarly = (): void => asked.clear();
