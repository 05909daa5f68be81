import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isPortalHost, isRange, type PortalHosts, portalHostsOf } from './address.ts';
import { type SmtpAccount, smtpAccountOf } from './mail/smtp-account.ts';
import { type Kanal, kanalOf } from './messaging/kanal.ts';
import { type WablasHost, wablasHostOf } from './messaging/wablas-hosts.ts';
import { OperatorError } from './operator-error.ts';
import { readPortalKey, readPusatKey, serverKeyOf } from './portal-keys.ts';
import { type PrinterHosts, portRangeOf, printerHostsOf } from './printer-hosts.ts';

/** Not /0: it would believe whoever calls. */
const isProxy = (text: string): boolean => text === 'loopback' || (isRange(text) && !text.includes('/0'));

/** A list of the environment, separated by commas; refused with the first entry that is none. */
const list = (isEntry: (text: string) => boolean, wanted: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .transform((entries) => entries.filter(Boolean))
    .refine((entries) => entries.every(isEntry), {
      error: ({ input }) => `bukan ${wanted}: ${(input as string[]).find((one) => !isEntry(one))}`,
    });

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  KADAR_DATA: z.string().default('.kadar'),
  DATABASE_URL: z.string().optional(),
  DATABASE_APP_URL: z.string().optional(),
  KADAR_TZ: z.string().default('Asia/Jakarta'),
  KADAR_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  KADAR_POOL: z.coerce.number().int().min(2).max(100).default(24),
  KADAR_REPORT_PLACES: z.coerce.number().int().min(2).max(50).default(8),
  KADAR_READER_SECONDS: z.coerce.number().int().min(1).max(600).default(15),
  KADAR_SESSION_HOURS: z.coerce.number().int().min(1).max(720).default(14),
  KADAR_S3_BUCKET: z.string().optional(),
  KADAR_S3_ENDPOINT: z.url().optional(),
  KADAR_S3_REGION: z.string().default('us-east-1'),
  KADAR_S3_KEY: z.string().optional(),
  KADAR_S3_SECRET: z.string().optional(),
  KADAR_BACKUP_S3_ENDPOINT: z.url().optional(),
  KADAR_BACKUP_S3_REGION: z.string().optional(),
  KADAR_BACKUP_S3_KEY: z.string().optional(),
  KADAR_BACKUP_S3_SECRET: z.string().optional(),
  KADAR_IDENTITY_KEY: z.string().min(1).optional(),
  KADAR_ENC_KEY: z.string().length(10).optional(),
  KADAR_WABLAS_TOKEN: z.string().min(1).optional(),
  KADAR_WABLAS_SECRET: z.string().min(1).optional(),
  KADAR_WABLAS_HOSTS: z
    .string()
    .default('*.wablas.com')
    .pipe(list((text) => wablasHostOf(text) !== undefined, 'host atau alamat https tanpa jalur')),
  KADAR_WABLAS_WEBHOOK: z
    .string()
    .regex(/^[A-Za-z0-9_-]{24,200}$/)
    .optional(),
  KADAR_SMTP: z
    .string()
    .refine((text) => smtpAccountOf(text) !== undefined, {
      error: 'bukan alamat server surat seperti smtps://pengguna:sandi@mail.example',
    })
    .optional(),
  KADAR_SMTP_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional(),
  KADAR_MARKETPLACE: z
    .string()
    .default('')
    .pipe(
      list(
        (text) => kanalOf(text) !== undefined,
        'kanal seperti WEB=https://ck_…:cs_…@toko.example#rahasia-webhook',
      ),
    ),
  KADAR_METRICS_TOKEN: z.string().min(16).optional(),
  KADAR_PORTAL_KEY: z.string().min(1).optional(),
  KADAR_PUSAT_KEY: z.string().min(1).optional(),
  KADAR_SERVER_KEYS: z
    .string()
    .default('')
    .pipe(list((text) => serverKeyOf(text) !== undefined, 'toko dan kunci publik servernya seperti K05=…')),
  KADAR_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  KADAR_NOTA_KEY: z.string().min(32).optional(),
  KADAR_PORTAL_HOSTS: z
    .string()
    .default('')
    .pipe(list((text) => isPortalHost(text.toLowerCase()), 'nama host, alamat IP atau CIDR')),
  KADAR_PRINTER_HOSTS: z
    .string()
    .default('')
    .pipe(list((text) => isPortalHost(text.toLowerCase()), 'nama host, alamat IP atau CIDR')),
  KADAR_PRINTER_PORTS: z
    .string()
    .default('')
    .pipe(list((text) => portRangeOf(text) !== undefined, 'port atau rentang port (misalnya 9200-9203)')),
  KADAR_TRUSTED_PROXY: z
    .string()
    .default('')
    .pipe(list(isProxy, "alamat IP, CIDR (misalnya 10.0.0.0/8) atau 'loopback'")),
});

