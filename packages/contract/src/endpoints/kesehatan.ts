import { HEALTH } from '@kadar/domain/health.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const KESEHATAN_SCREEN = '/kesehatan';

/** Why a backup or its trial came to nothing. */
export const SEBAB_CADANGAN = [
  'TEMPAT_TIDAK_ADA',
  'TEMPAT_TERTUTUP',
  'DISK_KECIL',
  'TERPUTUS',
  'BERKAS_RUSAK',
  'TIDAK_COCOK',
  'LAIN',
] as const;
export type SebabCadangan = (typeof SEBAB_CADANGAN)[number];

const keadaan = z.enum(HEALTH);
/** A moment of the server's clock; null where it never was. */
const saat = z.string().nullable();
/** A file, where it lies, and what became of the last try; `sebab` null where that went well. */
const hasil = z.object({
  keadaan,
  /** The last that went well. */
  at: saat,
  tempat: z.string(),
  berkas: z.string(),
  /** Bytes. */
  ukuran: z.number(),
  /** When the last try failed, where it came after `at`. */
  gagal_at: saat,
  sebab: z.enum(SEBAB_CADANGAN).nullable(),
  rincian: z.string(),
});

export const MACAM_CADANGAN = ['CADANGAN', 'UJI_PULIH'] as const;

/** Where backups go, when, and which are kept. */
const atur = z.strictObject({
  aktif: z.boolean(),
  /** A folder by its whole path, or s3://bucket/prefix. */
  tempat: z.string().trim().max(200),
  /** 'HH:MM' of the server's zone. */
  jam: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** The newest of so many days, weeks and months is kept. */
  harian: z.int().min(1).max(366),
  mingguan: z.int().min(0).max(260),
  bulanan: z.int().min(0).max(240),
  /** The day of the week on which the newest is tried, Sunday 0; null for never. */
  uji_hari: z.int().min(0).max(6).nullable(),
});
export type AturCadangan = z.infer<typeof atur>;

export const kesehatan = endpoint({
  method: 'GET',
  path: 'kesehatan',
  summary:
    'How the server is: backup, trial restore, checks of the books, seals, disks and queue; told to head office',
  access: 'kesehatan.read',
  menu: KESEHATAN_SCREEN,
  data: z.object({
    versi: z.string(),
    at: z.string(),
    cadangan: hasil,
    uji_pulih: hasil,
    pemeriksaan: z.object({
      keadaan,
      at: saat,
      lulus: z.number(),
      /** Each check of the last run, by its name in the report. */
      daftar: z.array(z.object({ nama: z.string(), temuan: z.number(), contoh: z.string() })),
    }),
    segel: z.object({
      keadaan,
      menunggu: z.number(),
      /** Seconds since the oldest row that waits. */
      umur: z.number(),
    }),
    disk: z.object({
      keadaan,
      /** What the database takes, in bytes. */
      database: z.number(),
      /** Free and all bytes of each disk that the server sees; `sempit` says which is the trouble. */
      daftar: z.array(
        z.object({
          apa: z.enum(['DATA', 'CADANGAN']),
          bebas: z.number(),
          total: z.number(),
          sempit: z.boolean(),
        }),
      ),
    }),
    antrian: z.object({
      keadaan,
      menunggu: z.number(),
      /** Within a day. */
      gagal: z.number(),
      /** Seconds that the oldest has waited for its turn. */
      tertua: z.number(),
      /** Which work failed last. */
      nama: z.string().nullable(),
    }),
    atur,
    /** What is under way. */
    jalan: z.object({ macam: z.enum(MACAM_CADANGAN), at: z.string(), maju: z.number() }).nullable(),
    /** The last tries, the newest first. */
    riwayat: z.array(
      z.object({
        id: z.number(),
        macam: z.enum(MACAM_CADANGAN),
        status: z.enum(['BERHASIL', 'GAGAL']),
        at: z.string(),
        tempat: z.string(),
        berkas: z.string(),
        ukuran: z.number(),
        sebab: z.string(),
        /** Who asked for it; '' for the schedule. */
        oleh: z.string(),
        /** Retention took it away. */
        dihapus: z.boolean(),
      }),
    ),
  }),
});

export const aturCadangan = endpoint({
  method: 'PUT',
  path: 'kesehatan/cadangan',
  summary: 'Says where backups go, when, which are kept and when one is tried; the place is tried first',
  access: 'kesehatan.write',
  menu: KESEHATAN_SCREEN,
  body: atur,
  data: z.object({}),
});

export const cadangkanSekarang = endpoint({
  method: 'POST',
  path: 'kesehatan/cadangan/sekarang',
  summary: 'Makes a backup now, or tries the newest one',
  access: 'kesehatan.write',
  menu: KESEHATAN_SCREEN,
  body: z.strictObject({ macam: z.enum(MACAM_CADANGAN, { error: 'PILIHAN_TIDAK_SAH' }) }),
  data: z.object({}),
});
