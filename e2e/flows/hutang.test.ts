import { formatRupiah } from '@kadar/documents/format.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../apps/server/src/platform/chain/verify.ts';
import { type Client, MEMBERS, type Reply, TODAY } from '../../apps/server/src/testing/harness.ts';
import { type Card, payOf, pledged } from '../../apps/server/src/testing/pledging.ts';
import { ClosingPage, lembarOf } from '../page-models/closing-page.ts';
import { HutangPage } from '../page-models/hutang-page.ts';
import { LelangPage } from '../page-models/lelang-page.ts';
import { OpnamePage } from '../page-models/opname-page.ts';
import { pickNamed, tabTo } from '../support/keyboard.ts';
import { useStage } from '../support/stage.ts';
import { openScreen, PATIENCE, signIn, visit, walkTo } from '../support/visitor.ts';

const stage = useStage();
const K01 = { toko: 'K01' };
const memberAt = (at: number): string => MEMBERS[at]?.kode_customer ?? '';
/** Head office, for what only prepares: nobody else signs in as it. */
let office: Client;

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};

const turn = async (values: Record<string, boolean>): Promise<void> => {
  const owner = await stage.shop.login('OWN');
  ok(await owner.put('para-system', { values }, { toko: '*' }));
};

beforeAll(async () => {
  await turn({ HUTANG_MODULE: true, VALIDASI_PELUNASAN_HUTANG_MODULE: false });
  office = await stage.shop.login('MU');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  ok(await office.post('cash', modal, K01));
});

const day = (n: number) =>
  stage.shop.look("update hari_kerja set tgl_system = $1, buka = true where kode_toko = 'K01'", [
    addDays(TODAY, n),
  ]);
const statusOf = async (no: string): Promise<string | undefined> =>
  (await stage.shop.look<{ status: string }>('select status from hutang where no_hutang = $1', [no]))[0]
    ?.status;

/** What is owed in the ledger is what contracts say, and the register names the bags that lie in the shop; gives those. */
const booksAgree = async (): Promise<string[]> => {
  const [sums] = await stage.shop.look<{ ledger: number; open: number }>(
    `select (select coalesce(sum(debet - kredit), 0)::float8 from jurnal where role = 'PIUTANG_GADAI') as ledger,
       (select coalesce(sum(pokok), 0)::float8 from hutang where status = 'AKTIF') as open`,
  );
  expect(sums?.ledger).toBe(sums?.open);
  const bags = await stage.shop.look<{ no_hutang: string }>(
    "select no_hutang from hutang where status in ('AKTIF', 'LUNAS_BELUM_VALID') order by 1",
  );
  const range = `tgl_from=${TODAY}&tgl_to=${addDays(TODAY, 60)}`;
  const register = ok<{ no_hutang: string; status: string }[]>(
    await office.get(`hutang/register?${range}`, K01),
  );
  const open = register.filter(({ status }) => status === 'AKTIF' || status === 'LUNAS_BELUM_VALID');
  expect(open.map(({ no_hutang }) => no_hutang).sort()).toEqual(bags.map(({ no_hutang }) => no_hutang));
  return bags.map(({ no_hutang }) => no_hutang);
};

/** A drawer that is counted while money still comes in: the count that was right is short, and closes once it is right again. */
const redeemedWhileCounting = async (owner: Client, redeem: () => Promise<void>): Promise<void> => {
  const drawer = async () =>
    ok<{ kas: { saldo_akhir: number } }>(await owner.get('hari', K01)).kas.saldo_akhir;
  const spv = await visit(stage.browser, stage.shop);
  await signIn(spv, 'SPV1');
  await openScreen(spv.page, '/tutup-harian', 'Tutup Harian');
  const closing = new ClosingPage(spv.page);
  const before = await drawer();
  await closing.count(lembarOf(before));
  await redeem();
  const after = await drawer();
  expect(after).toBeGreaterThan(before);
  const short = `Kurang ${formatRupiah(after - before)}`;
  await spv.page.getByText(short).filter({ visible: true }).first().waitFor();
  await closing.count(lembarOf(after));
  await closing.close();
  expect(
    await stage.shop.look(
      "select kas_sistem::int, kas_hitung::int from tutup_harian where kode_toko = 'K01' and tanggal = $1",
      [TODAY],
    ),
  ).toEqual([{ kas_sistem: after, kas_hitung: after }]);
  expect(spv.complaints).toEqual([]);
  await spv.context.close();
};

