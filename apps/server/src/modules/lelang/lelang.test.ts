import type { LelangCard } from '@kadar/contract/endpoints/lelang.ts';
import type { KelebihanRow } from '@kadar/contract/endpoints/lelang-akhir.ts';
import type { Dikirim, Pesan, TempoRow } from '@kadar/contract/endpoints/lelang-tempo.ts';
import type { PapanSortir } from '@kadar/contract/endpoints/sortir-belian.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REKENING } from '../../testing/depositing.ts';
import { MEMBERS, TODAY } from '../../testing/harness.ts';
import { cardOf, payOf } from '../../testing/pledging.ts';
import { sendQueued } from '../promo/public.ts';
import { expireSurplus } from './commands/hanguskan.ts';
import { code, K01, ok, type Story, startLelang } from './lelang.fixture.ts';

let story: Story;
beforeAll(async () => {
  story = await startLelang();
});
afterAll(() => story?.stop());
const batch = (id: number) => ok<LelangCard>(story.owner.get(`lelang-hutang/${id}`, K01));

describe('a pledge that falls due', () => {
  test('is listed by its day, reminded by WhatsApp once a day, by letter, and each has its proof', async () => {
    const [a, b] = [await story.lend(5_000_000, 0), await story.lend(4_000_000, 1)];
    const listed = async (tab: string) =>
      (await ok<TempoRow[]>(story.spv.get(`jatuh-tempo?tab=${tab}`))).map(({ no_hutang }) => no_hutang);
    expect(await listed('HARI_7')).toEqual([]);
    expect(await listed('HARI_30')).toEqual(expect.arrayContaining([a, b]));
    await ok(story.spv.post('promo-berhenti', { no_hp: MEMBERS[1]?.no_hp, keterangan: 'STOP' }));
    const ask = { no_hutang: [a, b], cara: 'WA' };
    const sent = await ok<Dikirim>(story.spv.post('jatuh-tempo/pengingat', ask));
    expect(sent).toEqual({ terkirim: 1, surat: [], dilewati: [{ no_hutang: b, sebab: 'BERHENTI' }] });
    const waiting = (await ok<Pesan[]>(story.spv.get(`jatuh-tempo/${a}/pesan`)))[0];
    expect(waiting).toMatchObject({ jenis: 'PENGINGAT', cara: 'WA', status: 'ANTRI', id_wablas: '' });
    expect(await sendQueued(story.server.app.kadar, 'K01')).toBe(1);
    expect(story.wablas.requests.at(-1)?.data[0]?.message).toContain(`Gadai Anda ${a} (KALUNG ITALY)`);
    expect((await ok<Pesan[]>(story.spv.get(`jatuh-tempo/${a}/pesan`)))[0]).toMatchObject({
      status: 'PENDING',
      id_wablas: expect.stringMatching(/^w/),
      user_id: 'SPV1',
      tanggal: TODAY,
    });
    const again = await Promise.all([1, 2, 3].map(() => story.spv.post('jatuh-tempo/pengingat', ask)));
    for (const { body } of again) expect((body.data as Dikirim).terkirim).toBe(0);
    const letters = await ok<Dikirim>(story.spv.post('jatuh-tempo/pengingat', { ...ask, cara: 'SURAT' }));
    expect(letters).toMatchObject({ terkirim: 2, dilewati: [] });
    const printed = (id: unknown, who = story.spv) => who.get(`jatuh-tempo/surat?id=${id}`);
    const both = (await printed(letters.surat)).raw;
    expect(both.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    const words = readPdfText(both);
    expect([a, b].map((no) => words.find(({ text }) => text.includes(no))?.page)).toEqual([1, 2]);
    expect(await code(printed([letters.surat[0], 999_999]))).toBe('DATA_TIDAK_DITEMUKAN');
    for (const wrong of ['', 'x', Array.from({ length: 201 }, () => 1)])
      expect((await printed(wrong)).body.fields?.id?.code).toBe('ISIAN_TIDAK_SAH');
    const kasir = await story.server.login('KASIR');
    expect((await kasir.post('jatuh-tempo/pengingat', ask)).status).toBe(403);
    expect((await printed(letters.surat, kasir)).status).toBe(403);
    for (const no of [a, b]) await ok(story.redeem(no));
    expect(await code(story.spv.post('jatuh-tempo/pengingat', ask))).toBe('HUTANG_SUDAH_SELESAI');
  });
});

describe('an auction', () => {
  let id: number;
  let rich: string;
  let poor: string;
  let kept: string;
  let late: string;
  let longer: string;
  const notice = (ke: 1 | 2, no_hutang: string[], cara = 'SURAT') =>
    story.post(`lelang-hutang/${id}/pemberitahuan`, { ke, cara, no_hutang });
  const sale = (no_hutang: string, more: object) =>
    story.post(`lelang-hutang/${id}/jual`, {
      no_hutang,
      nilai: 1,
      cara: 'CASH',
      pembeli: 'PAK BUYER',
      ...more,
    });
  const sorted = async () => (await ok<PapanSortir>(story.owner.get('sortir-belian/papan', K01))).barang;
  const finish = () => story.post(`lelang-hutang/${id}/selesai`, {});

  test('is planned by the owner alone, of loans past due and grace, each in one auction', async () => {
    rich = await story.lend(5_000_000, 2);
    poor = await story.lend(5_000_000, 3);
    kept = await story.lend(5_000_000, 4);
    late = await story.lend(5_000_000, 5);
    longer = await story.lend(5_000_000, 6);
    const plan = { nama: 'Maret', no_hutang: [rich, poor, kept, late, longer] };
    await story.day(13);
    expect(await code(story.post('lelang-hutang', plan))).toBe('HUTANG_BELUM_LEWAT');
    await story.day(14);
    expect((await story.spv.post('lelang-hutang', plan)).status).toBe(403);
    id = (await ok<{ id: number }>(story.post('lelang-hutang', plan))).id;
    expect(await code(story.post('lelang-hutang', { ...plan, nama: 'Lagi' }))).toBe('HUTANG_DALAM_LELANG');
    expect(await batch(id)).toMatchObject({ nama: 'MARET', tahap: 'RENCANA', jumlah: 5 });
    await ok(story.post(`lelang-hutang/${id}/ubah`, { keluar: [longer] }));
    await ok(story.post(`lelang-hutang/${id}/ubah`, { tambah: [longer] }));
  });

  test('has two notices with proof, 7 days apart, and waits LELANG_NOTICE_HARI after the second', async () => {
    const all = [rich, poor, kept, late, longer];
    expect(await code(notice(2, all))).toBe('PEMBERITAHUAN_BELUM_ADA');
    await ok(notice(1, all.slice(0, 4)));
    expect((await batch(id)).tahap).toBe('RENCANA');
    await ok(notice(1, [longer], 'WA'));
    // Queued is no proof; taken by WhatsApp is.
    expect((await batch(id)).tahap).toBe('RENCANA');
    await sendQueued(story.server.app.kadar, 'K01');
    expect((await batch(id)).tahap).toBe('PEMBERITAHUAN_1');
    expect(await ok<Dikirim>(notice(1, [rich]))).toMatchObject({
      terkirim: 0,
      dilewati: [{ sebab: 'SUDAH' }],
    });
    await story.day(20);
    expect(await code(notice(2, all))).toBe('LELANG_TERLALU_CEPAT');
    await story.day(21);
    await ok(notice(2, all.slice(0, 4)));
    expect(await code(sale(longer, { nilai: 6_000_000 }))).toBe('PEMBERITAHUAN_BELUM_ADA');
    await ok(notice(2, [longer]));
    expect(await batch(id)).toMatchObject({ tahap: 'PEMBERITAHUAN_2' });
    await story.day(34);
    expect((await sale(rich, { nilai: 6_000_000 })).body).toMatchObject({
      code: 'LELANG_TERLALU_CEPAT',
      message: expect.stringContaining(addDays(TODAY, 35)),
    });
    await story.day(35);
  });

  test('keeps what is sold; the shop buys at the melt price or above; nothing is booked, loans stay open', async () => {
    const before = await story.ledger('PIUTANG_GADAI', 'PERSEDIAAN_LELANG', 'KAS');
    await ok(sale(rich, { nilai: 6_000_000, biaya: 50_000 }));
    await ok(sale(poor, { nilai: 4_000_000, biaya: 100_000, cara: 'TRANSFER', no_rekening: REKENING }));
    expect(await code(sale(poor, { nilai: 4_000_000, cara: 'TRANSFER', no_rekening: 'X' }))).toBe(
      'INPUT_TIDAK_SAH',
    );
    const masuk = [{ kode_dept: 'CCN', kode_group: 'TUA750' }];
    const own = { cara: 'TOKO', pembeli: '', masuk };
    expect((await sale(kept, { ...own, nilai: 8_774_999 })).body.fields?.nilai?.code).toBe(
      'LELANG_DI_BAWAH_LEBUR',
    );
    const bought = (places: object[]) => sale(kept, { ...own, nilai: 8_775_000, masuk: places });
    expect((await bought([])).body.fields?.['masuk.0.kode_dept']?.code).toBe('WAJIB_DIISI');
    expect((await bought([{ kode_dept: 'XX', kode_group: 'TUA750' }])).body.fields).toMatchObject({
      'masuk.0.kode_dept': { code: 'PILIHAN_TIDAK_SAH' },
    });
    await ok(bought(masuk));
    // As if a piece had been let go since.
    const places = (json: string) =>
      story.server.look("update lelang_barang set masuk = $1::jsonb where cara = 'TOKO'", [json]);
    await places('[]');
    expect((await batch(id)).barang.find(({ no_hutang }) => no_hutang === kept)?.nasib).toBe('TERBUKA');
    expect((await finish()).body).toMatchObject({ code: 'LELANG_BELUM_TERJUAL' });
    await places(JSON.stringify(masuk));
    await ok(sale(longer, { nilai: 5_000_000 }));
    expect((await finish()).body).toMatchObject({
      code: 'LELANG_BELUM_TERJUAL',
      message: expect.stringContaining(late),
    });
    await ok(sale(late, { nilai: 6_000_000 }));
    expect((await batch(id)).tahap).toBe('DIJUAL');
    const [{ potong = [] } = {}] = (await batch(id)).barang;
    expect(potong).toEqual([
      expect.objectContaining({ nama_barang: 'KALUNG ITALY', foto: [expect.any(String)] }),
    ]);
    // As a picture of the page asks for it, without naming a shop.
    const photo = await story.owner.get(`${potong[0]?.foto[0]}?ukuran=kecil`);
    expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await story.ledger('PIUTANG_GADAI', 'PERSEDIAAN_LELANG', 'KAS')).toEqual(before);
    expect(await story.status(rich)).toBe('JATUH_TEMPO');
  });

  test('64 redemptions against its end: one outcome, the others are refused', async () => {
    const { hari_ini } = await cardOf(story.spv, longer);
    await ok(
      story.spv.post(
        'hutang-perpanjang',
        payOf(longer, hari_ini.bunga + hari_ini.denda, { bunga_baru: 2.5 }),
      ),
    );
    const { hari_ini: sum } = await cardOf(story.spv, late);
    const body = payOf(late, sum.total_bayar, { berat_kantong: 5.6 });
    const before = await story.ledger('PIUTANG_GADAI');
    const tries = Array.from({ length: 64 }, () => story.spv.post('hutang-tebus', body));
    const [ended, ...redeemed] = await Promise.all([finish(), ...tries]);
    expect(ended.status, JSON.stringify(ended.body)).toBe(200);
    const paid = redeemed.filter((one) => one.status === 200).length;
    const lost = redeemed.filter(({ body: { code: why } }) => why === 'HUTANG_SUDAH_SELESAI').length;
    const answer = ended.body.data as { dokumen: { no_hutang: string }[]; dilewati: string[] };
    const auctioned = answer.dokumen.some(({ no_hutang }) => no_hutang === late);
    expect([auctioned ? 1 : 0, paid]).toEqual(auctioned ? [1, 0] : [0, 1]);
    expect(paid + lost).toBe(64);
    expect(await story.status(late)).toBe(auctioned ? 'LELANG' : 'LUNAS');
    expect(answer.dilewati).toContain(longer);
    expect(await story.status(longer)).toBe('AKTIF');
    const after = await story.ledger('PIUTANG_GADAI');
    expect(after.PIUTANG_GADAI).toBe((before.PIUTANG_GADAI ?? 0) - 20_000_000);
    expect((await batch(id)).tahap).toBe('SELESAI');
    expect(await code(finish())).toBe('LELANG_SUDAH_SELESAI');
    expect(await story.verified()).toEqual([]);
  });

  test('what it sold covers costs, principal, interest, penalty in this order; own goods are pieces to be sorted', async () => {
    const figures = await story.server.look<object>(
      `select a.no_hutang, nilai::int, biaya::int, pokok::int, bunga::int, denda::int, kelebihan::int, rugi::int
       from akhir_hutang_detail a where no_hutang = any($1) order by array_position($1, no_hutang)`,
      [[rich, poor, kept]],
    );
    // Sold for, costs, principal, interest, penalty, surplus, loss; 35 days at 2.5 % of 5.000.000: 145.833, up to 146.000.
    expect(figures.map((row) => Object.values(row))).toEqual([
      [rich, 6_000_000, 50_000, 5_000_000, 146_000, 0, 804_000, 0],
      [poor, 4_000_000, 100_000, 3_900_000, 0, 0, 0, 1_100_000],
      [kept, 8_775_000, 0, 5_000_000, 146_000, 0, 3_629_000, 0],
    ]);
    expect(await story.ledger('PERSEDIAAN_LELANG', 'PERSEDIAAN_BELI', 'BIAYA_RUGI_LELANG')).toEqual({
      PERSEDIAAN_LELANG: 0,
      PERSEDIAAN_BELI: 8_775_000,
      BIAYA_RUGI_LELANG: 1_100_000,
    });
    expect(await sorted()).toEqual([
      expect.objectContaining({
        nama_barang: 'KALUNG ITALY',
        kode_group: 'TUA750',
        kadar: 75,
        berat: 5,
        murni: 3.75,
        harga: 8_775_000,
        status: 'BELI',
        kolom: 'BARU',
        tanggal: TODAY,
        kode_baki: 'LELANG',
      }),
    ]);
    const today = addDays(TODAY, 35);
    const told = await ok<{ no_hutang: string; kelebihan: number; rugi: number; keadaan: string }[]>(
      story.owner.get(`lelang/report?tgl_from=${today}&tgl_to=${today}`, K01),
    );
    expect(told.find(({ no_hutang }) => no_hutang === rich)).toMatchObject({
      kelebihan: 804_000,
      rugi: 0,
      keadaan: 'TERUTANG',
    });
    expect(told.find(({ no_hutang }) => no_hutang === poor)).toMatchObject({ rugi: 1_100_000, keadaan: '' });
    // Costs that are covered are no income; what was kept back is that of the day of the loan.
    for (const [report, biaya_admin] of [
      ['report-bunga', 0],
      ['report-lunas', 10_000],
    ] as const) {
      const rows = await ok<{ no_hutang: string }[]>(
        story.owner.get(`hutang/${report}?tgl_from=${today}&tgl_to=${today}`, K01),
      );
      expect(rows.find(({ no_hutang }) => no_hutang === rich)).toMatchObject({
        bunga_dibayar: 146_000,
        biaya_admin,
        pendapatan: 146_000 + biaya_admin,
      });
    }
    const [auction] = (await batch(id)).barang.filter(({ no_hutang }) => no_hutang === rich);
    const paper = await story.owner.get(`lelang/${auction?.no_faktur}/voucher`, K01);
    expect(paper.raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  const surpluses = (keadaan = 'TERUTANG') =>
    ok<KelebihanRow[]>(story.spv.get(`kelebihan-lelang?keadaan=${keadaan}`));
  const pay = (row: KelebihanRow, more: object = {}, who = story.spv) =>
    who.post('kelebihan-lelang', {
      no_faktur: row.no_faktur,
      jenis: 'CASH',
      jumlah_rp: row.kelebihan,
      ...more,
    });

  test('its surplus is owed, told of, and paid out once of 64', async () => {
    const found = await surpluses();
    const mine = found.find(({ no_hutang }) => no_hutang === rich);
    if (!mine) throw new Error('no surplus');
    expect(mine).toMatchObject({
      jenis: 'LELANG',
      kelebihan: 804_000,
      sampai: addDays(TODAY, 35 + 365),
      keadaan: 'TERUTANG',
    });
    const told = await ok<Dikirim>(
      story.spv.post('kelebihan-lelang/pengingat', { no_faktur: [mine.no_faktur], cara: 'SURAT' }),
    );
    expect(told.surat).toHaveLength(1);
    expect(await code(pay(mine, { jumlah_rp: 804_001 }))).toBe('DATA_BERUBAH');
    const paid = await Promise.all(Array.from({ length: 64 }, () => pay(mine)));
    expect(paid.filter((one) => one.status === 200)).toHaveLength(1);
    expect(new Set(paid.filter((one) => one.status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['SUDAH_DIBAYARKAN']),
    );
    const [done] = await surpluses('DIBAYAR');
    expect(done).toMatchObject({ no_faktur: mine.no_faktur });
    expect((await story.cancel('lelang', mine.no_faktur)).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    expect((await story.spv.post(`kelebihan-lelang/${done?.no_bayar}/batal`, { alasan: 'UJI' })).status).toBe(
      403,
    );
    await ok(story.cancel('kelebihan-lelang', done?.no_bayar ?? ''));
    await ok(pay(mine, { jenis: 'TRANSFER', no_rekening: REKENING }));
  });

  test('a surplus that nobody fetched in 365 days is other income, and comes back when the owner reverses that', async () => {
    const before = await surpluses();
    const owed = before.reduce((sum, { kelebihan }) => sum + kelebihan, 0);
    await story.day(35 + 365);
    expect(await expireSurplus(story.server.app.kadar, 'K01')).toBe(0);
    await story.day(35 + 366);
    const income = await story.inLedger('PENDAPATAN_LAIN');
    // Nobody was told: it waits, and who is told then has the days of a notice.
    expect(await expireSurplus(story.server.app.kadar, 'K01')).toBe(0);
    const phoned = { no_faktur: before.map(({ no_faktur }) => no_faktur), cara: 'TELEPON' };
    expect(await ok(story.spv.post('kelebihan-lelang/pengingat', phoned))).toMatchObject({
      terkirim: before.length,
      surat: [],
    });
    const sampai = addDays(TODAY, 35 + 366 + 14);
    for (const row of await surpluses()) expect(row).toMatchObject({ sampai, pesan: { cara: 'TELEPON' } });
    await story.day(35 + 366 + 14);
    expect(await expireSurplus(story.server.app.kadar, 'K01')).toBe(0);
    await story.day(35 + 366 + 15);
    expect(await expireSurplus(story.server.app.kadar, 'K01')).toBe(before.length);
    expect(await story.inLedger('PENDAPATAN_LAIN')).toBe(income - owed);
    expect(await surpluses()).toEqual([]);
    const [gone] = await surpluses('HANGUS');
    if (!gone) throw new Error('none expired');
    expect(await code(pay(gone))).toBe('SUDAH_DIBAYARKAN');
    await ok(story.cancel('kelebihan-hangus', gone.no_bayar ?? ''));
    await ok(pay(gone));
    await story.day(35);
  });

  test('is reversed by the owner, loan by loan, and the loan is open again', async () => {
    const item = (await batch(id)).barang.find(({ no_hutang }) => no_hutang === poor);
    expect(await story.status(poor)).toBe('LELANG');
    const number = item?.no_faktur ?? '';
    expect((await story.owner.get(`dokumen/${number}`)).body.data).toMatchObject({ boleh: { segel: true } });
    // The goods come back into a bag of a seal and a weight of now.
    const undone = async (bag: object) => (await story.cancel('lelang', number, bag)).body.fields;
    const other = await story.lend(1_000_000, 1);
    const { no_segel } = await cardOf(story.spv, other);
    expect(await undone({})).toMatchObject({ no_segel: { code: 'WAJIB_DIISI' } });
    expect(await undone({ no_segel: 'BARU' })).toMatchObject({ berat_kantong: { code: 'WAJIB_DIISI' } });
    expect(await undone({ no_segel, berat_kantong: 5.6 })).toMatchObject({
      no_segel: { code: 'SEGEL_DIPAKAI' },
    });
    expect(await undone({ no_segel: 'BARU', berat_kantong: 4.9 })).toMatchObject({
      berat_kantong: { code: 'BERAT_KANTONG_KURANG' },
    });
    expect(await story.status(poor)).toBe('LELANG');
    await ok(story.cancel('lelang', number, { no_segel: 'BARU', berat_kantong: 5.7 }));
    const bag = { no_segel: 'BARU', berat_kantong: 5.7 };
    expect(await cardOf(story.spv, poor)).toMatchObject({ status: 'JATUH_TEMPO', pokok: 5_000_000, ...bag });
    await ok(story.cancel('hutang', other));
    expect(await story.inLedger('BIAYA_RUGI_LELANG')).toBe(0);
    await ok(story.redeem(poor, story.spv, 5.7));
    expect(await story.verified()).toEqual([]);
  });

  test('what the shop bought itself is sorted like a purchase; its auction is then reversed no more', async () => {
    const item = (await batch(id)).barang.find(({ no_hutang }) => no_hutang === kept);
    const [piece] = await sorted();
    const barcodes = [piece?.kode_barcode ?? ''];
    const scrap = await ok<{ no_faktur: string }>(
      story.post('sortir-belian', { barcodes, ke: 'ROSOK', keterangan: '' }),
    );
    expect(await sorted()).toEqual([expect.objectContaining({ status: 'ROSOK', kolom: 'ROSOK' })]);
    expect(await code(story.cancel('lelang', item?.no_faktur ?? ''))).toBe('DOKUMEN_DIIKUTI');
    await ok(story.cancel('sortir-belian', scrap.no_faktur));
    const paid = (await surpluses('DIBAYAR')).find(({ no_hutang }) => no_hutang === kept);
    await ok(story.cancel('kelebihan-lelang', paid?.no_bayar ?? ''));
    await ok(story.cancel('lelang', item?.no_faktur ?? ''));
    expect(await sorted()).toEqual([]);
    expect(await story.status(kept)).toBe('JATUH_TEMPO');
    expect(await story.ledger('PERSEDIAAN_BELI', 'PERSEDIAAN_LELANG')).toEqual({
      PERSEDIAAN_BELI: 0,
      PERSEDIAAN_LELANG: 0,
    });
    expect(await story.verified()).toEqual([]);
    await ok(story.redeem(kept));
    const { said, ledger } = await story.earned();
    expect(said).toEqual(ledger);
  });
});
