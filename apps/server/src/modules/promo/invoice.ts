import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { type Invoice, invoiceSingle, invoices } from '@kadar/contract/endpoints/invoice.ts';
import { chatText } from '@kadar/documents/chat.ts';
import type { FastifyInstance } from 'fastify';
import { paperAt } from '../../engines/papers.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { query } from '../../platform/http/route.ts';
import { DOKUMEN, getDokumen, SERIES, seriesOf } from '../dokumen/public.ts';

type InvoiceOf = (call: Call, no_faktur: string) => Promise<Invoice>;

/** A document of these kinds with its paper as a message, in the language of papers. Throws DATA_TIDAK_DITEMUKAN. */
const invoiceOf =
  (app: FastifyInstance, path: string, types: readonly DokumenType[]): InvoiceOf =>
  async (call, no_faktur) => {
    const dokumen = await getDokumen(call, no_faktur);
    const type = types.find((one) => one === seriesOf(dokumen.jenis, dokumen.no_faktur));
    const paperOf = paperAt(app, `${path}/{no_faktur}/${type?.paper?.name}`);
    if (!type || !paperOf) throw new AppError('DATA_TIDAK_DITEMUKAN');
    const { content } = await paperOf({ ...call, language: 'id' }, dokumen.no_faktur);
    const who = await call.kadar.db.transaction(call.scope, (tx) =>
      tx.one<Pick<Invoice, 'nama_customer' | 'no_hp' | 'nama_toko'>>(sql`
        select d.nama_customer, d.no_hp, t.nama_toko from dokumen d join tokos t using (kode_toko)
        where d.kode_toko = ${dokumen.kode_toko} and d.no_faktur = ${dokumen.no_faktur}`),
    );
    return { ...dokumen, ...who, pesan: chatText(content, who.nama_toko) };
  };

/** Those of the numbers that are such documents of the shop, in the order asked for. */
const foundOf = async (call: Call, numbers: readonly string[], one: InvoiceOf): Promise<Invoice[]> => {
  const found: Invoice[] = [];
  for (const no_faktur of new Set(numbers)) {
    try {
      found.push(await one(call, no_faktur));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'DATA_TIDAK_DITEMUKAN') throw error;
    }
  }
  return found;
};

/** Every kind that has a paper tells it as a message too, by its declaration alone, whether or not messages are sent. */
export const invoiceRoutes = (app: FastifyInstance): void => {
  const withPaper = [...DOKUMEN, ...SERIES].filter(({ paper }) => paper !== undefined);
  for (const [path, types] of Map.groupBy(withPaper, (type) => type.path)) {
    const [first] = types;
    if (!first) continue;
    const one = invoiceOf(app, path, types);
    query(app, invoiceSingle(first), async (call) => ({ data: await one(call, call.body.no_faktur) }));
    query(app, invoices(first), async (call) => ({ data: await foundOf(call, call.body.no_faktur, one) }));
  }
};
