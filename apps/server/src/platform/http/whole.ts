import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { Pass } from '../streams/turns.ts';
import type { Call } from './call.ts';

/** Rows of a list from its first to its last, as they come. */
export type Whole = AsyncIterable<readonly unknown[]>;
type Tell = (rows: readonly unknown[]) => Promise<readonly unknown[]>;

async function* jsonText(whole: Whole, tell: Tell, pass: Pass): AsyncGenerator<string> {
  let count = 0;
  // Leaves with the first rows: what fails before them is still answered as an error.
  let head = '{"data":[';
  for await (const rows of whole) {
    await pass();
    yield `${head}${JSON.stringify(await tell(rows)).slice(1, -1)}`;
    head = ',';
    count += rows.length;
  }
  yield `${count === 0 ? head : ''}],"count":${count}}`;
}

/** A list that was asked for without a window, as one answer that is never held whole. */
export const sendWhole = (call: Call, whole: Whole, tell: Tell): Promise<FastifyReply> =>
  call.kadar.streams.report(
    call,
    { 'content-type': 'application/json; charset=utf-8' },
    (out, { pass, signal }) => pipeline(jsonText(whole, tell, pass), out, { signal }),
  );
