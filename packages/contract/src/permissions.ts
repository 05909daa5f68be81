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
  'pembelian.post': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'pembelian.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  /** Each purchase (where the settings ask), without a nota of ours, above the computed price or a limit, heavier than sold. */
  'pembelian.free': { ...all('OWN', 'SU', 'MU', 'SPV'), KASIR: 'authorise' },
  'pembelian.cancel': { ...all('OWN', 'MU'), SPV: 'authorise', KASIR: 'authorise' },
  'pembelian.pay': all('OWN', 'MU', 'SPV'),
  'pembelian.sort': all('OWN', 'SU', 'MU', 'SPV'),
  /** Documents that wait: those of the shop, for a cashier his own. */
  'tunggu.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'tunggu.validasi': all('OWN', 'MU', 'SPV'),
  /** Who may not validate takes back his own alone. */
  'tunggu.batal': all('OWN', 'MU', 'SPV', 'KASIR'),
  'titip.post': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'titip.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  /** Pieces go back to a tray, the deposit is paid out. */
  'titip.cancel': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  /** A later date, and with it the locked price. */
  'titip.prolong': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  'pesanan.post': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'pesanan.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  /** A second print of its slip; the first is whoever's took it. */
  'pesanan.reprint': { ...all('OWN', 'MU', 'SPV'), SU: 'authorise', KASIR: 'authorise' },
  /** Less paid down than the least, a locked price below the list's. */
  'pesanan.free': { ...all('OWN', 'MU', 'SPV'), SU: 'authorise', KASIR: 'authorise' },
  /** Says that work began, gives a line its finished piece, takes that back. */
  'pesanan.jadi': all('OWN', 'MU', 'SPV'),
  /** Keeps what a customer says to another weight than was ordered. */
  'pesanan.setuju': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  /** A further deposit that was none. */
  'pesanan.cancel': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  /** Ends an order, and pays its deposit back. */
  'pesanan.batal': { ...all('OWN', 'MU'), SPV: 'authorise' },
  /** Takes a piece of the shop out as the sample of an order, and back into a tray. */
  'contoh.post': all('OWN', 'MU', 'SPV'),
  /** A sample that weighs other than it left, or than it came. */
  'contoh.selisih': { ...all('OWN', 'MU'), SPV: 'authorise', SU: 'authorise', KASIR: 'authorise' },
  /** Contracts in instalments. */
  'cicilan.post': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'cicilan.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  /** Waives a fine, takes something off for paying early. */
  'cicilan.free': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise', SU: 'authorise' },
  'cicilan.cancel': { ...all('OWN', 'MU'), SPV: 'authorise', KASIR: 'authorise' },
  /** Calls one off at the wish of its customer; ends one for the shop. */
  'cicilan.putus': { ...all('OWN', 'MU'), SPV: 'authorise' },
  'cicilan.lelang': all('OWN'),
  /** Goes on under other terms. */
  'cicilan.ganti': { ...all('OWN', 'MU'), SPV: 'authorise' },
  /** Pays out what such a one left. */
  'cicilan.kembali': { ...all('OWN', 'MU'), SPV: 'authorise', KASIR: 'authorise' },
  /** Pieces of customers in for cleaning or repair, money on them, and their way back. */
  'service.post': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'service.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'service.reprint': { ...all('OWN', 'MU', 'SPV'), SU: 'authorise', KASIR: 'authorise' },
  /** Below the list's charge, a loss above what a piece may lose. */
  'service.free': { ...all('OWN', 'MU', 'SPV'), SU: 'authorise', KASIR: 'authorise' },
  /** All money goes back, or a step of the way is taken back. */
  'service.cancel': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  /** The last digits of an identity card. */
  'identitas.masked': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  /** All of it; each look is in the audit. */
  'identitas.full': all('OWN', 'MU', 'SPV'),
  /** Lends money against gold, more of it too. */
  'hutang.post': { ...all('OWN', 'SU', 'MU', 'SPV'), KASIR: 'authorise' },
  'hutang.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  /** Extensions, instalments, redemptions, goods given back in part. */
  'hutang.bayar': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  /** A waiver, another rate, more than the plafond, a bag of another weight. */
  'hutang.free': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise', SU: 'authorise' },
  'hutang.cancel': { ...all('OWN', 'MU'), SPV: 'authorise', KASIR: 'authorise' },
  'hutang.validasi': all('OWN', 'SPV'),
  'hutang.batal-validasi': all('OWN'),
  /** What a fall of the gold price does to the open pledges. */
  'hutang.uji': all('OWN', 'MU', 'SPV'),
  'hutang.lelang': all('OWN'),
  /** Due lists, reminders and notices before an auction. */
  'hutang.tagih': all('OWN', 'MU', 'SPV'),
  /** Lost goods, write-offs. */
  'hutang.hapus': all('OWN'),
  /** Counts bags and goods; finishes a count. */
  'opname.scan': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'opname.selesai': all('OWN', 'MU', 'SPV'),
  /** Settles what a count found missing. */
  'opname.putus': all('OWN'),
  'barang.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'barang.write': all('OWN', 'SU', 'MU', 'SPV'),
  /** A piece that was tagged wrongly, while nothing happened to it since; the last of his own anybody who tags takes back by himself. */
  'barang.cancel': { ...all('OWN', 'MU'), SU: 'authorise', SPV: 'authorise', KASIR: 'authorise' },
  /** Destroys pieces, with a note and a photo. */
  'hancur.post': all('OWN', 'MU', 'SPV'),
  'hancur.cancel': { ...all('OWN', 'MU'), SPV: 'authorise' },
  /** Goods to another shop, and what comes of them there. */
  'kirim.post': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  'kirim.terima': all('OWN', 'MU', 'SPV', 'KASIR'),
  /** Other than was sent, by weight or by seal. */
  'kirim.selisih': { ...all('OWN', 'SPV'), MU: 'authorise', KASIR: 'authorise' },
  'kirim.hilang': { ...all('OWN'), SPV: 'authorise' },
  'kirim.cancel': { ...all('OWN', 'MU'), SPV: 'authorise' },
  /** What should go to another shop or be ordered, by what sells; sets such a proposal aside. */
  'usulan.read': all('OWN', 'MU', 'SPV'),
  'usulan.abaikan': all('OWN', 'MU', 'SPV'),
  'terima.post': all('OWN', 'SU', 'MU', 'SPV'),
  'terima.read': all('OWN', 'SU', 'MU', 'SPV'),
  /** More or less than the nota beyond the tolerance, gold exchanged for less than it is. */
  'terima.free': { ...all('OWN', 'MU', 'SPV'), SU: 'authorise' },
  'terima.cancel': { ...all('OWN', 'MU'), SPV: 'authorise' },
  /** Pays suppliers, prices what is owed in gold; all of it is what goods cost. */
  'hutang-supplier.post': all('OWN', 'MU'),
  'hutang-supplier.read': all('OWN', 'MU'),
  'hutang-supplier.cancel': { ...all('OWN', 'MU'), SPV: 'authorise' },
  /** Gold to craftsmen and back; what is known of it is also for who pays their wages. */
  'tukang.post': all('OWN', 'MU', 'SPV'),
  'tukang.read': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'tukang.cancel': { ...all('OWN', 'MU'), SPV: 'authorise' },
  /** A loss above what he may lose is the shop's. */
  'tukang.maaf': all('OWN'),
  /** How likely it is that a craftsman's losses are luck: no accusation, and for the owner alone. */
  'tukang.sidik': all('OWN'),
  /** What sales people get for a month: the owner books it, the head office pays it. */
  'bonus.read': all('OWN', 'MU'),
  'bonus.post': all('OWN'),
  'bonus.bayar': all('OWN', 'MU'),
  'bonus.cancel': all('OWN'),
  /** Customers' telephones and addresses in lists and reports, and files that name customers. */
  'pelanggan.full': all('OWN', 'MU'),
  'member.list': all('OWN', 'MU'),
  'member.remove': all('OWN', 'MU'),
  'member.export': all('OWN'),
  /** Erases what is kept of a member beside his documents, for good. */
  'member.erase': all('OWN'),
  'member.write': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'kas.post': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
  'kas.cancel': { ...all('OWN', 'MU'), SPV: 'authorise', KASIR: 'authorise' },
  /** Cash of the drawer to another shop. */
  'uang.kirim': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  'uang.terima': all('OWN', 'MU', 'SPV', 'KASIR'),
  /** More or less of it than was sent. */
  'uang.selisih': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  /** What banks still owe of cards and QRIS, and their payouts. */
  'gesek.cair': all('OWN', 'MU', 'SPV'),
  'gesek.cancel': { ...all('OWN', 'MU'), SPV: 'authorise' },
  /** Statements of banks held against our book; the month that is closed, opened again. */
  'rekonsiliasi.read': all('OWN', 'SU', 'MU', 'SPV'),
  'rekonsiliasi.post': all('OWN', 'MU', 'SPV'),
  'rekonsiliasi.buka': all('OWN'),
  /** Where the chain sells online. */
  'marketplace.write': all('OWN', 'MU'),
  /** Cash out of the drawer against a debit card. */
  'gesek.tunai': { ...all('OWN', 'MU', 'SPV'), KASIR: 'authorise' },
  /** Takes the risk of it for the chain. */
  'gesek.setuju': all('OWN'),
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
  /** What the standing checks of the books found. */
  'pemeriksaan.read': all('OWN'),
  /** How the server is; of head office alone. */
  'kesehatan.read': all('OWN', 'SU', 'DEV'),
  /** Where backups go, when, and which are kept; makes and tries one now. */
  'kesehatan.write': all('OWN', 'SU'),
  'audit.read': all('OWN', 'MU'),
  /** Messages to people of the house: who got what; sends one again, or a trial to himself. */
  'kabar.read': all('OWN', 'MU', 'SPV'),
  'kabar.kirim': all('OWN', 'MU', 'SPV'),
  /** What exceeded its limit in his shops, and who took care. */
  'peringatan.read': all('OWN', 'MU', 'SPV'),
  /** The limits, and who is told: not for those who are watched by them. */
  'peringatan.write': all('OWN', 'MU'),
  'promo.read': all('OWN', 'SU', 'MU', 'SPV'),
  'promo.write': all('OWN', 'SU', 'MU', 'SPV'),
  /** Prints, looks at the queue of the shop and opens its drawer; what a paper itself asks for comes on top. */
  'cetak.use': all('OWN', 'SU', 'MU', 'SPV', 'KASIR'),
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
