import {
  getRekonsiliasi,
  type ImporKoran,
  imporKoran,
  pratinjauKoran,
  type Rekonsiliasi,
} from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { bcaFile, type KoranLine, send } from './koran.fixture.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };
const [REKENING = '', OTHER = ''] = CHAIN.rekenings
  .filter(({ kode_toko }) => kode_toko === 'K01')
  .map(({ no_rekening }) => no_rekening);
const MONTH = TODAY.slice(0, 7);
const path = (name = '', rek = REKENING) => `rekonsiliasi/${rek}${name && `/${name}`}`;

const setor = async (jumlah_rp: number, no_rekening = REKENING): Promise<string> => {
  const reply = await kasir.post('setor-bank', {
    arah: 'SETOR',
    no_rekening,
    jumlah_rp,
    keterangan: 'SETORAN',
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
const look = async (lihat = 'SISA', bulan = MONTH, rek = REKENING): Promise<Rekonsiliasi> => {
  const reply = await spv.get(`${path('', rek)}?bulan=${bulan}&lihat=${lihat}`);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return getRekonsiliasi.data.parse(reply.body.data);
};
const imported = (reply: Reply): ImporKoran => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return imporKoran.data.parse(reply.body.data);
};
const line = (tanggal: string, rp: number, teks = 'SETORAN TUNAI'): KoranLine => ({
  tanggal,
  teks,
  sen: rp * 100,
});
const impor = (lines: readonly KoranLine[], opening = 0, rek = REKENING, client = spv) =>
  send(client, path('impor', rek), bcaFile(rek, opening, lines));
/** What bank and book differ by is made of what is listed. */
const agrees = ({ keadaan: k }: Rekonsiliasi) =>
  expect(k.awal_sen + k.celah_sen + k.sisa_bank.sen - k.sisa_buku.sen + k.waktu_sen).toBe(k.beda_sen);

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  await kasir.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' });
});
afterAll(() => server?.close());

