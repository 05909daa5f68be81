import { identityNumber, personName, phoneNumber, streetAddress } from './names.ts';
import type { Rng } from './rng.ts';
import type { MemberRow } from './rows.ts';

const DISCOUNTS: Record<MemberRow['jenis_pelanggan'], number> = {
  UMUM: 0,
  LANGGANAN: 0.5,
  VIP: 1,
  RESELLER: 1.5,
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
    return rng.chance(0.4) ? { ...row, no_ktp: identityNumber(rng) } : row;
  });
