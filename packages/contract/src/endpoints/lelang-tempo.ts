import { STRESS_PERCENT } from '@kadar/domain/stress.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../wire.ts';
import { KIRIM_STATUS } from './promo.ts';

const GATE = { module: 'HUTANG_MODULE' } as const;
export const TEMPO_SCREEN = '/jatuh-tempo';
export const noHutang = z.string().length(14);
export const TEMPO_TAB = ['HARI_INI', 'HARI_7', 'HARI_30', 'LEWAT'] as const;
/** A reminder; the notices before an auction; the letter of a surplus. */
export const PESAN_HUTANG = ['PENGINGAT', 'PEMBERITAHUAN_1', 'PEMBERITAHUAN_2', 'KELEBIHAN'] as const;
export type PesanHutang = (typeof PESAN_HUTANG)[number];
export const CARA_PESAN = ['WA', 'SURAT'] as const;
/** Of a surplus he may be told on the telephone, too. */
export const CARA_KELEBIHAN = [...CARA_PESAN, 'TELEPON'] as const;
export type CaraKelebihan = (typeof CARA_KELEBIHAN)[number];

/** A message to a customer, with its proof: who, when, the number of WhatsApp's or the printed letter. */
export const pesanShape = z.object({
  id: z.number(),
  jenis: z.enum(PESAN_HUTANG),
  cara: z.enum(CARA_KELEBIHAN),
  tanggal: z.string(),
  at: z.string(),
  user_id: z.string(),
  /** Of a message by WhatsApp. */
  status: z.enum(KIRIM_STATUS).nullable(),
  id_wablas: z.string(),
});
export type Pesan = z.infer<typeof pesanShape>;

/** A letter was made, a telephone call was noted; a message proves something once WhatsApp has taken it. */
export const isProof = ({ cara, status, id_wablas }: Pick<Pesan, 'cara' | 'status' | 'id_wablas'>): boolean =>
  cara !== 'WA' || ((status === 'TERKIRIM' || status === 'PENDING') && id_wablas !== '');

export const listTempo = endpoint({
  method: 'GET',
  path: 'jatuh-tempo',
  summary:
    'Open pledges that fall due today, within 7 or 30 days, are past due, or would be short of cover at another gold price, with their last reminder',
  access: 'hutang.tagih',
  gate: GATE,
  menu: TEMPO_SCREEN,
  ofShop: true,
  query: pageQuery.extend({
    tab: z.enum(TEMPO_TAB).default('HARI_INI'),
    /** Those that lack cover at a gold price so many percent away instead, the largest shortfall first; for who may turn the stress dial. */
    uji: z.coerce.number().int().min(-STRESS_PERCENT).max(STRESS_PERCENT).optional(),
  }),
  calls: () => true,
  data: z.array(
    z.object({
      kode_toko: z.string(),
      no_hutang: z.string(),
      nama_customer: z.string(),
      no_hp: z.string(),
      pokok: z.number(),
      /** What redeeming it costs today. */
      total_bayar: z.number(),
      jatuh_tempo: z.string(),
      lewat_hari: z.number(),
      /** At the price of `uji`: what is owed in percent of the goods, null where they are worth nothing, and what is missing to LTV_MAKS. */
      ltv: z.number().nullable().optional(),
      kurang: z.number().optional(),
      pesan: pesanShape.nullable(),
    }),
  ),
});
export type TempoRow = z.infer<typeof listTempo.data>[number];

/** What became of each: queued or written, or why not. */
export const dikirimShape = z.object({
  terkirim: z.number(),
  /** Letters to print, by their ids. */
  surat: z.array(z.number()),
  dilewati: z.array(z.object({ no_hutang: z.string(), sebab: z.enum(['TANPA_WA', 'BERHENTI', 'SUDAH']) })),
});
export type Dikirim = z.infer<typeof dikirimShape>;
const numbers = z.array(noHutang).min(1, { error: 'WAJIB_DIISI' }).max(200);

export const kirimPengingat = endpoint({
  method: 'POST',
  path: 'jatuh-tempo/pengingat',
  summary:
    'Reminds customers of due pledges by WhatsApp, queued and throttled, or by letter; once a day each',
  access: 'hutang.tagih',
  gate: GATE,
  menu: TEMPO_SCREEN,
  ofShop: true,
  body: z.strictObject({ no_hutang: numbers, cara: z.enum(CARA_PESAN) }),
  data: dikirimShape,
});

export const suratHutang = endpoint({
  method: 'GET',
  path: 'jatuh-tempo/surat',
  summary:
    'Letters of a shop as one PDF, each on its own page: reminders, notices before an auction, surpluses',
  access: 'hutang.tagih',
  gate: GATE,
  menu: TEMPO_SCREEN,
  ofShop: true,
  /** Ids as 1,2,3, printed in this order. */
  query: z.object({
    id: z
      .string({ error: 'WAJIB_DIISI' })
      .regex(/^\d{1,15}(,\d{1,15}){0,199}$/, { error: 'ISIAN_TIDAK_SAH' })
      .transform((ids) => ids.split(',').map(Number)),
  }),
  data: z.unknown(),
});

export const pesanHutang = endpoint({
  method: 'GET',
  path: 'jatuh-tempo/{no_hutang}/pesan',
  summary: 'Every reminder and notice of a pledge with its proof',
  access: 'hutang.read',
  gate: GATE,
  ofShop: true,
  params: z.object({ no_hutang: noHutang }),
  data: z.array(pesanShape),
});
