import type id from '../id/settings.ts';

const settings: Partial<Record<keyof typeof id, string>> = {};
export default settings;
