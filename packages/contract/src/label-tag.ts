import { z } from 'zod';

/** What may stand on a tag. The price does so only where a shop puts it there. */
export const TAG_ISI = [
  'KODE',
  'QR',
  'BARCODE',
  'NAMA',
  'KADAR',
  'BERAT',
  'INTERN',
  'BATU',
  'HARGA',
  'TEKS',
] as const;
export type TagIsi = (typeof TAG_ISI)[number];
export const TAG_RATA = ['KIRI', 'TENGAH', 'KANAN'] as const;

/** Tenths of a millimetre: what an arrow key moves. */
const tenths = (max: number) => z.int().min(0).max(max);

export const tagField = z.strictObject({
  isi: z.enum(TAG_ISI),
  x: tenths(2000),
  y: tenths(1000),
  lebar: z.int().min(5).max(2000),
  tinggi: z.int().min(5).max(1000),
  /** Size of the printer's own letters: 8×12, 12×20 or 16×24 dots. */
  huruf: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  rata: z.enum(TAG_RATA),
  /** Of TEKS. */
  teks: z.string().trim().max(40),
});
export type TagField = z.infer<typeof tagField>;

/** A two-wing tail tag: wing, wing, tail; all lengths in tenths of a millimetre. */
export const tagLayout = z.strictObject({
  sayap: z.int().min(80).max(800),
  tinggi: z.int().min(50).max(800),
  ekor: tenths(1000),
  /** Between one tag and the next on the roll. */
  jarak: tenths(200),
  fields: z.array(tagField).max(20),
});
export type TagLayout = z.infer<typeof tagLayout>;

const field = (
  isi: TagIsi,
  x: number,
  y: number,
  lebar: number,
  tinggi: number,
  more: Partial<TagField> = {},
): TagField => ({
  isi,
  x,
  y,
  lebar,
  tinggi,
  huruf: 1,
  rata: 'KIRI',
  teks: '',
  ...more,
});

/** A bag's tag on the paper of a shop's own tags: its long number as bars over both wings, below them what lies inside. */
export const bagTag = ({ sayap, tinggi, ekor, jarak }: TagLayout): TagLayout => {
  const width = 2 * sayap;
  const [first, second] = [tinggi - 39, tinggi - 18];
  return {
    sayap,
    tinggi,
    ekor,
    jarak,
    fields: [
      field('KODE', 0, 6, width, tinggi - 49),
      field('BARCODE', 0, first, sayap, 18, { rata: 'TENGAH' }),
      field('BERAT', sayap, first, sayap / 2, 18),
      field('INTERN', Math.round(1.5 * sayap), first, Math.round(sayap / 2), 18, { rata: 'KANAN' }),
      field('NAMA', 9, second, sayap - 9, 16),
      field('KADAR', sayap, second, sayap, 16),
    ],
  };
};

/** The tag as shipped: code on one wing, the piece on the other, no price. */
export const STANDARD_TAG: TagLayout = {
  sayap: 220,
  tinggi: 100,
  ekor: 350,
  jarak: 30,
  fields: [
    field('KODE', 0, 9, 220, 57),
    field('BARCODE', 9, 75, 202, 16, { rata: 'TENGAH' }),
    field('NAMA', 222, 9, 212, 48),
    field('KADAR', 222, 72, 90, 18),
    field('BERAT', 314, 66, 120, 25, { huruf: 2, rata: 'KANAN' }),
  ],
};
