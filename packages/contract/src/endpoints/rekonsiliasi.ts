import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';

/** A statement's rows at most, and its bytes. */
export const MAX_BARIS_KORAN = 60_000;
export const MAX_KORAN_BYTES = 10 * 1024 * 1024;
/** Rows of each side that an answer has at most; how many there are it says. */
export const MAX_TAMPIL = 500;

const read = { access: 'rekonsiliasi.read', menu: '/rekonsiliasi', ofShop: true } as const;
const write = { access: 'rekonsiliasi.post', menu: '/rekonsiliasi', ofShop: true, method: 'POST' } as const;
const params = z.object({ no_rekening: z.string().min(1).max(40) });
const bulan = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'TANGGAL_TIDAK_SAH' });
const text = (max: number) => z.string().trim().toUpperCase().max(max);
const said = (max = 200) => text(max).min(1, { error: 'WAJIB_DIISI' });
const id = z.int().positive();
const ids = z.array(id).max(500);
const column = z.int().min(-1).max(99);

/** Which columns of a bank's file mean what, from 0; -1 where it has none (domain/statement-file.ts). */
export const profilKoran = z.strictObject({
  kepala: z.int().min(0).max(99),
  tanggal: z.int().min(0).max(99),
  keterangan: z.array(z.int().min(0).max(99)).max(5),
  debit: column,
  kredit: column,
  jumlah: column,
  tanda: column,
  saldo: column,
});
export type ProfilKoran = z.output<typeof profilKoran>;

export const SISI = ['BANK', 'BUKU'] as const;
export const SEBAB_COCOK = [
  'TUNGGAL',
  'KELOMPOK',
  'PAKET',
  'PECAHAN',
  'SELISIH',
  'JAUH',
  'PILIH',
  'BALIK',
  'TANGAN',
] as const;
export const CARA_COCOK = ['SENDIRI', 'USULAN', 'TANGAN'] as const;
export const MILIK_BANK = ['BIAYA', 'BUNGA', 'PAJAK'] as const;

const kasus = z.object({
  id: z.number(),
  catatan: z.string(),
  penanggung: z.string(),
  oleh: z.string(),
  selesai: z.string().nullable(),
});
const barisBank = z.object({
  id: z.number(),
  tanggal: z.string(),
  keterangan: z.string(),
  jumlah_sen: z.number(),
  saldo_sen: z.number().nullable(),
  milik_bank: z.enum(MILIK_BANK).nullable(),
  kasus: kasus.nullable(),
});
const barisBuku = z.object({
  id: z.number(),
  tanggal: z.string(),
  no_faktur: z.string(),
  jenis: z.string(),
  keterangan: z.string(),
  jumlah_sen: z.number(),
  kasus: kasus.nullable(),
});
export type BarisBank = z.input<typeof barisBank>;
export type BarisBuku = z.input<typeof barisBuku>;

const jumlah = z.object({ jumlah: z.number(), sen: z.number() });
/** Where an account stands on a day: what the bank says, what our book says, and what their difference is made of. */
const keadaan = z.object({
  /** The day of its last line; null while there is none. */
  tanggal: z.string().nullable(),
  saldo_bank_sen: z.number().nullable(),
  saldo_buku_sen: z.number(),
  /** What they differed by before the first line. */
  awal_sen: z.number(),
  beda_sen: z.number(),
  /** What the bank’s balances say beyond its lines: days that no file has. */
  celah_sen: z.number(),
  cocok: z.number(),
  sisa_bank: jumlah,
  sisa_buku: jumlah,
  /** Matched, but on either side of the day, or but for what the bank kept. */
  waktu_sen: z.number(),
});
export type KeadaanRekening = z.input<typeof keadaan>;

export const listRekonsiliasi = endpoint({
  method: 'GET',
  path: 'rekonsiliasi',
  summary: 'Accounts of the shop with how far their statements go and what is left of them',
  ...read,
  data: z.array(
    z.object({
      kode_toko: z.string(),
      no_rekening: z.string(),
      nama_bank: z.string(),
      sampai: z.string().nullable(),
      tersisa: z.number(),
      ditutup: z.string().nullable(),
    }),
  ),
});

const usulan = z.object({
  baris: z.array(barisBank),
  buku: z.array(barisBuku),
  sebab: z.enum(SEBAB_COCOK),
  selisih_sen: z.number(),
});
const cocok = z.object({
  id: z.number(),
  cara: z.enum(CARA_COCOK),
  sebab: z.enum(SEBAB_COCOK),
  selisih_sen: z.number(),
  catatan: z.string(),
  oleh: z.string(),
  at: z.string(),
  baris: z.array(barisBank),
  buku: z.array(barisBuku),
});
export type UsulanCocok = z.input<typeof usulan>;
export type CocokRow = z.input<typeof cocok>;

