import { expect, test } from 'vitest';
import { batuText, stonesText } from './batu.ts';

test('a stone is said by its carats, grades in their order, and certificate', () => {
  const stone = { carat: 0.5, kode_clarity: 'VVS1', kode_color: 'D', kode_shape: 'RD' };
  expect(batuText(stone)).toBe('0,50 ct RD D VVS1');
  expect(batuText({ ...stone, qty: 2, carat: 0.125, sertifikat: 'GIA 2141' })).toBe(
    '2 × 0,125 ct RD D VVS1 · GIA 2141',
  );
  expect(batuText({ sertifikat: 'GIA 2141' })).toBe('GIA 2141');
  expect(stonesText([{ qty: 3 }, stone, {}, { carat: 1 }])).toBe('0,50 ct RD D VVS1; 1,00 ct');
});
