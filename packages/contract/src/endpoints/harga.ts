import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rupiah } from '../wire.ts';

const amount = (max: number) => rupiah.refine((rp) => rp > 0 && rp <= max, { error: 'ANGKA_DI_LUAR_BATAS' });

export const hargaEmasGlobal = endpoint({
  method: 'GET',
  path: 'parameter-harga-emas/global',
  summary: "The chain's gold price in force and its history",
  access: 'lookup.read',
  data: z.object({
    nominal: z.number().nullable(),
    riwayat: z.array(z.object({ nominal: z.number(), berlaku_at: z.string(), user_id: z.string() })),
  }),
});

const nominal = z.strictObject({ nominal: amount(1_000_000_000) });
export const setHargaEmasGlobal = endpoint({
  method: 'POST',
  path: 'parameter-harga-emas/global',
  summary: "Sets the chain's gold price per gram",
  access: 'parameter.write',
  menu: '/parameter-harga-emas-global',
  body: nominal,
  data: z.object({ nominal: z.number() }),
});
export const putHargaEmasGlobal = endpoint({ ...setHargaEmasGlobal, method: 'PUT' });
