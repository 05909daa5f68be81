import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { hledgerText, type LedgerLine } from './queries/hledger.ts';

let server: TestApp;
let owner: Client;
const TOMORROW = addDays(TODAY, 1);

interface Row {
  [column: string]: string | number | null;
}
const rows = async (path: string, toko = 'K01', client = owner): Promise<Row[]> => {
  const reply = await client.get(path, toko === '*' ? {} : { toko });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Row[];
};
const period = (from: string, to: string) => `tgl_from=${from}&tgl_to=${to}`;
const sum = (list: Row[], key: string): number =>
  list.reduce((total, row) => total + Number(row[key] ?? 0), 0);
const cash = async (
  toko: string,
  jenis: 'MASUK' | 'KELUAR',
  kategori: string,
  jumlah_rp: number,
): Promise<string> => {
  const reply = await owner.post(
    'cash',
    { jenis, kategori, jumlah_rp, keterangan: `${kategori}; | uji  spasi` },
    { toko },
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  await cash('K01', 'MASUK', 'MODAL', 25_000_000);
  await cash('K01', 'KELUAR', 'LISTRIK', 1_500_000);
  await cash('K02', 'MASUK', 'MODAL', 7_000_000);
  const closed = await owner.post(
    'hari/tutup',
    {
      tanggal: TODAY,
      rincian_kas: [{ pecahan: 100_000, lembar: 236 }],
      selisih: [{ jenis: 'KAS', alasan: 'lebih', penanggung: 'KASIR1' }],
    },
    { toko: 'K01' },
  );
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  await owner.post('hari/buka', { tanggal: TOMORROW }, { toko: 'K01' });
  await cash('K01', 'KELUAR', 'SUPPLIER', 10_000_000);
  await cash('K01', 'KELUAR', 'LISTRIK', 250_000);
});
afterAll(() => server?.close());

