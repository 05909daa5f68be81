import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf20, splitAddress, wrapCharacters } from './text.ts';

describe('splitAddress', () => {
  it('cuts at 48 and 90 characters, at a space', () => {
    const lines = splitAddress(
      'Jl. Raya Kebon Jeruk No. 128 Blok C, Kelurahan Sukamaju, Kecamatan Cilandak, Jakarta Selatan 12430',
    );
    expect(lines).toEqual([
      'Jl. Raya Kebon Jeruk No. 128 Blok C, Kelurahan',
      'Sukamaju, Kecamatan Cilandak, Jakarta',
      'Selatan 12430',
    ]);
  });

  it('loses no character but spaces', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const lines = splitAddress(text);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(lines.slice(0, 2).every((line, i) => line.length <= (i === 0 ? 48 : 42))).toBe(true);
      }),
    );
  });
});

describe('segmentsOf20', () => {
  it('cuts at every 20th character, at most five times', () => {
    expect(segmentsOf20('x'.repeat(130)).map((part) => part.length)).toEqual([20, 20, 20, 20, 20]);
    expect(segmentsOf20('')).toEqual([]);
  });
});

describe('wrapCharacters', () => {
  it('fills lines and cuts a word that is too long', () => {
    expect(wrapCharacters('satu dua tigabelas', 8)).toEqual(['satu dua', 'tigabela', 's']);
  });
});
