import { addDays } from '@kadar/domain/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pieceInput } from '../../modules/barang/new-piece.fixture.ts';
import { cash, pieceSupply, REKENING, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import {
  type Client,
  MEMBERS,
  type Reply,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../testing/harness.ts';
import { foundWhenSealed } from '../../testing/seal.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
const K01 = { toko: 'K01' };
const MEMBER = MEMBERS.find(({ diskon }) => diskon === 0)?.kode_customer ?? '';
const NILAI_POIN = 500;
const freshPiece = pieceSupply();
/** No shop opens a day further ahead of the calendar. */
const LAST_DAY = addDays(TODAY, 6);

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  admin = await server.login('MU');
  // What a piece costs stays what its tag says, however much its buyer has bought.
  await server.look('update level_member set diskon = 0');
});
afterAll(() => server?.close());

/** What one document did, told by the test itself from what it asked for. */
interface Effect {
  kas: number;
  bank: number;
  poin: number;
  pieces: number;
}
interface Posted extends Effect {
  no: string;
  path: string;
  tanggal: string;
  standing: boolean;
}

type Step =
  | { act: 'sale'; pay: 'CASH' | 'TRANSFER' | 'POIN'; member: boolean }
  | { act: 'kas'; masuk: boolean; rp: number }
  | { act: 'bank'; setor: boolean; rp: number }
  | { act: 'piece' }
  | { act: 'reverse'; which: number; late: boolean }
  | { act: 'day' };
const rp = fc.integer({ min: 1, max: 400 }).map((n) => n * 5_000);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('sale' as const),
      pay: fc.constantFrom('CASH', 'TRANSFER', 'POIN'),
      member: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('kas' as const), masuk: fc.boolean(), rp }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('bank' as const), setor: fc.boolean(), rp }) },
  { weight: 2, arbitrary: fc.constant({ act: 'piece' as const }) },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('reverse' as const), which: fc.nat(1000), late: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'day' as const }) },
);

const none: Effect = { kas: 0, bank: 0, poin: 0, pieces: 0 };

class History {
  readonly posted: Posted[] = [];
  day = TODAY;
  /** Refusals that are right: by the code that must come. */
  expected = 0;

  sum(key: keyof Effect): number {
    return this.posted.reduce((total, one) => (one.standing ? total + one[key] : total), 0);
  }

  add(reply: Reply, path: string, effect: Partial<Effect>): void {
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { no_faktur } = reply.body.data as { no_faktur: string };
    this.posted.push({ ...none, ...effect, no: no_faktur, path, tanggal: this.day, standing: true });
  }

  refused(reply: Reply, code: string): void {
    expect(reply.body.code).toBe(code);
    this.expected++;
  }
}

const run = async (history: History, one: Step): Promise<void> => {
  switch (one.act) {
    case 'sale': {
      const piece = freshPiece();
      const spends = one.pay === 'POIN';
      const kode_customer = one.member || spends ? MEMBER : '';
      const held =
        (await server.look<{ p: number }>('select kadar_poin_saldo($1)::int p', [MEMBER]))[0]?.p ?? 0;
      const pakai = spends ? Math.max(0, Math.min(held, 3)) : 0;
      const rest = piece.harga_jual - pakai * NILAI_POIN;
      const payments = [
        ...(pakai > 0 ? [{ jenis: 'POIN', jumlah_rp: pakai * NILAI_POIN }] : []),
        one.pay === 'TRANSFER' ? { jenis: 'TRANSFER', jumlah_rp: rest, no_rekening: REKENING } : cash(rest),
      ];
      const reply = await owner.post('penjualan', saleOf([piece], payments, { kode_customer }), K01);
      const { poin_dapat = 0 } = (reply.body.data ?? {}) as { poin_dapat?: number };
      const transfer = one.pay === 'TRANSFER';
      return history.add(reply, 'penjualan', {
        kas: transfer ? 0 : rest,
        bank: transfer ? rest : 0,
        poin: poin_dapat - pakai,
        pieces: -1,
      });
    }
    case 'kas': {
      const body = {
        jenis: one.masuk ? 'MASUK' : 'KELUAR',
        kategori: one.masuk ? 'MODAL' : 'LISTRIK',
        jumlah_rp: one.rp,
        keterangan: 'UJI',
      };
      const reply = await owner.post('cash', body, K01);
      if (!one.masuk && one.rp > history.sum('kas')) return history.refused(reply, 'KAS_TIDAK_CUKUP');
      return history.add(reply, 'cash', { kas: one.masuk ? one.rp : -one.rp });
    }
    case 'bank': {
      const body = {
        arah: one.setor ? 'SETOR' : 'TARIK',
        no_rekening: REKENING,
        jumlah_rp: one.rp,
        keterangan: 'UJI',
      };
      const reply = await owner.post('setor-bank', body, K01);
      if (one.setor && one.rp > history.sum('kas')) return history.refused(reply, 'KAS_TIDAK_CUKUP');
      const sign = one.setor ? 1 : -1;
      return history.add(reply, 'setor-bank', { kas: -sign * one.rp, bank: sign * one.rp });
    }
    case 'piece': {
      const reply = await owner.post('barang', pieceInput(), K01);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      history.posted.push({ ...none, pieces: 1, no: '', path: '', tanggal: history.day, standing: true });
      return;
    }
    case 'reverse': {
      const able = history.posted.filter(({ path, standing }) => path && standing);
      const chosen = able[one.which % Math.max(1, able.length)];
      if (!chosen) return;
      const who = one.late ? admin : owner;
      const reply = await who.post(`${chosen.path}/${chosen.no}/batal`, { alasan: 'UJI' }, K01);
      if (one.late && chosen.tanggal !== history.day) {
        expect(reply.body.message).toMatch(/^Tidak Dapat Batal .+ Kemarin$/);
        history.expected++;
        return;
      }
      if (chosen.kas > history.sum('kas')) return history.refused(reply, 'KAS_TIDAK_CUKUP');
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      chosen.standing = false;
      return;
    }
    case 'day': {
      if (history.day >= LAST_DAY) return;
      const kas = history.sum('kas');
      const count = [50_000, 500].map((pecahan, index) => ({
        pecahan,
        lembar: index === 0 ? Math.floor(kas / 50_000) : Math.floor((kas % 50_000) / 500),
      }));
      const status = (await owner.get('hari', K01)).body.data as {
        non_cash: { no_rekening: string; jumlah_rp: number }[];
      };
      const counted = count.reduce((total, { pecahan, lembar }) => total + pecahan * lembar, 0);
      const body = {
        tanggal: history.day,
        rincian_kas: count,
        non_cash: status.non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
        selisih: [{ jenis: 'KAS', alasan: 'UJI', penanggung: 'KASIR1' }],
      };
      const closed = await owner.post('hari/tutup', body, K01);
      expect(closed.status, JSON.stringify(closed.body)).toBe(200);
      expect(closed.body.data).toMatchObject({ kas_sistem: kas });
      if (counted !== kas)
        history.posted.push({
          ...none,
          kas: counted - kas,
          no: '',
          path: '',
          tanggal: history.day,
          standing: true,
        });
      history.day = addDays(history.day, 1);
      expect((await owner.post('hari/buka', { tanggal: history.day }, K01)).status).toBe(200);
    }
  }
};

