import type { Template } from './template.ts';

/** Kosong: a tray to put the first piece on; types, groups and purities are the shop's own. */
export const kosong: Template = { jenis: [], kadar: [], group: [], ongkos: [], banks: [], baki: ['A01'] };