describe('reports', () => {
  test('the journal: every line, a journal at a time, balanced', async () => {
    const lines = async (toko: string) =>
      Number(
        (await server.look<{ n: string }>('select count(*) n from jurnal where kode_toko like $1', [toko]))[0]
          ?.n,
      );
    const list = await rows(`jurnal/report?${period(TODAY, TOMORROW)}`);
    expect(list).toHaveLength(await lines('K01'));
    expect(sum(list, 'debet')).toBe(sum(list, 'kredit'));
    const numbers = list.map(({ no_jurnal }) => no_jurnal);
    const starts = numbers.filter((no, index) => no !== numbers[index - 1]);
    expect(starts).toHaveLength(new Set(numbers).size);
    const cashOut = starts.find((no) => String(no).startsWith('KKK01260225'));
    const one = await rows(
      `jurnal/report?${period(TODAY, TOMORROW)}&no_jurnal=${String(cashOut).toLowerCase()}`,
    );
    expect(one).toHaveLength(2);
    expect(one[0]).toMatchObject({ tanggal: TODAY, trx: 'KAS_KELUAR' });
    expect(await rows(`jurnal/report?${period(TODAY, TOMORROW)}`, '*')).toHaveLength(await lines('%'));
  });

  test('the ledger: opening, movements, running balance; from a closing or from the first line the same', async () => {
    const whole = await rows(`jurnal/buku-besar?${period(TODAY, TOMORROW)}&nomor_akun=1101`);
    expect(whole.map(({ keterangan, saldo }) => [keterangan, saldo])).toEqual([
      ['SALDO AWAL', 0],
      ['MODAL; | UJI  SPASI', 25_000_000],
      ['LISTRIK; | UJI  SPASI', 23_500_000],
      ['lebih (KASIR1)', 23_600_000],
      ['SUPPLIER; | UJI  SPASI', 13_600_000],
      ['LISTRIK; | UJI  SPASI', 13_350_000],
    ]);
    const second = await rows(`jurnal/buku-besar?${period(TOMORROW, TOMORROW)}&nomor_akun=1101`);
    expect(second).toMatchObject([
      { tanggal: TOMORROW, saldo: 23_600_000, debet: null },
      { saldo: 13_600_000 },
      { saldo: 13_350_000 },
    ]);
    const capital = await rows(`jurnal/buku-besar?${period(TOMORROW, TOMORROW)}&nomor_akun=3101`, '*');
    expect(capital.map(({ kode_toko, saldo }) => [kode_toko, saldo])).toEqual([
      ['K01', 25_000_000],
      ['K02', 7_000_000],
    ]);
    expect(await rows(`jurnal/buku-besar?${period(TODAY, TODAY)}&nomor_akun=4201`)).toEqual([]);
  });

  test('the trial balance balances before, during and after, for one shop and for all', async () => {
    for (const toko of ['K01', 'K02', '*'])
      for (const dates of [
        period(TODAY, TODAY),
        period(TOMORROW, TOMORROW),
        period(TODAY, TOMORROW),
        period('2027-01-01', '2027-01-31'),
      ]) {
        const list = await rows(`jurnal/neraca-saldo?${dates}`, toko);
        expect(list.length).toBeGreaterThan(0);
        for (const pair of ['awal_', '', 'akhir_'] as const)
          expect(sum(list, `${pair}debet`)).toBe(sum(list, `${pair}kredit`));
      }
    const list = await rows(`jurnal/neraca-saldo?${period(TOMORROW, TOMORROW)}`);
    const kinds = ['ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'BEBAN'];
    const order = list.map(({ jenis }) => kinds.indexOf(String(jenis)));
    expect(order).toEqual([...order].sort());
    expect(list[0]).toMatchObject({
      nomor_akun: '1101',
      awal_debet: 23_600_000,
      debet: 0,
      kredit: 10_250_000,
      akhir_debet: 13_350_000,
      akhir_kredit: 0,
    });
    expect(list.at(-1)).toMatchObject({ nomor_akun: '6201', awal_kredit: 100_000, akhir_kredit: 100_000 });
  });

  test('who may not read the ledger does not, nor anyone while accounting is off', async () => {
    const spv = await server.login('SPV');
    const paths = [
      `jurnal/report?${period(TODAY, TODAY)}`,
      `jurnal/buku-besar?${period(TODAY, TODAY)}&nomor_akun=1101`,
      `jurnal/neraca-saldo?${period(TODAY, TODAY)}`,
      `jurnal/hledger?${period(TODAY, TODAY)}`,
    ];
    for (const path of paths) expect((await spv.get(path)).body.code).toBe('TIDAK_BERHAK');
    const switchTo = (ACCOUNTING_MODULE: boolean) =>
      owner.put('para-system', { values: { ACCOUNTING_MODULE } });
    expect((await switchTo(false)).status).toBe(200);
    for (const path of paths) expect((await owner.get(path)).body.code).toBe('MODUL_TIDAK_AKTIF');
    expect((await switchTo(true)).status).toBe(200);
  });

  test('dates are asked for, and not in reverse', async () => {
    const none = await owner.get('jurnal/report');
    expect(none.body.fields).toMatchObject({
      tgl_from: { code: 'TANGGAL_AWAL_KOSONG' },
      tgl_to: { code: 'TANGGAL_AKHIR_KOSONG' },
    });
    for (const path of ['jurnal/report', 'jurnal/hledger'])
      expect((await owner.get(`${path}?${period(TOMORROW, TODAY)}`)).body.code).toBe(
        'TANGGAL_AWAL_LEBIH_BESAR',
      );
  });

  test.each(['xlsx', 'pdf'])('as %s', async (format) => {
    for (const path of ['jurnal/report', 'jurnal/neraca-saldo', 'jurnal/buku-besar']) {
      const reply = await owner.get(`${path}?${period(TODAY, TOMORROW)}&nomor_akun=1101&format=${format}`);
      expect(reply.status).toBe(200);
      expect(reply.raw.length).toBeGreaterThan(1000);
    }
  });
});

interface Transaction {
  tanggal: string;
  no: string;
  toko: string;
  postings: { akun: string; rp: number }[];
}
/** The part of the format that is written: directives, dated heads with number and tag, postings. */
const parse = (text: string): Transaction[] => {
  const list: Transaction[] = [];
  for (const line of text.split('\n')) {
    if (
      line === '' ||
      /^(commodity Rp 1000\.|account [A-Z]+ {2}; type:[ALERX]|account [A-Z]+:[^ ]+(?: [^ ;]+)+(?: {2}; type:C)?)$/.test(
        line,
      )
    )
      continue;
    const head = /^(\d{4}-\d{2}-\d{2}) \* \(([0-9A-Z]+)\) (?:(?! {2}|;).)+ {2}; toko:([A-Z0-9]{3})$/.exec(
      line,
    );
    const posting = /^ {4}((?:(?! {2}|;).)+) {2}Rp (-?\d+)$/.exec(line);
    if (head) list.push({ tanggal: head[1] ?? '', no: head[2] ?? '', toko: head[3] ?? '', postings: [] });
    else if (posting) list.at(-1)?.postings.push({ akun: posting[1] ?? '', rp: Number(posting[2]) });
    else throw new Error(`not of the format: ${line}`);
  }
  return list;
};

describe('the plain-text export', () => {
  test('one balanced transaction per journal, the sums of the ledger, the same text again', async () => {
    const path = `jurnal/hledger?${period(TODAY, TOMORROW)}`;
    const reply = await owner.get(path);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain(`jurnal-semua-${TODAY}-${TOMORROW}.journal`);
    const list = parse(reply.raw.toString());
    const journals = await server.look<{ no_jurnal: string }>(
      'select distinct no_jurnal from jurnal order by 1',
    );
    expect(list.map(({ no }) => no).sort()).toEqual(journals.map(({ no_jurnal }) => no_jurnal));
    for (const { no, toko } of list) expect(no.slice(2, 5)).toBe(toko);
    for (const { postings } of list) expect(postings.reduce((total, { rp }) => total + rp, 0)).toBe(0);
    const totals = new Map<string, number>();
    for (const { akun, rp } of list.flatMap(({ postings }) => postings))
      totals.set(akun, (totals.get(akun) ?? 0) + rp);
    const ledger = await server.look<{ akun: string; saldo: number }>(
      "select jenis || ':' || nomor_akun || ' ' || nama_akun akun, sum(debet - kredit)::bigint saldo from jurnal join akuns using (nomor_akun) group by 1",
    );
    expect([...totals].sort()).toEqual(ledger.map(({ akun, saldo }) => [akun, saldo] as const).sort());
    expect((await owner.get(path)).raw.equals(reply.raw)).toBe(true);
    const branch = parse((await owner.get(path, { toko: 'K02' })).raw.toString());
    expect(branch).toEqual(list.filter(({ toko }) => toko === 'K02'));
  });

  test('an empty period is a readable file too', async () => {
    const reply = await owner.get(`jurnal/hledger?${period('2020-01-01', '2020-01-31')}`);
    expect(parse(reply.raw.toString())).toEqual([]);
  });

  test('names that could be read as something else are made plain', async () => {
    const line: LedgerLine = {
      kode_toko: 'K01',
      tanggal: TODAY,
      no_jurnal: 'KMK01260225001',
      trx: 'KAS_MASUK',
      keterangan: 'a;b | c\n2020-01-01 x',
      jenis: 'BEBAN',
      nomor_akun: '6101',
      nama_akun: 'GAJI: POKOK;  LEMBUR',
      rp: 5,
    };
    async function* lines() {
      yield line;
      yield { ...line, nomor_akun: '1101', nama_akun: 'KAS', jenis: 'ASET', rp: -5 };
    }
    let text = '';
    for await (const part of hledgerText([line], lines())) text += part;
    expect(parse(text)).toEqual([
      {
        tanggal: TODAY,
        no: 'KMK01260225001',
        toko: 'K01',
        postings: [
          { akun: 'BEBAN:6101 GAJI POKOK LEMBUR', rp: 5 },
          { akun: 'ASET:1101 KAS', rp: -5 },
        ],
      },
    ]);
  });
});

describe('the accounts of a journal', () => {
  const path = 'para-akun-transaksi/KAS_KELUAR/UMUM';
  const detail = (nomor_akun: string, kode_akun = 'KAS', jenis_akun = 'K') => ({
    detail_akun: [{ kode_akun, jenis_akun, nomor_akun }],
  });

  test('are changed, kept in the audit, and used by the next posting', async () => {
    const reply = await owner.put(path, detail('1102'));
    expect(reply.body).toMatchObject({
      data: { trx: 'KAS_KELUAR', type: 'UMUM' },
      message: 'Data Berhasil Diedit',
    });
    const no = await cash('K01', 'KELUAR', 'ATK', 1000);
    expect(
      await server.look('select nomor_akun from jurnal where no_jurnal = $1 and kredit > 0', [no]),
    ).toEqual([{ nomor_akun: '1102' }]);
    expect(
      await server.look(
        "select before->'detail_akun'->0->>'nomor_akun' lama, after->'detail_akun'->0->>'nomor_akun' baru from audit where entity = 'para-akun-transaksi'",
      ),
    ).toEqual([{ lama: '1101', baru: '1102' }]);
    await owner.put(path, detail('1101'));
  });

  test('are read and changed by the calls of the specification, from the chart of accounts', async () => {
    const list = (await owner.get('para-akun-transaksi')).body.data as {
      trx: string;
      type: string;
      detail_akun: { kode_akun: string; jenis_akun: string; nomor_akun: string }[];
    }[];
    const one = list.find(({ trx, type }) => trx === 'KAS_KELUAR' && type === 'UMUM');
    expect(one?.detail_akun).toContainEqual(
      expect.objectContaining({ kode_akun: 'KAS', jenis_akun: 'K', nomor_akun: '1101' }),
    );
    const accounts = (await owner.get('akuns')).body.data as { nomor_akun: string; nama_akun: string }[];
    const named = new Map(accounts.map(({ nomor_akun, nama_akun }) => [nomor_akun, nama_akun]));
    for (const { detail_akun } of list)
      for (const { nomor_akun } of detail_akun) if (nomor_akun) expect(named.get(nomor_akun)).toBeTruthy();
    const [trx, type] = ['KAS_KELUAR', 'UMUM'];
    const changed = await owner.put(`para-akun-transaksi/${trx}/${type}`, {
      detail_akun: one?.detail_akun.map(({ kode_akun, jenis_akun, nomor_akun }) => ({
        kode_akun,
        jenis_akun,
        nomor_akun,
      })),
    });
    expect([changed.status, changed.body.message]).toEqual([200, 'Data Berhasil Diedit']);
    // Its screen stands whether accounting is on or not, and so do its calls.
    await owner.put('para-system', { values: { ACCOUNTING_MODULE: false } });
    expect((await owner.get('para-akun-transaksi')).status).toBe(200);
    await owner.put('para-system', { values: { ACCOUNTING_MODULE: true } });
    const kasir = await server.login('KASIR');
    expect((await kasir.get('para-akun-transaksi')).body.code).toBe('TIDAK_BERHAK');
  });

  test('that do not exist, roles of another journal and doubles are refused at their row', async () => {
    expect((await owner.put(path, detail('9999'))).body.fields).toHaveProperty(['detail_akun.0.nomor_akun']);
    expect((await owner.put(path, detail('1101', 'PENJUALAN'))).body.fields).toHaveProperty([
      'detail_akun.0.kode_akun',
    ]);
    expect((await owner.put(path, detail('1101', 'KAS', 'D'))).body.fields).toHaveProperty([
      'detail_akun.0.kode_akun',
    ]);
    const [row] = detail('1101').detail_akun;
    expect((await owner.put(path, { detail_akun: [row, row] })).body.fields).toHaveProperty([
      'detail_akun.1.kode_akun',
    ]);
    expect((await owner.put('para-akun-transaksi/TIDAK/ADA', detail('1101'))).status).toBe(404);
    const spv = await server.login('SPV');
    expect((await spv.put(path, detail('1101'))).status).toBe(403);
  });
});
