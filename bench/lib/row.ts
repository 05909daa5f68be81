import type { World } from './world.ts';

/** What a row is given; sizes are multiplied by `scale` (1 = the sizes of design §7). */
export interface BenchContext {
  scale: number;
  /** The seeded database server that the rows share, started by the first row that asks. */
  world(): Promise<World>;
  note(line: string): void;
}

export interface RowResult {
  measured: string;
  ok: boolean;
  detail: readonly string[];
}

/** One line of design §7. */
export interface Row {
  name: string;
  target: string;
  run(context: BenchContext): Promise<RowResult>;
}

/** A full-scale size at the run's scale, never below `least`. */
export const sized = (context: BenchContext, full: number, least = 1): number =>
  Math.max(least, Math.round(full * context.scale));
