import { randomUUID } from 'node:crypto';
import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, MEMBERS, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cash, noFaktur, pieceSupply, saleOf } from './sale.fixture.ts';

let server: TestApp;
let kasir: Client;
const freshPiece = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

describe('repetition', () => {
  test('the same key and body give the first answer; another body is refused', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const key = randomUUID();
    const body = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
    const first = await kasir.post('penjualan', body, { key });
    const again = await kasir.post('penjualan', body, { key });
    expect(again.body).toEqual(first.body);
    const other = await kasir.post('penjualan', { ...body, keterangan: 'LAIN' }, { key });
    expect(other.body.code).toBe('KUNCI_DIPAKAI_LAIN');
    expect(
      await server.look('select 1 from penjualan_detail where kode_barcode = $1', [kode_barcode]),
    ).toHaveLength(1);
  });

  test('twenty twins at once: one sale, twenty equal answers', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const key = randomUUID();
    const body = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => kasir.post('penjualan', body, { key })),
    );
    expect(replies[0]?.status, JSON.stringify(replies[0]?.body)).toBe(200);
    for (const { body: answer } of replies) expect(answer).toEqual(replies[0]?.body);
    expect(
      await server.look('select 1 from penjualan_detail where kode_barcode = $1', [kode_barcode]),
    ).toHaveLength(1);
  });

  test('64 clients race for one piece: one sale, 63 clear refusals', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const body = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
    const replies = await Promise.all(Array.from({ length: 64 }, () => kasir.post('penjualan', body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body: { message } }) => message))).toEqual(
      new Set(['Stock Barang Tidak Tersedia']),
    );
    expect(refused).toHaveLength(63);
    expect(
      await server.look('select 1 from mutasi_stock where kode_barcode = $1 and qty = -1', [kode_barcode]),
    ).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('reverses everything exactly, once, with an approval', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const member = MEMBERS[3]?.kode_customer ?? '';
    const saldo = async () =>
      (await server.look<{ p: number }>('select kadar_poin_saldo($1)::int p', [member]))[0]?.p;
    const before = await saldo();
    const discount = Math.floor((harga_jual * (MEMBERS[3]?.diskon ?? 0)) / 100 / 500) * 500;
    const sold = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual - discount)], { kode_customer: member }),
    );
    const no = noFaktur(sold.body);
    const refused = await kasir.post(`penjualan/${no}/batal`, { alasan: 'SALAH' });
    expect(refused.body.code).toBe('PERLU_OTORISASI');
    const done = await kasir.postApproved(`penjualan/${no}/batal`, { alasan: 'SALAH' }, 'SPV1');
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const batal = (done.body.data as { no_faktur_batal: string }).no_faktur_batal;
    expect(
      (
        await server.look<{ status: string }>('select status from barang where kode_barcode = $1', [
          kode_barcode,
        ])
      )[0]?.status,
    ).toBe('READY');
    expect(
      await server.look(
        'select coalesce(sum(masuk - keluar), 0)::int s from kas_mutasi where no_faktur in ($1, $2)',
        [no, batal],
      ),
    ).toEqual([{ s: 0 }]);
    expect(
      await server.look(
        'select nomor_akun from jurnal where no_jurnal in ($1, $2) group by nomor_akun having sum(debet) <> sum(kredit)',
        [no, batal],
      ),
    ).toEqual([]);
    expect(
      await server.look('select coalesce(sum(fee), 0)::int s from fee_mutasi where no_faktur in ($1, $2)', [
        no,
        batal,
      ]),
    ).toEqual([{ s: 0 }]);
    expect(await saldo()).toBe(before);
    const twice = await kasir.postApproved(`penjualan/${no}/batal`, { alasan: 'LAGI' }, 'SPV1');
    expect(twice.body.code).toBe('SUDAH_DIBATALKAN');
    const again = await kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]));
    expect(again.status).toBe(200);
  });

  test('a sale that does not say, as one from before, is shown and goes back whole', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const sold = await kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]));
    const no = noFaktur(sold.body);
    await server.look('update dokumen set bagian = null where no_faktur = $1', [no]);
    const shown = await kasir.get(`dokumen/${no}`);
    expect(shown.body.data).toMatchObject({ no_faktur: no, jenis: 'PENJUALAN', boleh: { sebab: null } });
    const done = await kasir.postApproved(`penjualan/${no}/batal`, { alasan: 'SALAH' }, 'SPV1');
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const { no_faktur_batal: batal } = done.body.data as { no_faktur_batal: string };
    expect(await server.look('select status from barang where kode_barcode = $1', [kode_barcode])).toEqual([
      { status: 'READY' },
    ]);
    expect(
      await server.look(
        `select (select sum(qty)::int from mutasi_stock where no_faktur = any($1)) as stock, (select sum(masuk - keluar)::int from kas_mutasi where no_faktur = any($1)) as kas,
          (select sum(fee)::int from fee_mutasi where no_faktur = any($1)) as fee, (select sum(debet - kredit)::int from jurnal_emas where no_jurnal = any($1) and tempat = 'PERSEDIAAN') as emas,
          (select count(*)::int from jurnal where no_jurnal = $2) > 0 as jurnal`,
        [[no, batal], batal],
      ),
    ).toEqual([{ stock: 0, kas: 0, fee: 0, emas: 0, jurnal: true }]);
  });

  test('a number is text for the database, whatever stands in it', async () => {
    for (const no of ["PJK01'; abort--", 'PJK01260225\\\\\\', 'PJK01260225ZZZ']) {
      const reply = await kasir.post(`penjualan/${encodeURIComponent(no.slice(0, 14))}/batal`, {
        alasan: 'SALAH',
      });
      expect([no, reply.body.code]).toEqual([no, 'DATA_TIDAK_DITEMUKAN']);
    }
  });

  test('not the sale of another day', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const sold = await kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]));
    await server.look("update hari_kerja set tgl_system = '2026-02-26' where kode_toko = 'K01'");
    const reply = await kasir.postApproved(
      `penjualan/${noFaktur(sold.body)}/batal`,
      { alasan: 'SALAH' },
      'SPV1',
    );
    expect(reply.body.message).toBe('Tidak Dapat Batal Penjualan Kemarin');
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
  });
});

