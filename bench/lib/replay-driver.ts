import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Replay } from './replay.ts';
import type { DriverTask } from './replay-process.ts';

/** Repeats a captured transaction through the bare driver, in a process of its own that does nothing else. */
export const replayWithDriver = async (
  url: string,
  { opening, held, statements }: Replay,
  clients: number,
  sizes: { warmUp: number; measured: number },
): Promise<{ rate: number; latencies: number[] }> => {
  const child = fork(join(import.meta.dirname, 'replay-process.ts'));
  const task: DriverTask = { url, opening, held, statements, clients, ...sizes };
  child.send(task);
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the replaying process ended with ${code}`);
    }),
  ]);
  return answer as { rate: number; latencies: number[] };
};
