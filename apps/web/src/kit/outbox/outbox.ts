/** The part of the browser's storage that is needed; it outlives the tab, the browser and a cut of the power. */
export type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** What was sent and nobody answered yet. */
export interface Unanswered {
  key: string;
  /** Its content as `textOf` has it. */
  body: string;
  /** When it was last sent. */
  at: number;
}

const PREFIX = 'kadar.device.kirim.';

/** By then somebody has looked at what stands; the server knows its answers for 30 days. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** What stays off the disk. Without it a content is known again all the same; the server tells two apart that differ in nothing else. */
const SECRET = /^(pin|kunci|.*(password|token|sandi).*)$/i;

/** A content as it may lie on a device. */
export const textOf = (input: unknown): string =>
  JSON.stringify(input, (name, value: unknown) => (SECRET.test(name) ? undefined : value));

/** Where a user's postings of one thing lie: nobody else's, for no other shop. */
export const placeOf = (user: string, toko: string, what: string): string =>
  `${PREFIX}${[user, toko, what].map(encodeURIComponent).join('/')}/`;

const namesOf = (shelf: Shelf): string[] =>
  Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').filter((name) =>
    name.startsWith(PREFIX),
  );

const read = (shelf: Shelf, name: string): Unanswered => {
  const { body, at } = JSON.parse(shelf.getItem(name) ?? '{"body":"","at":0}') as Omit<Unanswered, 'key'>;
  return { key: name.slice(name.lastIndexOf('/') + 1), body, at };
};

/** Each under a name of its own: what one tab is answered takes nothing of another's along. A full disk keeps nobody from posting. */
export const keepUnanswered = (shelf: Shelf, place: string, { key, ...sent }: Unanswered): void => {
  try {
    shelf.setItem(place + key, JSON.stringify(sent));
  } catch {
    // It is sent under its key all the same, which then lasts as long as the screen.
  }
};

export const dropAnswered = (shelf: Shelf, place: string, key: string): void => shelf.removeItem(place + key);

/** What waits for an answer there, in the order it was sent; what is too old is dropped, whoever sent it. */
export const unansweredAt = (shelf: Shelf, place: string, now: number): Unanswered[] => {
  const names = namesOf(shelf);
  const old = names.filter((name) => now - read(shelf, name).at > LIFE_MS);
  for (const name of old) shelf.removeItem(name);
  return names
    .filter((name) => name.startsWith(place) && !old.includes(name))
    .map((name) => read(shelf, name))
    .sort((a, b) => a.at - b.at);
};

/**
 * What goes out for a content: one that waits there already, a new intent, or first what the user says. `own` are the keys that
 * this screen sent itself; `asks` whether it could stand twice.
 */
export const outgoing = (
  kept: readonly Unanswered[],
  text: string,
  { asks, own }: { asks: boolean; own: ReadonlySet<string> },
): Unanswered | 'new' | 'ask' => {
  const same = kept.find(({ body }) => body === text);
  if (asks && kept.length > 0 && !(same && own.has(same.key))) return 'ask';
  return same ?? 'new';
};
