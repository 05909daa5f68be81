import { demoChain } from '@kadar/demo-data/chain.ts';
import { expect } from 'vitest';
import { saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { type Client, type Reply, type TestApp, TODAY } from '../../testing/harness.ts';
import { demoHistory } from '../reports/demo-year.fixture.ts';

const MONTH = { size: 'small', seed: 'uji', today: TODAY, days: 31 } as const;
const SALES = demoChain(MONTH).sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales ?? '';
/** Dearer ones need an approval. */
const CHEAP = 30_000_000;

/** A server on which the demo has played a month; its last day is open. */
export const startDemoMonth = (): Promise<TestApp> => demoHistory(MONTH.days, MONTH.seed);

const done = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};

/** Tills of two shops that post until they are told to stop: sales, money to the other shop, and its reception there. */
export const busyTills = async (server: TestApp) => {
  const [kasir, spv, elsewhere] = [
    await server.login('KASIR'),
    await server.login('SPV'),
    await server.login('KASIR2'),
  ];
  const ready = await server.look<{ kode_barcode: string }>(
    // What was bought in may be worth less than the shop asks for at least.
    `select kode_barcode from barang b where kode_toko = 'K01' and status = 'READY'
       and not exists (select from pembelian_detail p where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode) order by kode_barcode`,
  );
  const sell = async (): Promise<void> => {
    for (let piece = ready.pop(); piece; piece = ready.pop()) {
      const { harga_jual } = done<{ harga_jual: number }>(
        await kasir.get(`barang/scan/${piece.kode_barcode}`),
      );
      if (harga_jual > CHEAP) continue;
      const lines = [{ ...piece, harga_jual }];
      const payments = [{ jenis: 'CASH', jumlah_rp: harga_jual }];
      done(await kasir.post('penjualan', saleOf(lines, payments, { kode_sales: SALES })));
      return;
    }
    throw new Error('the demo has too few pieces');
  };
  const send = async (jumlah_rp: number): Promise<string> =>
    done<{ no_faktur: string }>(await spv.post('kirim-uang', { tujuan: 'K02', jumlah_rp, keterangan: 'UJI' }))
      .no_faktur;
  const receive = async (no: string, jumlah_rp: number, who: Client = elsewhere): Promise<void> => {
    done(await who.put(`kirim-uang/${no}/reception`, { jumlah_rp }));
  };
  let rounds = 0;
  let stopping = false;
  const posting = (async () => {
    for (; !stopping; rounds++) {
      const [no] = await Promise.all([send(50_000), sell()]);
      // Every other one stays under way.
      if (rounds % 2 === 0) await receive(no, 50_000);
    }
  })();
  return {
    /** Resolves when they have posted so many rounds more. */
    rounds: async (more: number): Promise<void> => {
      const goal = rounds + more;
      await Promise.race([posting, expect.poll(() => rounds >= goal).toBe(true)]);
    },
    stop: async (): Promise<void> => {
      stopping = true;
      await posting;
    },
  };
};
