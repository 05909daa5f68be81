import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LEVELS } from '../permissions.ts';
import { newPassword } from '../wire.ts';

export const userId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9._-]{2,30}$/, { error: 'ISIAN_TIDAK_SAH' });
const password = z.string().min(1, { error: 'WAJIB_DIISI' }).max(200);

const tokoShape = z.object({
  kode_toko: z.string(),
  nama_toko: z.string(),
  alamat_toko: z.string(),
  type: z.enum(['TOKO', 'PUSAT']),
  portal: z.string(),
});

const menuLeaf = z.object({
  route: z.string(),
  title: z.string(),
  icon: z.string().optional(),
  open: z.boolean(),
  /** The master whose list the screen is. */
  master: z.string().optional(),
  /** Its address opens it, but no menu offers it: its module is still to come. */
  later: z.boolean().optional(),
  /** Closed for the user's shop in the way that shows nothing at all: neither offered nor a not-available page. */
  nothing: z.boolean().optional(),
});
const menuSection = z.object({ key: z.string(), title: z.string(), entries: z.array(menuLeaf) });
/** The menu as this user sees it: group, section, screen; `open` false where a gate is closed (the shared not-available page). */
const menuGroup = z.object({ key: z.string(), title: z.string(), sections: z.array(menuSection) });
export type MenuTree = z.infer<typeof menuGroup>[];

/** What a session is for: the whole product, or only the authenticator page; a user may have one of each. */
export const SESSION_APPS = ['KADAR', 'OTORISATOR'] as const;
export type SessionApp = (typeof SESSION_APPS)[number];

/** Who signed in, with his token, the menus he sees, and the business day of his shop. */
const userRecord = z.object({
  token: z.string(),
  user_id: z.string(),
  usere_name: z.string(),
  no_whatsapp: z.string(),
  kode_toko: z.string(),
  level: z.enum(LEVELS),
  akses: z.array(z.unknown()),
  tgl_system: z.string().nullable(),
});
export type UserRecord = z.input<typeof userRecord>;

/** Everything the shell needs to know after login, for the shop acted for. */
const meShape = z.object({
  user: z.object({
    user_id: z.string(),
    usere_name: z.string(),
    level: z.enum(LEVELS),
    kode_toko: z.string(),
  }),
  /** Head office: picks a shop, sees all. */
  pusat: z.boolean(),
  toko: tokoShape.nullable(),
  tokos: z.array(tokoShape),
  tgl_system: z.string().nullable(),
  buka: z.boolean(),
  harga_emas_global: z.number().nullable(),
  menu: z.array(menuGroup),
  /** Action → allow or authorise; an action that is missing is refused. */
  actions: z.record(z.string(), z.enum(['allow', 'authorise'])),
  settings: z.record(z.string(), z.unknown()),
  version: z.string(),
});
export type Me = z.infer<typeof meShape>;

export const login = endpoint({
  method: 'POST',
  path: 'users/login',
  summary: 'Starts a session; 409 when the user has one of the same app elsewhere, unless takeover is asked',
  access: 'public',
  body: z.strictObject({
    user_id: userId,
    password,
    takeover: z.boolean().default(false),
    want_token: z.boolean().default(false),
    /** OTORISATOR for approvers only; such a session decides QR requests and does nothing else. */
    app: z.enum(SESSION_APPS).default('KADAR'),
  }),
  /** Of a browser's page its user alone, for scripts see no token; of any other client the user's record [spec B §3]. */
  data: z.union([z.strictObject({ user_id: z.string() }), userRecord]),
});

export const logout = endpoint({
  method: 'POST',
  path: 'users/logout',
  summary: 'Ends the session of the caller',
  access: 'session.use',
  body: z.strictObject({ user_id: z.string().optional() }),
  data: z.object({}),
});

export const me = endpoint({
  method: 'GET',
  path: 'users/me',
  summary: 'User, shop, business day, menu, rights and settings of the caller',
  access: 'session.use',
  data: meShape,
});

export const namedUsers = endpoint({
  method: 'GET',
  path: 'users/get/kasir',
  summary: 'Who works at the counters of the shop: users with id and name, without those of SU and MU',
  access: 'laporan.read',
  data: z.array(z.object({ user_id: z.string(), nama: z.string() })),
});

export const changePassword = endpoint({
  method: 'PUT',
  path: 'users/me/password',
  summary: 'Changes the own password; other sessions of the user end',
  access: 'session.use',
  body: z.strictObject({
    password,
    password_baru: newPassword,
  }),
  data: z.object({}),
});

/** Where a user is or was signed in; moments in the shop's time. */
const userSession = z.object({
  app: z.enum(SESSION_APPS),
  ip: z.string(),
  /** What the browser calls itself. */
  agent: z.string(),
  sejak: z.string(),
  terlihat: z.string(),
  /** Null while it stands. */
  berakhir: z.string().nullable(),
  /** The session of who asks. */
  ini: z.boolean(),
});
export type UserSession = z.infer<typeof userSession>;

export const userSessions = endpoint({
  method: 'GET',
  path: 'sesi/{user_id}',
  summary: 'Devices and sessions of a user, those that stand first',
  access: 'users.read',
  menu: '/users',
  params: z.object({ user_id: userId }),
  data: z.array(userSession),
});

export const endSessions = endpoint({
  method: 'POST',
  path: 'sesi/{user_id}/keluarkan',
  summary:
    "Ends a user's sessions, or the one of an app; his sockets are closed. Nobody ends those of a user above himself",
  access: 'users.write',
  menu: '/users',
  params: z.object({ user_id: userId }),
  body: z.strictObject({ app: z.enum(SESSION_APPS).optional() }),
  data: z.object({ ended: z.number() }),
});

export const authoriseManually = endpoint({
  method: 'POST',
  path: 'authorization/manual',
  summary:
    'An approver signs with username and password; gives a one-time token bound to payload, category and shop',
  access: 'session.use',
  body: z.strictObject({
    kategori: z.string().max(60),
    payload_hash: z.string().regex(/^[0-9a-f]{64}$/),
    catatan: z.string().max(1000).default(''),
    jumlah_rp: z.int().optional(),
    user_id: userId,
    password,
  }),
  data: z.object({ token: z.string(), disetujui_oleh: z.string(), expires_at: z.string() }),
});
