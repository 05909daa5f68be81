/** Attempts at one receiver before he is given up: some four hours. */
export const MAX_TRIES = 8;
/** Minutes until the next attempt, by how many there were. */
export const BACKOFF_MINUTES = [1, 2, 5, 15, 30, 60, 120] as const;
/** Minutes until what nobody can send is looked at again: no account, no quota, a password that is refused. */
export const HELD_MINUTES = 5;
/** What could not leave in two days is not news any more. */
export const STALE_HOURS = 48;
/** A row that stands as MENGIRIM longer than any attempt takes was cut off. */
export const CUT_OFF_MS = 120_000;
/** The longest a sender works before it leaves the rest to the next minute's. */
export const RUN_MS = 50_000;
/** Days after its end until a message's file is taken away. */
export const FILE_DAYS = 7;
/** Mail servers refuse more: a file grows by a third on its way. */
export const FILE_BYTES = 10 * 1024 * 1024;
