import type { ScaleReading } from '@kadar/domain/scale.ts';
import { describe, expect, test } from 'vitest';
import { FRESH_MS, PieceScales, PieceWeight } from './piece-weight.ts';

const stable = (mg: number): ScaleReading => ({ ok: true, protocol: 'SICS', mg });
const moving = (mg: number): ScaleReading => ({ ok: false, protocol: 'SICS', reason: 'UNSTABLE', mg });

describe('pieces on a scale, one after the other', () => {
  test('each counts once, and the next one after the scale was empty', () => {
    const piece = new PieceWeight();
    piece.note(stable(2345), 0);
    expect(piece.take(100)).toBe(2345);
    expect(piece.take(200)).toBe('LIFT_FIRST');
    // Another piece beside the one that was tagged is not the next one.
    piece.note(stable(5000), 300);
    expect(piece.ready(300)).toBe('LIFT_FIRST');
    piece.note(stable(0), 400);
    expect(piece.ready(400)).toBe('EMPTY');
    piece.note(stable(3100), 500);
    expect(piece.take(500)).toBe(3100);
    piece.release();
    expect(piece.take(600)).toBe(3100);
  });

  test('an old figure, one that settles, jumps or drifts counts for nothing', () => {
    const piece = new PieceWeight();
    expect(piece.ready(0)).toBe('NO_READING');
    piece.note(stable(2345), 0);
    expect(piece.ready(FRESH_MS)).toBe(2345);
    expect(piece.ready(FRESH_MS + 1)).toBe('NO_READING');
    piece.note(moving(2400), 3000);
    expect(piece.ready(3000)).toBe('UNSTABLE');
    piece.note(stable(2345), 3100);
    piece.note(stable(2351), 3200);
    expect(piece.ready(3200)).toBe('DRIFTS');
    piece.note(stable(2351), 3300);
    expect(piece.ready(3300)).toBe(2351);
    piece.note(stable(9000), 3400);
    expect(piece.ready(3400)).toBe('DRIFTS');
  });

  test('the later figure goes before; a pulled cable takes it away and leaves what was tagged', () => {
    const piece = new PieceWeight();
    piece.note(stable(2345), 0);
    piece.note(stable(2347), 10);
    expect(piece.take(20)).toBe(2347);
    piece.forget();
    expect(piece.ready(30)).toBe('NO_READING');
    piece.note(stable(2347), 40);
    expect(piece.ready(40)).toBe('LIFT_FIRST');
  });

  test('on two scales what was tagged waits on its own, and the one that spoke last counts', () => {
    const scales = new PieceScales();
    scales.note(stable(2345), 0, 1);
    expect(scales.take(10)).toBe(2345);
    scales.note(stable(3100), 20, 2);
    expect(scales.take(30)).toBe(3100);
    // Its piece did not become one; the other's did.
    scales.release();
    expect(scales.ready(40)).toBe(3100);
    scales.note(stable(0), 50, 2);
    scales.note(stable(2345), 60, 1);
    expect(scales.ready(60)).toBe('LIFT_FIRST');
    scales.forget();
    expect(scales.ready(70)).toBe('NO_READING');
  });
});
