import type id from '../id/kas.ts';

const kas: Partial<Record<keyof typeof id, string | Record<string, string>>> = {};
export default kas;
