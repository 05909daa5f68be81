import { type Pembulatan, toMilli } from '@kadar/domain/money.ts';
import { type Ppn, type PpnSchedule, ppnRatesOn } from '@kadar/domain/ppn.ts';
import type { Settings } from './settings.ts';

/** The settings that till and server count a sale with, both by the functions below. */
export type SaleSettings = Pick<
  Settings,
  | 'PEMBULATAN'
  | 'PEMBULATAN_DOWN_MODULE'
  | 'PPN_MODULE'
  | 'PPN_PERSEN'
  | 'PPN_PERSEN_NON_FAKTUR'
  | 'PPN_BARU_MULAI'
  | 'PPN_BARU_PERSEN'
  | 'PPN_BARU_PERSEN_NON_FAKTUR'
  | 'PPN_BY_BERAT_RP'
  | 'PPN_INCLUDE'
>;

export const pembulatanJual = (
  settings: Pick<Settings, 'PEMBULATAN' | 'PEMBULATAN_DOWN_MODULE'>,
): Pembulatan => ({
  step: settings.PEMBULATAN,
  direction: settings.PEMBULATAN_DOWN_MODULE ? 'DOWN' : 'UP',
});

/** Always in force: the rates without a start date. */
const EVER = '';

/** PPN as it holds on a business date 'yyyy-MM-dd', the new rates from the day they begin; null without PPN. */
export const ppnOn = (settings: SaleSettings, tanggal: string): Ppn | null => {
  const rates = (mulai: string, faktur: number, nonFaktur: number): PpnSchedule[number] => ({
    mulai,
    fakturMilli: toMilli(faktur),
    nonFakturMilli: toMilli(nonFaktur),
  });
  const { PPN_BARU_MULAI, PPN_BARU_PERSEN, PPN_BARU_PERSEN_NON_FAKTUR } = settings;
  const schedule = [rates(EVER, settings.PPN_PERSEN, settings.PPN_PERSEN_NON_FAKTUR)];
  if (PPN_BARU_MULAI) schedule.push(rates(PPN_BARU_MULAI, PPN_BARU_PERSEN, PPN_BARU_PERSEN_NON_FAKTUR));
  const inForce = settings.PPN_MODULE ? ppnRatesOn(schedule, tanggal) : null;
  return inForce && { ...inForce, perGramRp: settings.PPN_BY_BERAT_RP, include: settings.PPN_INCLUDE };
};
