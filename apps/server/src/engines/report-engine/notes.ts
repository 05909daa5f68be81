import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../platform/http/reader.ts';

/** Said beside the filters of a report on paper. */
export interface PaperNote {
  label: string;
  value: string;
}
/** `to` is the last day that is reported, null where a report has no days. */
type NotesOf = (reader: Reader, to: string | null) => Promise<readonly PaperNote[]>;

const told = new WeakMap<FastifyInstance, readonly NotesOf[]>();

/** A module tells every report on paper what its figures lack. */
export const noteReports = (app: FastifyInstance, notesOf: NotesOf): void => {
  told.set(app, [...(told.get(app) ?? []), notesOf]);
};

export const notesFor = async (
  app: FastifyInstance,
  reader: Reader,
  to: string | null,
): Promise<readonly PaperNote[]> =>
  (await Promise.all((told.get(app) ?? []).map((notesOf) => notesOf(reader, to)))).flat();
