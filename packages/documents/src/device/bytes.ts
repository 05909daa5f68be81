/** What goes to a device, piece by piece: numbers are bytes, texts one byte a character. */
export type Piece = number | string | readonly number[] | Uint8Array;

const codeOf = (character: string): number => {
  const code = character.charCodeAt(0);
  // A text that was not encoded before is a mistake of ours, and would print something else.
  if (code > 0xff) throw new RangeError(`${JSON.stringify(character)} is no byte`);
  return code;
};

/** All pieces in one. Throws RangeError for a character above 255. */
export const bytesOf = (...pieces: readonly Piece[]): Uint8Array =>
  Uint8Array.from(
    pieces.flatMap((piece) => {
      if (typeof piece === 'number') return [piece];
      return typeof piece === 'string' ? [...piece].map(codeOf) : [...piece];
    }),
  );

/** Bytes as a reviewer reads them: '<1B>@'; line ends stay line ends. */
export const showBytes = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => {
      if (byte === 0x0a) return '<0A>\n';
      const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x3c;
      return plain ? String.fromCharCode(byte) : `<${byte.toString(16).toUpperCase().padStart(2, '0')}>`;
    })
    .join('');