describe('looking', () => {
  test('list, detail and nota of a sale', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const no = noFaktur(
      (await kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]))).body,
    );
    const list = await kasir.get(`penjualan?tgl_from=${TODAY}&tgl_to=${TODAY}&q=${no}`);
    expect(list.body).toMatchObject({ count: 1 });
    const detail = await kasir.get(`penjualan/${no}`);
    expect(detail.body.data).toMatchObject({
      no_faktur: no,
      lines: [{ kode_barcode }],
      payments: [{ jenis: 'CASH' }],
      batal: null,
    });
    expect((await kasir.post(`penjualan/${no}/cetak`)).body.data).toEqual({ cetak: 1 });
    const nota = await kasir.get(`penjualan/${no}/nota`);
    expect(nota.headers['content-type']).toBe('application/pdf');
    expect(nota.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readPdfCodes(nota.raw)).toEqual([expect.stringMatching(`^${no}\\.[0-9A-Z]{16}$`)]);
    const texts = readPdfText(nota.raw).map(({ text }) => text);
    expect(texts).toContain(`Printed By KASIR1 / ${TODAY} 12:00`);
    expect(texts.join(' ').replaceAll(/\s+/g, ' ')).toContain('Harga nota berlaku 3 bulan');
  });

  test('its nota is printed twice, for customer and shop, where the module says so', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const sale = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
    const no = noFaktur((await kasir.post('penjualan', sale)).body);
    const owner = await server.login('OWN');
    const titles = async (DUPLICATE_NOTA_MODULE: boolean) => {
      await owner.put('para-system', { values: { DUPLICATE_NOTA_MODULE } });
      const texts = readPdfText((await kasir.get(`penjualan/${no}/nota`)).raw).map(({ text }) => text);
      return texts.filter((text) => text.startsWith('NOTA PENJUALAN'));
    };
    expect(await titles(false)).toEqual(['NOTA PENJUALAN']);
    expect(await titles(true)).toEqual(['NOTA PENJUALAN  ·  CUSTOMER', 'NOTA PENJUALAN  ·  INTERNAL']);
    await titles(false);
  });

  test('another branch does not see it', async () => {
    const other = await server.login('SPV2');
    const list = await other.get(`penjualan?tgl_from=${TODAY}&tgl_to=${TODAY}`);
    expect(list.body.count).toBe(0);
  });
});
