import { DEMO_SIZES, type DemoSize } from '@kadar/demo-data/chain.ts';
import { calendarDay } from '../platform/clock.ts';
import type { Kadar } from '../platform/kadar.ts';
import { OperatorError } from '../platform/operator-error.ts';

export interface DemoOptions {
  size: DemoSize;
  seed: string;
  /** The last, open business day, yyyy-MM-dd. */
  today: string;
  /** Closed days of history before it. */
  days: number;
}

/** Size, seed and length from the environment; a year of the small chain ending today unless said. Throws OperatorError. */
export const demoOptions = (
  { clock, config }: Pick<Kadar, 'clock' | 'config'>,
  env: NodeJS.ProcessEnv,
): DemoOptions => {
  const size = env.KADAR_DEMO_SIZE ?? 'small';
  if (!Object.hasOwn(DEMO_SIZES, size))
    throw new OperatorError(`KADAR_DEMO_SIZE: small, medium atau large, bukan ${size}`);
  const days = Number(env.KADAR_DEMO_DAYS ?? 365);
  if (!Number.isSafeInteger(days) || days < 0)
    throw new OperatorError(`KADAR_DEMO_DAYS: jumlah hari, bukan ${env.KADAR_DEMO_DAYS}`);
  return {
    size: size as DemoSize,
    seed: env.KADAR_DEMO_SEED ?? 'kadar',
    today: env.KADAR_DEMO_TODAY ?? calendarDay(clock.now(), config.timeZone),
    days,
  };
};
