import type { lepasTambah as endpoint, SisaPlafond } from '@kadar/contract/endpoints/hutang-bayar.ts';
import type { z } from 'zod';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { leastToPart } from '../commands/lepas.ts';
import { type BagPiece, bagOf } from '../held.ts';
import { appraise, type TaksirGround, taksirColumns, termsFor } from '../taksir.ts';

type Asked = Call<{ no_hutang: string }, z.output<NonNullable<typeof endpoint.query>>>;

/** What may be lent on the goods of a pledge today, without those that go back. Throws DATA_TIDAK_DITEMUKAN, HARGA_LEBUR_BELUM_DIISI. */
export const sisaPlafond = async (call: Asked): Promise<SisaPlafond> => {
  const toko = oneToko(call);
  const { no_hutang } = call.params;
  const { keluar, jumlah_hutang } = call.query;
  const ground = await call.kadar.db.read(call.scope, async (tx) => {
    const found = await tx.maybe<{ kode_customer: string; pokok: number }>(
      sql`select kode_customer, pokok from hutang where kode_toko = ${toko} and no_hutang = ${no_hutang}`,
    );
    if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
    const read = await tx.one<TaksirGround & { bag: BagPiece[] }>(sql`
      select ${taksirColumns(found.kode_customer, jumlah_hutang || found.pokok)}, ${bagOf(toko, no_hutang)} as bag
      from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);
    return { ...read, pokok: found.pokok };
  });
  const out = keluar.split(',').map(Number);
  const stay = ground.bag.filter(({ urut }) => !out.includes(urut));
  const { biaya_admin, lama_pinjam, satuan, persen } = termsFor(ground, call.settings, undefined);
  return {
    plafond: appraise(stay, ground, ground.pokok).plafond,
    pokok_minimum: leastToPart(stay, ground, ground.pokok),
    biaya_admin,
    lama_pinjam,
    satuan,
    persen,
    berat: stay.reduce((sum, { berat }) => sum + berat, 0) / 1000,
  };
};
