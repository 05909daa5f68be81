/** Pieces on a counter, one of them at hand. */
interface OnCounter {
  pieces: readonly { id: string }[];
  active: string | null;
}
type PieceOf<D extends OnCounter> = D['pieces'][number];

export const addPiece = <D extends OnCounter>(draft: D, piece: PieceOf<D>): D => ({
  ...draft,
  pieces: [...draft.pieces, piece],
  active: piece.id,
});

export const changePiece = <D extends OnCounter>(draft: D, id: string, change: Partial<PieceOf<D>>): D => ({
  ...draft,
  pieces: draft.pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)),
});

/** What a sending was refused for, by field; of a piece by its id: 'id.field'. */
export const refusalsOf = (
  fields: Readonly<Record<string, { message: string }>>,
  pieces: OnCounter['pieces'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, { message }]) => {
      const [, at = '', field] = /^(?:lines|barang)\.(\d+)\.(\w+)/.exec(path) ?? [];
      return [field ? `${pieces[Number(at)]?.id}.${field}` : path.replace(/^payments\.0\./, ''), message];
    }),
  );