describe('a statement', () => {
  const first = [
    line('2026-02-24', 150_000, 'TRSF E-BANKING CR SITI'),
    line(TODAY, 3_123_000),
    line(TODAY, -15_000, 'BIAYA ADM'),
  ];

  test('comes in: what is beyond doubt is matched, the rest is listed and is the difference', async () => {
    await setor(3_123_000);
    await setor(2_000_000);
    const told = imported(await impor(first));
    expect(told).toMatchObject({ baris: 3, baru: 3, cocok: 1, dari: '2026-02-24', sampai: TODAY, celah: [] });
    const state = await look();
    expect(state.keadaan).toMatchObject({ tanggal: TODAY, saldo_bank_sen: 325_800_000, cocok: 1 });
    expect(state.keadaan.sisa_bank).toEqual({ jumlah: 2, sen: 13_500_000 });
    expect(state.bank.map(({ keterangan, milik_bank }) => [keterangan, milik_bank])).toEqual([
      ['TRSF E-BANKING CR SITI', null],
      ['BIAYA ADM', 'BIAYA'],
    ]);
    expect(state.buku.map(({ jumlah_sen }) => jumlah_sen)).toEqual([200_000_000]);
    agrees(state);
    const [match] = (await look('COCOK')).cocok;
    expect(match).toMatchObject({ cara: 'SENDIRI', sebab: 'TUNGGAL', oleh: spv.user_id });
  });

  test('twice adds nothing, one that overlaps adds what is new, alike lines of a day are told apart', async () => {
    expect(imported(await impor(first))).toMatchObject({ baru: 0, cocok: 0 });
    const longer = [
      ...first,
      line(TODAY, 2_000_000),
      line(TODAY, -2_000, 'BIAYA KLIRING'),
      line(TODAY, -2_000, 'BIAYA KLIRING'),
    ];
    expect(imported(await impor(longer))).toMatchObject({ baris: 6, baru: 3 });
    expect(imported(await impor(longer.slice(2), 327_300_000))).toMatchObject({ baru: 0 });
  });

  test('a gap is said and shown, and is part of the difference', async () => {
    const told = imported(await impor([line('2026-03-02', 500_000, 'TRSF E-BANKING CR BUDI')], 999_900_000));
    expect(told.baru).toBe(1);
    const state = await look('SISA', '2026-03');
    expect(state.celah).toEqual([{ dari: TODAY, sampai: '2026-03-02', sen: 999_900_000 - 525_400_000 }]);
    expect(state.keadaan.celah_sen).toBe(999_900_000 - 525_400_000);
    agrees(state);
  });

  test('is looked at before: first rows and columns', async () => {
    const reply = await send(spv, path('pratinjau'), bcaFile(REKENING, 0, first));
    const { rows, profil } = pratinjauKoran.data.parse(reply.body.data);
    expect(profil).toMatchObject({ kepala: 2, tanggal: 0, keterangan: [1], jumlah: 3, saldo: 4 });
    expect(rows[3]?.[1]).toBe('TRSF E-BANKING CR SITI');
  });

  test('of another account, without its columns, with a day or amount that is none, is refused in one piece', async () => {
    const codeOf = async (content: string, fields = {}) => {
      const reply = await send(spv, path('impor'), content, { fields });
      return [reply.status, reply.body.code, reply.body.message];
    };
    const file = bcaFile(OTHER, 0, first);
    expect(await codeOf(file)).toEqual([422, 'KORAN_REKENING_LAIN', `Berkas ini milik rekening ${OTHER}`]);
    expect((await codeOf('a;b\n1;2')).slice(0, 2)).toEqual([422, 'KORAN_KOLOM']);
    const own = (day: string, rp: string) =>
      `Tanggal;Keterangan;Jumlah;Saldo\n01/03/2026;A;1.000;1.000\n${day};B;${rp};`;
    expect((await codeOf(own('45/03/2026', '1.000'))).slice(0, 2)).toEqual([422, 'KORAN_TANGGAL']);
    expect((await codeOf(own('02/03/2026', 'seribu'))).slice(0, 2)).toEqual([422, 'KORAN_JUMLAH']);
    expect((await codeOf('')).slice(0, 2)).toEqual([422, 'BERKAS_KOSONG']);
    const chosen = {
      kepala: 0,
      tanggal: 1,
      keterangan: [0],
      debit: -1,
      kredit: -1,
      jumlah: 2,
      tanda: -1,
      saldo: -1,
    };
    const odd = 'x;y;z\nA;05/03/2026;9.000';
    const kept = await send(spv, path('impor', OTHER), odd, { fields: { profil: JSON.stringify(chosen) } });
    expect(imported(kept).baru).toBe(1);
    // Chosen once: the next file of the account needs no choice.
    expect(imported(await send(spv, path('impor', OTHER), 'x;y;z\nB;06/03/2026;8.000')).baru).toBe(1);
  });

  test('of fifty thousand lines comes in whole, once, and the few that are ours are found among them', async () => {
    const rek = CHAIN.rekenings.find(({ kode_toko }) => kode_toko === 'K02')?.no_rekening ?? '';
    const inK02 = { toko: 'K02' };
    for (const jumlah_rp of [1_234_567, 7_654_321]) {
      await owner.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp, keterangan: 'MODAL' }, inK02);
      const body = { arah: 'SETOR', no_rekening: rek, jumlah_rp, keterangan: 'SETORAN' };
      const reply = await owner.post('setor-bank', body, inK02);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    }
    const many = Array.from({ length: 50_000 }, (_, at) =>
      line(addDays(TODAY, Math.floor(at / 1_000) - 49), 10_000 + at, `TRSF E-BANKING CR ${at}`),
    );
    many.splice(49_990, 0, line(TODAY, 1_234_567));
    many.push(line(TODAY, 7_654_321));
    const file = bcaFile(rek, 0, many);
    const told = imported(await send(owner, path('impor', rek), file, inK02));
    expect(told).toMatchObject({ baris: 50_002, baru: 50_002, cocok: 2 });
    expect(imported(await send(owner, path('impor', rek), file, inK02))).toMatchObject({ baru: 0 });
    const state = await owner.get(`${path('', rek)}?bulan=${MONTH}&lihat=SISA`, inK02);
    expect(state.status).toBe(200);
    const whole = getRekonsiliasi.data.parse(state.body.data);
    expect(whole.keadaan).toMatchObject({ cocok: 2, sisa_bank: { jumlah: 50_000 } });
    agrees(whole);
  }, 120_000);
});

