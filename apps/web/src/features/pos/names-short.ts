/** Letters that stand in two lines of a list, on a phone too. */
const ROOM = 56;

/** Names of pieces in two lines at most: the first ones whole, and how many more there are. */
export const namesShort = (names: readonly string[]): string => {
  const [first = '', ...rest] = names;
  let shown = first;
  let left = rest.length;
  for (const name of rest) {
    if (shown.length + name.length + 2 > ROOM) break;
    shown += `, ${name}`;
    left -= 1;
  }
  return left > 0 ? `${shown} +${left}` : shown;
};
