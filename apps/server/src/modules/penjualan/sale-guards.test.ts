import { formatRupiah } from '@kadar/documents/format.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, MEMBERS, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cash, noFaktur, pieceSupply, REKENING, saleOf } from './sale.fixture.ts';

let server: TestApp;
let kasir: Client;
let owner: Client;
const freshPiece = pieceSupply();
const one = async <T>(text: string, values: unknown[] = []): Promise<T> => {
  const [row] = await server.look<T>(text, values);
  if (!row) throw new Error(`no row: ${text}`);
  return row;
};
const sold = async (sale: object): Promise<string> => {
  const reply = await kasir.post('penjualan', sale);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

describe('a price agreed on', () => {
  test('below the list is a discount that a cashier needs an approval for; above it is none', async () => {
    await server.look('update kadar set harga_minimum = 0');
    const { kode_barcode } = freshPiece();
    const { data } = (await kasir.get(`barang/scan/${kode_barcode}`)).body as {
      data: { harga_emas: number };
    };
    const agreed = async (harga_emas: number, client = kasir) => {
      const line = { kode_barcode, harga_emas, harga_jual: 0 };
      const asked = await client.post('penjualan', saleOf([line], [cash(1)]));
      const harga_jual = Number(/menjadi (\d+)/.exec(String(asked.body.message))?.[1]);
      return saleOf([{ ...line, harga_jual }], [cash(harga_jual)]);
    };
    const low = await agreed(data.harga_emas - 1_000);
    const refused = await kasir.post('penjualan', low);
    expect(refused.body.need_auth).toMatchObject({
      kategori: 'DISKON',
      notes: `${kode_barcode} ${formatRupiah(data.harga_emas - 1_000)}/g di bawah harga ${formatRupiah(data.harga_emas)}/g`,
    });
    expect((await kasir.postApproved('penjualan', low, 'SPV1')).status).toBe(200);
    const again = freshPiece();
    const list = (await kasir.get(`barang/scan/${again.kode_barcode}`)).body.data as { harga_emas: number };
    const line = { kode_barcode: again.kode_barcode, harga_emas: list.harga_emas + 10_000, harga_jual: 0 };
    const asked = await kasir.post('penjualan', saleOf([line], [cash(1)]));
    const harga_jual = Number(/menjadi (\d+)/.exec(String(asked.body.message))?.[1]);
    expect(
      (await kasir.post('penjualan', saleOf([{ ...line, harga_jual }], [cash(harga_jual)]))).status,
    ).toBe(200);
  });

  test('amounts no shop has are refused at their field', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const huge = Number.MAX_SAFE_INTEGER;
    const reply = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual, harga_emas: huge }], [cash(huge), cash(huge)]),
    );
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.fields ?? {})).toEqual(
      expect.arrayContaining(['lines.0.harga_emas', 'payments.0.jumlah_rp', 'payments.1.jumlah_rp']),
    );
  });
});

describe('PPN', () => {
  const taxed = async (values: Record<string, unknown>) => {
    await owner.put('para-system', { values }, { toko: 'K01' });
    const piece = freshPiece();
    const no = await sold(saleOf([piece], [cash(piece.harga_jual)]));
    const reset = Object.fromEntries(Object.keys(values).map((key) => [key, null]));
    await owner.put('para-system', { values: reset }, { toko: 'K01' });
    const { ppn } = await one<{ ppn: number }>('select ppn from dokumen where no_faktur = $1', [no]);
    return { ppn, piece };
  };
  const within = (rp: number, percent: number): number => Math.round((rp * percent) / (100 + percent));
  const baru = { PPN_BARU_PERSEN: 3, PPN_BARU_PERSEN_NON_FAKTUR: 4 };

  test('new rates hold from their business date on', async () => {
    const before = await taxed({ ...baru, PPN_BARU_MULAI: '2999-01-01' });
    const old = before.piece.piece.ada_faktur_pajak ? 1.1 : 1.65;
    expect(before.ppn).toBe(within(before.piece.harga_jual, old));
    const after = await taxed({ ...baru, PPN_BARU_MULAI: TODAY });
    expect(after.ppn).toBe(within(after.piece.harga_jual, after.piece.piece.ada_faktur_pajak ? 3 : 4));
  });

  test('is by weight where a rupiah per gram is set', async () => {
    const { ppn, piece } = await taxed({ PPN_BY_BERAT_RP: 7_000 });
    expect(ppn).toBe(Math.round(piece.piece.berat * 7_000));
  });

  test('a start that is no date is refused at its key', async () => {
    const reply = await owner.put('para-system', { values: { PPN_BARU_MULAI: 'besok' } }, { toko: 'K01' });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.fields ?? {})).toEqual(['PPN_BARU_MULAI']);
  });
});

