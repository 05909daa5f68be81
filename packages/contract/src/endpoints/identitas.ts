import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const ofDocument = z.object({ no_dokumen: z.string().length(14) });

export const fotoIdentitas = endpoint({
  method: 'POST',
  path: 'identitas/foto',
  summary: 'Takes the photo of an identity card ahead of its document; it is stored encrypted',
  access: 'identitas.masked',
  ofShop: true,
  data: z.object({ foto: z.uuid() }),
});

export const getIdentitas = endpoint({
  method: 'GET',
  path: 'identitas/{no_dokumen}',
  summary: 'The identity card of a document, its number but for the last four digits masked',
  access: 'identitas.masked',
  ofShop: true,
  params: ofDocument,
  data: z.object({ nik: z.string(), foto: z.boolean() }),
});

export const lihatIdentitas = endpoint({
  method: 'POST',
  path: 'identitas/{no_dokumen}/lihat',
  summary: 'The whole identity card of a document; each look is written into the audit',
  access: 'identitas.full',
  ofShop: true,
  params: ofDocument,
  /** The photo as a data address; null where none was taken. */
  data: z.object({ nik: z.string(), foto: z.string().nullable() }),
});
