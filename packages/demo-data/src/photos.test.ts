import { describe, expect, it } from 'vitest';
import { JENIS } from './catalogue.ts';
import { piecePhotoSvg } from './photos.ts';

const KADAR = [37.5, 42, 70, 75, 91.6, 99.9];

describe('piece photos', () => {
  it('are the same for the same piece, and differ by seed and by kadar', () => {
    expect(piecePhotoSvg('CCN', 75, '01000001')).toBe(piecePhotoSvg('CCN', 75, '01000001'));
    expect(piecePhotoSvg('CCN', 75, '01000001')).not.toBe(piecePhotoSvg('CCN', 75, '01000002'));
    expect(piecePhotoSvg('CCN', 75, '01000001')).not.toBe(piecePhotoSvg('CCN', 37.5, '01000001'));
  });

  it.each(JENIS)('$kode_dept: small, closed, without text, script or outside reference', ({ kode_dept }) => {
    for (const kadar of KADAR) {
      for (let seed = 0; seed < 12; seed++) {
        const svg = piecePhotoSvg(kode_dept, kadar, seed);
        expect(svg.length).toBeLessThan(60_000);
        expect(svg).not.toMatch(/<text|<script|href="(?!#)|NaN|undefined|Infinity/);
        const opened = svg.match(/<[a-zA-Z]/g)?.length ?? 0;
        const closed = (svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0);
        expect(closed).toBe(opened);
      }
    }
  });

  it('draw something for a dept or kadar that the demo does not know', () => {
    expect(piecePhotoSvg('BARU', 150, 1)).toContain('</svg>');
    expect(piecePhotoSvg('CCN', 10, 1)).not.toContain('NaN');
  });
});
