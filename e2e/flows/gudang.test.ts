import { expect, test } from 'vitest';
import { buyOf, ofNota, pieceSupply, soldBy } from '../../apps/server/src/testing/buying.ts';
import { titipOf } from '../../apps/server/src/testing/depositing.ts';
import type { Client } from '../../apps/server/src/testing/harness.ts';
import { SortirPage } from '../page-models/sortir-page.ts';
import { dialogFocused, pickFirst, pickNamed, tabTo } from '../support/keyboard.ts';
import { useStage } from '../support/stage.ts';
import { openScreen, PATIENCE, signIn, visit, walkTo } from '../support/visitor.ts';

const stage = useStage();
const next = pieceSupply();
const look = <T extends object>(sql: string, values: unknown[]) => stage.shop.look<T>(sql, values);
const placeOf = (kode_barcode: string) =>
  look<{ status: string; kode_baki: string; hpp: number }>(
    'select status, kode_baki, hpp::int as hpp from barang where kode_barcode = $1',
    [kode_barcode],
  );

/** A piece that was bought back and needs cleaning. */
const bought = async (client: Client): Promise<{ kode_barcode: string; hpp: number }> => {
  const [sold] = await soldBy(client, next);
  if (!sold) throw new Error('nothing sold');
  const reply = await client.post(
    'pembelian',
    await buyOf(client, [ofNota(sold, { kondisi_barang: 'CUCI' })]),
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const { barcodes, grand_total } = reply.body.data as { barcodes: string[]; grand_total: number };
  return { kode_barcode: barcodes[0] ?? '', hpp: grand_total };
};

test(
  'in the stock room: a bought piece is cleaned in a lot and goes on sale dearer, a whole tray moves, a kept piece goes back to its tray',
  async () => {
    const client = await stage.shop.login('SPV');
    const piece = await bought(client);
    const kept = next();
    const deposit = await client.post('titip', titipOf([kept], 200_000));
    expect(deposit.status, JSON.stringify(deposit.body)).toBe(200);
    const { no_faktur: titip } = deposit.body.data as { no_faktur: string };

    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/sortir-belian', 'Sortir Belian');
    const sorting = new SortirPage(page);
    await sorting.intoNewLot([piece.kode_barcode], 'Cuci');
    await sorting.finish(25_000);
    const [clean] = await placeOf(piece.kode_barcode);
    expect(clean).toMatchObject({ status: 'READY', hpp: piece.hpp + 25_000 });

    const trays = await look<{ kode_baki: string; qty: number }>(
      `select kode_baki, count(*)::int as qty from barang where kode_toko = 'K01' and status = 'READY' group by 1 order by 2, 1 limit 2`,
      [],
    );
    const [from, to] = trays;
    await walkTo(page, '/lihat-pindah-barang');
    await page.keyboard.press('Insert');
    await tabTo(page, /^Atau seluruh isi baki/);
    await pickNamed(page, from?.kode_baki ?? '');
    await tabTo(page, /^Ke baki/);
    await pickNamed(page, to?.kode_baki ?? '');
    await page.keyboard.press('Control+s');
    await expect
      .poll(() =>
        look(
          `select kode_baki, count(*)::int as qty from barang where kode_toko = 'K01' and status = 'READY' and kode_baki = any($1) group by 1`,
          [[from?.kode_baki, to?.kode_baki]],
        ),
      )
      .toEqual([{ kode_baki: to?.kode_baki, qty: (from?.qty ?? 0) + (to?.qty ?? 0) }]);

    await walkTo(page, `/titip-barang?no_faktur=${titip}`);
    await page.locator('thead th').filter({ hasText: 'Keadaan' }).waitFor();
    await page.getByRole('button', { name: 'Batal Titip' }).click();
    await dialogFocused(page);
    await tabTo(page, /barang kembali ke baki/);
    await pickFirst(page);
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await placeOf(kept.kode_barcode))[0]?.status).toBe('READY');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
