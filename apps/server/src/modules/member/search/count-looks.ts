/** Members shown within an hour whom no document followed, and searches within a minute, that nobody is asked about. */
export const SHOWN_FREELY = 60;
export const SEARCHES_FREELY = 40;
/** Seconds: for how long what is typed on is one search, a look waits for its document, and a search is remembered. */
const TYPING = 15;
const ONE_SEARCH = 60;
const FOLLOWED = 900;
export const REMEMBERED = 3_600;

/** One search, typed ahead or not; its age in seconds, of its beginning and of its last letter. */
export interface Look {
  id: number;
  q: string;
  since: number;
  last: number;
  dilihat: readonly string[];
}

/** A document of the same user, of a member. */
export interface Followed {
  kode_customer: string;
  age: number;
}

const continues = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** The search that this one types on: letters were added to it or taken off, a moment ago. */
export const typedOn = (looks: readonly Look[], q: string): Look | undefined => {
  const before = looks.at(-1);
  return before && before.last <= TYPING && before.since < ONE_SEARCH && continues(before.q, q)
    ? before
    : undefined;
};

export const searchesOf = (looks: readonly Look[]): number =>
  looks.filter(({ since }) => since < ONE_SEARCH).length;

export const shownIn = (looks: readonly Pick<Look, 'dilihat'>[]): Set<string> =>
  new Set(looks.flatMap(({ dilihat }) => dilihat));

/** Searches that no document of one of their members followed: who was served is found among those of his name. */
export const unfollowed = (looks: readonly Look[], documents: readonly Followed[]): Look[] =>
  looks.filter(
    ({ dilihat, since, last }) =>
      !documents.some(
        ({ kode_customer, age }) => dilihat.includes(kode_customer) && age <= since && age >= last - FOLLOWED,
      ),
  );
