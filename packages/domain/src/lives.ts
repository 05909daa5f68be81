import { PLEDGE } from './lives/pledge.ts';

/** The one list of lives: who adds one adds its declaration here. */
export const LIVES = [PLEDGE] as const;