describe('what a sale brings a member', () => {
  test.each([true, false])('points leave ongkos and PPN out; prices with PPN inside: %s', async (include) => {
    await owner.put('para-system', { values: { PPN_INCLUDE: include } }, { toko: 'K01' });
    await server.look('update parameter_get_point_member set deleted_at = now()');
    const member = MEMBERS.find(({ diskon }) => diskon > 0);
    const { kode_barcode, harga_jual } = freshPiece();
    const no = await sold(
      saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual * 2)], {
        kode_customer: member?.kode_customer,
      }),
    );
    const line = await one<Record<'total' | 'ongkos' | 'ppn' | 'diskon', number>>(
      'select total, ongkos, ppn, diskon from penjualan_detail where no_faktur = $1',
      [no],
    );
    expect(line.diskon).toBe(Math.floor((harga_jual * (member?.diskon ?? 0)) / 100 / 500) * 500);
    const basis = line.total - line.ongkos - (include ? line.ppn : 0);
    const { poin_dapat } = await one<{ poin_dapat: number }>(
      'select poin_dapat from dokumen where no_faktur = $1',
      [no],
    );
    expect(poin_dapat).toBe(Math.floor(basis / 100_000));
    await owner.put('para-system', { values: { CASHBACK_POINT_PERSEN: 1.5 } }, { toko: 'K01' });
    const next = freshPiece();
    const more = await sold(
      saleOf([next], [cash(next.harga_jual * 2)], { kode_customer: member?.kode_customer }),
    );
    await owner.put('para-system', { values: { CASHBACK_POINT_PERSEN: 0 } }, { toko: 'K01' });
    const { dapat, dasar } = await one<{ dapat: number; dasar: number }>(
      `select poin_dapat as dapat, (d.total - d.ongkos - ${include ? 'd.ppn' : '0'})::int as dasar
       from dokumen join penjualan_detail d using (kode_toko, no_faktur) where no_faktur = $1`,
      [more],
    );
    expect(dapat).toBe(Math.floor(dasar / 100_000) + Math.floor((dasar * 1.5) / 100 / 500));
    await owner.put('para-system', { values: { PPN_INCLUDE: true } }, { toko: 'K01' });
  });
});

