import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { unknownPlaceholders } from '../promo-text.ts';
import { isoDate, pageQuery } from '../wire.ts';
import { uploadedImage } from './gambar.ts';

const PROMO_STATUS = ['DRAFT', 'TERJADWAL', 'BERJALAN', 'SELESAI', 'BATAL'] as const;
/** HUTANG: a reminder or a notice of a pledge. */
export const KIRIM_JENIS = ['PROMO', 'UJI', 'CHAT', 'HUTANG', 'LAYANAN'] as const;
/** MENGIRIM: handed over just now. PENDING: with WhatsApp, its delivery not confirmed. BERHENTI: opted out. */
export const KIRIM_STATUS = [
  'ANTRI',
  'MENGIRIM',
  'TERKIRIM',
  'PENDING',
  'GAGAL',
  'BERHENTI',
  'BATAL',
] as const;
export const AUDIENS = ['SEMUA', 'JENIS', 'ULANG_TAHUN', 'TOKO'] as const;
/** Why a running or missed promo does not move: no money with Wablas, its account, its server, the module, the date. */
const KENDALA = ['', 'KUOTA', 'AKUN', 'SERVER', 'MODUL', 'TERLEWAT'] as const;

const MENU = '/jadwal-notifikasi-promo';
const id = z.coerce.number().int().positive();
const text = (max: number) => z.string().trim().max(max, { error: 'TEKS_TERLALU_PANJANG' });
/** WhatsApp takes 4096 characters; a filled placeholder and the footer need some of them. */
const template = text(3500)
  .min(1, { error: 'WAJIB_DIISI' })
  .refine((value) => unknownPlaceholders(value).length === 0, { error: 'PLACEHOLDER_TIDAK_DIKENAL' });
const receiver = z
  .string()
  .trim()
  .max(30)
  .regex(/^[0-9+() .-]*$/, { error: 'NOMOR_TIDAK_SAH' });

const audience = {
  audiens: z.enum(AUDIENS).default('SEMUA'),
  /** Of JENIS: the customer type of the member list. */
  jenis_pelanggan: text(30).default(''),
};

/** The spec's three fields; the others have what it leaves open, so that its own body is enough. */
const promoInput = z.strictObject({
  template,
  tgl_kirim: isoDate,
  image_url: text(500).default(''),
  judul: text(80).default(''),
  /** Time of the shop's own zone. */
  jam_kirim: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'ISIAN_TIDAK_SAH' })
    .default('09:00'),
  ...audience,
  /** False keeps it as a draft. */
  jadwalkan: z.boolean().default(true),
});
export type PromoInput = z.input<typeof promoInput>;

const hitung = z.object({
  ANTRI: z.number(),
  MENGIRIM: z.number(),
  TERKIRIM: z.number(),
  PENDING: z.number(),
  GAGAL: z.number(),
  BERHENTI: z.number(),
  BATAL: z.number(),
});

const promoShape = z.object({
  id: z.number(),
  kode_toko: z.string(),
  judul: z.string(),
  template: z.string(),
  image_url: z.string(),
  tgl_kirim: z.string(),
  jam_kirim: z.string(),
  kirim_at: z.string(),
  audiens: z.enum(AUDIENS),
  jenis_pelanggan: z.string(),
  status: z.enum(PROMO_STATUS),
  kendala: z.enum(KENDALA),
  version: z.number(),
  input_by: z.string(),
  at: z.string(),
  mulai_at: z.string().nullable(),
  selesai_at: z.string().nullable(),
  /** Receivers by what became of them. */
  hitung,
});
export type Promo = z.infer<typeof promoShape>;

export const getPromo = endpoint({
  method: 'GET',
  path: 'promo-wablas',
  summary: "The shop's latest promo, or the template and date that a first one starts from",
  access: 'promo.read',
  menu: MENU,
  data: z.object({
    template: z.string(),
    image_url: z.string(),
    date: z.string(),
    /** Whether the shop has a WhatsApp account that messages can leave by. */
    akun: z.boolean(),
  }),
});

export const postPromo = endpoint({
  method: 'POST',
  path: 'promo-wablas',
  summary:
    'Saves a promo and schedules it; while WABLAS_MODULE is off it stays a draft. Receivers are chosen when it starts',
  access: 'promo.write',
  menu: MENU,
  body: promoInput,
  data: promoShape,
});

export const putPromo = endpoint({
  method: 'PUT',
  path: 'promo-wablas/{id}',
  summary: 'Changes a promo that has not started',
  access: 'promo.write',
  menu: MENU,
  params: z.object({ id }),
  body: promoInput.extend({ version: z.number().int() }),
  data: promoShape,
});

export const batalPromo = endpoint({
  method: 'POST',
  path: 'promo-wablas/{id}/batal',
  summary: 'Cancels a promo; what is still queued is not sent',
  access: 'promo.write',
  menu: MENU,
  params: z.object({ id }),
  body: z.strictObject({}),
  data: promoShape,
});

