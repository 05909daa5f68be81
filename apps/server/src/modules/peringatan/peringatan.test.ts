import type { SatuHal } from '@kadar/contract/endpoints/perhatian.ts';
import type { BatasPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import { ALERT_CODES } from '@kadar/contract/peringatan.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, TODAY, USERS } from '../../testing/harness.ts';
import { type AlertStage, alertStage } from './alerts.fixture.ts';

const { OWN, SPV, KASIR } = USERS;
const onShop = { toko: 'K01' };
let stage: AlertStage;
let spv: Client;
beforeAll(async () => {
  stage = await alertStage();
  spv = await stage.kabar.server.login('SPV');
});
afterAll(() => stage?.close());
beforeEach(() => stage.fresh());

describe('cash', () => {
  test('is told at its limit, not one below, once, with its receiver and no other', async () => {
    await stage.cashIn(5_000_000);
    const kas = await stage.cashOf();
    await stage.alone('KAS', kas + 1, { penerima: [{ kanal: 'EMAIL', user_id: OWN }] });
    expect(await stage.run()).toBe(0);
    expect(await stage.rows()).toEqual([]);
    await stage.cashIn(1);
    expect(await stage.run()).toBe(1);
    expect(await stage.run()).toBe(0);
    expect(await stage.rows()).toMatchObject([
      { kode_toko: 'K01', kode: 'KAS', nilai: kas + 1, berakhir: false },
    ]);
    await stage.kabar.run();
    expect(stage.kabar.smtp.received).toHaveLength(1);
    expect(stage.kabar.smtp.received[0]?.subject).toContain('Kas toko menumpuk: K01');
  });

  test('goes on at its worst, flaps without a word, ends after a while, and is new after a quiet time', async () => {
    await stage.cashIn(40_000_000);
    const kas = await stage.cashOf();
    await stage.alone('KAS', kas, { penerima: [{ kanal: 'WA', user_id: OWN }] });
    await stage.run();
    await stage.cashIn(2_000_000);
    await stage.run();
    expect(await stage.rows()).toMatchObject([{ nilai: kas + 2_000_000, terburuk: kas + 2_000_000 }]);
    // Within the margin of five in the hundred it stands.
    await stage.cashIn(-2_000_001);
    await stage.run();
    stage.clock.minutes(10);
    await stage.run();
    expect(await stage.rows()).toMatchObject([
      { nilai: kas - 1, terburuk: kas + 2_000_000, berakhir: false },
    ]);
    await stage.cashIn(-Math.ceil(kas / 10));
    await stage.run();
    expect(await stage.rows()).toMatchObject([{ berakhir: false }]);
    stage.clock.minutes(5);
    await stage.run();
    expect(await stage.rows()).toMatchObject([{ berakhir: true, ulang: 0 }]);
    await stage.cashIn(Math.ceil(kas / 10) + 1);
    stage.clock.minutes(60);
    expect(await stage.run()).toBe(0);
    expect(await stage.rows()).toMatchObject([{ berakhir: false, ulang: 1 }]);
    expect(await stage.kabar.rows()).toHaveLength(1);
    await stage.cashIn(-Math.ceil(kas / 10));
    await stage.run();
    stage.clock.minutes(5);
    await stage.run();
    await stage.cashIn(Math.ceil(kas / 10));
    stage.clock.minutes(4 * 60);
    expect(await stage.run()).toBe(1);
    expect(await stage.rows()).toMatchObject([{ berakhir: true, ulang: 1 }, { berakhir: false }]);
    expect(await stage.kabar.rows()).toHaveLength(2);
  });

  test('two servers that look at once begin it once, and tell of it once', async () => {
    const kas = await stage.cashOf();
    await stage.alone('KAS', Math.max(1_000_000, kas), { penerima: [{ kanal: 'EMAIL', user_id: OWN }] });
    await stage.cashIn(2_000_000);
    const begun = await Promise.all(Array.from({ length: 6 }, () => stage.run()));
    expect(begun.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await stage.rows()).toHaveLength(1);
    expect(await stage.kabar.rows()).toHaveLength(1);
  });

  test('a receiver without an address, and one who lost his rights, get nothing, and the log says why', async () => {
    await stage.cashIn(2_000_000);
    const { look } = stage.kabar.server;
    await look(`update users set email = '' where user_id = $1`, [OWN]);
    try {
      await stage.alone('KAS', await stage.cashOf(), {
        penerima: [
          { kanal: 'EMAIL', user_id: OWN },
          { kanal: 'EMAIL', user_id: SPV },
          { kanal: 'EMAIL', user_id: KASIR },
        ],
      });
      await look(`update users set deleted_at = now() where user_id = $1`, [SPV]);
      await stage.run();
      expect((await stage.kabar.rows()).map(({ kesalahan }) => kesalahan)).toEqual([
        'TANPA_ALAMAT',
        'PENGGUNA_TIDAK_AKTIF',
        'TIDAK_BERHAK',
      ]);
    } finally {
      await look(`update users set deleted_at = null, email = lower(user_id) || '@toko.example'`);
    }
  });

  test('switched off, it ends, and nothing begins', async () => {
    await stage.cashIn(2_000_000);
    const { version } = await stage.alone('KAS', await stage.cashOf());
    await stage.run();
    await stage.limit('KAS', 1_000_000, { aktif: false, version });
    await stage.run();
    await stage.run();
    expect(await stage.rows()).toMatchObject([{ berakhir: true }]);
  });
});

describe('limits', () => {
  const read = async (who: Client, toko?: string): Promise<BatasPeringatan[]> => {
    const reply = await who.get('peringatan', toko ? { toko } : {});
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return (reply.body.data as { batas: BatasPeringatan[] }).batas;
  };
  const kas = async (who: Client, toko?: string) =>
    (await read(who, toko)).find(({ kode }) => kode === 'KAS');

  test('a shop goes by its own, else by the chain, else by what was shipped; taken back, by the chain again', async () => {
    expect(await kas(stage.owner, 'K01')).toMatchObject({ batas: 100_000_000, asal: 'STANDAR', version: 0 });
    await stage.limit('KAS', 50_000_000, {}, null);
    expect(await kas(stage.owner, 'K01')).toMatchObject({ batas: 50_000_000, asal: 'PUSAT', version: 0 });
    await stage.limit('KAS', 60_000_000);
    expect(await kas(stage.owner, 'K01')).toMatchObject({ batas: 60_000_000, asal: 'TOKO', version: 1 });
    expect(await kas(stage.owner, 'K02')).toMatchObject({ batas: 50_000_000, asal: 'PUSAT' });
    const back = await stage.owner.delete('peringatan/KAS', onShop);
    expect(back.body.data).toMatchObject({ batas: 50_000_000, asal: 'PUSAT' });
    expect((await stage.owner.delete('peringatan/KAS', onShop)).status).toBe(404);
  });

  test('are not changed by those who are watched, nor by two at once, nor out of their bounds, nor for a shop where they are the chain’s', async () => {
    const audited = async (): Promise<number> =>
      (
        await stage.kabar.server.look(
          `select 1 from audit where entity = 'peringatan' and entity_key = 'DISKON'`,
        )
      ).length;
    const before = await audited();
    const body = { aktif: true, batas: 20, penerima: [], version: 0 };
    expect((await spv.put('peringatan/DISKON', body)).status).toBe(403);
    expect(
      (await stage.owner.put('peringatan/DISKON', { ...body, batas: 101 }, onShop)).body.fields?.batas?.code,
    ).toBe('ANGKA_DI_LUAR_BATAS');
    expect((await stage.owner.put('peringatan/DISK', body, onShop)).status).toBe(422);
    const stranger = { ...body, penerima: [{ kanal: 'EMAIL', user_id: 'SPV2' }] };
    expect((await stage.owner.put('peringatan/DISKON', stranger, onShop)).body.fields?.penerima?.code).toBe(
      'PENERIMA_TIDAK_SAH',
    );
    const both = await Promise.all([
      stage.owner.put('peringatan/DISKON', body, onShop),
      stage.owner.put('peringatan/DISKON', { ...body, batas: 30 }, onShop),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audited()).toBe(before + 1);
  });

  test('tell what they came to, and the server’s and the chain’s stand at head office alone', async () => {
    await stage.cashIn(2_000_000);
    await stage.alone('KAS', Math.max(1_000_000, await stage.cashOf()));
    await stage.run();
    expect(await kas(stage.owner, 'K01')).toMatchObject({ terbuka: 1, terakhir: { kode_toko: 'K01' } });
    expect((await kas(stage.owner, 'K01'))?.tinggi).toEqual([await stage.cashOf()]);
    expect((await read(stage.owner)).map(({ kode }) => kode)).toEqual(ALERT_CODES);
    expect((await read(stage.owner, 'K01')).map(({ kode }) => kode)).not.toContain('DISK');
  });
});

describe('who took care', () => {
  const attention = async (who: Client, toko?: string): Promise<SatuHal[]> =>
    ((await who.get('dashboard/perhatian', toko ? { toko } : {})).body.data as SatuHal[]).filter(({ hal }) =>
      hal.startsWith('PERINGATAN_'),
    );

  test('an alert stands on the dashboard of its shop and of head office until somebody notes what he did; the log tells who', async () => {
    await stage.cashIn(2_000_000);
    await stage.alone('KAS', Math.max(1_000_000, await stage.cashOf()));
    await stage.run();
    const [seen] = await attention(spv);
    if (!seen) throw new Error('an alert was expected');
    expect(await attention(stage.owner)).toEqual([seen]);
    expect(await attention(stage.owner, 'K02')).toEqual([]);
    expect(seen).toMatchObject({
      kode_toko: 'K01',
      hal: 'PERINGATAN_KAS',
      jumlah: 1,
      rp: await stage.cashOf(),
    });
    const { berat: _berat, kode_toko: _toko, ...body } = seen;
    const done = await spv.post('dashboard/perhatian/selesai', { ...body, catatan: 'disetor ke bank' });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await attention(spv)).toEqual([]);
    const again = await stage.owner.post('dashboard/perhatian/selesai', { ...body, catatan: 'x' }, onShop);
    expect(again.body.code).toBe('DATA_BERUBAH');
    const log = await stage.owner.get(`peringatan/report?tgl_from=${TODAY}&tgl_to=${TODAY}`, onShop);
    expect(log.body.data).toMatchObject([
      {
        kode_peringatan: 'KAS',
        keadaan_peringatan: 'TERBUKA',
        selesai_oleh: SPV,
        catatan: 'DISETOR KE BANK',
      },
    ]);
    const other = await stage.owner.get(`peringatan/report?tgl_from=${TODAY}&tgl_to=${TODAY}`, {
      toko: 'K02',
    });
    expect(other.body.data).toEqual([]);
    // It goes on unseen, and what comes back within its quiet time is the same matter.
    await stage.run();
    expect(await attention(spv)).toEqual([]);
  });

  test('of another shop nothing is read under row-level security, and a cashier asks in vain', async () => {
    await stage.cashIn(2_000_000);
    await stage.alone('KAS', Math.max(1_000_000, await stage.cashOf()));
    await stage.limit('KAS', 2_000_000, {}, 'K02');
    await stage.run('K01');
    const seen = await stage.kabar.server.app.kadar.db.transaction({ toko: 'K02' }, (tx) =>
      tx.raw(
        `select (select count(*)::int from peringatan) a, (select string_agg(distinct kode_toko, ',' order by kode_toko) from peringatan_batas) b`,
        [],
      ),
    );
    expect(seen.rows).toEqual([{ a: 0, b: '*,K02' }]);
    const kasir = await stage.kabar.server.login('KASIR');
    expect((await kasir.get('peringatan')).status).toBe(403);
  });
});
