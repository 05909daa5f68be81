import { randomUUID } from 'node:crypto';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOKUMEN, SERIES } from '../../modules/dokumen/public.ts';
import jurnal from '../../modules/jurnal/reports/jurnal.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { openInstalments } from '../../testing/instalments.ts';
import { allowPledges } from '../../testing/pledging.ts';
import { foundWhenSealed } from '../../testing/seal.ts';
import { allowTunai, paysOutAfter } from '../../testing/swiping.ts';
import { seriesSamples } from './manual-samples.fixture.ts';
import { posterOf, postSample } from './post-sample.fixture.ts';
import { FEW, POSTED_IN } from './round-trips.fixture.ts';
import type { Sample } from './sample.ts';
import { samplesOf } from './sample-documents.fixture.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
let spv: Client;
let elsewhere: Client;
const K01 = { toko: 'K01' };
/** Columns of a header that are read from beside it. */
const BESIDE = new Set(['no_rekening', 'diterima', 'kode_gudang', 'kode_baki']);
/** What gives pledged goods back opens the next day instead (hutang/sesudah-tutup.test.ts). */
const OPENING = ['HUTANG_TEBUS', 'HUTANG_LEPAS'];
const SAMPLES = samplesOf();
const ALL = [...DOKUMEN, ...SERIES];
const posted = ALL.flatMap((type): [string, DokumenType, Sample][] => {
  const { jenis, awalan, seri } = type;
  const sample = seri ? seriesSamples()[awalan] : SAMPLES[jenis];
  return sample ? [[seri ? `${jenis} ${awalan}` : jenis, type, sample]] : [];
});
const reversed = posted.filter(([, { batal }]) => batal);

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  admin = await server.login('MU');
  spv = await server.login('SPV');
  elsewhere = await server.login('KASIR2');
  await owner.put('para-system', { values: { WABLAS_MODULE: true } }, { toko: '*' });
  await owner.post('hadiah', { kode_hadiah: 'UJI', nama_hadiah: 'PAYUNG', point: 0 }, K01);
  await spv.post('hadiah-member', { arah: 'MASUK', lines: [{ kode_hadiah: 'UJI', qty: 500 }] });
  await spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' });
  await allowTunai(owner);
  await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: true });
  await openInstalments(owner);
  await paysOutAfter(server, 1);
});
afterAll(() => server?.close());

/** What moves neither gold nor money has no journal. */
const count = async (): Promise<number> =>
  (await server.look<{ n: number }>('select count(*)::int n from dokumen'))[0]?.n ?? 0;
/** Everything a document may write, so that a refusal is seen to write nothing. */
const rows = async (): Promise<object> =>
  (
    await server.look<object>(
      `select ${[
        'dokumen',
        'dokumen_bayar',
        'dokumen_batal',
        'penjualan_detail',
        'mutasi_stock',
        'mutasi_massa',
        'kas_mutasi',
        'bank_mutasi',
        'poin_mutasi',
        'fee_mutasi',
        'hadiah_detail',
        'hutang',
        'hutang_gerak',
        'hutang_detail',
        'kontrak_detail',
        'jurnal',
        'jurnal_emas',
        'idempotency',
      ]
        .map((table) => `(select count(*)::int from ${table}) as ${table}`)
        .join(', ')}`,
    )
  )[0] ?? {};
