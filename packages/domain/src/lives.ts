import { BATCH } from './lives/batch.ts';
import { DEPOSIT } from './lives/deposit.ts';
import { INSTALMENTS } from './lives/instalments.ts';
import type { MovedLife, SharedLife, TouchedLife } from './lives/life.ts';
import { ORDER } from './lives/order.ts';
import { PLEDGE } from './lives/pledge.ts';
import { SERVICE } from './lives/service.ts';
import { SHIPMENT } from './lives/shipment.ts';

/** The one list of lives: who adds one adds its declaration here. */
export const LIVES = [PLEDGE, DEPOSIT, BATCH, SHIPMENT, ORDER, INSTALMENTS, SERVICE] as const;

export const MOVED: readonly MovedLife[] = LIVES.filter((life) => life.goes === 'moved');
export const TOUCHED: readonly TouchedLife[] = LIVES.filter((life) => life.goes === 'touched');
export const SHARED: readonly SharedLife[] = LIVES.filter((life) => life.goes === 'shared');
