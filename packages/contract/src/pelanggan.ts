import type { CodeWords } from './code-words.ts';
import type { Field } from './fields.ts';

/** What kinds of customers there are; traders and manufacturers are taxed otherwise than who wears it (domain §4). */
export const JENIS_PELANGGAN: Field = {
  kind: 'choice',
  label: { id: 'Jenis Pelanggan', en: 'Customer type' },
  standard: 'UMUM',
  choices: [
    { value: 'UMUM', label: { id: 'Umum', en: 'Regular' } },
    { value: 'LANGGANAN', label: { id: 'Langganan', en: 'Frequent' } },
    { value: 'VIP', label: { id: 'VIP', en: 'VIP' } },
    { value: 'RESELLER', label: { id: 'Reseller', en: 'Reseller' } },
    { value: 'PEDAGANG', label: { id: 'Pedagang emas', en: 'Gold trader' } },
    { value: 'PABRIKAN', label: { id: 'Pabrikan', en: 'Manufacturer' } },
  ],
};

/** The same where a report names one. */
export const JENIS_PELANGGAN_WORDS: CodeWords = Object.fromEntries(
  (JENIS_PELANGGAN.choices ?? []).map(({ value, label }) => [value, label]),
);

/** The certificate that frees a trader from PPh 22. */
export const SKB = {
  skb_pph22: {
    kind: 'text',
    label: { id: 'No SKB PPh 22', en: 'Tax exemption no.' },
    help: {
      id: 'Surat keterangan bebas: pedagang tidak dipungut PPh 22',
      en: 'With it no income tax is collected from a trader',
    },
    max: 40,
    list: false,
  },
  skb_sampai: {
    kind: 'date',
    label: { id: 'SKB Berlaku Sampai', en: 'Exemption valid until' },
    list: false,
  },
} satisfies Record<string, Field>;

/** Who he is, and how he is reached. */
export const PARTY = {
  nama_customer: {
    kind: 'text',
    label: { id: 'Nama Customer', en: 'Customer name' },
    required: true,
    max: 60,
    personal: 'name',
  },
  alamat_customer: {
    kind: 'text',
    label: { id: 'Alamat', en: 'Address' },
    required: true,
    personal: 'address',
  },
  no_hp: {
    kind: 'phone',
    label: { id: 'No HP', en: 'Phone' },
    required: true,
    max: 20,
    personal: 'phone',
  },
  no_ktp: {
    kind: 'phone',
    label: { id: 'No KTP', en: 'Identity no.' },
    max: 16,
    list: false,
    clear: 'member.list',
    sealed: true,
    personal: 'id',
  },
} satisfies Record<string, Field>;
