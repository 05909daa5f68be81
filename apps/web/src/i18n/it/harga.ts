import type id from '../id/harga.ts';

const harga: Partial<Record<keyof typeof id, string>> = {};
export default harga;
