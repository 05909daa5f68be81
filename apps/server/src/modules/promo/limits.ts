/** Messages of the account in a minute above which promos wait: a number that sends faster is taken for a machine and banned. */
export const PER_MINUTE = 20;
/** Attempts at one receiver before he is given up. */
export const MAX_TRIES = 5;
/** Minutes until the next attempt, by how many there were. */
export const BACKOFF_MINUTES = [1, 2, 5, 15, 30] as const;
/** A row that stands as MENGIRIM longer than any call takes was cut off. */
export const CUT_OFF_MS = 120_000;
/** A promo that could not start within a day of its time is not news any more, and is not sent. */
export const LATE_HOURS = 24;
/** The longest a sender works before it leaves the rest to the next minute's. */
export const RUN_MS = 50_000;
