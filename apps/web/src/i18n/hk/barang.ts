import type id from '../id/barang.ts';

const barang: Partial<Record<keyof typeof id, string | Record<string, string>>> = {};
export default barang;
