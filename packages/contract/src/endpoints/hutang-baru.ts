import { z } from 'zod';
import { HUTANG } from '../dokumen/hutang.ts';
import { endpoint } from '../endpoint.ts';
import { paperQuery } from './paper.ts';

const noFaktur = z.object({ no_faktur: z.string().length(14) });

/** What a new pledge needs besides its own call. */
export const fotoHutang = endpoint({
  method: 'POST',
  path: 'hutang/foto',
  summary: 'Takes a photo of goods ahead of their pledge: multipart with `image`; unclaimed it is swept away',
  access: HUTANG.access.post,
  ofShop: true,
  menu: HUTANG.screen,
  data: z.object({ foto: z.uuid() }),
});

export const lihatFotoHutang = endpoint({
  method: 'GET',
  path: 'hutang/{no_hutang}/foto/{foto}',
  summary: 'A photo of pledged goods, by the address that the card gives',
  access: HUTANG.access.read,
  ofShop: true,
  menu: HUTANG.screen,
  params: z.object({ no_hutang: z.string().length(14), foto: z.uuid() }),
  query: z.object({ ukuran: z.enum(['kecil', 'besar']).default('besar') }),
  data: z.unknown(),
});

export const slipHutang = endpoint({
  method: 'GET',
  path: 'hutang/{no_faktur}/nota',
  summary: 'The slip of a pledge, for the customer and for the shop; every print after the first is a copy',
  access: HUTANG.access.read,
  ofShop: true,
  menu: HUTANG.screen,
  params: noFaktur,
  query: paperQuery,
  data: z.unknown(),
});

export const labelHutang = endpoint({
  method: 'GET',
  path: 'hutang/{no_faktur}/label',
  summary: 'The tag of the bag of a pledge, its number as bars; for a shop without a tag printer',
  access: HUTANG.access.read,
  ofShop: true,
  menu: HUTANG.screen,
  params: noFaktur,
  data: z.unknown(),
});
