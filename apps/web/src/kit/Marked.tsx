import { partsOf } from './marks.ts';

/** A text with what was searched for marked in it. */
export const Marked = ({ text, search }: { text: string; search: string }) => {
  let at = 0;
  return partsOf(text, search).map((part) => {
    const start = at;
    at += part.text.length;
    return part.hit ? <mark key={start}>{part.text}</mark> : part.text;
  });
};
