import { describe, expect, it } from 'vitest';
import { pieceMaker, pieces, pricePerGramOf, WEIGHT_RANGES } from './barang.ts';
import { BERAT_BANDROL } from './catalogue.ts';
import { DEMO_SIZES, demoChain } from './chain.ts';
import { estimatePrice } from './estimate.ts';
import { rngFrom } from './rng.ts';

const chain = demoChain({ size: 'small', seed: 7, today: '2026-02-25' });
const made = pieces(chain, 'K01', 4_000, rngFrom('barang'));
const share = (test: (piece: (typeof made)[number]) => boolean) => made.filter(test).length / made.length;

describe('pieces', () => {
  it('are the same for the same seed', () => {
    expect(pieces(chain, 'K01', 300, rngFrom('x'))).toEqual(pieces(chain, 'K01', 300, rngFrom('x')));
    expect(pieces(chain, 'K01', 300, rngFrom('y'))).not.toEqual(pieces(chain, 'K01', 300, rngFrom('x')));
  });

  it('have barcodes that are unique in the chain and print as CODE128', () => {
    const all = [...made, ...pieces(chain, 'K02', 500, rngFrom('barang'))].map(
      ({ kode_barcode }) => kode_barcode,
    );
    expect(new Set(all).size).toBe(all.length);
    for (const code of all) expect(code).toMatch(/^[A-Z0-9][A-Z0-9./-]{2,23}$/);
  });

  it('weigh what their dept weighs, in whole milligrams', () => {
    for (const { kode_dept, berat, berat_asli, berat_bandrol } of made) {
      const [min, max] = WEIGHT_RANGES[kode_dept] ?? [0, 0];
      expect(berat).toBeGreaterThanOrEqual(min);
      expect(berat).toBeLessThanOrEqual(max);
      expect(berat_asli).toBe(berat);
      expect(berat_bandrol).toBe(BERAT_BANDROL);
      expect(Number.isInteger(Math.round(berat * 1e6) / 1000)).toBe(true);
    }
  });

  it('are muda 55 %, tua 40 % and 24K 5 %', () => {
    expect(share(({ kadar }) => kadar < 50)).toBeCloseTo(0.55, 3);
    expect(share(({ kadar }) => kadar >= 50 && kadar < 99)).toBeCloseTo(0.4, 3);
    expect(share(({ kadar }) => kadar > 99)).toBeCloseTo(0.05, 3);
  });

  it('have the kadar of their group, a name over 5 characters and a purity of at most 100', () => {
    for (const piece of made) {
      expect(chain.group.find(({ kode_group }) => kode_group === piece.kode_group)?.kadar).toBe(piece.kadar);
      expect(piece.nama_barang.length).toBeGreaterThan(5);
      expect(piece.nama_barang).toBe(piece.nama_barang.toUpperCase());
      expect(piece.kadar_murni).toBeLessThanOrEqual(100);
    }
  });

  it('cost 88 to 93 % of their gold price, and less than they sell for', () => {
    for (const piece of made) {
      expect(Number.isInteger(piece.hpp)).toBe(true);
      if (piece.harga_atribut === 0) {
        const gold = piece.berat * pricePerGramOf(chain, piece.kode_group, piece.kadar);
        expect(piece.hpp / gold).toBeGreaterThan(0.8799);
        expect(piece.hpp / gold).toBeLessThan(0.9301);
      }
      expect(piece.hpp).toBeLessThan(estimatePrice(chain, piece));
    }
  });

  it.each(['small', 'medium', 'large'] as const)('%s: lie 40 to 80 in a tray, one dept to a tray', (size) => {
    const sized = demoChain({ size, seed: 7, today: '2026-02-25' });
    const trays = new Map<string, string[]>();
    for (const { kode_baki, kode_dept } of pieces(sized, 'K01', DEMO_SIZES[size].ready, rngFrom('trays')))
      trays.set(kode_baki, [...(trays.get(kode_baki) ?? []), kode_dept]);
    for (const depts of trays.values()) {
      expect(new Set(depts).size).toBe(1);
      expect(depts.length).toBeGreaterThanOrEqual(40);
      expect(depts.length).toBeLessThanOrEqual(80);
    }
  });

  it('fill the trays that pieces have left', () => {
    const maker = pieceMaker(chain, 'K01');
    const first = maker.make(800, rngFrom('a'));
    const left = first.filter(({ kode_baki }) => kode_baki === 'A01');
    for (const piece of left) maker.release(piece);
    const next = maker.make(400, rngFrom('b')).filter(({ kode_baki }) => kode_baki === 'A01');
    expect(next.length).toBeGreaterThanOrEqual(left.length);
  });

  it('are refused for a shop without a showcase', () => {
    expect(() => pieces(chain, 'PST', 1, rngFrom(1))).toThrow(RangeError);
  });
});
