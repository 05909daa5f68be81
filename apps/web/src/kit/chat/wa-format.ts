/** A WhatsApp text as it is drawn: runs of text, links, and marked runs that may hold others. */
export type Piece =
  | { kind: 'text' | 'link'; text: string }
  | { kind: 'bold' | 'italic' | 'strike'; pieces: Piece[] };

const MARKS = { '*': 'bold', _: 'italic', '~': 'strike' } as const;
const NEXT = /(?<![\p{L}\p{N}])([*_~])(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])|https?:\/\/\S+/u;

/** Reads the marks as WhatsApp does: around whole words of one line, without a space inside the mark. */
export const piecesOf = (text: string): Piece[] => {
  const found = NEXT.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, mark, inner = ''] = found;
  const before = text.slice(0, found.index);
  const piece: Piece = mark
    ? { kind: MARKS[mark as keyof typeof MARKS], pieces: piecesOf(inner) }
    : { kind: 'link', text: whole };
  return [
    ...(before === '' ? [] : [{ kind: 'text' as const, text: before }]),
    piece,
    ...piecesOf(text.slice(found.index + whole.length)),
  ];
};
