import type { LiveEvents } from '../live.ts';

type News = LiveEvents['progress'];

export interface Process {
  progress: number;
  total: number;
  modal: string;
  /** When it was last heard of, ms. */
  at: number;
}

/** Processes of this user that the server tells of, by id. */
export type Processes = ReadonlyMap<string, Process>;
export const NO_PROCESSES: Processes = new Map();

/** A process that says nothing for so long is not waited for. */
export const SILENCE_MS = 60_000;

/** The modal's name for a process that nobody has to wait for [spec B §2]. */
const OFF = 'MATI';

/** What runs after a piece of news; a process has ended when progress is total. Those without a total are not waited for here. */
export const hear = (
  processes: Processes,
  { id, progress, total, modal = '' }: News,
  at: number,
): Processes => {
  const next = new Map(processes);
  if (total === undefined || progress >= total) next.delete(id);
  else next.set(id, { progress, total, modal, at });
  return next;
};

/** What runs after a while without news. */
export const forgetSilent = (processes: Processes, now: number): Processes =>
  new Map([...processes].filter(([, { at }]) => now - at < SILENCE_MS));

/** Milliseconds until a process will have been silent for too long; null while none runs. */
export const untilSilent = (processes: Processes, now: number): number | null =>
  processes.size === 0 ? null : Math.min(...[...processes.values()].map(({ at }) => at + SILENCE_MS - now));

/** The process to wait for: the one that began last. */
export const shownOf = (processes: Processes): Process | undefined =>
  [...processes.values()].filter(({ modal }) => modal !== OFF).at(-1);