describe('who reconciles', () => {
  test('confirms, takes apart, and matches by hand; a difference wants its reason', async () => {
    const state = await look();
    const fee = state.bank.find(({ keterangan }) => keterangan === 'BIAYA ADM');
    await setor(700_000);
    const [entry] = (await look()).buku.filter(({ jumlah_sen }) => jumlah_sen === 70_000_000);
    const body = { baris: [fee?.id], buku: [entry?.id] };
    const refused = await spv.post(path('cocok'), body);
    expect([refused.status, refused.body.fields?.catatan?.code]).toEqual([422, 'REKONSILIASI_SELISIH']);
    const key = 'kunci-yang-sama-dua-kali-1';
    const made = await spv.call('POST', path('cocok'), { body: { ...body, catatan: 'UJI' }, key });
    const again = await spv.call('POST', path('cocok'), { body: { ...body, catatan: 'UJI' }, key });
    expect(made.status).toBe(200);
    expect(again.body).toEqual(made.body);
    agrees(await look());
    const { id } = made.body.data as { id: number };
    const undone = await spv.post(path('lepas'), { id, alasan: 'SALAH' });
    expect(undone.status).toBe(200);
    expect((await spv.post(path('lepas'), { id, alasan: 'SALAH' })).status).toBe(404);
    expect((await look()).bank.map(({ id: one }) => one)).toContain(fee?.id);
    agrees(await look());
  });

  test('one line: of 64 at once one is first, the others are told who', async () => {
    const { bank, buku } = await look();
    const [siti] = bank.filter(({ keterangan }) => keterangan.includes('SITI'));
    const body = { baris: [siti?.id], buku: [buku[0]?.id], catatan: 'BEREBUT' };
    const replies = await Promise.all(Array.from({ length: 64 }, () => spv.post(path('cocok'), body)));
    expect(replies.filter(({ status }) => status === 200).length).toBe(1);
    for (const { status, body: told } of replies)
      if (status !== 200) expect([status, told.code]).toEqual([409, 'REKONSILIASI_DIPEGANG']);
    const held = await server.look(
      "select count(*)::int as n from rekonsiliasi_pegang where sisi = 'BANK' and acuan = $1",
      [siti?.id],
    );
    expect(held).toEqual([{ n: 1 }]);
  });

  test('makes a case of it once, and says how it ended', async () => {
    const { bank } = await look();
    const [one] = bank;
    const made = await spv.post(path('kasus'), {
      sisi: 'BANK',
      acuan: one?.id,
      catatan: 'TANYA BANK',
      penanggung: 'SPV1',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect((await spv.post(path('kasus'), { sisi: 'BANK', acuan: one?.id, catatan: 'LAGI' })).body.code).toBe(
      'REKONSILIASI_KASUS_ADA',
    );
    const { id } = made.body.data as { id: number };
    expect((await spv.post(path('kasus/selesai'), { id, catatan: 'SUDAH DIBUKUKAN' })).status).toBe(200);
    expect((await spv.post(path('kasus/selesai'), { id, catatan: 'LAGI' })).status).toBe(404);
    const found = (await look()).bank.find(({ id: line_ }) => line_ === one?.id);
    expect(found?.kasus).toMatchObject({
      catatan: 'TANYA BANK',
      penanggung: 'SPV1',
      selesai: 'SUDAH DIBUKUKAN',
    });
  });

  test('closes a month: its lines change no more until OWN opens it', async () => {
    expect((await spv.post(path('tutup'), { bulan: '2026-03' })).body.code).toBe(
      'REKONSILIASI_BULAN_TERBUKA',
    );
    await setor(810_000);
    const before = await look();
    expect((await spv.post(path('tutup'), { bulan: MONTH })).status).toBe(200);
    const [kept] = await server.look<{ gambar: { beda_sen: number; bank: number[] } }>(
      'select gambar from rekonsiliasi_bulan',
    );
    expect(kept?.gambar.beda_sen).toBe(before.keadaan.beda_sen);
    expect((await look()).ditutup).toMatchObject({ oleh: spv.user_id });
    const closed = 'REKONSILIASI_BULAN_TUTUP';
    const [line_] = before.bank;
    const [entry] = before.buku;
    const match = { baris: [line_?.id], buku: [entry?.id], catatan: 'X' };
    expect((await spv.post(path('cocok'), match)).body.code).toBe(closed);
    expect((await spv.post(path('tutup'), { bulan: MONTH })).body.code).toBe(closed);
    expect((await impor([line('2026-02-20', 5_000)])).body.code).toBe(closed);
    const [{ id } = { id: 0 }] = (await look('COCOK')).cocok;
    expect((await spv.post(path('lepas'), { id, alasan: 'X' })).body.code).toBe(closed);
    expect((await spv.post(path('buka'), { bulan: MONTH, alasan: 'X' })).status).toBe(403);
    expect((await owner.post(path('buka'), { bulan: MONTH, alasan: 'SALAH TUTUP' }, K01)).status).toBe(200);
    expect((await owner.post(path('buka'), { bulan: MONTH, alasan: 'LAGI' }, K01)).status).toBe(404);
    expect((await spv.post(path('lepas'), { id, alasan: 'X' })).status).toBe(200);
    const told = await server.look(
      "select action from audit where entity = 'rekonsiliasi' and action like '%month' order by id",
    );
    expect(told).toEqual([{ action: 'close-month' }, { action: 'open-month' }]);
  });

  test('is of the shop: another’s account is not there, a cashier has none', async () => {
    const foreign = CHAIN.rekenings.find(({ kode_toko }) => kode_toko === 'K02')?.no_rekening ?? '';
    expect((await spv.get(`${path('', foreign)}?bulan=${MONTH}`)).status).toBe(404);
    expect((await impor([line(TODAY, 1)], 0, foreign)).status).toBe(404);
    expect((await kasir.get('rekonsiliasi')).status).toBe(403);
    expect((await spv.get('rekonsiliasi')).body.data).toContainEqual(
      expect.objectContaining({ no_rekening: REKENING, sampai: '2026-03-02' }),
    );
  });
});
