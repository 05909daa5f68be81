/** The key of para_system under which a shop, or head office for all of them, put the list away. */
export const DITUTUP = 'PERSIAPAN_DITUTUP';
