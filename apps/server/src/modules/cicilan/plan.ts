import { type Instalments, instalments, leastDown } from '@kadar/domain/instalment.ts';
import { toMilli } from '@kadar/domain/money.ts';
import type { Context } from '../../platform/context.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';

/** A plan of para-cicilan; percents as numbers, null where the setting holds. */
export interface Plan {
  tenor: number;
  dp_persen: number;
  margin_persen: number;
  biaya_admin: number;
  denda_rp: number;
  toleransi_hari: number;
  potongan_cepat_persen: number | null;
  hangus_persen: number | null;
  batal_persen: number | null;
}
/** A plan by its code, as JSON; null for a code of none. */
export const planOf = (kode: string): Query<Plan | null> =>
  sql`(select to_json(p) from para_cicilan p where p.kode_cicilan = ${kode} and p.deleted_at is null)`;

/** The terms of a plan as a contract keeps them, with those of the settings where the plan says none. */
export const termsOf = (
  kode_cicilan: string,
  plan: Plan,
  made: Instalments,
  settings: Context['settings'],
) => ({
  jasa: made.jasa,
  total: made.total,
  kode_cicilan,
  tenor: made.jadwal.length,
  denda_rp: plan.denda_rp,
  toleransi_hari: plan.toleransi_hari,
  denda_maks_persen: settings.CICILAN_DENDA_MAKS_PERSEN,
  potongan_cepat_persen: plan.potongan_cepat_persen ?? 0,
  hangus_persen: plan.hangus_persen ?? settings.CICILAN_HANGUS_PERSEN,
  batal_persen: plan.batal_persen ?? settings.CICILAN_BATAL_PERSEN,
  bulat: settings.PEMBULATAN,
});

/** Rows of a contract as cicilan_detail keeps them. */
export const rowsOf = ({ jadwal }: Instalments) =>
  jadwal.map(({ jatuhTempo, angsuran }, index) => ({ urut: index + 1, jatuh_tempo: jatuhTempo, angsuran }));

/** What is paid down at least, and what a plan makes of a price. Throws at `field` DP_KURANG, DP_MELEBIHI_HARGA. */
export const instalmentsBy = (
  plan: Plan,
  { harga, dp, tanggal, step }: { harga: number; dp: number; tanggal: string; step: number },
  field: string,
): Instalments => {
  const minimum = leastDown(harga, toMilli(plan.dp_persen), step);
  if (dp < minimum) throw fieldError(field, 'DP_KURANG', { minimumRp: minimum });
  const marginMilli = toMilli(plan.margin_persen);
  return atField(field, () => instalments({ harga, dp, tenor: plan.tenor, marginMilli, tanggal, step }));
};
