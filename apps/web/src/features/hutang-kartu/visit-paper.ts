import { cetakBersama, lihatBersama, notaBersama } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { call } from '../../kit/api/call.ts';
import { send } from '../../kit/api/transport.ts';
import type { PaperWays } from '../../kit/print/nota/useNota.ts';
import { toPrinter } from '../../kit/print/print.ts';
import { asPage } from '../../kit/print/roll-page.ts';

const pageOf = async (no_faktur: string): Promise<string> =>
  URL.createObjectURL(
    await asPage(await send('GET', notaBersama.path.replace('{no_faktur}', encodeURIComponent(no_faktur)))),
  );

/** The receipt of a visit, which has a number of its own and is no document. */
export const VISIT_PAPER: PaperWays = {
  print: async (nomor) => {
    const job = await toPrinter('NOTA', { apa: 'BERSAMA', nomor });
    if (job) return job;
    const { data } = await call(cetakBersama, { params: { no_faktur: nomor } });
    return { url: await pageOf(nomor), cetak: data.cetak, counted: true };
  },
  look: async (nomor) => {
    const { data } = await call(lihatBersama, { params: { no_faktur: nomor } });
    return { url: await pageOf(nomor), cetak: data.cetak, counted: false };
  },
};
