import { pieces } from '@kadar/demo-data/barang.ts';
import { demoChain } from '@kadar/demo-data/chain.ts';
import { members } from '@kadar/demo-data/members.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import { addDays } from '@kadar/domain/dates.ts';

export const TODAY = '2026-02-25';
/** When the sales were made that the seeded database already holds; no report row of a benchmark reads that day. */
export const HISTORY_DAY = addDays(TODAY, -200);
export const TOKO = 'K01';
export const CASHIER = 'KASIR1';
export const SUPERVISOR = 'SPV1';
export const OWNER = 'OWNER';
export const CHAIN = demoChain({ size: 'small', seed: 'bench', today: TODAY });
export const MEMBERS = members(3_000, rngFrom('bench/members'));
/** Pieces of K01, more than any row sells. */
export const PIECES = pieces(CHAIN, TOKO, 8_000, rngFrom('bench/pieces'));
