import { addDays } from '@kadar/domain/dates.ts';
import { expect } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { startLocalWablas } from '../../platform/messaging/wablas.fixture.ts';
import { wablasHostOf } from '../../platform/messaging/wablas-hosts.ts';
import { type Client, MEMBERS, startTestApp, TODAY } from '../../testing/harness.ts';
import { form, picture } from '../../testing/pictures.ts';
import { allowPledges, cardOf, NECKLACE, payOf, pledged } from '../../testing/pledging.ts';

export const K01 = { toko: 'K01' };

type Refused = { body: { code?: string } };
export const ok = async <T = Record<string, unknown>>(
  reply: Promise<{ status: number; body: { data?: unknown } }>,
): Promise<T> => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
export const code = async (reply: Promise<Refused>) => (await reply).body.code;
export const member = (at: number) => ({ kode_customer: MEMBERS[at]?.kode_customer ?? '' });

/** A server that lends on pledges, with an account at a local Wablas; its business day goes on as the test's story does. */
export const startLelang = async () => {
  const server = await startTestApp();
  const wablas = await startLocalWablas();
  const wablasHosts = [wablasHostOf(wablas.url)];
  Object.assign(server.config, { wablasToken: 'TOKEN', wablasSecret: 'RAHASIA', wablasHosts });
  const spv = await server.login('SPV');
  const owner = await server.login('OWN');
  await allowPledges(owner, {
    VALIDASI_PELUNASAN_HUTANG_MODULE: false,
    WABLAS_MODULE: true,
    WABLAS_BASE_URL: wablas.url,
  });
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  await ok(spv.post('cash', modal));
  const post = (path: string, body: object) => owner.post(path, body, K01);
  const inLedger = async (role: string): Promise<number> =>
    (
      await server.look<{ rp: number }>(
        'select coalesce(sum(debet - kredit), 0)::float as rp from jurnal where role = $1',
        [role],
      )
    )[0]?.rp ?? Number.NaN;
  return {
    server,
    wablas,
    spv,
    owner,
    post,
    inLedger,
    day: (n: number) =>
      server.look("update hari_kerja set tgl_system = $1, buka = true where kode_toko = 'K01'", [
        addDays(TODAY, n),
      ]),
    ledger: async (...roles: string[]) =>
      Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await inLedger(role)] as const))),
    verified: async () => {
      const client = await server.app.kadar.db.privileged.connect();
      return (await verifyDatabase(client).finally(() => client.release())).findings;
    },
    /** What the interest report says that pledges earned, and what the ledger has of it. */
    earned: async () => {
      const range = `tgl_from=${TODAY}&tgl_to=${addDays(TODAY, 800)}`;
      const rows = await ok<Record<string, number>[]>(owner.get(`hutang/report-bunga?${range}`, K01));
      const said = (column: string) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0);
      const [bunga, denda, admin, waived] = [
        said('bunga_dibayar') + said('bunga_akrual'),
        ...['denda', 'biaya_admin', 'diskon'].map(said),
      ];
      const roles = ['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'POTONGAN_BUNGA'];
      const ledger = await Promise.all(roles.map(inLedger));
      return { said: [bunga, denda, admin, waived], ledger: ledger.map((rp, at) => (at < 3 ? 0 - rp : rp)) };
    },
    /** Due on day 10 after it, past grace from day 14 on. */
    lend: async (jumlah: number, at = 0) => {
      const value = await picture(40, 40).jpeg().toBuffer();
      const { body, headers } = form([{ name: 'image', value, filename: 'a.jpg' }]);
      const { foto } = await ok<{ foto: string }>(spv.post('hutang/foto', body, { headers }));
      const barang = [{ ...NECKLACE, foto: [foto] }];
      return pledged(spv, jumlah, { ...member(at), lama_pinjam: 10, barang });
    },
    status: async (no: string) => (await cardOf(spv, no)).status,
    redeem: async (no: string, who: Client = spv, berat_kantong = 5.6) => {
      const { hari_ini } = await cardOf(spv, no);
      return who.post('hutang-tebus', payOf(no, hari_ini.total_bayar, { berat_kantong }));
    },
    /** An auction undone brings the goods back, in a bag that is sealed anew. */
    cancel: (
      path: string,
      no: string,
      bag: object = path === 'lelang' ? { no_segel: `LAGI-${no}`, berat_kantong: 5.6 } : {},
    ) => post(`${path}/${no}/batal`, { alasan: 'UJI', ...bag }),
    /** Closes the day with exactly what should be there. */
    close: async (tanggal: string) => {
      const drawer = await ok<{
        kas: { saldo_akhir: number };
        non_cash: { no_rekening: string; jumlah_rp: number }[];
      }>(owner.get('hari', K01));
      return post('hari/tutup', {
        tanggal,
        rincian_kas: [{ pecahan: 100, lembar: drawer.kas.saldo_akhir / 100 }],
        non_cash: drawer.non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
      });
    },
    stop: async () => {
      await server.close();
      await wablas.close();
    },
  };
};
export type Story = Awaited<ReturnType<typeof startLelang>>;
