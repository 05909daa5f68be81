import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { lotOf } from '../../modules/pembelian/sortir/sort.fixture.ts';
import type { pieceSupply } from '../../modules/penjualan/sale.fixture.ts';
import { cash, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { buyOf, noFaktur, ofNota, unknown } from '../../testing/buying.ts';
import { titipOf } from '../../testing/depositing.ts';
import type { Client, Reply } from '../../testing/harness.ts';

type Supplied = ReturnType<ReturnType<typeof pieceSupply>>;

/** A piece that was sold, by its nota. */
export interface Sold {
  no: string;
  of: Supplied;
}
export const POINT_RP = 500;
export const MODAL_RP = 50_000_000;
const LISTRIK_RP = 150_000;
/** Of 5.5 g at 72.3 %, which are 3.9765 g fine. */
export const BAR_G = 3.96;
const DOWN_RP = 500_000;
const KTP = { no_ktp: '3173012345670001' };
const toMg = (grams: number): number => Math.round(grams * 1000);
const toGrams = (grams: number, moreMg: number): number => (toMg(grams) + moreMg) / 1000;
const ok = (reply: Reply): Reply => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply;
};

/** One till's day of a branch, told by what was asked for: 12 sales, 6 purchases, a melt lot, cash in and out, a copy. */
export class TillDay {
  /** Rupiah of the drawer. */
  kas = 0;
  /** Rupiah by transfer that is owed to those who brought gold. */
  owed = 0;
  poin = 0;
  /** Milligrams by kadar: what came in less what went out; scrap apart, which becomes a bar of BAR_G. */
  readonly gold = new Map<number, number>();
  private readonly who: Client;
  /** Sorts what was bought. */
  private readonly spv: Client;
  private readonly member: string;
  private readonly next: () => Supplied;

  constructor(who: Client, spv: Client, member: string, next: () => Supplied) {
    this.who = who;
    this.spv = spv;
    this.member = member;
    this.next = next;
  }

  async run(late: Sold): Promise<void> {
    await this.drawer('MASUK', 'MODAL', MODAL_RP);
    const first = await this.sell({ member: true });
    const second = await this.sell({ member: true, points: 1 });
    const third = await this.parked();
    const wrong = await this.sell();
    const [early, heavy] = [await this.sell(), await this.sell()];
    const bank = await this.sell();
    for (const old of [first, second, third]) await this.trade(old);
    await this.deposit();
    const last = await this.sell();
    ok(await this.post(`penjualan/${wrong.no}/batal`, { alasan: 'SALAH SCAN' }));
    this.kas -= wrong.of.harga_jual;
    this.moved(wrong.of.piece.kadar, toMg(wrong.of.piece.berat));

    await this.buyBack(early);
    await this.buyBack(late);
    await this.buyBack(heavy, { grams: toGrams(heavy.of.piece.berat, 50), sebab_berat: 'SOLDER' });
    await this.buyBack(bank, { jenis: 'TRANSFER' });
    const scrap = [await this.strange('NOTA_LAIN', 2.5), await this.strange('TANPA_SURAT', 3)];
    await this.melt(scrap);
    await this.drawer('KELUAR', 'LISTRIK', LISTRIK_RP);
    expect(ok(await this.post(`penjualan/${last.no}/cetak`, {})).body.data).toEqual({ cetak: 1 });
  }

  private post(path: string, body: object): Promise<Reply> {
    return this.who.postApproved(path, body, 'OWNER');
  }

  private moved(kadar: number, mg: number): void {
    this.gold.set(kadar, (this.gold.get(kadar) ?? 0) + mg);
  }

  private async drawer(jenis: 'MASUK' | 'KELUAR', kategori: string, jumlah_rp: number): Promise<void> {
    ok(await this.post('cash', { jenis, kategori, jumlah_rp, keterangan: 'HARIAN' }));
    this.kas += jenis === 'MASUK' ? jumlah_rp : -jumlah_rp;
  }

  /** A sale as it was posted: points it earned, its piece out of the house. */
  private sold(reply: Reply, of: Supplied): Sold {
    this.poin += (ok(reply).body.data as { poin_dapat: number }).poin_dapat;
    this.moved(of.piece.kadar, -toMg(of.piece.berat));
    return { no: noFaktur(reply.body), of };
  }