/** The same sums once more, in SQL that knows nothing of the product's own. */
const books = async (): Promise<object> =>
  (
    await server.look<object>(
      `select (select coalesce(sum(masuk - keluar), 0)::float from kas_mutasi where kode_toko = 'K01') as kas,
         (select coalesce(sum(jumlah_rp), 0)::float from bank_mutasi where kode_toko = 'K01') as bank,
         (select coalesce(sum(poin), 0)::float from poin_mutasi where kode_customer = $1) as poin,
         (select count(*)::float from barang where kode_toko = 'K01' and status = 'READY') as pieces,
         (select coalesce(sum(debet - kredit), 0)::float from jurnal where kode_toko = 'K01' and nomor_akun = '1101') as ledger,
         (select coalesce(sum(debet - kredit), 0)::float from jurnal_emas where kode_toko = 'K01' and tempat = 'PERSEDIAAN')
           - (select sum(round(berat_asli * kadar_murni / 100))::float from barang where kode_toko = 'K01' and status = 'READY') as gold,
         (select coalesce(sum(tanda), 0)::float from gerak_dokumen where kode_toko = 'K01' and jenis = 'PENJUALAN') as sales,
         (select coalesce(sum((ringkasan -> 'penjualan' ->> 'grand_total')::bigint), 0)::float from tutup_harian where kode_toko = 'K01') as closed,
         (select coalesce(sum(g.grand_total), 0)::float from gerak_dokumen g where g.kode_toko = 'K01' and g.jenis = 'PENJUALAN'
            and g.tanggal in (select tanggal from tutup_harian where kode_toko = 'K01')) as shown`,
      [MEMBER],
    )
  )[0] ?? {};

test('whatever is posted, reversed and closed in whatever order, all books say the same', async () => {
  const before = (await books()) as Record<string, number>;
  const history = new History();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12, size: 'max' }), async (steps) => {
      for (const one of steps) await run(history, one);
      const now = (await books()) as Record<string, number>;
      const moved = (key: string): number => (now[key] ?? 0) - (before[key] ?? 0);
      expect({
        kas: moved('kas'),
        bank: moved('bank'),
        poin: moved('poin'),
        pieces: moved('pieces'),
      }).toEqual({
        kas: history.sum('kas'),
        bank: history.sum('bank'),
        poin: history.sum('poin'),
        pieces: history.sum('pieces'),
      });
      expect({ ledger: moved('ledger'), gold: moved('gold') }).toEqual({
        ledger: history.sum('kas'),
        gold: 0,
      });
      expect(moved('sales')).toBe(
        history.posted.filter(({ path, standing }) => path === 'penjualan' && standing).length,
      );
      // A closed day's report says for ever what its closing said.
      expect(now.shown).toBe(now.closed);
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(history.posted.length).toBeGreaterThan(40);
  expect(history.posted.some(({ standing }) => !standing)).toBe(true);
  expect(await foundWhenSealed(server.app.kadar.db.privileged)).toEqual([]);
});
