import { identityNumber, personName, phoneNumber, streetAddress } from './names.ts';
import type { Rng } from './rng.ts';
import type { MemberRow } from './rows.ts';

const DISCOUNTS: Record<MemberRow['jenis_pelanggan'], number> = {
  UMUM: 0,
  LANGGANAN: 0.5,
  VIP: 1,
  RESELLER: 1.5,
  PEDAGANG: 0,
  PABRIKAN: 0,
};
/** One member in so many is a business. */
const BUSINESS_EVERY = 75;
const KINDS = ['PEDAGANG', 'PEDAGANG', 'PABRIKAN', 'PEDAGANG'] as const;

export const isBusiness = ({ jenis_pelanggan }: MemberRow): boolean =>
  jenis_pelanggan === 'PEDAGANG' || jenis_pelanggan === 'PABRIKAN';

/** A member as the business he has; every other trader brings an exemption from income tax. */
const asBusiness = (row: MemberRow, nth: number): MemberRow => {
  const jenis_pelanggan = KINDS[nth % KINDS.length] ?? 'PEDAGANG';
  const trader = jenis_pelanggan === 'PEDAGANG';
  return {
    ...row,
    nama_customer: `${trader ? 'TOKO MAS' : 'CV'} ${row.nama_customer.split(' ')[0]}`,
    jenis_pelanggan,
    diskon: DISCOUNTS[jenis_pelanggan],
    ...(trader &&
      nth % 2 === 0 && {
        skb_pph22: `SKB-${String(nth + 1).padStart(5, '0')}/WPJ.09`,
        skb_sampai: '2030-12-31',
      }),
  };
};

const two = (n: number): string => String(n).padStart(2, '0');

/** Members M000001, M000002, … in the wire shape of the master `member`. */
export const members = (count: number, rng: Rng): MemberRow[] =>
  Array.from({ length: count }, (_, index) => {
    const jenis_pelanggan = rng.weighted<MemberRow['jenis_pelanggan']>([
      ['UMUM', 80],
      ['LANGGANAN', 14],
      ['VIP', 4],
      ['RESELLER', 2],
    ]);
    const row: MemberRow = {
      kode_customer: `M${String(index + 1).padStart(6, '0')}`,
      nama_customer: personName(rng),
      alamat_customer: streetAddress(rng),
      no_hp: phoneNumber(rng),
      tgl_lahir: `${rng.int(1955, 2005)}-${two(rng.int(1, 12))}-${two(rng.int(1, 28))}`,
      jenis_pelanggan,
      diskon: DISCOUNTS[jenis_pelanggan],
    };
    const known = rng.chance(0.4) ? { ...row, no_ktp: identityNumber(rng) } : row;
    const nth = (index + 1) / BUSINESS_EVERY - 1;
    return Number.isInteger(nth) ? asBusiness(known, nth) : known;
  });