  private async sell({ member = false, points = 0 } = {}, of = this.next()): Promise<Sold> {
    const rp = of.harga_jual - points * POINT_RP;
    const payments = [...(points ? [{ jenis: 'POIN', jumlah_rp: points * POINT_RP }] : []), cash(rp)];
    const body = saleOf([of], payments, member ? { kode_customer: this.member } : {});
    this.kas += rp;
    this.poin -= points;
    return this.sold(await this.post('penjualan', body), of);
  }

  /** Set aside, and taken back to be paid. */
  private async parked(): Promise<Sold> {
    const of = this.next();
    const id = randomUUID();
    const said = { at: '2026-02-25T05:00:00.000Z', nama_customer: '', uraian: 'CINCIN', qty: 1 };
    const isi = { lines: [of.kode_barcode] };
    ok(await this.post('parkir-penjualan', { id, ...said, grand_total: of.harga_jual, isi }));
    expect(ok(await this.post(`parkir-penjualan/${id}/ambil`, {})).body.data).toEqual({ isi });
    return this.sell({}, of);
  }

  private async trade(old: Sold): Promise<void> {
    const of = this.next();
    const bought = await buyOf(this.who, [ofNota({ no_faktur: old.no, berat: old.of.piece.berat })]);
    const net = of.harga_jual - bought.lines.reduce((sum, { harga }) => sum + harga, 0);
    const { lines: jual, ...said } = saleOf([of], net > 0 ? [cash(net)] : []);
    const keluar = net < 0 ? [cash(-net)] : [];
    const reply = await this.post('tukar', { ...said, ...KTP, jual, beli: bought.lines, keluar });
    this.sold(reply, of);
    this.kas += net;
    // The points of the old nota stay, since the new one earns only on the difference (settled, buy-back 8).
    this.moved(old.of.piece.kadar, toMg(old.of.piece.berat));
  }

  /** Kept against some cash, fetched the same day. */
  private async deposit(): Promise<void> {
    const of = this.next();
    const no_titip = noFaktur(ok(await this.post('titip', titipOf([of], DOWN_RP))).body);
    const rest = of.harga_jual - DOWN_RP;
    const body = saleOf([of], [{ jenis: 'TITIPAN', jumlah_rp: DOWN_RP, no_titip }, cash(rest)]);
    const lines = body.lines.map((line) => ({ ...line, no_titip }));
    this.sold(await this.post('penjualan', { ...body, lines }), of);
    this.kas += DOWN_RP + rest;
  }

  private async buyBack(
    sold: Sold,
    {
      grams = sold.of.piece.berat,
      jenis = 'CASH',
      ...more
    }: { grams?: number; jenis?: 'CASH' | 'TRANSFER'; sebab_berat?: string } = {},
  ): Promise<void> {
    const body = await buyOf(this.who, [ofNota({ no_faktur: sold.no, berat: grams }, more)], { jenis });
    const rp = body.lines.reduce((sum, { harga }) => sum + harga, 0);
    ok(await this.post('pembelian', body));
    if (jenis === 'TRANSFER') this.owed += rp;
    else this.kas -= rp;
    this.moved(sold.of.piece.kadar, toMg(grams));
  }

  /** What is not of our nota; a cashier is refused before it is approved. Gives its barcode. */
  private async strange(sumber: 'NOTA_LAIN' | 'TANPA_SURAT', berat_kotor: number): Promise<string> {
    const body = await buyOf(this.who, [unknown({ sumber, berat_kotor })], { more: KTP });
    if (this.who !== this.spv)
      expect((await this.who.post('pembelian', body)).body.need_auth?.kategori).toContain('BELI TANPA NOTA');
    const reply = ok(await this.post('pembelian', body));
    this.kas -= body.lines.reduce((sum, { harga }) => sum + harga, 0);
    return (reply.body.data as { barcodes: string[] }).barcodes[0] ?? '';
  }

  /** What may not be sold again: to the scrap, into a lot of its own, to one bar. */
  private async melt(barcodes: readonly string[]): Promise<void> {
    const sort = async (path: string, body: object) => ok(await this.spv.post(path, body));
    await sort('sortir-belian', { ke: 'ROSOK', barcodes });
    const no_lot = await lotOf(this.spv, 'LEBUR');
    await sort('sortir-belian', { ke: 'LEBUR', barcodes, no_lot });
    await sort('sortir-belian/lebur', { no_lot, batang: [{ berat: BAR_G, kadar: 99.9 }] });
  }
}