describe('cancelling', () => {
  test('a card, cash, points and tax on top: every account, the fine gold and the bank book come back to zero', async () => {
    await owner.put('para-system', { values: { PPN_INCLUDE: false } }, { toko: 'K01' });
    const pieces = [freshPiece(), freshPiece()];
    const member = MEMBERS[5]?.kode_customer;
    const qris = { jenis: 'QRIS', jumlah_rp: 300_000, no_rekening: REKENING };
    const no = await sold(saleOf(pieces, [qris, cash(90_000_000)], { kode_customer: member }));
    await owner.put('para-system', { values: { PPN_INCLUDE: true } }, { toko: 'K01' });
    const sale = await one<Record<'total' | 'diskon' | 'ppn' | 'pembulatan' | 'grand_total', number>>(
      'select total, diskon, ppn, pembulatan, grand_total from dokumen where no_faktur = $1',
      [no],
    );
    expect(sale.grand_total).toBe(sale.total - sale.diskon + sale.ppn + sale.pembulatan);
    expect(sale.grand_total % 500).toBe(0);
    const journal = await server.look<{ role: string; rp: number }>(
      'select role, sum(debet - kredit)::bigint rp from jurnal where no_jurnal = $1 group by 1',
      [no],
    );
    const role = (name: string) => journal.find((line) => line.role === name)?.rp ?? 0;
    const mdr = CHAIN.banks.find(({ kode_bank }) =>
      CHAIN.rekenings.some((row) => row.no_rekening === REKENING && row.kode_bank === kode_bank),
    )?.mdr_qris;
    const fee = Math.round((300_000 * (mdr ?? 0)) / 100);
    expect(role('BIAYA_ADMIN_BANK')).toBe(fee);
    expect(role('BANK')).toBe(300_000 - fee);
    expect(role('KAS')).toBe(sale.grand_total - 300_000);
    expect(role('DISKON')).toBe(sale.diskon);
    expect(role('PPN')).toBe(-sale.ppn);
    expect(role('PENJUALAN')).toBe(-(sale.grand_total + sale.diskon - sale.ppn));
    expect(role('HPP')).toBe(pieces.reduce((sum, { piece }) => sum + piece.hpp, 0));
    expect(role('PERSEDIAAN')).toBe(-role('HPP'));
    const reply = await kasir.postApproved(`penjualan/${no}/batal`, { alasan: 'SALAH' }, 'SPV1');
    const both = [no, (reply.body.data as { no_faktur_batal: string }).no_faktur_batal];
    for (const [sum, of] of [
      ['debet - kredit', 'jurnal where no_jurnal = any($1) group by nomor_akun'],
      ['debet - kredit', 'jurnal_emas where no_jurnal = any($1) group by tempat'],
      ['jumlah_gesek_rp - fee', 'bank_mutasi where no_faktur = any($1) group by no_rekening'],
      ['berat', 'mutasi_stock where no_faktur = any($1) group by kode_barcode'],
      ['murni + hpp', 'mutasi_stock where no_faktur = any($1) group by kode_barcode'],
    ])
      expect(
        new Set(
          (await server.look<{ s: number }>(`select sum(${sum})::bigint s from ${of}`, [both])).map(
            ({ s }) => s,
          ),
        ),
      ).toEqual(new Set([0]));
  });

  test('cash that left the drawer since cannot be given back; two at once take it once', async () => {
    const first = freshPiece();
    const rest = await one<{ saldo: number }>("select kadar_kas_awal('K01', $1::date + 1) saldo", [TODAY]);
    const no = await sold(saleOf([first], [cash(first.harga_jual)]));
    const out = {
      jenis: 'KELUAR',
      kategori: 'SUPPLIER',
      jumlah_rp: rest.saldo + 1_000,
      keterangan: 'SETOR',
    };
    const paidOut = await kasir.postApproved('cash', out, 'SPV1');
    expect(paidOut.status, JSON.stringify(paidOut.body)).toBe(200);
    expect((await kasir.post(`penjualan/${no}/batal`, { alasan: 'SALAH' })).body).toMatchObject({
      code: 'KAS_TIDAK_CUKUP',
      message: 'Saldo kas tidak cukup',
    });
    await kasir.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 1_000, keterangan: 'MODAL' });
    const raced = await Promise.all([
      owner.call('POST', `penjualan/${no}/batal`, { body: { alasan: 'SATU' }, toko: 'K01' }),
      owner.call('POST', `penjualan/${no}/batal`, { body: { alasan: 'DUA' }, toko: 'K01' }),
    ]);
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await one("select kadar_kas_awal('K01', $1::date + 1) saldo", [TODAY])).toEqual({ saldo: 0 });
  });
});

describe('the nota', () => {
  test('says that the tax is inside, on the paper of the shop that sold', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const no = await sold(saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]));
    const texts = readPdfText((await kasir.get(`penjualan/${no}/nota`)).raw).map(({ text }) => text);
    expect(texts).toContain('Termasuk PPN');
    expect(texts).not.toContain('PPN');
    await owner.put(
      'para-system',
      { values: { NOTA_FORMAT: '58MM', NOTA_JUDUL: 'SURAT EMAS' } },
      { toko: 'K01' },
    );
    const roll = await owner.get(`penjualan/${no}/nota`);
    expect(roll.headers['content-type']).toContain('text/plain');
    expect(roll.raw.toString()).toContain('SURAT EMAS');
  });

  test('says the hour, the grams in all, TUNAI, a purity without a label, the terms, and an unnumbered thanks', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const no = await sold(saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]));
    await owner.put(
      'para-system',
      { values: { NOTA_FORMAT: 'A5', NOTA_CATATAN: 'TERIMA KASIH' } },
      { toko: 'K01' },
    );
    const [piece] = await server.look<{ kadar: number; berat: number }>(
      'update kadar set deleted_at = now() where kadar = (select kadar from penjualan_detail where no_faktur = $1) returning kadar',
      [no],
    );
    const texts = readPdfText((await kasir.get(`penjualan/${no}/nota`)).raw).map(({ text }) => text);
    await server.look('update kadar set deleted_at = null');
    const shown = `${String(Number(piece?.kadar)).replace('.', ',')}%`;
    expect(texts).toEqual(expect.arrayContaining([shown, 'TUNAI', 'Total 1 potong', 'TERIMA KASIH']));
    expect(
      texts.some((text) => /^Tanggal \S+ \d\d[.:]\d\d( |$)/.test(text)),
      texts.join('|'),
    ).toBe(true);
    expect(texts.filter((text) => /^\d\. /.test(text)).join(' ')).not.toContain('TERIMA');
    expect(texts.some((text) => text.startsWith('1. Barang dapat dijual kembali'))).toBe(true);
  });

  test('the cashier stands for a sale that needed no approval, and finds it by Valid By', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const no = await sold(saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]));
    const day = `tgl_from=${TODAY}&tgl_to=${TODAY}&valid_by=KASIR1`;
    const list = (await kasir.get(`penjualan?${day}&q=${no}`)).body;
    expect(list.data).toMatchObject([{ no_faktur: no, valid_by: 'KASIR1' }]);
    const rows = (await kasir.get(`penjualan/report?${day}`)).body.data as { no_faktur: string }[];
    expect(rows.map(({ no_faktur }) => no_faktur)).toContain(no);
  });

  test('a search takes signs of a pattern as they are', async () => {
    const found = await kasir.get(`penjualan?tgl_from=${TODAY}&tgl_to=${TODAY}&q=%25`);
    expect(found.body.count).toBe(0);
  });
});

