import { describe, expect, test } from 'vitest';
import { type Piece, piecesOf } from './wa-format.ts';

const shown = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) =>
      'pieces' in piece
        ? `<${piece.kind}>${shown(piece.pieces)}</>`
        : piece.kind === 'link'
          ? `<a>${piece.text}</>`
          : piece.text,
    )
    .join('');

describe('a WhatsApp text', () => {
  test.each([
    ['Halo *Budi*!', 'Halo <bold>Budi</>!'],
    ['_miring_ dan ~coret~', '<italic>miring</> dan <strike>coret</>'],
    ['*_dua_*', '<bold><italic>dua</></>'],
    ['2*3*4 dan a_b_c', '2*3*4 dan a_b_c'],
    ['* bukan * tebal', '* bukan * tebal'],
    ['*dua\nbaris*', '*dua\nbaris*'],
    ['lihat https://toko.example/a_b_c ya', 'lihat <a>https://toko.example/a_b_c</> ya'],
    ['', ''],
  ])('%j', (text, drawn) => expect(shown(piecesOf(text))).toBe(drawn));
});
