import { expect, test } from 'vitest';
import { runStanding } from '../../platform/chain/standing.ts';
import { startTestApp } from '../../testing/harness.ts';
import { allowPledges } from '../../testing/pledging.ts';
import { playLives } from './life.fixture.ts';
import { REPLAY } from './replay.fixture.ts';

const PLEDGES = Number(process.env.KADAR_LIVES ?? 200);
const TIMEOUT_MS = 600_000 + PLEDGES * 400;

test(
  `${PLEDGES} pledges over five years: what was charged, ledger, register and standing checks agree with a second implementation in SQL`,
  async () => {
    const server = await startTestApp();
    try {
      const owner = await server.login('OWN');
      await allowPledges(owner);
      await server.look(
        `update hari_kerja set tgl_system = '2021-02-25', buka = true where kode_toko = 'K01'`,
      );
      const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000_000, keterangan: 'MODAL' };
      expect((await owner.post('cash', modal, { toko: 'K01' })).status).toBe(200);
      const done = await playLives(server, owner, { pledges: PLEDGES, seed: 'five years' });
      expect(done.HUTANG).toBe(PLEDGES);
      for (const step of ['PERPANJANG', 'CICIL', 'TEBUS', 'BATAL'] as const)
        expect(done[step], step).toBeGreaterThan(PLEDGES / 20);
      const client = await server.app.kadar.db.privileged.connect();
      try {
        await client.query(REPLAY);
        expect((await client.query('select * from pg_temp.ulang(500)')).rows).toEqual([]);
        // It can tell: rounded to another step nothing agrees.
        expect((await client.query('select * from pg_temp.ulang(499)')).rows.length).toBeGreaterThan(PLEDGES);
        const { rows } = await client.query(`
        select (select sum(debet - kredit) from jurnal where role = 'PIUTANG_GADAI') as akun, (select sum(pokok) from hutang) as pokok,
          (select sum(kredit - debet) from jurnal where role = 'PENDAPATAN_BUNGA') as bunga, (select sum(bunga) from hutang_gerak) as charged,
          (select sum(kredit - debet) from jurnal where role = 'PENDAPATAN_DENDA') as denda, (select sum(denda) from hutang_gerak) as fined,
          (select sum(debet - kredit) from jurnal where role = 'POTONGAN_BUNGA') as potongan, (select sum(diskon) from hutang_gerak) as waived`);
        expect(rows[0].akun).toBe(rows[0].pokok);
        expect(rows[0].bunga).toBe(rows[0].charged);
        expect(rows[0].denda).toBe(rows[0].fined);
        expect(rows[0].potongan).toBe(rows[0].waived);
        expect((await runStanding(client)).filter(({ temuan }) => temuan > 0)).toEqual([]);
      } finally {
        client.release();
      }
    } finally {
      await server.close();
    }
  },
  TIMEOUT_MS,
);