export const getRekonsiliasi = endpoint({
  method: 'GET',
  path: 'rekonsiliasi/{no_rekening}',
  summary:
    'A month of an account: what is matched, suggested and left on either side, and what bank and book differ by',
  ...read,
  params,
  query: z.object({
    bulan,
    lihat: z.enum(['SISA', 'COCOK'], { error: 'PILIHAN_TIDAK_SAH' }).default('SISA'),
  }),
  data: z.object({
    keadaan,
    ditutup: z.object({ oleh: z.string(), at: z.string() }).nullable(),
    /** Days between statements that the bank's balances do not join, with by how much. */
    celah: z.array(z.object({ dari: z.string(), sampai: z.string(), sen: z.number() })),
    /** At most MAX_TAMPIL of each; of SISA suggestions and what is left, of COCOK what is matched. */
    usulan: z.array(usulan),
    bank: z.array(barisBank),
    buku: z.array(barisBuku),
    cocok: z.array(cocok),
    /** How many suggestions there are. */
    jumlah_usulan: z.number(),
  }),
});
export type Rekonsiliasi = DataOf<typeof getRekonsiliasi>;

export const pratinjauKoran = endpoint({
  ...write,
  path: 'rekonsiliasi/{no_rekening}/pratinjau',
  summary:
    'The first rows of a statement (multipart with one file, `file`) and which columns mean what: as chosen for this account before, else as the usual banks call them; nothing is kept',
  params,
  data: z.object({ rows: z.array(z.array(z.string())), profil: profilKoran.nullable() }),
});

export const imporKoran = endpoint({
  ...write,
  path: 'rekonsiliasi/{no_rekening}/impor',
  summary:
    'Takes a statement in (multipart: `file`, CSV or XLSX of at most 10 MB and 60,000 rows, and `profil`, its columns as JSON, where they are chosen): lines that are there already are left out, what is beyond doubt is matched',
  params,
  data: z.object({
    baris: z.number(),
    baru: z.number(),
    cocok: z.number(),
    dari: z.string(),
    sampai: z.string(),
    celah: z.array(z.object({ baris: z.number(), sen: z.number() })),
  }),
});
export type ImporKoran = DataOf<typeof imporKoran>;

export const cocokkan = endpoint({
  ...write,
  path: 'rekonsiliasi/{no_rekening}/cocok',
  summary:
    'Lines and entries that are each other’s: a suggestion confirmed, or chosen by hand. What bank and book then differ by needs a remark',
  params,
  body: z.strictObject({
    baris: ids,
    buku: ids,
    sebab: z.enum(SEBAB_COCOK, { error: 'PILIHAN_TIDAK_SAH' }).default('TANGAN'),
    catatan: text(200).default(''),
  }),
  data: z.object({ id: z.number() }),
});

export const cocokkanLagi = endpoint({
  ...write,
  path: 'rekonsiliasi/{no_rekening}/cocokkan',
  summary: 'Looks anew for what is beyond doubt, as after an import',
  params,
  body: z.strictObject({}),
  data: z.object({ cocok: z.number() }),
});

export const lepasCocok = endpoint({
  ...write,
  path: 'rekonsiliasi/{no_rekening}/lepas',
  summary: 'Takes a match apart: its lines and entries are open again',
  params,
  body: z.strictObject({ id, alasan: said() }),
  data: z.object({ id: z.number() }),
});

export const buatKasus = endpoint({
  ...write,
  path: 'rekonsiliasi/{no_rekening}/kasus',
  summary: 'A line or an entry that somebody has to look into',
  params,
  body: z.strictObject({
    sisi: z.enum(SISI, { error: 'PILIHAN_TIDAK_SAH' }),
    acuan: id,
    catatan: said(),
    penanggung: text(30).default(''),
  }),
  data: z.object({ id: z.number() }),
});

export const selesaiKasus = endpoint({
  ...write,
  path: 'rekonsiliasi/{no_rekening}/kasus/selesai',
  summary: 'How a case ended',
  params,
  body: z.strictObject({ id, catatan: said() }),
  data: z.object({ id: z.number() }),
});

export const tutupBulan = endpoint({
  ...write,
  path: 'rekonsiliasi/{no_rekening}/tutup',
  summary: 'Closes a month of an account as it stands: its lines change no more',
  params,
  body: z.strictObject({ bulan }),
  data: z.object({ bulan: z.string() }),
});

export const bukaBulan = endpoint({
  ...write,
  access: 'rekonsiliasi.buka',
  path: 'rekonsiliasi/{no_rekening}/buka',
  summary: 'Opens a closed month again, with a reason',
  params,
  body: z.strictObject({ bulan, alasan: said() }),
  data: z.object({ bulan: z.string() }),
});
