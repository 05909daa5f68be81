import { type Pembulatan, toMilli } from '@kadar/domain/money.ts';
import type { Ppn } from '@kadar/domain/ppn.ts';
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

/** PPN as it holds on a business date: the new rates from the day they begin (domain §4 PPN); null without PPN. */
export const ppnOn = (settings: SaleSettings, tanggal: string): Ppn | null => {
  if (!settings.PPN_MODULE) return null;
  const mulai = settings.PPN_BARU_MULAI;
  const baru = mulai !== '' && mulai <= tanggal;
  return {
    fakturMilli: toMilli(baru ? settings.PPN_BARU_PERSEN : settings.PPN_PERSEN),
    nonFakturMilli: toMilli(baru ? settings.PPN_BARU_PERSEN_NON_FAKTUR : settings.PPN_PERSEN_NON_FAKTUR),
    perGramRp: settings.PPN_BY_BERAT_RP,
    include: settings.PPN_INCLUDE,
  };
};
