import { BANKS, JENIS } from './catalogue.ts';
import { trayDepts } from './mix.ts';
import { branchPlaces, personName, phoneNumber, streetAddress } from './names.ts';
import type { Rng } from './rng.ts';
import type { BakiRow, GudangRow, RekeningRow, SalesRow, TokoRow, UserRow } from './rows.ts';

/** Only ever created by the demo. */
export const DEMO_PASSWORD = 'kadar-demo';
export const KODE_PUSAT = 'PST';
const TRAYS_PER_LETTER = 20;
const SALES_PER_TOKO = 8;

const kodeCabang = (index: number): string => `K${String(index).padStart(2, '0')}`;
export const isBranch = (toko: TokoRow): boolean => toko.type === 'TOKO';

/** Head office PST and branches K01, K02, …. */
export const makeTokos = (branches: number, rng: Rng): TokoRow[] => [
  {
    kode_toko: KODE_PUSAT,
    nama_toko: 'TOKO MAS KADAR PUSAT',
    alamat_toko: 'JL. ASIA AFRIKA NO. 8, BANDUNG',
    no_hp: phoneNumber(rng),
    type: 'PUSAT',
    portal: '',
  },
  ...branchPlaces.slice(0, branches).map((place, index) => ({
    kode_toko: kodeCabang(index + 1),
    nama_toko: `TOKO MAS KADAR ${place}`,
    alamat_toko: streetAddress(rng, place),
    no_hp: phoneNumber(rng),
    type: 'TOKO' as const,
    portal: '',
  })),
];

const gudang = (kode_toko: string, jenis: GudangRow['jenis'], nama_gudang: string): GudangRow => ({
  kode_toko,
  kode_gudang: jenis,
  nama_gudang,
  jenis,
});

export const makeGudang = (tokos: readonly TokoRow[]): GudangRow[] =>
  tokos.flatMap((toko) => [
    ...(isBranch(toko) ? [gudang(toko.kode_toko, 'ETALASE', 'ETALASE DEPAN')] : []),
    gudang(toko.kode_toko, 'BRANKAS', 'BRANKAS'),
    gudang(toko.kode_toko, 'LELANG', 'BARANG LELANG'),
    gudang(toko.kode_toko, 'HANCUR', 'BARANG HANCUR'),
  ]);

const DEPT_NAMES = new Map(JENIS.map(({ kode_dept, nama_dept }) => [kode_dept, nama_dept]));
const trayCode = (index: number): string => {
  const letter = String.fromCharCode('A'.charCodeAt(0) + Math.floor(index / TRAYS_PER_LETTER));
  return letter + String((index % TRAYS_PER_LETTER) + 1).padStart(2, '0');
};
const beratBaki = (rng: Rng): number => rng.int(18_000, 40_000) / 100;

/** Trays A01–A20, B01–B20 … in every branch's showcase, each for one dept, and a box in each other place. */
export const makeBaki = (tokos: readonly TokoRow[], letters: number, rng: Rng): BakiRow[] =>
  tokos.flatMap((toko) => {
    const own = rng.fork(toko.kode_toko);
    const depts = isBranch(toko) ? trayDepts(letters * TRAYS_PER_LETTER) : [];
    const shown = depts.map((dept, index) => ({
      kode_toko: toko.kode_toko,
      kode_baki: trayCode(index),
      kode_gudang: 'ETALASE',
      nama_baki: `BAKI ${DEPT_NAMES.get(dept) ?? dept}`,
      berat_baki: beratBaki(own),
    }));
    const boxes = (['BRANKAS', 'LELANG', 'HANCUR'] as const).map((kode_gudang) => ({
      kode_toko: toko.kode_toko,
      kode_baki: `${kode_gudang.slice(0, 3)}01`,
      kode_gudang,
      nama_baki: `KOTAK ${kode_gudang}`,
      berat_baki: beratBaki(own),
    }));
    return [...shown, ...boxes];
  });

export const makeSales = (tokos: readonly TokoRow[], rng: Rng): SalesRow[] =>
  tokos.filter(isBranch).flatMap((toko) => {
    const own = rng.fork(toko.kode_toko);
    const names = new Set<string>();
    while (names.size < SALES_PER_TOKO) names.add(personName(own));
    return [...names].map((nama_sales, index) => {
      const { kode_bank, nama_bank } = own.pick(BANKS);
      return {
        kode_toko: toko.kode_toko,
        kode_sales: `S${String(index + 1).padStart(2, '0')}`,
        nama_sales,
        kode_bank,
        nama_bank,
        no_rekening: accountNumber(own),
        nama_rekening: nama_sales,
      };
    });
  });

const accountNumber = (rng: Rng): string => `000${String(rng.int(0, 9_999_999)).padStart(7, '0')}`;

/** Each bank's ledger account; BCA is the standard chart's own BANK, where cash deposits go. */
const BANK_ACCOUNTS: Record<string, string> = { BCA: '1111', MANDIRI: '1112', BRI: '1113' };

export const makeRekenings = (tokos: readonly TokoRow[], rng: Rng): RekeningRow[] =>
  tokos.flatMap((toko) => {
    const own = rng.fork(toko.kode_toko);
    return BANKS.slice(0, isBranch(toko) ? 3 : 2).map(({ kode_bank }, nth) => ({
      kode_toko: toko.kode_toko,
      no_rekening: accountNumber(own),
      kode_bank,
      nama_rekening: toko.nama_toko,
      nomor_akun: BANK_ACCOUNTS[kode_bank] ?? '1111',
      // The third bank pays out cards a working day later.
      cair_hari: nth === 2 ? 1 : 0,
    }));
  });

/** The computer that holds a branch's printer, and the printer: recorded, and not connected to anything. */
export const makeDevices = (tokos: readonly TokoRow[]) => {
  const codes = tokos.filter(isBranch).map(({ kode_toko }) => kode_toko);
  return {
    agen: codes.map((kode_toko) => ({ kode_toko, kode_agen: 'KASIR', nama_agen: 'KOMPUTER KASIR' })),
    printer: codes.map((kode_toko) => ({
      kode_toko,
      kode_printer: 'NOTA80',
      nama_printer: 'PRINTER NOTA 80 MM',
      jenis: 'NOTA',
      profil: 'ESCPOS80',
      driver: 'CUPS',
      alamat: 'nota80',
      kode_agen: 'KASIR',
    })),
  };
};

/** The supervisor and the cashier of a branch, by its place in the chain. */
export const branchUsers = (index: number): { spv: string; kasir: string } => ({
  spv: `SPV${index + 1}`,
  kasir: `KASIR${index + 1}`,
});

/** One login per level at head office, an SPV and a KASIR per branch. Their `akses` is the server's to fill. */
export const makeUsers = (tokos: readonly TokoRow[], rng: Rng): UserRow[] => {
  const user = (user_id: string, level: UserRow['level'], kode_toko = KODE_PUSAT): UserRow => ({
    user_id,
    usere_name: personName(rng),
    level,
    kode_toko,
    no_whatsapp: phoneNumber(rng),
    password: DEMO_PASSWORD,
  });
  return [
    user('OWNER', 'OWN'),
    user('SUPPORT', 'SU'),
    user('ADMIN', 'MU'),
    user('TEKNISI', 'DEV'),
    ...tokos.filter(isBranch).flatMap(({ kode_toko }, index) => {
      const { spv, kasir } = branchUsers(index);
      return [user(spv, 'SPV', kode_toko), user(kasir, 'KASIR', kode_toko)];
    }),
  ];
};
