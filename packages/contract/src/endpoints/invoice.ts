import { z } from 'zod';
import type { DokumenType } from '../dokumen.ts';
import { endpoint } from '../endpoint.ts';
import { dokumenShape } from './dokumen.ts';

const noFaktur = z.string().trim().toUpperCase().length(14);

/** A document with its paper as the text of a message. */
const invoiceShape = dokumenShape.extend({
  nama_customer: z.string(),
  no_hp: z.string(),
  nama_toko: z.string(),
  pesan: z.string(),
});
export type Invoice = z.infer<typeof invoiceShape>;

/** Whether a customer holds a paper of this kind, so that it may also be sent to him. */
export const isHandedOut = ({ party, paper }: Pick<DokumenType, 'party'> & { paper?: object }): boolean =>
  party === 'customer' && paper !== undefined;

const shared = {
  ofShop: true,
  method: 'POST',
  opens: 'no_faktur',
} as const;

/** One document of a kind; kinds of one path share the call. */
export const invoiceSingle = ({ path, title, access }: Pick<DokumenType, 'path' | 'title' | 'access'>) =>
  endpoint({
    ...shared,
    path: `${path}/get/bynota/single`,
    summary: `One by its number, with the text that chat/send takes: ${title.en}`,
    access: access.read,
    body: z.strictObject({ no_faktur: noFaktur }),
    data: invoiceShape,
  });

export const invoices = ({ path, title, access }: Pick<DokumenType, 'path' | 'title' | 'access'>) =>
  endpoint({
    ...shared,
    path: `${path}/get/bynota`,
    summary: `The same for one or several numbers; those of no such document of the shop are left out: ${title.en}`,
    access: access.read,
    body: z.strictObject({
      no_faktur: z.union([noFaktur.transform((no) => [no]), z.array(noFaktur).min(1).max(20)]),
    }),
    data: z.array(invoiceShape),
  });
