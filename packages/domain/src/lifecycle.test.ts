import { describe, expect, it } from 'vitest';
import { DomainError } from './errors.ts';
import {
  barangLifecycle,
  dokumenLifecycle,
  hutangLifecycle,
  IllegalMove,
  kirimUangLifecycle,
  type Lifecycle,
  pesananLifecycle,
  serviceLifecycle,
} from './lifecycle.ts';

const all: readonly [string, Lifecycle<string, string>][] = [
  ['barang', barangLifecycle],
  ['dokumen', dokumenLifecycle],
  ['hutang', hutangLifecycle],
  ['service', serviceLifecycle],
  ['pesanan', pesananLifecycle],
  ['kirim-uang', kirimUangLifecycle],
];

describe.each(all)('%s', (_name, lifecycle) => {
  it('reaches only known states, and can, moves, from and next agree', () => {
    for (const state of lifecycle.states) {
      for (const move of lifecycle.moves(state)) {
        expect(lifecycle.can(state, move)).toBe(true);
        expect(lifecycle.states).toContain(lifecycle.next(state, move));
        expect(lifecycle.from(move)).toContain(state);
      }
    }
  });

  it('has its first state reach every other', () => {
    const [first] = lifecycle.states;
    const roots = lifecycle === all[0]?.[1] ? ['DRAFT', 'BELI'] : [first ?? ''];
    const seen = new Set<string>(roots);
    for (const state of seen)
      for (const move of lifecycle.moves(state)) seen.add(lifecycle.next(state, move));
    expect([...seen].sort()).toEqual([...lifecycle.states].sort());
  });
});

describe('moves that cannot happen', () => {
  it('sells a piece once', () => {
    expect(barangLifecycle.next('READY', 'JUAL')).toBe('SOLD');
    expect(barangLifecycle.can('SOLD', 'JUAL')).toBe(false);
    expect(() => barangLifecycle.next('SOLD', 'JUAL')).toThrow(IllegalMove);
    expect(barangLifecycle.from('JUAL')).toEqual(['READY', 'HOLD']);
  });

  it('ends a cancelled purchase, and takes back what came from another shop as what left for it', () => {
    expect(barangLifecycle.next('BELI', 'BATAL_BELI')).toBe('BATAL');
    expect(barangLifecycle.moves('BATAL')).toEqual([]);
    expect(barangLifecycle.can('SOLD', 'BELI')).toBe(false);
    expect(barangLifecycle.next('TRANSIT', 'TERIMA')).toBe('TERKIRIM');
    expect(barangLifecycle.from('KEMBALI')).toEqual(['TERKIRIM']);
  });

  it('names state and move, and is a domain error', () => {
    const error = new IllegalMove('SOLD', 'JUAL');
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code: 'ILLEGAL_MOVE', params: { state: 'SOLD', move: 'JUAL' } });
  });

  it('cancels a sale once and receives money once', () => {
    expect(() => dokumenLifecycle.next('BATAL', 'BATAL')).toThrow(IllegalMove);
    expect(() => kirimUangLifecycle.next('DONE', 'TERIMA')).toThrow(IllegalMove);
    expect(() => kirimUangLifecycle.next('DONE', 'BATAL')).toThrow(IllegalMove);
  });

  it('refuses names inherited from objects', () => {
    const loose: Lifecycle<string, string> = barangLifecycle;
    expect(loose.can('READY', 'toString')).toBe(false);
    expect(loose.can('constructor', 'name')).toBe(false);
    expect(loose.moves('UNKNOWN')).toEqual([]);
  });

  it('validates a redemption before it is paid off', () => {
    expect(hutangLifecycle.next('AKTIF', 'TEBUS')).toBe('LUNAS_BELUM_VALID');
    expect(hutangLifecycle.next('LUNAS_BELUM_VALID', 'VALIDASI')).toBe('LUNAS');
    expect(hutangLifecycle.moves('LUNAS')).toEqual([]);
  });
});
