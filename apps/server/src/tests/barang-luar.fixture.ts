import { expect } from 'vitest';
import { sendDue } from '../modules/barang-luar/send.ts';
import { startLocalWoo, wooOrder } from '../modules/barang-luar/woo/woo.fixture.ts';
import { cash, pieceSupply, SALES, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { type Client, startTestApp } from '../testing/harness.ts';
import { form, picture } from '../testing/pictures.ts';

export const K01 = { toko: 'K01' };

export const fieldsOf = ({ body }: { body: { fields?: Record<string, { code: string }> } }) =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code]));

const arrange = async (owner: Client): Promise<void> => {
  const values = {
    EXTERNAL_WEB_ITEM_MODULE: true,
    MARKETPLACE_INTEGRATION_MODULE: true,
    MARKETPLACE_SLIP_MODULE: true,
  };
  expect((await owner.put('para-system', { values }, { toko: '*' })).status).toBe(200);
  for (const kode_marketplace of ['WEB', 'TANGAN']) {
    const channel = {
      kode_marketplace,
      nama_marketplace: kode_marketplace,
      nama_akun: 'Emas',
      biaya_persen: 4.5,
      ekspedisi: [{ nama_ekspedisi: 'JNE' }],
      user_id: 'ADMIN',
    };
    const reply = await owner.post('marketplace', channel, { toko: '*' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  }
};

/** A server that is the client of a channel WEB on this machine, and has another that is served by hand, TANGAN. */
export const startLuarServer = async () => {
  const [server, woo, image] = await Promise.all([
    startTestApp(),
    startLocalWoo('WEB'),
    picture(900, 900).jpeg().toBuffer(),
  ]);
  Object.assign(server.config, { kanal: new Map([['WEB', woo.kanal]]), publicUrl: 'https://emas.example' });
  const [owner, spv, kasir] = await Promise.all([
    server.login('OWN'),
    server.login('SPV'),
    server.login('KASIR'),
  ]);
  await arrange(owner);
  const supply = pieceSupply();
  let orders = 1000;
  const photograph = async (kode_barcode: string): Promise<void> => {
    const { body, headers } = form([{ name: 'image', value: image, filename: 'foto.jpg' }]);
    expect((await spv.put(`foto_produk/${kode_barcode}`, body, { headers })).status).toBe(200);
  };
  const shown = (lines: readonly object[], more: object = {}) =>
    spv.post(
      'barang-luar',
      { kode_marketplace: 'WEB', ekspedisi: 'JNE', kode_sales: SALES, lines, ...more },
      K01,
    );
  const titled = (kode_barcode: string, more: object = {}) => ({
    kode_barcode,
    judul: `Cincin ${kode_barcode}`,
    ...more,
  });
  /** A piece that the channel shows. */
  const onChannel = async (more: object = {}) => {
    const { kode_barcode, harga_jual } = supply();
    await photograph(kode_barcode);
    const reply = await shown([titled(kode_barcode, more)]);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    await send();
    return { kode_barcode, harga_jual };
  };
  const send = () => sendDue(server.app.kadar, 500);
  const again = () => server.look('update luar_kirim set berikut_at = now() where selesai_at is null');
  const report = async (body: string, headers = woo.signed(body)) =>
    server.app.inject({ method: 'POST', url: '/api/v1/barang-luar/webhook/WEB', headers, payload: body });
  const ordered = async (
    kode_barcode: string,
    price: number,
    more: { status?: string; at?: string } = {},
    id = ++orders,
  ) => {
    const reply = await report(wooOrder(id, [{ sku: kode_barcode, price }], more));
    expect(reply.statusCode, reply.body).toBe(200);
    return String(id);
  };
  const stateOf = async (kode_barcode: string): Promise<string> => {
    const [row] = await server.look<{ said: string }>(
      "select l.status || ' ' || b.status as said from barang_luar l join barang b using (kode_toko, kode_barcode) where l.kode_barcode = $1",
      [kode_barcode],
    );
    return row?.said ?? '';
  };
  const orderOf = async (no: string) =>
    (
      await server.look<{ status: string; no_faktur: string; kesalahan: string }>(
        'select status, menjadi as no_faktur, kesalahan from pesanan_luar where no_pesanan_luar = $1',
        [no],
      )
    )[0];
  const journal = async (no: string): Promise<string[]> =>
    (
      await server.look<{ said: string }>(
        "select role || ' ' || case when debet > 0 then 'D' else 'K' end || ' ' || debet + kredit as said from jurnal where no_jurnal = $1 and role not in ('HPP', 'PERSEDIAAN') order by 1",
        [no],
      )
    ).map(({ said }) => said);
  const sound = async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  };
  const sell = (kode_barcode: string, harga_jual: number) =>
    kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]), K01);

  const close = async () => {
    await server.close();
    await woo.close();
  };
  return {
    server,
    woo,
    owner,
    spv,
    kasir,
    supply,
    photograph,
    shown,
    titled,
    onChannel,
    send,
    again,
    report,
    ordered,
    stateOf,
    orderOf,
    journal,
    sound,
    sell,
    close,
  };
};
export type LuarServer = Awaited<ReturnType<typeof startLuarServer>>;
