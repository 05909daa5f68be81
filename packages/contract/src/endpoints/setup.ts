import { isGuessable } from '@kadar/domain/passwords.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TEMPLATES } from '../isi-awal/template.ts';
import { LEVELS } from '../permissions.ts';
import { LANGUAGES } from '../text.ts';
import { kodeToko, newPassword } from '../wire.ts';
import { userId } from './session.ts';

/** The codes of a shop and its head office that nobody gave one. */
export const PROPOSED = { toko: 'K01', pusat: 'PST' } as const;

/** As much as parameter-harga-emas/global takes. */
const perGram = z.int().min(1).max(500_000_000);

const place = {
  nama_toko: z.string().trim().min(2, { error: 'WAJIB_DIISI' }).max(60),
  alamat_toko: z.string().trim().max(200).default(''),
};

const person = z
  .strictObject({
    user_id: userId,
    usere_name: z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(60),
    password: newPassword,
  })
  .refine((one) => !isGuessable(one.password, one.user_id), {
    error: 'PASSWORD_MUDAH_DITEBAK',
    path: ['password'],
  });

export const setupState = endpoint({
  method: 'GET',
  path: 'setup',
  summary: 'Whether this database still needs its chain, and the demo logins if it holds demo data',
  access: 'public',
  data: z.object({
    needed: z.boolean(),
    version: z.string(),
    /** The chain's MULTI_LANGUAGE_FEATURE: what is spoken where no shop is known yet. */
    language: z.enum(LANGUAGES),
    demo: z.array(z.object({ user_id: z.string(), level: z.enum(LEVELS), password: z.string() })),
  }),
});

export const setup = endpoint({
  method: 'POST',
  path: 'setup',
  summary:
    'Creates the chain: first shop with its head office, chart of accounts, owner, what a template brings, first prices and people; only on an empty database',
  access: 'public',
  body: z.strictObject({
    toko: z.strictObject({
      kode_toko: kodeToko.default(PROPOSED.toko),
      ...place,
      no_hp: z
        .string()
        .trim()
        .regex(/^[0-9+]*$/, { error: 'NOMOR_TIDAK_SAH' })
        .max(20)
        .default(''),
    }),
    /** Where it is missing, the shop's own name and address are head office's too. */
    pusat: z.strictObject({ kode_toko: kodeToko, ...place }).optional(),
    owner: person,
    isi: z.enum(TEMPLATES).default('KOSONG'),
    harga_emas_global: perGram,
    /** Selling prices per gram by purity code, where they are not the proposed ones. */
    harga_jual: z.record(z.string(), perGram).default({}),
    kasir: person.optional(),
    sales: z
      .strictObject({ nama_sales: z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(60) })
      .optional(),
  }),
  data: z.object({ user_id: z.string() }),
});