const whole = async (no: string, who: Client = owner): Promise<Dokumen> => {
  const reply = await who.get(`dokumen/${no}`, who === owner ? K01 : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Dokumen;
};
/** Gifts and points move no account. */
const hasLedger = ({ roles: { D, K } }: DokumenType): boolean => D.length + K.length > 0;
/** What a reversal says: goods of a pledge come back into a bag of its own. */
const undoing = ({ batal: how }: DokumenType, no: string, alasan: string) => ({
  alasan,
  ...(how?.segel === 'SELALU' && { no_segel: `BARU-${no}`, berat_kantong: 90 }),
});
/** Round trips of this one call. */
const tripsOf = async (
  route: string,
  call: () => Promise<Reply>,
): Promise<{ reply: Reply; trips: number }> => {
  const sum = async (): Promise<number> => {
    const { values } = await server.app.kadar.metrics.roundTrips.get();
    const mine = values.filter(({ labels }) => labels.route === route);
    return mine.find(({ metricName }) => metricName?.endsWith('_sum'))?.value ?? 0;
  };
  const before = await sum();
  const reply = await call();
  return { reply, trips: (await sum()) - before };
};
const by = (jenis: string): Client => posterOf(jenis, spv, owner);
const post = (jenis: string, sample: Sample): Promise<string> => postSample(server, by(jenis), jenis, sample);
const batal = (type: DokumenType, no: string, who: Client = owner) =>
  who.post(`${type.path}/${no}/batal`, undoing(type, no, 'uji coba'), K01);

describe('declarations', () => {
  test('every kind has a sample, or a word why not', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(DOKUMEN.map(({ jenis }) => jenis).sort());
    expect(Object.keys(seriesSamples()).sort()).toEqual(SERIES.map(({ awalan }) => awalan).sort());
  });

  test('no two kinds share their letters, nor any of them those of barcodes', () => {
    const own = ALL.map(({ awalan }) => awalan);
    // A reversal may share its letters with the other kinds of its path.
    const back = [...new Set(ALL.flatMap(({ path, batal: b }) => (b ? [`${b.awalan} ${path}`] : [])))];
    const all = [...own, ...back.map((one) => one.slice(0, 2)), 'BC', 'BD'];
    expect(new Set(all).size).toBe(all.length);
    for (const letters of all) expect(letters).toMatch(/^[A-Z]{2}$/);
  });

  test('each has its journal, its screen stands in the menu, and its columns exist', async () => {
    const mapped = await server.look<{ trx: string }>('select trx from para_akun_transaksi');
    const columns = new Set(
      (
        await server.look<{ name: string }>(
          "select column_name as name from information_schema.columns where table_name = 'dokumen'",
        )
      ).map(({ name }) => name),
    );
    for (const type of DOKUMEN) {
      const { jenis, head, lines } = type;
      if (hasLedger(type)) expect(mapped.map(({ trx }) => trx)).toContain(jenis);
      for (const key of Object.keys(head)) if (!BESIDE.has(key)) expect([...columns]).toContain(key);
      const own = lines
        ? (
            await server.look<{ name: string }>(
              'select column_name as name from information_schema.columns where table_name = $1',
              [lines.table],
            )
          ).map(({ name }) => name)
        : [];
      for (const key of Object.keys(lines?.fields ?? {})) expect(own).toContain(key);
    }
  });
});

