import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ALERT_CODES } from '../peringatan.ts';
import { KANAL_KABAR } from './kabar.ts';

const MENU = '/peringatan';
const kode = z.enum(ALERT_CODES, { error: 'PILIHAN_TIDAK_SAH' });
const penerima = z.strictObject({ kanal: z.enum(KANAL_KABAR), user_id: z.string().trim().min(1).max(30) });

/** A limit in force for the shop that is asked about, or for the chain. */
const batasShape = z.object({
  kode,
  aktif: z.boolean(),
  /** As people say it: percent, grams, hours; by the unit of the kind. */
  batas: z.number(),
  penerima: z.array(penerima),
  /** Where it comes from: as it was shipped, head office's, the shop's own. */
  asal: z.enum(['STANDAR', 'PUSAT', 'TOKO']),
  /** Of the row that a change is of; 0 where there is none yet. */
  version: z.number(),
  /** How many alerts stand now. */
  terbuka: z.number(),
  /** How far each alert of the last 30 days went, the farthest first: what another limit would have told of them. */
  tinggi: z.array(z.number()),
  /** The last one, wherever of the shops asked about. */
  terakhir: z
    .object({
      kode_toko: z.string(),
      mulai: z.string(),
      nilai: z.number(),
      objek: z.string(),
      orang: z.string(),
    })
    .nullable(),
});
export type BatasPeringatan = z.infer<typeof batasShape>;

export const listPeringatan = endpoint({
  method: 'GET',
  path: 'peringatan',
  summary: 'From where on something is told, to whom, and what the limits told of in the last 30 days',
  access: 'peringatan.read',
  ofShop: true,
  menu: MENU,
  data: z.object({
    batas: z.array(batasShape),
    /** Who may be told. */
    pengguna: z.array(
      z.object({ user_id: z.string(), nama: z.string(), email: z.boolean(), wa: z.boolean() }),
    ),
  }),
});

export const putPeringatan = endpoint({
  method: 'PUT',
  path: 'peringatan/{kode}',
  summary:
    'Says a limit, whether it is watched and who is told: for the chain, or for the shop that is picked',
  access: 'peringatan.write',
  ofShop: true,
  menu: MENU,
  params: z.object({ kode }),
  body: z.strictObject({
    aktif: z.boolean(),
    batas: z.number({ error: 'WAJIB_DIISI' }),
    penerima: z.array(penerima).max(30),
    version: z.number().int(),
  }),
  data: batasShape,
});

export const ikutPeringatan = endpoint({
  method: 'DELETE',
  path: 'peringatan/{kode}',
  summary:
    "Takes a limit of one's own back: a shop goes by head office's again, the chain by the one shipped",
  access: 'peringatan.write',
  ofShop: true,
  menu: MENU,
  params: z.object({ kode }),
  data: batasShape,
});
