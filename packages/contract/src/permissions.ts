/** User levels [spec A §6, B §6]. */
export const LEVELS = ['OWN', 'SU', 'MU', 'SPV', 'KASIR', 'DEV'] as const;
export type Level = (typeof LEVELS)[number];

/** allow: may do it. authorise: may ask, and someone entitled approves. Absent: refused (default deny). */
export type Grant = 'allow' | 'authorise';

const all = (...levels: Level[]): Partial<Record<Level, Grant>> =>
  Object.fromEntries(levels.map((level) => [level, 'allow']));

/** Every action of the product and who may do it (domain §7). Enforced on the server for every call. */
export const ACTIONS = {
  'session.use': all('OWN', 'SU', 'MU', 'SPV', 'KASIR', 'DEV'),
  'dashboard.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  /** Figures of a whole shop, besides what a user sold himself. */
  'dashboard.toko': all('OWN', 'SU', 'MU', 'SPV'),
  'perhatian.read': all('OWN', 'MU', 'SPV'),
  'lookup.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'penjualan.post': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'penjualan.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'penjualan.cancel': { ...all('OWN', 'MU'), SPV: 'authorise', KASIR: 'authorise' },
  'penjualan.discount': { ...all('OWN', 'SU', 'MU', 'SPV'), KASIR: 'authorise' },
  'penjualan.reprint': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'barang.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'barang.write': all('OWN', 'SU', 'MU', 'SPV'),
  'member.list': all('OWN', 'MU'),
  'member.write': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'kas.post': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'kas.cancel': { ...all('OWN', 'MU'), SPV: 'authorise', KASIR: 'authorise' },
  'timbang.weigh': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'timbang.manual': { ...all('OWN', 'SU', 'MU', 'SPV'), KASIR: 'authorise' },
  'hari.close': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  'hari.count': all('OWN', 'MU', 'SPV', 'KASIR'),
  /** What drawer, accounts and trays should hold. Who counts them is not told (modules §8.2, blind count). */
  'hari.expected': all('OWN', 'SU', 'MU', 'SPV'),
  'hari.open': all('OWN', 'MU', 'SPV', 'KASIR'),
  'hari.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'parameter.read': all('OWN', 'SU', 'MU', 'SPV'),
  'parameter.write': all('OWN', 'SU', 'MU'),
  'katalog.read': all('OWN', 'SU', 'MU', 'SPV'),
  'katalog.write': all('OWN', 'SU', 'MU'),
  'cost.read': all('OWN', 'MU'),
  'ledger.read': all('OWN', 'MU'),
  'laporan.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'users.read': all('OWN', 'SU', 'MU'),
  'users.write': all('OWN', 'MU'),
  'settings.read': all('OWN', 'SU', 'DEV', 'MU'),
  'settings.write': all('OWN', 'SU', 'DEV', 'MU'),
  'nota.write': all('OWN', 'SU', 'MU'),
  'csv.export': all('SU', 'MU'),
  'portal.use': all('OWN', 'SU', 'MU'),
  'audit.read': all('OWN', 'MU'),
  'promo.read': all('OWN', 'SU', 'MU', 'SPV'),
  'promo.write': all('OWN', 'SU', 'MU', 'SPV'),
  'chat.send': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'persiapan.read': all('OWN', 'SU', 'MU'),
  'persiapan.tutup': all('OWN', 'SU'),
  'otorisasi.approve': all('OWN', 'MU', 'SPV'),
} as const satisfies Record<string, Partial<Record<Level, Grant>>>;
export type Action = keyof typeof ACTIONS;

/** What a level may do with an action; `undefined` is a refusal. */
export const grantOf = (action: Action, level: Level): Grant | undefined =>
  (ACTIONS[action] as Partial<Record<Level, Grant>>)[level];

/** Whether a level may use an action at all; what names none is for everybody. */
export const mayUse = (action: Action | undefined, level: Level): boolean =>
  action === undefined || grantOf(action, level) !== undefined;

/** Whether a level is told what pieces cost. */
export const seesCost = (level: Level): boolean => mayUse('cost.read', level);

/** Who approves an authorisation request (domain §7): never the requester himself, unless he is OWN. */
export const APPROVERS: readonly Level[] = ['OWN', 'MU', 'SPV'];
/** Who of them signs by fingerprint at a till [spec B §6]. */
export const FINGER_APPROVERS: readonly Level[] = ['SPV', 'OWN'];

/** OWN and SU pass every menu check [spec A §6]. */
export const passesMenus = (level: Level): boolean => level === 'OWN' || level === 'SU';
/** Head office sees and picks branches [spec]. */
export const waivesDateLock = (level: Level, spvWaived: boolean): boolean =>
  level === 'OWN' || level === 'SU' || level === 'MU' || (level === 'SPV' && spvWaived);