/** An S3-compatible service (AWS, MinIO, R2, Wasabi …) that keeps the files instead of a folder. */
export interface S3Config {
  bucket: string;
  /** Empty for AWS itself. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  port: number;
  /** Loopback unless configured (design §6). */
  host: string;
  dataDir: string;
  /** The file with the key that encrypts identity cards; made at the first start. */
  identityKey: string;
  databaseUrl: string | undefined;
  /** A login of its own for the product there, instead of the owner's. */
  databaseAppUrl: string | undefined;
  /** The time zone whose calendar the business day follows. */
  timeZone: string;
  logLevel: z.output<typeof schema>['KADAR_LOG'];
  poolSize: number;
  /** Reports under way, each with a connection beside those of the pool. */
  reportPlaces: number;
  /** Seconds after which a reader of a report or export who takes next to nothing is cut off. */
  readerSeconds: number;
  sessionHours: number;
  /** Where files are kept instead of the data folder. */
  s3: S3Config | undefined;
  /** With what backups go to a bucket, that of the files where nothing else is said; the bucket is chosen with the schedule. */
  backupS3: Omit<S3Config, 'bucket'> | undefined;
  /** Key of the payload obfuscation that old clients use [spec B §7]; no security. */
  obfuscationKey: string | undefined;
  /** Of the WhatsApp account; never in settings, logs or the browser (domain §8). */
  wablasToken: string | undefined;
  wablasSecret: string | undefined;
  /** Where that token may be sent, whatever a setting says. */
  wablasHosts: readonly WablasHost[];
  /** The secret part of the address at which Wablas reports; without it there is no such address. */
  wablasWebhook: string | undefined;
  /** The account that mail leaves by; never in settings, logs or the browser. */
  smtp: SmtpAccount | undefined;
  /** What stands as the sender of mail: 'Name <address>'. */
  smtpFrom: string | undefined;
  /** Channels that this server is a client of, by their codes. */
  kanal: ReadonlyMap<string, Kanal>;
  /** Whoever bears it may read /metrics; without one, only this machine itself. */
  metricsToken: string | undefined;
  /** Where the world reaches this server, without a slash at its end; a promo's banner is fetched from there. */
  publicUrl: string | undefined;
  /** Signs notas and quotes, the same on every server of the chain; without one, each database keeps its own. */
  notaKey: string | undefined;
  /** Head office's: signs the calls of its users to branches with a server of their own. */
  portalKey: KeyObject | undefined;
  /** A branch's: head office's public key, whose signed calls it answers; without one it answers none. */
  pusatKey: KeyObject | undefined;
  /** Shops of other servers that goods and money may go to and come from, with the public key of each one's server. */
  serverKeys: ReadonlyMap<string, KeyObject>;
  /** Where a branch's server may be beside the public network. */
  portalHosts: PortalHosts;
  /** Where the server prints to over the network beside its own private networks and the ports of printers. */
  printerHosts: PrinterHosts;
  /** Whose X-Forwarded-* headers are believed: IP addresses, CIDRs, 'loopback'. */
  trustedProxies: string[];
}

/** Throws an OperatorError for a bucket without its key. */
const s3Of = (e: z.output<typeof schema>): S3Config | undefined => {
  if (e.KADAR_S3_BUCKET === undefined) return undefined;
  if (!e.KADAR_S3_KEY || !e.KADAR_S3_SECRET)
    throw new OperatorError('KADAR_S3_BUCKET memerlukan KADAR_S3_KEY dan KADAR_S3_SECRET');
  return {
    bucket: e.KADAR_S3_BUCKET,
    endpoint: e.KADAR_S3_ENDPOINT,
    region: e.KADAR_S3_REGION,
    accessKeyId: e.KADAR_S3_KEY,
    secretAccessKey: e.KADAR_S3_SECRET,
  };
};

