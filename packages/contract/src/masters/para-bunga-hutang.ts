import { defineMaster } from '../master.ts';

const EMPTY = { id: 'Kosong = menurut pengaturan', en: 'Empty = as the settings say' } as const;
const DAYS = { kind: 'integer', min: 0, max: 3650 } as const;
const NONE = { ...DAYS, standard: 0 } as const;
const PERCENT = { kind: 'percent', standard: 0 } as const;

/**
 * Percent per 30 days [spec A §9] by size of the loan, with the terms a contract copies (modules §4.1);
 * without a row BUNGA_PERSEN holds (domain §6). Of rows for one size the newest in force goes before.
 */
export default defineMaster({
  name: 'para-bunga-hutang',
  title: { id: 'Parameter Bunga Hutang', en: 'Loan interest' },
  scope: 'chain',
  key: '_id',
  shown: 'bunga',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 40, icon: 'percentage' },
  sort: 'hutang_from',
  unique: [['berlaku_mulai', 'hutang_from']],
  fields: {
    hutang_from: { kind: 'rupiah', label: { id: 'Hutang Dari (Rp)', en: 'Loan from (Rp)' }, required: true },
    hutang_to: { kind: 'rupiah', label: { id: 'Hutang Sampai (Rp)', en: 'Loan to (Rp)' }, required: true },
    bunga: {
      kind: 'percent',
      label: { id: 'Bunga (%)', en: 'Interest (%)' },
      help: { id: 'Per 30 hari', en: 'Per 30 days' },
      required: true,
    },
    berlaku_mulai: { kind: 'date', label: { id: 'Berlaku', en: 'In force from' } },
    /** 1, 15 or 30: the mode HARIAN, 15_HARI or BULANAN [settled, Pledges 1]. */
    periode_hari: {
      kind: 'integer',
      label: { id: 'Periode (hari)', en: 'Period (days)' },
      help: {
        id: '1, 15 atau 30; kosong = menurut pengaturan',
        en: '1, 15 or 30; empty = as the settings say',
      },
      min: 1,
      max: 30,
    },
    min_hari: { ...DAYS, label: { id: 'Paling Sedikit (hari)', en: 'At least (days)' }, help: EMPTY },
    grace_hari: { ...DAYS, label: { id: 'Masa Tenggang (hari)', en: 'Grace (days)' }, help: EMPTY },
    maks_hari: { ...NONE, label: { id: 'Lama Pinjam Terpanjang (hari)', en: 'Longest term (days)' } },
    denda_persen: { ...PERCENT, label: { id: 'Denda (%)', en: 'Penalty (%)' } },
    denda_periode_hari: { ...NONE, label: { id: 'Periode Denda (hari)', en: 'Penalty period (days)' } },
    denda_maks_persen: { ...PERCENT, label: { id: 'Denda Paling Banyak (%)', en: 'Penalty at most (%)' } },
  },
});
