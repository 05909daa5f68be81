import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyWindow, pageQuery } from '../wire.ts';

export const currentBirthday = endpoint({
  method: 'GET',
  path: 'member/find-current-birthday',
  summary: 'Members whose birthday is today; those of 29 February on the 28th of other years',
  access: 'lookup.read',
  gate: { module: 'MEMBER_MODULE' },
  query: pageQuery.pick({ skip: true }).extend(anyWindow),
  data: z.array(
    z.object({
      kode_customer: z.string(),
      nama_customer: z.string(),
      no_hp: z.string(),
      alamat_customer: z.string(),
      jenis_pelanggan: z.string(),
      tgl_lahir: z.string(),
      /** The age reached today, in years. */
      umur: z.number(),
    }),
  ),
});
