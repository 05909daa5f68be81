import type { Settings } from '@kadar/contract/settings.ts';
import type { BuyKeys } from '../modules/pembelian/public.ts';

/** What purchases of the demo read: of nobody in particular, without photos. */
export const demoBuyKeys = (
  { TOLERANSI_BULAN_NOTA }: Pick<Settings, 'TOLERANSI_BULAN_NOTA'>,
  notas: readonly string[],
  saldo: boolean,
): BuyKeys => ({
  notas,
  saldo,
  kode_sales: '',
  kode_customer: '',
  limited: null,
  bulan: TOLERANSI_BULAN_NOTA,
  foto: [],
  bulk: [],
  no_lot: '',
});
