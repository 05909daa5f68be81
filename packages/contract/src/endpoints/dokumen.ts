import { z } from 'zod';
import type { DokumenType } from '../dokumen.ts';
import { endpoint } from '../endpoint.ts';
import { fileQuery, gram, grams, isoDate } from '../wire.ts';

export const noFaktur = z.string().length(14);

const rupiahOrText = z.union([z.number(), z.string(), z.null()]);

/** What the asker may do with a document now; a screen shows the others with their reason. */
export const bolehShape = z.object({
  /** null = not at all; `sebab` says why. */
  batal: z.enum(['allow', 'authorise']).nullable(),
  sebab: z.object({ code: z.string(), message: z.string() }).nullable(),
  cetak: z.boolean(),
  /** Goods of a pledge left with it: its reversal asks for the seal and the weight of their new bag. */
  segel: z.boolean(),
});

/** Any document, whole; `head` and `lines` hold what its declaration names, weights in grams. */
export const dokumenShape = z.object({
  jenis: z.string(),
  /** The kind in the language of the asker. */
  judul: z.string(),
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  valid_by: z.string(),
  status: z.enum(['POSTED', 'BATAL']),
  cetak: z.number(),
  qty: z.number(),
  berat: grams,
  grand_total: z.number(),
  kembali: z.number(),
  asal_no: z.string().nullable(),
  /** The member it is for; empty where it is for none. */
  kode_customer: z.string(),
  head: z.array(z.object({ key: z.string(), label: z.string(), kind: z.string(), value: rupiahOrText })),
  columns: z.array(z.object({ key: z.string(), label: z.string(), kind: z.string() })),
  lines: z.array(z.record(z.string(), rupiahOrText)),
  /** What its amount is made of, where its declaration says; parts of nothing are left out. */
  rincian: z.array(z.object({ key: z.string(), label: z.string(), value: z.number() })),
  payments: z.array(
    z.object({
      arah: z.enum(['M', 'K']),
      jenis: z.string(),
      no_rekening: z.string(),
      nama_bank: z.string(),
      no_kartu: z.string(),
      jumlah_rp: z.number(),
      fee: z.number(),
      poin: z.number(),
    }),
  ),
  batal: z
    .object({
      no_faktur_batal: z.string(),
      tanggal: z.string(),
      at: z.string(),
      alasan: z.string(),
      input_by: z.string(),
      disetujui_oleh: z.string(),
    })
    .nullable(),
  /** Its journal and that of its reversal; only for levels that may read the ledger. */
  jurnal: z
    .array(
      z.object({
        no_jurnal: z.string(),
        nomor_akun: z.string(),
        nama_akun: z.string(),
        debet: z.number(),
        kredit: z.number(),
      }),
    )
    .nullable(),
  riwayat: z.array(z.object({ at: z.string(), user_id: z.string(), action: z.string() })),
  boleh: bolehShape,
});
export type Dokumen = z.infer<typeof dokumenShape>;

export const getDokumen = endpoint({
  method: 'GET',
  path: 'dokumen/{no_faktur}',
  summary:
    'Any document by its number, or by that of its reversal: lines, money, journal, history, what may be done',
  access: 'lookup.read',
  ofShop: true,
  params: z.object({ no_faktur: noFaktur }),
  data: dokumenShape,
});

const reason = z.strictObject({
  alasan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
});
/** With the bag that goods came back into; grams, asked for where they had left. */
const inBag = reason.extend({
  no_segel: z.string().trim().toUpperCase().max(30).optional(),
  berat_kantong: gram.refine((mg) => mg > 0 && mg <= 10_000_000, { error: 'BERAT_NOL' }).optional(),
});
export type BatalInput = z.output<typeof inBag>;
type Batal = z.ZodType<BatalInput, z.input<typeof inBag>>;

/** The call that reverses documents of a kind; kinds of one path share it. */
export const batalCall = ({
  path,
  title,
  screen,
  batal,
}: Pick<DokumenType, 'path' | 'title' | 'screen' | 'batal'>) => {
  if (!batal) throw new RangeError(`${path} is not reversed`);
  return endpoint({
    method: 'POST',
    path: `${path}/{no_faktur}/batal`,
    summary: `Reverses by a document of its own: ${title.en}`,
    access: batal.access,
    ofShop: true,
    menu: batal.menu ?? screen,
    params: z.object({ no_faktur: noFaktur }),
    body: (batal.segel ? inBag : reason) satisfies Batal as Batal,
    data: z.object({ no_faktur_batal: z.string(), no_faktur: z.string() }),
  });
};

/** A document in a list by its declaration: what every kind has, and its own columns beside, weights in grams. */
export const dokumenRow = z
  .object({
    kode_toko: z.string(),
    no_faktur: z.string(),
    jenis: z.string(),
    tanggal: z.string(),
    at: z.string(),
    status: z.enum(['POSTED', 'BATAL']),
    no_faktur_batal: z.string().nullable(),
    input_by: z.string(),
  })
  .catchall(rupiahOrText);
export type DokumenRow = z.infer<typeof dokumenRow>;

/** The list of the kinds of a path, newest first. */
export const listCall = ({
  path,
  title,
  access,
  screen,
}: Pick<DokumenType, 'path' | 'title' | 'access' | 'screen'>) =>
  endpoint({
    method: 'GET',
    path,
    summary: `Documents of a period, newest first: ${title.en}`,
    access: access.read,
    ofShop: true,
    menu: screen,
    query: fileQuery.extend({
      tgl_from: isoDate.optional(),
      tgl_to: isoDate.optional(),
      jenis: z.string().max(30).optional(),
      status: z.enum(['POSTED', 'BATAL']).optional(),
    }),
    data: z.array(dokumenRow),
  });

/** The voucher of a document as PDF. */
export const voucherCall = ({ path, title, access }: Pick<DokumenType, 'path' | 'title' | 'access'>) =>
  endpoint({
    method: 'GET',
    path: `${path}/{no_faktur}/voucher`,
    summary: `The voucher as PDF: ${title.en}`,
    access: access.read,
    ofShop: true,
    params: z.object({ no_faktur: noFaktur }),
    data: z.unknown(),
  });

/** Counts a print of a paper that is handed out; from the second on it is marked as a copy. */
export const cetakCall = ({ path, title, access }: Pick<DokumenType, 'path' | 'title' | 'access'>) => {
  if (!access.reprint) throw new RangeError(`${path} is not handed out`);
  return endpoint({
    method: 'POST',
    path: `${path}/{no_faktur}/cetak`,
    summary: `Counts a print, from the second on it is marked as a copy: ${title.en}`,
    access: access.reprint,
    ofShop: true,
    params: z.object({ no_faktur: noFaktur }),
    body: z.strictObject({}),
    data: z.object({ cetak: z.number() }),
  });
};
