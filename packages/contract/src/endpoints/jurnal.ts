import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoDate } from '../wire.ts';

export const hledgerJurnal = endpoint({
  method: 'GET',
  path: 'jurnal/hledger',
  summary: 'The journal of a period as plain text that hledger reads',
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: '/jurnal',
  query: z.object({ tgl_from: isoDate, tgl_to: isoDate }),
  data: z.unknown(),
});
