import type id from '../id/hari.ts';

const hari: Partial<Record<keyof typeof id, string | Record<string, string>>> = {};
export default hari;
