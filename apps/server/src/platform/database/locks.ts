/**
 * The numbers of all advisory locks, so that no two matters stand in one line by accident. To PostgreSQL those of four
 * digits, taken together with a hash of whom they are about, and the long ones, taken alone, are two spaces.
 */
export const LOCKS = {
  /** A shop's business day; taken with the opening of a transaction (database.ts). */
  DAY: 7241,
  /** The points of a member. */
  MEMBER: 7242,
  /** The next key of a list (master-engine/next-key.ts). */
  KEYS: 7243,
  /** The cash of a shop. */
  CASH: 7244,
  /** The ranges of a list. */
  RANGES: 7245,
  /** What a customer left with the shop, by its document. */
  TITIPAN: 7290,
  /** What a customer may owe in the whole chain. */
  HUTANG_CUSTOMER: 7291,
  /** Valuing the pledges of a shop anew: who comes second finds nothing left to do. */
  HUTANG_NILAI: 7298,
  /** The next number of bags to be ready in a shop. Always after a pledge and its PIN. */
  HUTANG_SIAP: 7299,
  /** Tries at a user's password, in each of his lines. */
  TRIES_AT_USER: 7246,
  /** Tries of one who tries many users. Always after TRIES_AT_USER. */
  TRIES_FROM: 7247,
  /** What a user looks at of customers, which is counted. */
  CUSTOMERS_SEEN: 7249,
  /** What a supplier delivered and is owed, in the whole chain. Always after MEMBER. */
  SUPPLIER: 7250,
  /** A shipment of goods, by its number: who sent it, and who receives it. Always after MASSA. */
  KIRIMAN: 7251,
  /** One thing in bulk: a batch, a craftsman's gold. Always after CASH and MEMBER. */
  MASSA: 7248,
  /** Calls without a key, of one session in one shop. Always before CASH. */
  PANGGILAN: 7261,
  /** One printer of a shop, while a carrier takes its next job. */
  PRINTER: 7260,
  /** The counts of one kind of things in a shop, while one begins. */
  OPNAME: 7263,
  /** What the settings are, all of them: who changes some sees what the one before him left. */
  SETTINGS: 7_241_011,
  /** The reconciliation of one account of a bank. */
  REKONSILIASI: 7264,
  /** What stands out in a shop, while it is looked at. */
  PERINGATAN: 7265,
  MIGRATE: 7_241_001,
  /** Sealing the numbers of cards that stand in clear: one start at a time. Always before SEAL. */
  SEAL_NIK: 7_241_010,
  SETUP: 7_241_002,
  SEAL: 7_241_003,
  /** Shared by transactions that change files, exclusive while a backup fixes its view of rows and files. */
  FILES: 7_241_004,
  BACKUP: 7_241_005,
  /** The server's own backup or trial of one: one at a time, of whatever process. */
  CADANGAN: 7_241_012,
  QUEUE_GRANTS: 7_241_006,
  /** Serialises the senders of messages, of whatever shop and process, while they choose and mark. */
  MESSAGE_RATE: 7_241_007,
  /** Building on a database: one start at a time. */
  DEMO: 7_241_008,
  /** The prices per gram, all of them: who changes some sees what the one before him left. */
  PRICES: 7_241_009,
} as const;
