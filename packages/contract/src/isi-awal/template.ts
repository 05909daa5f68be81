import type { PriceShare } from '@kadar/domain/first-prices.ts';

/** What a new shop begins with, to choose from at its first run; the first is chosen unless said otherwise. */
export const TEMPLATES = ['UMUM', 'TUA_LM', 'KOSONG'] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** A purity, and its share of the global gold price. */
export interface TemplateKadar extends PriceShare {
  kode_kadar: string;
  label: string;
  /** Percent. */
  kadar: number;
}

/** Rupiah per gram of a group, or per piece of a type. */
export type TemplateOngkos = { nilai: number } & ({ kode_group: string } | { kode_dept: string });

/** Rows of the masters, in the trade's own words: they are the shop's data, not the screen's texts. */
export interface Template {
  jenis: readonly { kode_dept: string; nama_dept: string }[];
  kadar: readonly TemplateKadar[];
  group: readonly { kode_group: string; nama_group: string; kadar: number }[];
  ongkos: readonly TemplateOngkos[];
  banks: readonly { kode_bank: string; nama_bank: string }[];
  baki: readonly string[];
}

/** The trade's eight types of jewellery; bars are the templates' own. */
export const PERHIASAN: Template['jenis'] = [
  { kode_dept: 'CCN', nama_dept: 'CINCIN' },
  { kode_dept: 'KLG', nama_dept: 'KALUNG' },
  { kode_dept: 'GLG', nama_dept: 'GELANG' },
  { kode_dept: 'GKR', nama_dept: 'GELANG KERONCONG' },
  { kode_dept: 'ANT', nama_dept: 'ANTING' },
  { kode_dept: 'GIW', nama_dept: 'GIWANG' },
  { kode_dept: 'LNT', nama_dept: 'LIONTIN' },
  { kode_dept: 'TDK', nama_dept: 'TINDIK' },
];

export const BATANGAN: Template['jenis'][number] = { kode_dept: 'LM', nama_dept: 'LOGAM MULIA' };

/** Where most customers have their account; what a terminal costs stands in the shop's own contract. */
export const BANK_UMUM: Template['banks'] = [
  { kode_bank: 'BCA', nama_bank: 'BANK BCA' },
  { kode_bank: 'BRI', nama_bank: 'BANK BRI' },
  { kode_bank: 'MANDIRI', nama_bank: 'BANK MANDIRI' },
  { kode_bank: 'BNI', nama_bank: 'BANK BNI' },
];

const kadar = (label: string, percent: number, jual: number, lebur: number): TemplateKadar => ({
  kode_kadar: label.slice(0, 3),
  label,
  kadar: percent,
  jual,
  lebur,
});

/** The purities of the trade. */
export const KADAR = {
  '375': kadar('375/8K', 37.5, 5_442, 3_358),
  '420': kadar('420/9K', 42, 5_915, 3_766),
  '700': kadar('700/16K', 70, 8_823, 6_297),
  '750': kadar('750/17K', 75, 9_342, 6_750),
  '916': kadar('916/22K', 91.6, 10_688, 8_254),
  '999': kadar('999/24K', 99.9, 11_153, 9_693),
} as const;
