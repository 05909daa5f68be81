import { expect } from 'vitest';
import { exchange } from '../../modules/antar-server/exchange.ts';
import type { Client, Reply, TestApp } from '../../testing/harness.ts';
import { trayOf } from '../../testing/trays.ts';
import { type Chains, CUTS, type Line } from './chains.fixture.ts';

/** A small linear congruential generator: the same history for the same seed. */
export const dice = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return {
    under: (n: number) => Math.floor(next() * n),
    of: <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)],
  };
};

export type Dice = ReturnType<typeof dice>;

export interface Shop {
  toko: string;
  server: TestApp;
  /** Leads to its server. */
  line: Line;
  spv: Client;
  owner: Client;
  tray: string;
}

/** K01 and K02, each with money, as its own server's. */
export const shopsOf = async (chains: Chains): Promise<[Shop, Shop]> => {
  const shopOf = async (toko: string, server: TestApp, line: Line, who: string): Promise<Shop> => {
    const spv = await server.login(who);
    const owner = await server.login('OWN');
    const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000_000, keterangan: 'MODAL' };
    expect((await owner.post('cash', modal, { toko })).status).toBe(200);
    return { toko, server, line, spv, owner, tray: await trayOf(server, toko) };
  };
  return [
    await shopOf('K01', chains.cabang, chains.toCabang, 'SPV'),
    await shopOf('K02', chains.pusat, chains.toPusat, 'SPV2'),
  ];
};

/** What two shops do with each other, one step each; `own` is how barcodes begin that may be sent. What was answered goes into `replies`. */
export const movesOf = (shops: readonly [Shop, Shop], { under, of }: Dice, replies: Reply[], own = '') => {
  const other = (shop: Shop): Shop => (shop === shops[0] ? shops[1] : shops[0]);
  const openTo = async ({ server, toko }: Shop) =>
    server.look<{ no_kirim: string; urut: number }>(
      "select no_kirim, urut from kiriman_baris where tujuan = $1 and jauh = 'MASUK' and sisa_qty > 0 order by 1, 2",
      [toko],
    );
  const send = async (shop: Shop) => {
    const ready = await shop.server.look<{ kode_barcode: string }>(
      "select kode_barcode from barang where kode_toko = $1 and kode_barcode like $2 and status = 'READY' order by 1",
      [shop.toko, `${own}%`],
    );
    const some = ready.filter(() => under(3) === 0).slice(0, 3);
    if (some.length === 0) return;
    replies.push(await shop.spv.post('kirim-barang', { tujuan: other(shop).toko, segel: 'S', lines: some }));
  };
  const receive = async (shop: Shop) => {
    const line = of(await openTo(shop));
    if (!line) return;
    const hasil = under(4) === 0 ? { hasil: 'TOLAK', sebab: 'UJI' } : {};
    const body = {
      no_kirim: line.no_kirim,
      segel: 'S',
      kode_baki: shop.tray,
      lines: [{ urut: line.urut, ...hasil }],
    };
    replies.push(await shop.spv.post('terima-barang', body));
  };
  const end = async (shop: Shop) => {
    const line = of(
      await shop.server.look<{ no_kirim: string; urut: number; status: string }>(
        "select no_kirim, urut, status from kiriman_baris where kode_toko = $1 and jauh = 'KELUAR' and sisa_qty > 0 order by 1, 2",
        [shop.toko],
      ),
    );
    if (!line) return;
    const at = { toko: shop.toko };
    replies.push(
      line.status === 'JALAN' && under(2) === 0
        ? await shop.owner.post(`kirim-barang/${line.no_kirim}/batal`, { alasan: 'UJI' }, at)
        : await shop.owner.post(
            'kembali-barang',
            { no_kirim: line.no_kirim, lines: [{ urut: line.urut }] },
            at,
          ),
    );
  };
  const pay = async (shop: Shop) => {
    const sent = { tujuan: other(shop).toko, jumlah_rp: 1_000 * (1 + under(500)), keterangan: 'UJI' };
    replies.push(await shop.spv.post('kirim-uang', sent));
  };
  const count = async (shop: Shop) => {
    const bag = of(
      await shop.server.look<{ no: string; rp: string }>(
        "select nomor_referensi as no, jumlah_rp as rp from kirim_uang where tujuan = $1 and jauh = 'MASUK' and status = 'SENT' order by 1",
        [shop.toko],
      ),
    );
    if (!bag) return;
    const jumlah_rp = Math.max(0, Number(bag.rp) - (under(3) === 0 ? 1_000 : 0));
    replies.push(await shop.spv.put(`kirim-uang/${bag.no}/reception`, { jumlah_rp, sebab: 'KURANG' }));
  };
  const fetchBack = async (shop: Shop) => {
    const bag = of(
      await shop.server.look<{ no: string }>(
        "select nomor_referensi as no from kirim_uang where kode_toko = $1 and status = 'SENT' and jauh = 'KELUAR' order by 1",
        [shop.toko],
      ),
    );
    if (bag)
      replies.push(
        await shop.owner.post(`kirim-uang/${bag.no}/batal`, { alasan: 'UJI' }, { toko: shop.toko }),
      );
  };
  const breaks = async ({ line }: Shop) => {
    const path = of(['antar-server/jalan', 'antar-server/izin', 'antar-server/kabar']) ?? '';
    line.cut(path, CUTS[under(CUTS.length)] ?? CUTS[0]);
  };
  const meets = ({ server }: Shop) => exchange(server.app.kadar);
  /** Eleven minutes pass for grants. */
  const ages = async ({ server }: Shop) => {
    for (const table of ['kiriman_baris', 'kirim_uang'])
      await server.look(
        `update ${table} set izin_at = izin_at - interval '11 minutes' where izin_at is not null`,
      );
  };
  return { send, receive, end, pay, count, fetchBack, breaks, meets, ages };
};