describe.each(posted)('%s', (name, type, sample) => {
  const { jenis } = type;
  test('is posted once per key, replayed to whoever asks again, refused for another body', async () => {
    const body = await sample.body(by(jenis), server);
    const key = randomUUID();
    const first = await by(jenis).post(sample.path, body, { key });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const before = await rows();
    const again = await by(jenis).post(sample.path, body, { key });
    expect(again.body).toEqual(first.body);
    const other = await by(jenis).post(
      sample.path,
      { ...body, ...(sample.other ?? { keterangan: 'LAIN' }) },
      { key },
    );
    expect(other.status).not.toBe(200);
    expect(await rows()).toEqual(before);
    const twins = await Promise.all([1, 2, 3].map(() => by(jenis).post(sample.path, body, { key })));
    expect(twins.map((one) => one.body)).toEqual([first.body, first.body, first.body]);
  });

  test('is posted in as many round trips as are written down here', async () => {
    const body = await sample.body(by(jenis), server);
    const { reply, trips } = await tripsOf(`POST ${sample.path}`, () => by(jenis).post(sample.path, body));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect([name, trips]).toEqual([name, POSTED_IN[name] ?? FEW]);
  });

  test('is found by its number, shown by its declaration, and by nobody of another shop', async () => {
    const no = await post(jenis, sample);
    expect(no.slice(0, 5)).toBe(`${type.awalan}K01`);
    const shown = await whole(no);
    expect(shown).toMatchObject({ jenis, no_faktur: no, status: 'POSTED', tanggal: TODAY, batal: null });
    expect(shown.head.map(({ key }) => key)).toEqual(
      Object.entries(type.head).flatMap(([key, field]) => (field.in.includes('detail') ? [key] : [])),
    );
    expect(shown.jurnal?.reduce((sum, { debet, kredit }) => sum + debet - kredit, 0)).toBe(0);
    expect(shown.riwayat.map(({ action }) => action)).toEqual(['post']);
    expect(shown.boleh.batal).toBe(type.batal ? 'allow' : null);
    expect(shown.payments.length > 0).toBe(type.money !== 'none');
    if (mayUse(type.access.read, 'SPV')) expect((await whole(no, spv)).jurnal).toBeNull();
    else expect((await spv.get(`dokumen/${no}`)).body.code).toBe('TIDAK_BERHAK');
    expect((await elsewhere.get(`dokumen/${no}`)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    expect((await owner.get(`dokumen/${no}`)).status).toBe(200);
  });

  test('its ledger lines lead to its screen, by the letters of their number', async () => {
    expect(ALL.find(({ awalan }) => awalan === type.awalan)?.screen).toBe(type.screen);
    if (!hasLedger(type)) return;
    const no = await post(jenis, sample);
    const { body } = await owner.get(`jurnal/report?tgl_from=${TODAY}&tgl_to=${TODAY}`, K01);
    const lines = (body.data as { no_jurnal: string }[]).filter(({ no_jurnal }) => no_jurnal === no);
    expect(lines.length > 1).toBe(hasLedger(type));
    expect(jurnal.columns.no_jurnal?.link).toBe('dokumen');
    expect(ALL.find(({ awalan }) => no.startsWith(awalan))?.screen).toBe(type.screen);
  });

  test('is not posted for all shops, on a day that is closed, nor without the accounts of its roles, which are named', async () => {
    const body = await sample.body(by(jenis), server);
    const before = await rows();
    expect((await owner.post(sample.path, body)).body.code).toBe('PILIH_TOKO');
    if (!OPENING.includes(jenis)) {
      await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
      const closed = await by(jenis).post(sample.path, body);
      await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
      expect(closed.body.code).toBe('HARI_SUDAH_DITUTUP');
    }
    if (!hasLedger(type)) return;
    const [{ detail_akun } = { detail_akun: [] }] = await server.look<{
      detail_akun: { kode_akun: string; nomor_akun: string }[];
    }>('select detail_akun from para_akun_transaksi where trx = $1', [jenis]);
    const set = (detail: object) =>
      server.look('update para_akun_transaksi set detail_akun = $1 where trx = $2', [
        JSON.stringify(detail),
        jenis,
      ]);
    await set(detail_akun.map((role) => ({ ...role, nomor_akun: '' })));
    const refused = await by(jenis).post(sample.path, body);
    await set(detail_akun);
    expect(refused.body).toMatchObject({ code: 'AKUN_BELUM_DIPETAKAN' });
    const named = type.roles.D.concat(type.roles.K).filter((role) => refused.body.message?.includes(role));
    expect(named.length).toBeGreaterThan(0);
    expect(await rows()).toEqual(before);
  });

  test('has its paper, whose code is its number', async () => {
    const { paper } = type;
    if (!paper) return;
    const no = await post(jenis, sample);
    const reply = await by(jenis).get(`${type.path}/${no}/${paper.name}`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    // A nota's is signed behind its number.
    expect((await readPdfCodes(reply.raw)).map((code) => code.split('.')[0])).toContain(no);
  });

  test('tells its paper as a message where it has one, and only as what it is', async () => {
    const no = await post(jenis, sample);
    const ask = (path: string, who = by(jenis)) => who.post(`${path}/get/bynota/single`, { no_faktur: no });
    const reply = await ask(type.path);
    if (!type.paper) return expect([403, 404]).toContain(reply.status);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { pesan, nama_toko } = reply.body.data as { pesan: string; nama_toko: string };
    expect(reply.body.data).toMatchObject({ jenis, no_faktur: no, no_hp: expect.any(String) });
    expect(pesan.split('\n')[0]).toBe(`*${nama_toko}*`);
    expect(pesan).toContain(`${no}, 25 Feb 2026`);
    for (const line of type.party === 'customer' ? (await whole(no)).lines : [])
      for (const [key, value] of Object.entries(line))
        if (key.startsWith('nama_')) expect(pesan).toContain(String(value));
    const other = DOKUMEN.find((one) => one.paper && one.path !== type.path);
    expect((await ask(other?.path ?? '')).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    expect((await ask(type.path, elsewhere)).body.code).toBe(
      mayUse(type.access.read, 'KASIR') ? 'DATA_TIDAK_DITEMUKAN' : 'TIDAK_BERHAK',
    );
    const several = await by(jenis).post(`${type.path}/get/bynota`, {
      no_faktur: [no, `${no.slice(0, 11)}ZZZ`],
    });
    expect(several.body.data).toMatchObject([{ no_faktur: no, pesan }]);
  });
});

describe.each(reversed)('the reversal of %s', (_name, type, sample) => {
  const { jenis } = type;
  test('takes back every book by the very rows, once, and says so everywhere', async () => {
    const no = await post(jenis, sample);
    const { reply, trips } = await tripsOf(`POST ${type.path}/{no_faktur}/batal`, () => batal(type, no));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect([jenis, trips]).toEqual([jenis, FEW]);
    const { no_faktur_batal } = reply.body.data as { no_faktur_batal: string };
    expect(no_faktur_batal.slice(0, 2)).toBe(type.batal?.awalan);
    const sums = await server.look(
      `select coalesce((select sum(masuk - keluar) from kas_mutasi where no_faktur = any($1)), 0)::int as kas,
         coalesce((select sum(jumlah_rp) from bank_mutasi where no_faktur = any($1)), 0)::int as bank,
         coalesce((select sum(qty) from mutasi_stock where no_faktur = any($1)), 0)::int as stock,
         coalesce((select sum(abs(x.qty) + abs(x.berat) + abs(x.murni) + abs(x.hpp)) from (select sum(qty) as qty, sum(berat) as berat, sum(murni) as murni,
           sum(hpp) as hpp from mutasi_massa where no_faktur = any($1) group by objek, kunci, kadar, milik) x), 0)::int as massa,
         coalesce((select sum(fee) from fee_mutasi where no_faktur = any($1)), 0)::int as fee,
         (select count(*) from (select 1 from jurnal where no_jurnal = any($1) group by nomor_akun having sum(debet) <> sum(kredit)) x)::int as akun,
         (select count(*) from (select 1 from jurnal_emas where no_jurnal = any($1) group by tempat having sum(debet) <> sum(kredit)) x)::int as emas`,
      [[no, no_faktur_batal]],
    );
    expect(sums).toEqual([{ kas: 0, bank: 0, stock: 0, massa: 0, fee: 0, akun: 0, emas: 0 }]);
    const shown = await whole(no_faktur_batal);
    expect(shown).toMatchObject({
      no_faktur: no,
      status: 'BATAL',
      batal: { no_faktur_batal, alasan: 'UJI COBA' },
    });
    expect(shown.boleh).toMatchObject({ batal: null, sebab: { code: 'SUDAH_DIBATALKAN' } });
    expect(shown.riwayat.map(({ action }) => action)).toEqual(['post', 'cancel']);
    expect((await batal(type, no)).body.code).toBe('SUDAH_DIBATALKAN');
  });

  test('of two at once one happens; the same key twice is one', async () => {
    const no = await post(jenis, sample);
    const replies = await Promise.all([owner, admin, owner, admin].map((who) => batal(type, no, who)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.look('select 1 from dokumen_batal where no_faktur = $1', [no])).toHaveLength(1);
    const again = await post(jenis, sample);
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => owner.post(`${type.path}/${again}/batal`, undoing(type, again, 'X'), { ...K01, key })),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('is refused for an unknown number, one of another kind, another shop, and on a closed day', async () => {
    const no = await post(jenis, sample);
    const before = await rows();
    const other = reversed.find(([, { path }]) => path !== type.path)?.[1] ?? type;
    for (const [path, number] of [
      [type.path, `${type.awalan}K01260225ZZZ`],
      [other.path, no],
    ])
      expect((await owner.post(`${path}/${number}/batal`, { alasan: 'X' }, K01)).body.code).toBe(
        'DATA_TIDAK_DITEMUKAN',
      );
    expect((await owner.post(`${type.path}/${no}/batal`, { alasan: 'X' }, { toko: 'K02' })).body.code).toBe(
      'DATA_TIDAK_DITEMUKAN',
    );
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    const closed = await batal(type, no);
    await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    expect(closed.body.code).toBe('HARI_SUDAH_DITUTUP');
    expect(await rows()).toEqual(before);
  });

  test('of a document that another one follows waits for that one', async () => {
    const no = await post(jenis, sample);
    const follower = await post(jenis, sample);
    await server.look(
      `begin; set local session_replication_role = replica;
       update dokumen set asal_toko = 'K01', asal_no = '${no}' where no_faktur = '${follower}'; commit`,
    );
    expect((await whole(no)).boleh.sebab).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    expect((await batal(type, no)).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    expect((await batal(type, follower)).status).toBe(200);
    expect((await batal(type, no)).status).toBe(200);
  });

  test('of an earlier day is the owner’s alone, dated today; that day stays as it was', async () => {
    const no = await post(jenis, sample);
    const figures = async (day: string) =>
      server.look<{ dokumen: number }>(
        `select coalesce(sum(tanda), 0)::int as dokumen, coalesce(sum(grand_total), 0)::bigint as rp, coalesce(sum(berat), 0)::bigint as berat
         from gerak_dokumen where kode_toko = 'K01' and jenis = $1 and tanggal = $2`,
        [jenis, day],
      );
    const then = await figures(TODAY);
    const drawer = () => server.look("select kadar_kas_awal('K01', $1::date + 1) as kas", [TODAY]);
    const cash = await drawer();
    const later = '2026-02-26';
    // Another series of its kind may have been taken back on that day.
    const [earlier] = await figures(later);
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [later]);
    const refused = await batal(type, no, admin);
    const done = await batal(type, no);
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
    // What is the owner's alone on its own day, too, is refused before anybody looks at the day.
    if (mayUse(type.batal?.access, 'MU')) {
      expect(refused.body.code).toBe(type.batal?.kemarin ?? 'BATAL_DOKUMEN_KEMARIN');
      expect(refused.body.message).toMatch(/^Tidak Dapat Batal .+ Kemarin$/);
    } else expect(refused.body.code).toBe('TIDAK_BERHAK');
    if (type.batal?.sehari) return expect(done.body.code).toBe('BATAL_DOKUMEN_KEMARIN');
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await figures(TODAY)).toEqual(then);
    expect(await drawer()).toEqual(cash);
    expect((await figures(later))[0]).toMatchObject({ dokumen: (earlier?.dokumen ?? 0) - 1 });
    // For the kinds after this one: what was taken back on the later day is not there on this one.
    expect((await whole(no)).batal?.tanggal).toBe(later);
  });
});

test('after all of it the books hold', async () => {
  expect(await count()).toBeGreaterThan(20);
  const findings = await foundWhenSealed(server.app.kadar.db.privileged);
  // The followers were made by hand, past the door.
  expect(findings.filter(({ check }) => !check.startsWith('chain'))).toEqual([]);
});
