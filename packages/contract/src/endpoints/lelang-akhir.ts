import { z } from 'zod';
import { BAYAR_KELEBIHAN, BAYAR_KLAIM, HAPUS_HUTANG, KLAIM } from '../dokumen/hutang-lelang.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_RP, pageQuery, rupiah } from '../wire.ts';
import { ASAL_KEWAJIBAN } from './hutang.ts';
import { CARA_KELEBIHAN, dikirimShape, noHutang, pesanShape } from './lelang-tempo.ts';

const remark = z.string().trim().toUpperCase().max(200).default('');
const positive = rupiah.refine((rp) => rp > 0 && rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const gate = { module: 'HUTANG_MODULE' } as const;
const posted = z.object({ no_faktur: z.string(), tanggal: z.string() });
export const KEADAAN_KELEBIHAN = ['TERUTANG', 'DIBAYAR', 'HANGUS'] as const;

export const listKelebihan = endpoint({
  method: 'GET',
  path: BAYAR_KELEBIHAN.path,
  summary: 'What auctions and claims owe: to whom, until when, and what became of it',
  access: 'hutang.tagih',
  gate,
  menu: BAYAR_KELEBIHAN.screen,
  ofShop: true,
  query: pageQuery.extend({ keadaan: z.enum(KEADAAN_KELEBIHAN).optional() }),
  calls: ({ keadaan }) => keadaan === 'TERUTANG',
  data: z.array(
    z.object({
      kode_toko: z.string(),
      /** The auction, or the claim, that it is owed from. */
      no_faktur: z.string(),
      jenis: z.enum(ASAL_KEWAJIBAN),
      tanggal: z.string(),
      no_hutang: z.string(),
      nama_customer: z.string(),
      no_hp: z.string(),
      kelebihan: z.number(),
      /** The last day on which a surplus is paid out, for one that its customer was never told of as if he were today; a claim waits for ever. */
      sampai: z.string().nullable(),
      keadaan: z.enum(KEADAAN_KELEBIHAN),
      no_bayar: z.string().nullable(),
      pesan: pesanShape.nullable(),
    }),
  ),
});
export type KelebihanRow = z.infer<typeof listKelebihan.data>[number];

export const ingatkanKelebihan = endpoint({
  method: 'POST',
  path: 'kelebihan-lelang/pengingat',
  summary:
    'Tells customers of a surplus that waits for them, by WhatsApp or letter, or notes that he was told on the telephone',
  access: 'hutang.tagih',
  gate,
  menu: BAYAR_KELEBIHAN.screen,
  ofShop: true,
  body: z.strictObject({
    no_faktur: z.array(z.string().length(14)).min(1, { error: 'WAJIB_DIISI' }).max(200),
    cara: z.enum(CARA_KELEBIHAN),
  }),
  data: dikirimShape,
});

export const bayarAkhirInput = z.strictObject({
  /** The auction, or the claim, that it is owed from. */
  no_faktur: z.string().length(14),
  jenis: z.enum(['CASH', 'TRANSFER']),
  no_rekening: z.string().max(40).default(''),
  /** What was shown; DATA_BERUBAH when another sum is owed. */
  jumlah_rp: positive,
  keterangan: remark,
});

export const postBayarKelebihan = endpoint({
  method: 'POST',
  path: BAYAR_KELEBIHAN.path,
  summary: 'Pays a surplus out, whole and once',
  access: BAYAR_KELEBIHAN.access.post,
  gate,
  menu: BAYAR_KELEBIHAN.screen,
  ofShop: true,
  body: bayarAkhirInput,
  data: posted,
});

export const postBayarKlaim = endpoint({
  method: 'POST',
  path: BAYAR_KLAIM.path,
  summary: 'Pays out what a claim owes to the customer, whole and once',
  access: BAYAR_KLAIM.access.post,
  gate,
  menu: BAYAR_KLAIM.screen,
  ofShop: true,
  body: bayarAkhirInput,
  data: posted,
});

export const SEBAB_KLAIM = ['HILANG', 'RUSAK'] as const;
export const klaimInput = z.strictObject({
  no_hutang: noHutang,
  sebab: z.enum(SEBAB_KLAIM),
  /** What the goods are replaced with; at least the principal. */
  nilai: positive,
  keterangan: remark,
});
export const postKlaim = endpoint({
  method: 'POST',
  path: KLAIM.path,
  summary:
    'Goods of a pledge were lost or damaged: their value clears the loan, the rest is owed to the customer',
  access: KLAIM.access.post,
  gate,
  menu: KLAIM.screen,
  ofShop: true,
  body: klaimInput,
  data: posted.extend({ terutang: z.number() }),
});

export const hapusInput = z.strictObject({
  no_hutang: noHutang,
  keterangan: remark.refine((text) => text !== '', { error: 'WAJIB_DIISI' }),
});
export const postHapusHutang = endpoint({
  method: 'POST',
  path: HAPUS_HUTANG.path,
  summary: 'Writes a pledge off, with the interest that was booked and never came',
  access: HAPUS_HUTANG.access.post,
  gate,
  menu: HAPUS_HUTANG.screen,
  ofShop: true,
  body: hapusInput,
  data: posted,
});
