import type id from '../id/setup.ts';

const setup: Partial<Record<keyof typeof id, string>> = {};
export default setup;