/** A loan of 5.000.000 for so many days, made by head office; gives its number. */
const lent = (at: number, lama_pinjam: number): Promise<string> =>
  pledged(office, 5_000_000, { kode_customer: memberAt(at), lama_pinjam });

test(
  'a redemption while the closing is counted is in it; one after it opens the next day; a count goes on through redemptions, a cut line and a reload',
  async () => {
    const owner = await stage.shop.login('OWN');
    const [within, late, scanned, gone, stays, offline] = [
      await lent(1, 90),
      await lent(2, 90),
      await lent(3, 90),
      await lent(4, 90),
      await lent(5, 90),
      await lent(6, 90),
    ];
    if (!within || !late || !scanned || !gone || !stays || !offline) throw new Error('six loans are made');
    const cashier = await visit(stage.browser, stage.shop);
    await signIn(cashier, 'KASIR1');
    const hutang = new HutangPage(cashier.page);
    await redeemedWhileCounting(owner, () =>
      hutang.card(within).then(() => hutang.redeem('5,6', /ditebus, serahkan barangnya/)),
    );
    expect(await booksAgree()).toEqual([late, scanned, gone, stays, offline].sort());

    await hutang.nextCard(late);
    await cashier.page.getByText('Hari sudah ditutup: penebusan membuka hari berikutnya').waitFor();
    await hutang.redeem('5,6', /ditebus, serahkan barangnya/);
    expect(
      await stage.shop.look(
        `select h.buka, h.tgl_system > $2::date as later, g.tanggal = h.tgl_system as on_it from hutang_gerak g join hari_kerja h using (kode_toko)
         where g.no_hutang = $1 and g.jenis = 'TEBUS'`,
        [late, TODAY],
      ),
    ).toEqual([{ buka: true, later: true, on_it: true }]);
    expect(await booksAgree()).toEqual([scanned, gone, stays, offline].sort());

    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'SPV1');
    const { page } = visitor;
    const opname = new OpnamePage(page);
    await opname.start();
    await opname.scan(scanned);
    await hutang.nextCard(scanned);
    await hutang.redeem('5,6', /ditebus, serahkan barangnya/);
    const { hari_ini } = ok<Card>(await office.get(`hutang/${gone}/kartu`, K01));
    ok(await office.post('hutang-tebus', payOf(gone, hari_ini.total_bayar, { berat_kantong: 5.6 }), K01));

    await visitor.context.setOffline(true);
    await page.getByText('Looks like you lost your internet connection').waitFor();
    await opname.keep(stays, 1);
    await opname.keep(offline, 2);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // The line is back, and the server does not answer yet.
    await page.route('**/opname-hutang/scan', (route) => route.abort());
    await visitor.context.setOffline(false);
    await page.getByText('Looks like you connection is Back, You Can Use Our Website Again').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.reload();
    await opname.waits(1, 2);
    await page.unroute('**/opname-hutang/scan');
    await opname.waits(3, 0);
    await opname.finish();
    const counted = await stage.shop.look<{ kode: string; hasil: string }>(
      "select kode, hasil from opname_hasil where hasil = 'KETEMU' order by kode",
    );
    expect(counted.map(({ kode }) => kode).filter((kode) => kode !== scanned)).toEqual(await booksAgree());
    expect(await stage.shop.look("select kode from opname_hasil where hasil = 'HILANG'")).toEqual([]);
    expect([...cashier.complaints, ...visitor.complaints]).toEqual([]);
    await cashier.context.close();
    await visitor.context.close();
  },
  2 * PATIENCE,
);

