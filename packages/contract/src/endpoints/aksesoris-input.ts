import { z } from 'zod';
import { SEBAB_AKSESORIS } from '../sebab-aksesoris.ts';
import { barcode, rupiah } from '../wire.ts';
import { line } from './barang-input.ts';

const error = 'ANGKA_DI_LUAR_BATAS';
/** So many of one accessory at once; so many kinds in one document. */
export const MAX_QTY = 10_000;
const MAX_LINES = 50;
/** What one of them may cost: all of a document stay a safe integer. */
const MAX_RP_EACH = 1_000_000_000;

export const qty = z.int({ error }).min(1, { error }).max(MAX_QTY, { error });
const keterangan = line(200).toUpperCase().default('');
const linesOf = <L extends z.ZodType<{ kode_barcode: string }>>(one: L) =>
  z
    .array(one)
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_LINES, { error })
    .superRefine((all, ctx) => {
      const seen = new Set<string>();
      for (const [at, { kode_barcode }] of all.entries()) {
        if (seen.has(kode_barcode))
          ctx.addIssue({ code: 'custom', message: 'BARANG_SUDAH_DI_TABEL', path: [at, 'kode_barcode'] });
        seen.add(kode_barcode);
      }
    });

const added = z.strictObject({
  kode_barcode: barcode,
  qty,
  /** What one of them cost. */
  harga: rupiah.max(MAX_RP_EACH, { error }),
});
const taken = z.strictObject({ kode_barcode: barcode, qty });

/** How they are paid: out of the drawer, out of an account, or later, to their supplier. */
export const CARA_BELI = ['TUNAI', 'TRANSFER', 'KREDIT'] as const;

const bought = z.strictObject({
  cara: z.enum(CARA_BELI, { error: 'PILIHAN_TIDAK_SAH' }),
  no_rekening: z.string().max(40).default(''),
  kode_supplier: line(20).toUpperCase().default(''),
  no_nota_supplier: line(40).toUpperCase().default(''),
  keterangan,
});

/** Each way to pay asks for what it needs. */
const needs = (
  { cara, no_rekening, kode_supplier }: z.output<typeof bought>,
  ctx: z.RefinementCtx<unknown>,
): void => {
  if (cara === 'TRANSFER' && !no_rekening)
    ctx.addIssue({ code: 'custom', message: 'REKENING_WAJIB', path: ['no_rekening'] });
  if (cara === 'KREDIT' && !kode_supplier)
    ctx.addIssue({ code: 'custom', message: 'WAJIB_DIISI', path: ['kode_supplier'] });
};

export const tambahAksesorisInput = z
  .strictObject({ ...bought.shape, lines: linesOf(added) })
  .superRefine(needs);

export const ambilAksesorisInput = z.strictObject({
  sebab: z.enum(SEBAB_AKSESORIS, { error: 'PILIHAN_TIDAK_SAH' }),
  lines: linesOf(taken),
  keterangan,
});

/** One accessory at a time, as the form asks for it; what a way asks for that is not chosen is not looked at. */
export const aksesorisEntry = z
  .strictObject({
    arah: z.enum(['TAMBAH', 'AMBIL'], { error: 'PILIHAN_TIDAK_SAH' }),
    ...added.shape,
    cara: bought.shape.cara,
    no_rekening: bought.shape.no_rekening.unwrap(),
    kode_supplier: bought.shape.kode_supplier.unwrap(),
    no_nota_supplier: bought.shape.no_nota_supplier.unwrap(),
    sebab: ambilAksesorisInput.shape.sebab,
    keterangan: keterangan.unwrap(),
  })
  .superRefine((said, ctx) => {
    if (said.arah === 'TAMBAH') needs(said, ctx);
  });
