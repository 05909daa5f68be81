export interface Part {
  text: string;
  /** It is what was searched for. */
  hit: boolean;
}

const literal = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A text in the parts that match any of the searched words and those between them, in their order. */
export const partsOf = (text: string, search: string): Part[] => {
  const hits = new Set<number>();
  for (const word of search.split(/\s+/).filter(Boolean))
    for (const { index, 0: found } of text.matchAll(new RegExp(literal(word), 'giu')))
      for (let at = index; at < index + found.length; at++) hits.add(at);
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    const hit = hits.has(at);
    if (last?.hit === hit) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), hit });
  }
  return parts;
};
