import { cetakBersama, lihatBersama, notaBersama } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { call } from '../../kit/api/call.ts';
import { drawnAt, type PaperWays } from '../../kit/print/nota/paper-ways.ts';
import { toPrinter } from '../../kit/print/print.ts';

/** The receipt of a visit, which has a number of its own and is no document. */
export const VISIT_PAPER: PaperWays = {
  queue: (nomor) => toPrinter('NOTA', { apa: 'BERSAMA', nomor }),
  count: async (no_faktur, key) => (await call(cetakBersama, { params: { no_faktur } }, { key })).data.cetak,
  counted: async (no_faktur) => (await call(lihatBersama, { params: { no_faktur } })).data.cetak,
  page: (nomor, next) => drawnAt(notaBersama.path.replace('{no_faktur}', encodeURIComponent(nomor)), next),
};
