import { z } from 'zod';
import { CICILAN } from '../dokumen/cicilan.ts';
import { endpoint } from '../endpoint.ts';
import { barcode, gram, kadarItem, MAX_RP, rupiah } from '../wire.ts';
import { cicilanInput, posted } from './cicilan.ts';

const MAX_MG = 100_000_000;
const code = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(40);
const paid = rupiah.refine((rp) => rp > 0 && rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const { harga_jual: _price, harga_emas: _agreed, diskon: _off, dp: _down, ...head } = cicilanInput.shape;

const asked = z.strictObject({
  ...head,
  /** The piece that grows; empty for a model. */
  kode_barcode: z.union([z.literal(''), barcode]).default(''),
  /** What a piece of it is to be, which is chosen of the stock at the end. */
  model: z
    .strictObject({
      kode_dept: code,
      kode_group: code,
      kadar: kadarItem,
      berat: gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' }),
    })
    .optional(),
  /** The price of a gram that the screen showed. */
  harga_emas: paid,
  /** What is paid at first: it buys its milligrams. */
  bayar: paid,
});
/** A piece or a model: said with whatever else is wrong. */
export const gramCicilanInput = asked.refine(({ kode_barcode, model }) => Boolean(kode_barcode || model), {
  path: ['kode_barcode'],
  error: 'WAJIB_DIISI',
  when: ({ value }) => typeof value === 'object' && value !== null,
});
export type GramCicilanInput = z.input<typeof gramCicilanInput>;

export const postGramCicilan = endpoint({
  method: 'POST',
  path: 'cicilan/gram',
  summary:
    'Opens a gram plan for a named piece or model: each payment buys milligrams of it at the price of its day, what is missing is paid when it is fetched',
  access: CICILAN.access.post,
  gate: { module: 'CICILAN_GRAM_MODULE' },
  ofShop: true,
  menu: '/transaksi-cicilan',
  body: gramCicilanInput,
  data: posted.extend({
    total: z.number(),
    /** Grams that were bought. */
    gram: z.number(),
  }),
});