test(
  'a pledge is appraised and lent, extended, paid on, topped up and redeemed by letters, and its goods leave with the validation',
  async () => {
    await turn({ VALIDASI_PELUNASAN_HUTANG_MODULE: true });
    const others = await booksAgree();
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    const hutang = new HutangPage(page);
    const no = await hutang.lend({
      member: memberAt(0),
      segel: 'SGL-001',
      kantong: '5,6',
      jumlah: 5_000_000,
    });
    expect(await booksAgree()).toEqual([...others, no].sort());

    await day(20);
    await hutang.card(no);
    await hutang.extend();
    await hutang.payPrincipal(1_000_000, 'Rp. 4.000.000');
    const larger = await hutang.topUp(6_000_000, 'Rp. 1.975.000');
    expect([await statusOf(no), await statusOf(larger)]).toEqual(['DIALIHKAN', 'AKTIF']);
    expect(await booksAgree()).toEqual([...others, larger].sort());

    await hutang.redeem('5,6', /barang keluar setelah validasi/);
    expect(await statusOf(larger)).toBe('LUNAS_BELUM_VALID');
    expect(await booksAgree()).toEqual([...others, larger].sort());

    await walkTo(page, '/validasi-pelunasan-hutang');
    await page.getByRole('grid').getByText(larger).waitFor();
    await tabTo(page, /^User penanggung jawab/);
    await pickNamed(page, 'SPV1');
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await page.getByText(/^1 dipilih/).waitFor();
    // 'Batal Validasi' takes the choice back and undoes nothing.
    await page.getByRole('button', { name: 'Batal Validasi' }).click();
    await page.getByText(/^0 dipilih/).waitFor();
    expect(await statusOf(larger)).toBe('LUNAS_BELUM_VALID');
    await page.getByRole('checkbox').first().click();
    await page.getByText(/^1 dipilih/).waitFor();
    const reloads: number[] = [];
    page.on('request', (sent) => sent.url().includes('get-non-validate') && reloads.push(Date.now()));
    const validated = page.waitForResponse((reply) => reply.url().endsWith('hutang/validate-pelunasan'));
    await page.keyboard.press('F9');
    await validated;
    const done = Date.now();
    await page.getByText('Data Berhasil Divalidasi').waitFor();
    await page.getByText(/^0 dipilih/).waitFor();
    await page.getByText('Tidak ada pelunasan yang menunggu validasi').waitFor();
    // The list is asked for again a second later [spec A §4].
    expect((reloads.find((at) => at > done) ?? 0) - done).toBeGreaterThan(900);
    expect(await statusOf(larger)).toBe('LUNAS');
    expect(await booksAgree()).toEqual(others);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'a loan past due goes through two notices with proof to its auction, and the surplus is paid out to its customer',
  async () => {
    await day(20);
    const others = await booksAgree();
    const no = await lent(1, 10);
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'OWNER');
    const lelang = new LelangPage(page);

    await day(34);
    await lelang.plan(no, 'MARET');
    await lelang.notify('MARET', 1);
    await day(41);
    await lelang.notify('MARET', 2);
    await day(55);
    await lelang.sell('MARET', 6_500_000, 'PAK BUYER');
    expect(await statusOf(no)).toBe('AKTIF');
    await lelang.end();
    expect(await statusOf(no)).toBe('LELANG');
    expect(await booksAgree()).toEqual(others);

    await lelang.phoned();
    await lelang.payOut();
    // 35 days at 2,5 % of 5.000.000: 145.833, up to 146.000.
    const [surplus] = await stage.shop.look<object>(
      `select a.kelebihan::int, (select sum(debet - kredit)::int from jurnal where role = 'HUTANG_KELEBIHAN') as owed,
         (select sum(kredit)::int from jurnal where role = 'KAS' and no_jurnal in (select no_jurnal from jurnal where role = 'HUTANG_KELEBIHAN' and debet > 0)) as paid
       from akhir_hutang_detail a where a.no_hutang = $1`,
      [no],
    );
    expect(surplus).toEqual({ kelebihan: 1_354_000, owed: 0, paid: 1_354_000 });
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test('what was posted is whole', async () => {
  const client = await stage.shop.app.kadar.db.privileged.connect();
  expect((await verifyDatabase(client).finally(() => client.release())).findings).toEqual([]);
});
