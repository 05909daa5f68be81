declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';
  /** COPY as streams; the package ships no types of its own. `rowCount` is known when the stream has ended. */
  export function to(statement: string): Readable & Submittable & { rowCount: number };
  export function from(statement: string): Writable & Submittable & { rowCount: number };
}
