import { z } from 'zod';
import { CICILAN } from '../dokumen/cicilan.ts';
import { endpoint } from '../endpoint.ts';
import { rupiah } from '../wire.ts';
import { cicilanInput, lihat, noCicilan, posted, why } from './cicilan.ts';
import { payments } from './titip.ts';

const { kode_sales, kode_cicilan } = cicilanInput.shape;

export const gantiCicilanInput = z.strictObject({
  kode_sales,
  /** On whose terms it goes on. */
  kode_cicilan,
  /** What the screen showed as paid, which goes over; DATA_BERUBAH when it is another sum by now. */
  dibayar: rupiah,
  /** What is paid down on top of it. */
  tambah: rupiah.default(0),
  keterangan: why,
  payments,
});

export const gantiCicilan = endpoint({
  method: 'POST',
  path: 'cicilan/{no_faktur}/restruktur',
  summary:
    'Ends a contract and opens another over the same piece, on the terms of a plan: what was paid on it is paid down on the new one',
  access: 'cicilan.ganti',
  gate: CICILAN.gate,
  ...lihat,
  params: z.object({ no_faktur: noCicilan }),
  body: gantiCicilanInput,
  data: posted.extend({ total: z.number(), angsuran: z.number() }),
});
