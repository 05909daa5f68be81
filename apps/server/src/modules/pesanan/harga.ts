import type { hargaPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { valueAt } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { listPerGram } from '../harga/public.ts';
import { type Listed, listedOf } from './post-pesanan.ts';

/** Rupiah per gram of a share of the gold's price. */
const GRAM_MG = 1_000;

/** Today's price of a gram and of the work of a piece that is to be made. Throws PILIHAN_TIDAK_SAH at a type or group that is none. */
export const harga = async (call: Call<unknown, z.output<NonNullable<typeof hargaPesanan.query>>>) => {
  const { kode_dept, kode_group, kadar, est_berat } = call.query;
  const { listed } = await call.kadar.db.read(call.scope, (tx) =>
    tx.one<{ listed: Listed[] }>(
      sql`select ${listedOf([{ urut: 1, kode_dept, kode_group, kadar, berat: est_berat }])} as listed`,
    ),
  );
  const [line] = listed;
  if (!line?.dept) throw fieldError('kode_dept', 'PILIHAN_TIDAK_SAH');
  if (!line.grup) throw fieldError('kode_group', 'PILIHAN_TIDAK_SAH');
  const harga_emas = listPerGram(line);
  const { jenis_ongkos, nilai_ongkos, persen_ongkos } = line;
  if (jenis_ongkos === 'PERSEN')
    return {
      harga_emas,
      ongkos_jenis: 'PER_GRAM' as const,
      ongkos: Math.round((valueAt(GRAM_MG, harga_emas ?? 0) * (persen_ongkos ?? 0)) / 100),
    };
  return { harga_emas, ongkos_jenis: jenis_ongkos ?? ('PER_GRAM' as const), ongkos: nilai_ongkos ?? 0 };
};
