import { OPNAME_BATCH } from '@kadar/contract/endpoints/opname.ts';
import type { Queue, Queued } from './queue.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 15_000;

interface Ways<Answer> {
  queue: Queue;
  /** Which of the waiting scans are this user's and of this shop: nobody sends for another. */
  mine: (scan: Queued) => boolean;
  /** Sends scans; each answer says whose it is. */
  post: (scans: readonly Queued[]) => Promise<readonly Answer[]>;
  idOf: (answer: Answer) => string;
  onAnswers: (answers: readonly Answer[]) => void;
  /** The line is cut, or the server refuses; null once it went through again. */
  onProblem: (error: unknown) => void;
  /** setTimeout, and what takes it back. */
  after: (ms: number, work: () => void) => () => void;
}

export interface Sender {
  /** Something waits: it goes out at once, or along with what is retried. */
  kick: () => void;
  /** It goes out now, whatever failed before. */
  now: () => void;
  stop: () => void;
}

/**
 * Sends what waits, one batch after the other: what is scanned while one is on its way goes out together. Takes from the queue what was acknowledged by its id. What fails goes out
 * again by and by, the very same scans: the server takes each once.
 */
export const createSender = <Answer>(ways: Ways<Answer>): Sender => {
  const { queue, mine, post, idOf, onAnswers, onProblem, after } = ways;
  let cancel: (() => void) | undefined;
  let sending = false;
  let failures = 0;
  let stopped = false;

  const plan = (ms: number): void => {
    if (stopped) return;
    cancel?.();
    cancel = after(ms, () => {
      cancel = undefined;
      void send();
    });
  };
  const send = async (): Promise<void> => {
    const batch = queue.all().filter(mine).slice(0, OPNAME_BATCH);
    if (sending || batch.length === 0) return;
    sending = true;
    try {
      const answers = await post(batch);
      failures = 0;
      queue.remove(answers.map(idOf));
      if (!stopped) {
        onProblem(null);
        onAnswers(answers);
      }
    } catch (error) {
      failures++;
      if (!stopped) onProblem(error);
    } finally {
      sending = false;
    }
    if (failures > 0) plan(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS));
    else if (queue.all().some(mine)) plan(0);
  };
  return {
    kick: () => {
      // While it is retried, or about to be sent, a further scan goes along.
      if (!cancel && !sending) plan(0);
    },
    now: () => {
      if (!sending) plan(0);
    },
    stop: () => {
      stopped = true;
      cancel?.();
    },
  };
};
