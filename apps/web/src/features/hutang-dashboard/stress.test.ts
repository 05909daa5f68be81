import { stressOf } from '@kadar/domain/stress.ts';
import { expect, test } from 'vitest';
import { signedPercent } from '../../kit/percent.ts';
import { atStep, sumOf } from './stress.ts';

const K01 = [{ owedRp: 10_000_000, valueRp: 12_000_000 }];
const K02 = [
  { owedRp: 9_000_000, valueRp: 10_000_000 },
  { owedRp: 1_000_000, valueRp: 10_000_000 },
];
const shops = [
  { kode_toko: 'K01', ltv_maks: 95, jumlah: 1, langkah: stressOf(K01, 95) },
  { kode_toko: 'K02', ltv_maks: 95, jumlah: 2, langkah: stressOf(K02, 95) },
];

test('every step of the dial is read from the table, each shop by itself and all together', () => {
  for (const persen of [-30, -12, 0, 30]) {
    const steps = atStep(shops, persen);
    expect(steps.map(({ kode_toko }) => kode_toko)).toEqual(['K01', 'K02']);
    const [all] = stressOf([...K01, ...K02], 95).filter((step) => step.persen === persen);
    const { jumlah, kurang, rugi } = sumOf(steps);
    expect({ persen, jumlah, kurang, rugi }).toEqual(all);
  }
  // 9.000.000 on 10.000.000 × 88 % × 95 % = 8.360.000.
  expect(sumOf(atStep(shops, -12))).toEqual({ jumlah: 1, kurang: 640_000, rugi: 200_000 });
  expect(sumOf(atStep(shops, 31))).toEqual({ jumlah: 0, kurang: 0, rugi: 0 });
});

test('a change is said with one sign', () => {
  expect([-12, 0, 5].map(signedPercent)).toEqual(['−12 %', '0 %', '+5 %']);
});