export const listPromo = endpoint({
  method: 'GET',
  path: 'promo-wablas/jadwal',
  summary: 'Promos with their progress, newest first',
  access: 'promo.read',
  menu: MENU,
  query: pageQuery.extend({ status: z.enum(PROMO_STATUS).optional() }),
  data: z.array(promoShape),
});

export const audiensPromo = endpoint({
  method: 'GET',
  path: 'promo-wablas/audiens',
  summary: 'How many would get a promo now, and one of them to preview it with',
  access: 'promo.read',
  menu: MENU,
  query: z.object({ ...audience, tgl_kirim: isoDate }),
  data: z.object({
    /** Numbers that would get a message; a number that several members share counts once. */
    jumlah: z.number(),
    berhenti: z.number(),
    tanpa_nomor: z.number(),
    contoh: z
      .object({
        nama_customer: z.string(),
        kode_customer: z.string(),
        tgl_lahir: z.string(),
        poin: z.string(),
        nama_toko: z.string(),
        tanggal: z.string(),
      })
      .nullable(),
  }),
});

export const uploadBanner = endpoint({
  method: 'POST',
  path: 'promo-wablas/gambar',
  summary: 'Upload a banner (JPEG, PNG or WebP, at most 10 MB): multipart with one file, `image`',
  access: 'promo.write',
  menu: MENU,
  data: uploadedImage,
});

export const ujiPromo = endpoint({
  method: 'POST',
  path: 'promo-wablas/uji',
  summary: 'Sends the text, filled with a sample member, to one number now',
  access: 'promo.write',
  gate: { module: 'WABLAS_MODULE' },
  menu: MENU,
  body: z.strictObject({ receiver, template, image_url: text(500).default('') }),
  data: z.object({ id: z.number(), status: z.enum(KIRIM_STATUS) }),
});

const kirimShape = z.object({
  id: z.number(),
  kode_toko: z.string(),
  promo_id: z.number().nullable(),
  judul: z.string(),
  jenis: z.enum(KIRIM_JENIS),
  kode_customer: z.string(),
  nama: z.string(),
  no_hp: z.string(),
  status: z.enum(KIRIM_STATUS),
  coba: z.number(),
  id_wablas: z.string(),
  kesalahan: z.string(),
  pesan: z.string(),
  antri_at: z.string(),
  dicoba_at: z.string().nullable(),
  selesai_at: z.string().nullable(),
});
export type Kirim = z.infer<typeof kirimShape>;

export const listKirim = endpoint({
  method: 'GET',
  path: 'promo-wablas/kirim',
  summary: 'The delivery log: one line per receiver, newest first; as a file with `format`',
  access: 'promo.read',
  menu: MENU,
  query: pageQuery.extend({
    promo_id: id.optional(),
    jenis: z.enum(KIRIM_JENIS).optional(),
    status: z.enum(KIRIM_STATUS).optional(),
    format: z.enum(['json', 'csv', 'xlsx', 'pdf']).default('json'),
    progress_id: z.string().max(64).optional(),
  }),
  data: z.array(kirimShape),
});

/** Handed over without an answer: it may have arrived. */
export const isUncertain = ({ status, kesalahan }: Pick<Kirim, 'status' | 'kesalahan'>): boolean =>
  status === 'PENDING' && kesalahan !== '';

/** A promo's message that did not arrive, or perhaps did not, may be sent again. */
export const isResendable = (row: Pick<Kirim, 'jenis' | 'status' | 'kesalahan'>): boolean =>
  row.jenis === 'PROMO' && (row.status === 'GAGAL' || isUncertain(row));

export const ulangKirim = endpoint({
  method: 'POST',
  path: 'promo-wablas/kirim/{id}/ulang',
  summary: "Queues a promo's message that failed or is uncertain once more; an opted-out receiver gets none",
  access: 'promo.write',
  gate: { module: 'WABLAS_MODULE' },
  menu: MENU,
  params: z.object({ id }),
  body: z.strictObject({}),
  data: z.object({ id: z.number(), status: z.enum(KIRIM_STATUS) }),
});

export const wablasWebhook = endpoint({
  method: 'POST',
  path: 'wablas/webhook/{kunci}',
  summary:
    "For Wablas: what became of a message (webhook tracking), and replies (webhook), of which STOP ends promos. `kunci` is the server's secret",
  access: 'public',
  params: z.object({ kunci: z.string().max(200) }),
  body: z.looseObject({}),
  data: z.object({
    /** Whether it changed anything. */
    diterima: z.boolean(),
  }),
});

export const chatSend = endpoint({
  method: 'POST',
  path: 'chat/send',
  summary: 'Sends one WhatsApp text now, such as an invoice',
  access: 'chat.send',
  gate: { module: 'WABLAS_MODULE' },
  body: z.strictObject({
    receiver,
    message: text(4000).min(1, { error: 'WAJIB_DIISI' }),
    type: z.literal('text'),
  }),
  data: z.object({ id: z.number(), status: z.enum(KIRIM_STATUS) }),
});
