import { RENTANG } from '@kadar/domain/ranges.ts';
import { KALA } from '@kadar/domain/schedule.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../text.ts';
import { KABAR_STATUS, KANAL_KABAR } from './kabar.ts';

const MENU = '/jadwal-laporan';
/** A report as a file; a summary of yesterday, for the morning; of today, for the evening. */
export const ISI_JADWAL = ['LAPORAN', 'PAGI', 'MALAM'] as const;
export const FORMAT_JADWAL = ['PDF', 'XLSX'] as const;

const id = z.coerce.number().int().positive();
const text = (max: number) => z.string().trim().max(max, { error: 'TEKS_TERLALU_PANJANG' });

/** A user, at the address of his record, or a plain address. */
const penerima = z.strictObject({
  kanal: z.enum(KANAL_KABAR),
  user_id: text(30).default(''),
  alamat: text(100).default(''),
});

const jadwalInput = z
  .strictObject({
    nama: text(80).min(1, { error: 'WAJIB_DIISI' }),
    isi: z.enum(ISI_JADWAL, { error: 'PILIHAN_TIDAK_SAH' }),
    /** Of LAPORAN: its name, its filters beside days and shop, the days by their name, the file. */
    laporan: text(60).default(''),
    saringan: z.record(z.string().max(40), z.string().max(100)).default({}),
    rentang: z.enum(RENTANG, { error: 'PILIHAN_TIDAK_SAH' }).default('KEMARIN'),
    format: z.enum(FORMAT_JADWAL, { error: 'PILIHAN_TIDAK_SAH' }).default('PDF'),
    /** The shop that is told of, '*' for all. */
    lingkup: z.string().regex(/^([A-Z0-9]{3}|\*)$/, { error: 'PILIH_TOKO' }),
    kala: z.enum(KALA, { error: 'PILIHAN_TIDAK_SAH' }).default('HARIAN'),
    hari: z.number().int().min(0).max(31).default(0),
    jam: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'ISIAN_TIDAK_SAH' }),
    bahasa: z.enum(LANGUAGES).default('id'),
    aktif: z.boolean().default(true),
    penerima: z.array(penerima).min(1, { error: 'PENERIMA_WAJIB' }).max(30),
  })
  .superRefine(({ isi, laporan, kala, hari }, { addIssue }) => {
    if (isi === 'LAPORAN' && laporan === '')
      addIssue({ code: 'custom', message: 'WAJIB_DIISI', path: ['laporan'] });
    const most = { HARIAN: 31, MINGGUAN: 7, BULANAN: 31 }[kala];
    if (kala !== 'HARIAN' && (hari < 1 || hari > most))
      addIssue({ code: 'custom', message: 'ISIAN_TIDAK_SAH', path: ['hari'] });
  });
export type JadwalInput = z.input<typeof jadwalInput>;
export type JadwalIsi = z.output<typeof jadwalInput>;

const jadwalShape = z.object({
  id: z.number(),
  kode_toko: z.string(),
  nama: z.string(),
  isi: z.enum(ISI_JADWAL),
  laporan: z.string(),
  saringan: z.record(z.string(), z.string()),
  rentang: z.enum(RENTANG),
  format: z.enum(FORMAT_JADWAL),
  lingkup: z.string(),
  kala: z.enum(KALA),
  hari: z.number(),
  jam: z.string(),
  bahasa: z.enum(LANGUAGES),
  aktif: z.boolean(),
  /** ISO moment of the next one; null while it is off. */
  berikut_at: z.string().nullable(),
  dibuat_oleh: z.string(),
  version: z.number(),
  penerima: z.array(
    z.object({
      kanal: z.enum(KANAL_KABAR),
      user_id: z.string(),
      alamat: z.string(),
      /** He asked for no more of it. */
      berhenti: z.boolean(),
    }),
  ),
  /** What became of the last one, by the worst of its messages. */
  terakhir: z.object({ at: z.string(), status: z.enum(KABAR_STATUS) }).nullable(),
});
export type Jadwal = z.infer<typeof jadwalShape>;

export const listJadwal = endpoint({
  method: 'GET',
  path: 'jadwal-laporan',
  summary: 'Reports and summaries that come by themselves, with who gets them',
  access: 'kabar.read',
  ofShop: true,
  menu: MENU,
  data: z.array(jadwalShape),
});

export const pilihanJadwal = endpoint({
  method: 'GET',
  path: 'jadwal-laporan/pilihan',
  summary:
    'What a schedule may be made of: reports the caller may read, users he may send to, and which accounts stand',
  access: 'kabar.read',
  ofShop: true,
  menu: MENU,
  data: z.object({
    /** `path` is the call that answers it, and below it what it may be asked. */
    laporan: z.array(z.object({ name: z.string(), title: z.string(), path: z.string() })),
    pengguna: z.array(
      z.object({ user_id: z.string(), nama: z.string(), email: z.boolean(), wa: z.boolean() }),
    ),
    /** Whether mail and WhatsApp have an account that they can leave by. */
    akun: z.object({ email: z.boolean(), wa: z.boolean() }),
    /** Plain addresses are the owner's to write to. */
    alamat: z.boolean(),
  }),
});

export const postJadwal = endpoint({
  method: 'POST',
  path: 'jadwal-laporan',
  summary: 'Makes a schedule. Each receiver is told what his own rights let him see when its moment comes',
  access: 'kabar.kirim',
  ofShop: true,
  menu: MENU,
  body: jadwalInput,
  data: jadwalShape,
});

export const putJadwal = endpoint({
  method: 'PUT',
  path: 'jadwal-laporan/{id}',
  summary:
    'Changes a schedule, or switches it off and on; who asked for no more stays out until he is taken in anew',
  access: 'kabar.kirim',
  ofShop: true,
  menu: MENU,
  params: z.object({ id }),
  body: jadwalInput.safeExtend({ version: z.number().int() }),
  data: jadwalShape,
});

export const hapusJadwal = endpoint({
  method: 'DELETE',
  path: 'jadwal-laporan/{id}',
  summary: 'Ends a schedule; what it sent stays in the log',
  access: 'kabar.kirim',
  ofShop: true,
  menu: MENU,
  params: z.object({ id }),
  data: z.object({ id: z.number() }),
});

export const kirimJadwal = endpoint({
  method: 'POST',
  path: 'jadwal-laporan/{id}/kirim',
  summary: 'Sends it to all its receivers now, beside its own moments',
  access: 'kabar.kirim',
  ofShop: true,
  menu: MENU,
  params: z.object({ id }),
  body: z.strictObject({}),
  data: z.object({
    /** Messages that were queued, and receivers that get none, for reasons that the log tells. */
    antri: z.number(),
    gagal: z.number(),
  }),
});

/** Below it, by a signed code: where a receiver says that he wants no more. */
export const BERHENTI_KABAR = '/berhenti-kabar';