// Last: it closes the day.
test('a scan of a sold piece names its last nota, that of a kept piece none', async () => {
  const { kode_barcode, harga_jual } = freshPiece();
  const sale = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
  const first = await sold(sale);
  const refused = { code: 'STOCK_TIDAK_TERSEDIA', message: 'Stock Barang Tidak Tersedia' };
  const scan = async () => (await kasir.get(`barang/scan/${kode_barcode}`)).body;
  expect(await scan()).toMatchObject({ ...refused, no_faktur: first });
  expect((await owner.post(`penjualan/${first}/batal`, { alasan: 'SALAH' }, { toko: 'K01' })).status).toBe(
    200,
  );
  const second = await sold(sale);
  expect(await scan()).toMatchObject({ ...refused, no_faktur: second });
  const again = await kasir.post('penjualan', sale);
  expect(again.body).toMatchObject(refused);
  await server.look("update barang set status = 'HOLD' where kode_barcode = $1", [kode_barcode]);
  expect(await scan()).not.toHaveProperty('no_faktur');
});

test('sales and cancellations raced with the closing are wholly in its snapshot, or refused', async () => {
  const pieces = Array.from({ length: 12 }, freshPiece);
  const kept = await Promise.all(
    pieces.slice(0, 6).map((piece) => sold(saleOf([piece], [cash(piece.harga_jual)]))),
  );
  const moved = await server.look<{ no_rekening: string; jumlah_rp: number }>(
    "select no_rekening, sum(jumlah_rp)::bigint as jumlah_rp from bank_mutasi where kode_toko = 'K01' and tanggal = $1 group by 1",
    [TODAY],
  );
  const closing = {
    tanggal: TODAY,
    rincian_kas: [{ pecahan: 100_000, lembar: 0 }],
    non_cash: moved,
    selisih: [{ jenis: 'KAS', alasan: 'UJI', penanggung: 'KASIR1' }],
  };
  const cancel = (no: string) =>
    owner.call('POST', `penjualan/${no}/batal`, { body: { alasan: 'BALAPAN' }, toko: 'K01' });
  const [closed, ...replies] = await Promise.all([
    owner.call('POST', 'hari/tutup', { body: closing, toko: 'K01' }),
    ...kept.map(cancel),
    ...pieces.slice(6).map((piece) => kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]))),
  ]);
  expect(closed?.status, JSON.stringify(closed?.body)).toBe(200);
  for (const { status, body } of replies) if (status !== 200) expect(body.code).toBe('HARI_SUDAH_DITUTUP');
  const books = await one<Record<'jual' | 'tutup' | 'kas' | 'laci', number>>(
    `select (select coalesce(sum(grand_total), 0)::bigint from dokumen where jenis = 'PENJUALAN' and kode_toko = 'K01' and tanggal = $1 and status = 'POSTED') jual,
       (ringkasan -> 'penjualan' ->> 'grand_total')::bigint tutup, kas_sistem kas,
       (select sum(masuk - keluar)::bigint from kas_mutasi where kode_toko = 'K01' and kategori <> 'SELISIH_KAS') laci
     from tutup_harian where kode_toko = 'K01' and tanggal = $1`,
    [TODAY],
  );
  expect(books.tutup).toBe(books.jual);
  expect(books.kas).toBe(books.laci);
});
