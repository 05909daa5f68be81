import type { UjiHarga } from '@kadar/contract/endpoints/nilai.ts';

type Step = UjiHarga[number]['langkah'][number];
const NOTHING: Omit<Step, 'persen'> = { jumlah: 0, kurang: 0, rugi: 0 };

/** What a price so many percent away makes of each shop's pledges. */
export const atStep = (shops: UjiHarga, persen: number) =>
  shops.map(({ kode_toko, langkah }) => ({
    kode_toko,
    ...(langkah.find((step) => step.persen === persen) ?? { persen, ...NOTHING }),
  }));

/** The same of all shops together. */
export const sumOf = (steps: readonly Omit<Step, 'persen'>[]): Omit<Step, 'persen'> =>
  steps.reduce(
    (sum, { jumlah, kurang, rugi }) => ({
      jumlah: sum.jumlah + jumlah,
      kurang: sum.kurang + kurang,
      rugi: sum.rugi + rugi,
    }),
    NOTHING,
  );
