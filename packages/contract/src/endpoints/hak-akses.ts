import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MENU_GROUPS, MENU_SECTIONS, type MenuGroup, type MenuSection } from '../menu.ts';
import { ACTIONS, type Action, LEVELS } from '../permissions.ts';
import { PERAN_LEVELS } from '../rights.ts';
import { listFile } from '../wire.ts';
import { userId } from './session.ts';

const ACTION_NAMES = Object.keys(ACTIONS) as [Action, ...Action[]];
const MENU = '/hak-akses';
const GROUPS = Object.keys(MENU_GROUPS) as [MenuGroup, ...MenuGroup[]];
const SECTIONS = Object.keys(MENU_SECTIONS) as [MenuSection, ...MenuSection[]];
const route = z.string().max(100);
const layar = z.array(route).max(400);
const file = { format: listFile.default('json'), progress_id: z.string().max(64).optional() };

/** A screen that a level may open at all, and its place in the menu, in the caller's language too; `boleh`: whether it is the caller's to give. */
const layarHak = z.object({
  menu: route,
  group: z.enum(GROUPS),
  section: z.enum(SECTIONS),
  grup: z.string(),
  judul: z.string(),
  boleh: z.boolean(),
});
export type LayarHak = z.infer<typeof layarHak>;

/** An action, and what one may do by it in the caller's language. */
const aksiHak = z.object({ aksi: z.enum(ACTION_NAMES), kata: z.string() });
export type AksiHak = z.infer<typeof aksiHak>;

/** A role with its screens; without a code it is what its level has. */
const peranShape = z.object({
  kode_peran: z.string(),
  nama_peran: z.string(),
  level: z.enum(LEVELS),
  layar,
  _version: z.number(),
});
export type Peran = z.infer<typeof peranShape>;

/** A user's rights at a glance: his role, and how many screens he was given besides, or had taken away. */
const hakRow = z.object({
  user_id: z.string(),
  usere_name: z.string(),
  level: z.enum(LEVELS),
  kode_toko: z.string(),
  kode_peran: z.string(),
  nama_peran: z.string(),
  layar: z.number(),
  diberi: z.number(),
  diambil: z.number(),
  /** Of what was searched: whence he has it, and whether he may or has to ask; null where nothing was searched. */
  dari: z.enum(['LEVEL', 'PERAN', 'SENDIRI']).nullable(),
  boleh: z.enum(['BOLEH', 'SETUJU']).nullable(),
});
export type HakRow = z.infer<typeof hakRow>;

export const listHak = endpoint({
  method: 'GET',
  path: 'hak-akses',
  summary: 'Users with role and differences; with a screen or an action those who have it, and whence',
  access: 'users.read',
  menu: MENU,
  query: z.object({ layar: route.optional(), aksi: z.enum(ACTION_NAMES).optional(), ...file }),
  data: z.array(hakRow),
});

export const pilihanHak = endpoint({
  method: 'GET',
  path: 'hak-akses/pilihan',
  summary:
    'Screens and actions that may be searched for, in the caller’s language; actions in the order of their words',
  access: 'users.read',
  menu: MENU,
  data: z.object({ layar: z.array(layarHak), aksi: z.array(aksiHak) }),
});

const hakUser = hakRow.pick({ user_id: true, usere_name: true, level: true, kode_toko: true }).extend({
  kode_peran: z.string(),
  layar,
  _version: z.number(),
  /** Whether the caller may change them at all. */
  boleh: z.boolean(),
  /** Roles of his level; the first is the level's own. */
  peran: z.array(peranShape),
  semua: z.array(layarHak),
});
export type HakUser = z.infer<typeof hakUser>;
const user = z.object({ user_id: userId });

export const getHak = endpoint({
  method: 'GET',
  path: 'hak-akses/user/{user_id}',
  summary: 'Role and screens of a user, with the roles and screens of his level',
  access: 'users.read',
  menu: MENU,
  params: user,
  data: hakUser,
});

export const putHak = endpoint({
  method: 'PUT',
  path: 'hak-akses/user/{user_id}',
  summary:
    'Gives a user a role (none: his level’s own) and the screens he has; nobody gives what he does not have. His sessions end',
  access: 'users.write',
  menu: MENU,
  params: user,
  body: z.strictObject({ kode_peran: z.string().max(30), layar, _version: z.int() }),
  data: hakUser,
});

const bandingRow = z.object({
  jenis: z.enum(['LAYAR', 'AKSI']),
  grup: z.string(),
  kode: z.string(),
  judul: z.string(),
  satu: z.enum(['BOLEH', 'SETUJU']).nullable(),
  dua: z.enum(['BOLEH', 'SETUJU']).nullable(),
});
export type BandingRow = z.infer<typeof bandingRow>;

export const bandingHak = endpoint({
  method: 'GET',
  path: 'hak-akses/banding',
  summary:
    'Two users side by side: screens and actions, those alone in which they differ unless all are asked for',
  access: 'users.read',
  menu: MENU,
  query: z.object({ satu: userId, dua: userId, semua: z.enum(['0', '1']).default('0'), ...file }),
  data: z.array(bandingRow),
});

const kode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9._-]{2,30}$/, { error: 'ISIAN_TIDAK_SAH' });
const nama_peran = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(60);

const peranRow = peranShape.extend({
  /** Users who go by it, with their screens, where the caller may see them. */
  users: z.array(z.object({ user_id: z.string(), layar })),
  /** How many there are in all shops. */
  dipakai: z.number(),
});
export type PeranRow = z.infer<typeof peranRow>;

export const listPeran = endpoint({
  method: 'GET',
  path: 'hak-akses/peran',
  summary: 'All roles, those of the levels first, with who goes by them',
  access: 'users.read',
  menu: MENU,
  data: z.array(peranRow),
});

export const postPeran = endpoint({
  method: 'POST',
  path: 'hak-akses/peran',
  summary: 'Makes a role of a level; of head office alone',
  access: 'users.write',
  menu: MENU,
  body: z.strictObject({ kode_peran: kode, nama_peran, level: z.enum(PERAN_LEVELS), layar }),
  data: peranShape,
});

const ofPeran = z.object({ kode_peran: kode });

export const putPeran = endpoint({
  method: 'PUT',
  path: 'hak-akses/peran/{kode_peran}',
  summary:
    'Renames a role or changes its screens; its users follow and keep their differences. Where that moves somebody it asks for a reason and OWN’s approval',
  access: 'users.write',
  menu: MENU,
  params: ofPeran,
  body: z.strictObject({
    nama_peran,
    layar,
    _version: z.int(),
    alasan: z.string().trim().max(200).default(''),
  }),
  data: peranShape,
});

export const hapusPeran = endpoint({
  method: 'DELETE',
  path: 'hak-akses/peran/{kode_peran}',
  summary: 'Deletes a role by which nobody goes',
  access: 'users.write',
  menu: MENU,
  params: ofPeran,
  data: z.object({}),
});
