import type id from '../id/akunting.ts';

const akunting: Partial<Record<keyof typeof id, string>> = {};
export default akunting;
