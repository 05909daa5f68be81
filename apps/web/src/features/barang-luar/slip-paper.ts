import { cetakSlipLuar, slipLuar } from '@kadar/contract/endpoints/barang-luar.ts';
import { call } from '../../kit/api/call.ts';
import { drawnAt, type PaperWays } from '../../kit/print/nota/paper-ways.ts';

const pathOf = (no_faktur: string): string =>
  slipLuar.path.replace('{no_faktur}', encodeURIComponent(no_faktur));

/** The slip of an order by the number of its sale: an A5 sheet with photos, which the browser prints. */
export const SLIP_PAPER: PaperWays = {
  queue: async () => null,
  count: async (no_faktur, key) => (await call(cetakSlipLuar, { params: { no_faktur } }, { key })).data.cetak,
  counted: async (no_faktur) => (await drawnAt(pathOf(no_faktur))).cetak ?? 0,
  page: (no_faktur, next) => drawnAt(pathOf(no_faktur), next),
};
