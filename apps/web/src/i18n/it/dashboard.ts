import type id from '../id/dashboard.ts';

const dashboard: Partial<Record<keyof typeof id, string | Record<string, string>>> = {};
export default dashboard;
