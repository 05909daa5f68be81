import type { KelebihanRow } from '@kadar/contract/endpoints/lelang-akhir.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TODAY } from '../../testing/harness.ts';
import { cardOf, payOf } from '../../testing/pledging.ts';
import { code, ok, type Story, startLelang } from './lelang.fixture.ts';

let story: Story;
beforeAll(async () => {
  story = await startLelang();
});
afterAll(() => story?.stop());

describe('goods that were lost, and loans that never come', () => {
  test('a claim clears the loan and owes the rest, paid out once; both are reversed by the owner', async () => {
    const no = await story.lend(5_000_000, 7);
    const body = { no_hutang: no, sebab: 'HILANG', nilai: 9_000_000, keterangan: 'KANTONG TIDAK KETEMU' };
    expect((await story.spv.post('klaim-hutang', body)).status).toBe(403);
    expect((await story.post('klaim-hutang', { ...body, nilai: 4_999_999 })).body.fields?.nilai?.code).toBe(
      'KLAIM_DI_BAWAH_POKOK',
    );
    const claim = await ok<{ no_faktur: string; terutang: number }>(story.post('klaim-hutang', body));
    expect(claim.terutang).toBe(4_000_000);
    const owed = { jenis: 'KLAIM', no_faktur: claim.no_faktur };
    expect(await cardOf(story.spv, no)).toMatchObject({
      status: 'KLAIM',
      terutang: { ...owed, jumlah_rp: 4_000_000 },
    });
    const listed = async (keadaan: string) =>
      (await ok<KelebihanRow[]>(story.spv.get(`kelebihan-lelang?keadaan=${keadaan}&q=${no}`)))[0];
    expect(await listed('TERUTANG')).toMatchObject({ ...owed, kelebihan: 4_000_000, sampai: null });
    // Only a surplus ends one day: a claim is not reminded of.
    const remind = { no_faktur: [claim.no_faktur], cara: 'SURAT' };
    expect(await code(story.spv.post('kelebihan-lelang/pengingat', remind))).toBe('DATA_TIDAK_DITEMUKAN');
    expect(await story.ledger('BIAYA_KLAIM', 'HUTANG_KLAIM')).toEqual({
      BIAYA_KLAIM: 9_000_000,
      HUTANG_KLAIM: -4_000_000,
    });
    const pay = { no_faktur: claim.no_faktur, jenis: 'CASH', jumlah_rp: 4_000_000 };
    const paid = await ok<{ no_faktur: string }>(story.spv.post('bayar-klaim', pay));
    expect(await code(story.spv.post('bayar-klaim', pay))).toBe('SUDAH_DIBAYARKAN');
    expect(await cardOf(story.spv, no)).toMatchObject({ terutang: null });
    expect(await listed('DIBAYAR')).toMatchObject({ ...owed, no_bayar: paid.no_faktur });
    expect(await code(story.cancel('klaim-hutang', claim.no_faktur))).toBe('DOKUMEN_DIIKUTI');
    await ok(story.cancel('bayar-klaim', paid.no_faktur));
    await ok(story.cancel('klaim-hutang', claim.no_faktur));
    expect(await story.status(no)).toBe('AKTIF');
    await ok(story.redeem(no));
  });

  test('a write-off needs the owner and a reason', async () => {
    const no = await story.lend(5_000_000, 7);
    const body = { no_hutang: no, keterangan: 'TIDAK DITEMUKAN' };
    expect((await story.spv.post('hapus-hutang', body)).status).toBe(403);
    expect((await story.post('hapus-hutang', { ...body, keterangan: '' })).status).toBe(422);
    const { no_faktur } = await ok<{ no_faktur: string }>(story.post('hapus-hutang', body));
    expect(await story.status(no)).toBe('HAPUS');
    expect(await story.inLedger('BIAYA_HAPUS')).toBe(5_000_000);
    await ok(story.cancel('hapus-hutang', no_faktur));
    expect(await story.status(no)).toBe('AKTIF');
    await ok(story.redeem(no));
  });
});

describe('interest at the closing', () => {
  test('is booked once per loan and date, a payment clears it first, and what never comes is written off', async () => {
    await story.day(40);
    const [a, b] = [await story.lend(5_000_000, 8), await story.lend(3_000_000, 9)];
    expect((await story.close(addDays(TODAY, 40))).status).toBe(200);
    expect(await story.inLedger('PIUTANG_BUNGA')).toBe(0);
    await ok(story.owner.put('para-system', { values: { AKRUAL_BUNGA_MODULE: true } }, { toko: '*' }));
    await story.day(50);
    expect((await story.close(addDays(TODAY, 50))).status).toBe(200);
    const booked = await story.server.look<{ no_hutang: string; akrual: number }>(
      'select no_hutang, akrual::int from hutang where no_hutang = any($1) order by no_hutang',
      [[a, b]],
    );
    // At least 15 days: 62.500 and 37.500.
    expect(booked).toEqual([
      { no_hutang: a, akrual: 62_500 },
      { no_hutang: b, akrual: 37_500 },
    ]);
    await story.day(56);
    expect((await story.close(addDays(TODAY, 56))).status).toBe(200);
    const earned = await story.inLedger('PENDAPATAN_BUNGA');
    const [row] = await story.server.look<{ akrual: number }>(
      'select akrual::int from hutang where no_hutang = $1',
      [a],
    );
    expect(row?.akrual).toBe(66_666);
    await story.day(57);
    await ok(story.redeem(a));
    // 17 days are 70.833, up to 71.000; 66.666 stood as income already.
    expect(await story.inLedger('PENDAPATAN_BUNGA')).toBe(earned - (71_000 - 66_666));
    await ok(story.post('hapus-hutang', { no_hutang: b, keterangan: 'PINDAH' }));
    expect(await story.inLedger('BIAYA_HAPUS')).toBe(3_000_000 + 40_000);
    const { said, ledger } = await story.earned();
    expect(said).toEqual(ledger);
    expect(await story.verified()).toEqual([]);
  });

  test('a payment before it is reversed after it is, by the owner', async () => {
    const no = await story.lend(5_000_000, 10);
    await story.day(75);
    const { hari_ini } = await cardOf(story.spv, no);
    const paid = await ok<{ no_faktur: string }>(
      story.spv.post('hutang-cicil', payOf(no, hari_ini.bunga + 1_000_000, { pokok: 1_000_000 })),
    );
    await story.day(76);
    expect((await story.close(addDays(TODAY, 76))).status).toBe(200);
    await story.day(77);
    const refused = await story.cancel('hutang-cicil', paid.no_faktur);
    expect(refused.body).toMatchObject({
      code: 'DOKUMEN_DIIKUTI',
      message: expect.stringContaining('HNK01'),
    });
    const [accrual] = await story.server.look<{ no_faktur: string }>(
      "select no_faktur from dokumen where jenis = 'AKRUAL_BUNGA' and asal_no = $1 order by at desc limit 1",
      [no],
    );
    await ok(story.cancel('akrual-bunga', accrual?.no_faktur ?? ''));
    await ok(story.cancel('hutang-cicil', paid.no_faktur));
    expect(await cardOf(story.spv, no)).toMatchObject({ pokok: 5_000_000 });
    expect(await story.verified()).toEqual([]);
  });
});
