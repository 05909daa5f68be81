import {
  arusKas,
  type BarisKeuangan,
  type LaporanKeuangan,
  labaRugi,
  neraca,
} from '@kadar/contract/endpoints/laporan-keuangan.ts';
import { expect } from 'vitest';
import type { Client, TestApp } from '../../testing/harness.ts';

/** Where the demo's money stands. */
const CASH = ['1101', '1102', '1103', '1111', '1112', '1113'];
/** The account of each place of gold that is in the balance sheet. */
const PLACES: Readonly<Record<string, string>> = {
  PERSEDIAAN: '1131',
  PERSEDIAAN_BELUM_TAG: '1132',
  PERSEDIAAN_BELI: '1133',
  PERSEDIAAN_ROSOK: '1134',
  PERSEDIAAN_LELANG: '1135',
  DALAM_JALAN: '1136',
  PERSEDIAAN_BATANGAN: '1138',
  PERSEDIAAN_TUKANG: '1139',
  PERSEDIAAN_SERVICE: '1140',
  HUTANG_EMAS: '2113',
};

type Sums = Map<string, number>;
const PATHS = { 'laba-rugi': labaRugi.path, neraca: neraca.path, 'arus-kas': arusKas.path } as const;
type Name = keyof typeof PATHS;

/** Asks for a statement as a screen does. */
export const statementsOf =
  (asker: () => Client) =>
  async (name: Name, toko: string, query: Record<string, string>): Promise<LaporanKeuangan> => {
    const reply = await asker().get(`${PATHS[name]}?${new URLSearchParams(query)}`, { toko });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return labaRugi.data.parse(reply.body.data);
  };

/** The line of a part, or of an account under a head. */
export const lineOf = ({ baris }: LaporanKeuangan, kunci: string): BarisKeuangan => {
  const line = baris.find((one) => one.kunci === kunci);
  if (!line) throw new Error(`no line ${kunci}`);
  return line;
};
export const rpOf = (data: LaporanKeuangan, kunci: string, at = 0): number => lineOf(data, kunci).rp[at] ?? 0;

/** What a column tells of each account below some heads; zeros left out. */
export const told = ({ baris }: LaporanKeuangan, heads: RegExp, at = 0): Record<string, number> =>
  Object.fromEntries(
    baris.flatMap(({ kunci, nomor_akun, rp }) =>
      nomor_akun && heads.test(kunci) && rp[at] ? [[nomor_akun, rp[at]] as const] : [],
    ),
  );
export const goldTold = ({ baris }: LaporanKeuangan, at = 0): Record<string, number> =>
  Object.fromEntries(
    baris.flatMap(({ nomor_akun, mg }) => (nomor_akun && mg[at] ? [[nomor_akun, mg[at]] as const] : [])),
  );

/** The statements a second time, from the lines of the journals alone. */
export const ledgerOf = (server: () => TestApp) => {
  const sums = async (text: string, values: unknown[]): Promise<Sums> =>
    new Map(
      (await server().look<{ k: string; v: string }>(text, values)).flatMap(({ k, v }) =>
        Number(v) === 0 ? [] : [[k, Number(v)] as const],
      ),
    );
  const shop = `($1 = '*' or kode_toko = $1)`;
  return {
    /** By account, credit less debit, of the days. */
    moved: (toko: string, dari: string, sampai: string, jenis: string) =>
      sums(
        `select nomor_akun k, sum(kredit) - sum(debet) v from jurnal natural join akuns
         where ${shop} and tanggal >= $2 and tanggal <= $3 and jenis = $4 group by 1`,
        [toko, dari, sampai, jenis],
      ),
    /** By account, debit less credit, of all days up to one. */
    stands: (toko: string, day: string, jenis: readonly string[]) =>
      sums(
        `select nomor_akun k, sum(debet) - sum(kredit) v from jurnal natural join akuns
         where ${shop} and tanggal <= $2 and jenis = any($3) group by 1`,
        [toko, day, jenis],
      ),
    cash: (toko: string, day: string) =>
      sums(
        `select nomor_akun k, sum(debet) - sum(kredit) v from jurnal where ${shop} and tanggal <= $2 and nomor_akun = any($3) group by 1`,
        [toko, day, CASH],
      ),
    gold: async (toko: string, day: string) => {
      const places = await sums(
        `select tempat k, sum(debet) - sum(kredit) v from jurnal_emas where ${shop} and tanggal <= $2 group by 1`,
        [toko, day],
      );
      return Object.fromEntries(
        [...places].flatMap(([place, mg]) => {
          const nomor = PLACES[place];
          return nomor ? [[nomor, nomor.startsWith('2') ? -mg : mg]] : [];
        }),
      );
    },
    /** What money came and went for: each line beside the cash of its own journal. */
    flows: (toko: string, dari: string, sampai: string) =>
      sums(
        `select nomor_akun k, sum(kredit - debet) v from (
           select nomor_akun, debet, kredit, nomor_akun = any($4) as kas,
             sum(case when nomor_akun = any($4) then debet - kredit else 0 end) over (partition by kode_toko, no_jurnal) as delta
           from jurnal where ${shop} and tanggal between $2 and $3) x
         where delta <> 0 and not kas group by 1`,
        [toko, dari, sampai, CASH],
      ),
  };
};
export const sumOf = (values: Sums | Record<string, number>): number =>
  [...(values instanceof Map ? values.values() : Object.values(values))].reduce((sum, one) => sum + one, 0);
