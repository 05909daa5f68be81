import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  KADAR_DATA: z.string().default('.kadar'),
  DATABASE_URL: z.string().optional(),
  KADAR_TZ: z.string().default('Asia/Jakarta'),
  KADAR_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  KADAR_POOL: z.coerce.number().int().min(2).max(100).default(24),
  KADAR_SESSION_HOURS: z.coerce.number().int().min(1).max(720).default(14),
  KADAR_ENC_KEY: z.string().length(10).optional(),
});

export interface Config {
  port: number;
  /** Loopback unless configured (design §6). */
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The time zone whose calendar the business day follows. */
  timeZone: string;
  logLevel: z.output<typeof schema>['KADAR_LOG'];
  poolSize: number;
  sessionHours: number;
  /** Key of the payload obfuscation that old clients use [spec B §7]; no security. */
  obfuscationKey: string | undefined;
}

/** Reads the environment once; throws a readable error for a value that makes no sense. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new OperatorError(`Konfigurasi tidak sah: ${z.prettifyError(parsed.error)}`);
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.KADAR_DATA),
    databaseUrl: e.DATABASE_URL,
    timeZone: e.KADAR_TZ,
    logLevel: e.KADAR_LOG,
    poolSize: e.KADAR_POOL,
    sessionHours: e.KADAR_SESSION_HOURS,
    obfuscationKey: e.KADAR_ENC_KEY,
  };
};
