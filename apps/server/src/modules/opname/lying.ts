import { listed, sql } from '../../platform/database/sql.ts';

/** What lies in the shop for sale or for somebody (modules-2 §5): what is bought in waits to be sorted and is no count's. */
export const COUNTED = sql.raw(listed(['READY', 'RESERVED', 'HOLD']));

/** What a scan came to that saw a piece. */
export const SEEN = sql.raw(listed(['KETEMU', 'SALAH_BAKI', 'BEDA_BERAT', 'GANDA']));