const backupS3Of = (e: z.output<typeof schema>): Config['backupS3'] => {
  const own = e.KADAR_BACKUP_S3_KEY !== undefined;
  const [accessKeyId, secretAccessKey] = own
    ? [e.KADAR_BACKUP_S3_KEY, e.KADAR_BACKUP_S3_SECRET]
    : [e.KADAR_S3_KEY, e.KADAR_S3_SECRET];
  if (!accessKeyId || !secretAccessKey) return undefined;
  return {
    endpoint: own ? e.KADAR_BACKUP_S3_ENDPOINT : e.KADAR_S3_ENDPOINT,
    region: (own ? e.KADAR_BACKUP_S3_REGION : undefined) ?? e.KADAR_S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
};

/** Reads the environment once; throws a readable error for a value that makes no sense. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new OperatorError(`Konfigurasi tidak sah: ${z.prettifyError(parsed.error)}`);
  const e = parsed.data;
  if (e.DATABASE_APP_URL && !e.DATABASE_URL)
    throw new OperatorError('DATABASE_APP_URL memerlukan DATABASE_URL');
  if ((e.KADAR_SMTP === undefined) !== (e.KADAR_SMTP_FROM === undefined))
    throw new OperatorError('KADAR_SMTP dan KADAR_SMTP_FROM diisi bersama');
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.KADAR_DATA),
    identityKey: resolve(e.KADAR_IDENTITY_KEY ?? `${e.KADAR_DATA}/identity.key`),
    databaseUrl: e.DATABASE_URL,
    databaseAppUrl: e.DATABASE_APP_URL,
    timeZone: e.KADAR_TZ,
    logLevel: e.KADAR_LOG,
    poolSize: e.KADAR_POOL,
    reportPlaces: e.KADAR_REPORT_PLACES,
    readerSeconds: e.KADAR_READER_SECONDS,
    sessionHours: e.KADAR_SESSION_HOURS,
    s3: s3Of(e),
    backupS3: backupS3Of(e),
    obfuscationKey: e.KADAR_ENC_KEY,
    wablasToken: e.KADAR_WABLAS_TOKEN,
    wablasSecret: e.KADAR_WABLAS_SECRET,
    wablasHosts: e.KADAR_WABLAS_HOSTS.flatMap((text) => wablasHostOf(text) ?? []),
    wablasWebhook: e.KADAR_WABLAS_WEBHOOK,
    smtp: e.KADAR_SMTP === undefined ? undefined : smtpAccountOf(e.KADAR_SMTP),
    smtpFrom: e.KADAR_SMTP_FROM,
    kanal: new Map(e.KADAR_MARKETPLACE.flatMap((text) => kanalOf(text) ?? []).map((one) => [one.kode, one])),
    metricsToken: e.KADAR_METRICS_TOKEN,
    publicUrl: e.KADAR_PUBLIC_URL?.replace(/\/+$/, ''),
    notaKey: e.KADAR_NOTA_KEY,
    portalKey: e.KADAR_PORTAL_KEY === undefined ? undefined : readPortalKey(e.KADAR_PORTAL_KEY),
    pusatKey: e.KADAR_PUSAT_KEY === undefined ? undefined : readPusatKey(e.KADAR_PUSAT_KEY),
    serverKeys: new Map(e.KADAR_SERVER_KEYS.flatMap((text) => serverKeyOf(text) ?? [])),
    portalHosts: portalHostsOf(e.KADAR_PORTAL_HOSTS.map((one) => one.toLowerCase())),
    printerHosts: printerHostsOf(
      e.KADAR_PRINTER_HOSTS.map((one) => one.toLowerCase()),
      e.KADAR_PRINTER_PORTS.map(portRangeOf).filter((one) => one !== undefined),
    ),
    trustedProxies: e.KADAR_TRUSTED_PROXY,
  };
};
