import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { penjualanDetail } from './penjualan.ts';

const noFaktur = z.string().trim().toUpperCase().length(14);

/** A sale as its customer gets it by WhatsApp: the document and the text of the message. */
const invoiceShape = penjualanDetail.extend({ nama_toko: z.string(), pesan: z.string() });
export type Invoice = z.infer<typeof invoiceShape>;

export const invoiceSingle = endpoint({
  method: 'POST',
  path: 'penjualan/get/bynota/single',
  summary: 'One sale by its number, with the text that chat/send takes',
  access: 'penjualan.read',
  gate: { module: 'WABLAS_MODULE' },
  body: z.strictObject({ no_faktur: noFaktur }),
  data: invoiceShape,
});

export const invoices = endpoint({
  method: 'POST',
  path: 'penjualan/get/bynota',
  summary: 'The same for one or several numbers; those that are no sale of the shop are left out',
  access: 'penjualan.read',
  gate: { module: 'WABLAS_MODULE' },
  body: z.strictObject({
    no_faktur: z.union([noFaktur.transform((no) => [no]), z.array(noFaktur).min(1).max(20)]),
  }),
  data: z.array(invoiceShape),
});
