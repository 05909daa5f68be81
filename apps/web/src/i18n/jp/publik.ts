import type id from '../id/publik.ts';

const publik: Partial<Record<keyof typeof id, string>> = {};
export default publik;
