import type id from '../id/kit.ts';

const kit: Partial<Record<keyof typeof id, string>> = {};
export default kit;
