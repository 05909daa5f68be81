import { addDays } from '@kadar/domain/dates.ts';
import { expect } from 'vitest';
import { expireSurplus as expireInstalments } from '../../modules/cicilan/surplus.ts';
import { expireSurplus } from '../../modules/lelang/commands/hanguskan.ts';
import { expirePoints } from '../../modules/member/commands/expire-points.ts';
import { rewardReferrals } from '../../modules/member/commands/reward-referrals.ts';
import { cash, pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { TRAY } from '../../testing/depositing.ts';
import { endPledges } from '../../testing/ending.ts';
import { type Client, MEMBERS, type Reply, type TestApp, TODAY } from '../../testing/harness.ts';
import { cicilanOf, openInstalments } from '../../testing/instalments.ts';
import { pledged } from '../../testing/pledging.ts';
import { allowTunai, onDay, paysOutAfter } from '../../testing/swiping.ts';

export const K01 = { toko: 'K01' };

/** A shop with goods on its trays, and money in its drawer where there is something to pay out. */
export interface Stage {
  server: TestApp;
  owner: Client;
  spv: Client;
}

export const done = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};

const set = async (owner: Client, values: object): Promise<void> => {
  done(await owner.put('para-system', { values }, { toko: '*' }));
};

/** What shops have set and hold before a document of this kind can be posted, and nothing more. */
export const stageFor = async (server: TestApp, kinds: readonly string[]): Promise<Stage> => {
  const [owner, spv] = [await server.login('OWN'), await server.login('SPV')];
  const some = (pattern: RegExp): boolean => kinds.some((jenis) => pattern.test(jenis));
  if (
    !some(
      /^(PENJUALAN|KAS_MASUK|HADIAH_MASUK|PINDAH_BARANG|HANCUR_BARANG|TAMBAH_MANUAL|PINDAH_MANUAL|HANCUR_MANUAL|SELISIH_OPNAME|TEMU_OPNAME|TAMBAH_BARANG|TERIMA_SUPPLIER|SELESAI_TERIMA|KOREKSI_TERIMA|RETUR_SUPPLIER|FIXING|SERAH_TUKANG|TERIMA_TUKANG|LOT_\w+)$/,
    )
  ) {
    const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
    done(await spv.post('cash', modal));
  }
  if (some(/HADIAH/))
    done(await owner.post('hadiah', { kode_hadiah: 'UJI', nama_hadiah: 'PAYUNG', point: 0 }, K01));
  if (some(/^(HADIAH_KELUAR|TUKAR_HADIAH)$/))
    done(await spv.post('hadiah-member', { arah: 'MASUK', lines: [{ kode_hadiah: 'UJI', qty: 500 }] }));
  if (some(/GESEK/)) await allowTunai(owner);
  if (some(/CICILAN/)) await openInstalments(owner);
  if (some(/PENCAIRAN/)) await paysOutAfter(server, 1);
  if (some(/HUTANG|LELANG|KLAIM|BUNGA|KELEBIHAN_HANGUS/))
    await set(owner, { HUTANG_MODULE: true, VALIDASI_PELUNASAN_HUTANG_MODULE: some(/VALIDASI/) });
  return { server, owner, spv };
};

const sellTo = async (spv: Client, kode_customer: string): Promise<void> => {
  const piece = pieceSupply()();
  done(await spv.post('penjualan', saleOf([piece], [cash(piece.harga_jual)], { kode_customer })));
};

/** Ends the day of K01 with so much more in its drawer than should be there. */
const closeWith = async (spv: Client, more: number): Promise<void> => {
  const { kas } = done<{ kas: { saldo_akhir: number } }>(await spv.get('hari'));
  const rincian_kas = [{ pecahan: 100, lembar: (kas.saldo_akhir + more) / 100 }];
  const selisih = more === 0 ? [] : [{ jenis: 'KAS', alasan: 'KEMBALIAN', penanggung: 'KASIR1' }];
  done(await spv.post('hari/tutup', { tanggal: TODAY, rincian_kas, selisih }));
};

const someMember = (): string => MEMBERS.find(({ diskon }) => diskon === 0)?.kode_customer ?? '';

/** How kinds come about that no call of their own posts, or that only end others; by these kinds. */
export const LONE: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  // What the shop opened with.
  TERIMA_UANG: async ({ server, spv }) => {
    const elsewhere = await server.login('SPV2');
    for (const jumlah_rp of [50_000, 40_000, 45_000]) {
      const sent = await spv.post('kirim-uang', { tujuan: 'K02', jumlah_rp: 50_000, keterangan: 'UJI' });
      const { no_faktur } = done<{ no_faktur: string }>(sent);
      const sebab = jumlah_rp === 50_000 ? {} : { sebab: 'SEGEL RUSAK' };
      done(await elsewhere.put(`kirim-uang/${no_faktur}/reception`, { jumlah_rp, ...sebab }));
    }
  },
  POIN_KEDALUWARSA: async ({ server, owner, spv }) => {
    await sellTo(spv, someMember());
    await set(owner, { POIN_KEDALUWARSA_BULAN: 1 });
    await onDay(server, addDays(TODAY, 40));
    expect(await expirePoints(server.app.kadar, 'K01')).toBe(1);
  },
  AFILIASI: async ({ server, owner, spv }) => {
    const rule = { minimal_belanja: 100_000, poin_pengajak: 20, poin_anggota_baru: 5, maks_per_bulan: 1 };
    done(await owner.post('parameter-member-afiliasi', { tgl_berlaku: '2026-01-02', ...rule }, K01));
    const person = { nama_customer: 'BARU', alamat_customer: 'JALAN', no_hp: '0811', kode_customer: 'BARU' };
    done(await owner.post('member', { ...person, diajak_oleh: someMember() }, K01));
    await sellTo(spv, 'BARU');
    await onDay(server, addDays(TODAY, 1));
    expect(await rewardReferrals(server.app.kadar, 'K01')).toBe(1);
  },
  TUTUP_HARIAN: ({ spv }) => closeWith(spv, 5_000),
  AKRUAL_BUNGA: async ({ owner, spv }) => {
    await set(owner, { AKRUAL_BUNGA_MODULE: true });
    await pledged(spv, 1_000_000);
    await closeWith(spv, 0);
  },
  'LELANG BAYAR_KELEBIHAN KELEBIHAN_HANGUS KLAIM BAYAR_KLAIM HAPUS_HUTANG': async ({
    server,
    owner,
    spv,
  }) => {
    const ended = await endPledges(server, owner, spv);
    const paid = `kelebihan-lelang/${ended['kelebihan-lelang']}/batal`;
    done(await owner.post(paid, { alasan: 'UJI' }, K01));
    const told = { no_faktur: [ended.lelang ?? ''], cara: 'TELEPON' };
    done(await spv.post('kelebihan-lelang/pengingat', told));
    await onDay(server, addDays(TODAY, 400));
    expect(await expireSurplus(server.app.kadar, 'K01')).toBe(1);
  },
  CICILAN_HANGUS: async ({ server, owner, spv }) => {
    const piece = pieceSupply()();
    const dp = Math.ceil(piece.harga_jual / 2 / 500) * 500;
    const { no_faktur } = done<{ no_faktur: string }>(await spv.post('cicilan', cicilanOf(piece, dp)));
    const { putus } = done<{ putus: { kembali: number } }>(await spv.get(`cicilan/${no_faktur}/kartu`));
    const end = { no_cicilan: no_faktur, kode_baki: TRAY, kelebihan: putus.kembali, keterangan: 'UJI' };
    done(await owner.post('cicilan-putus', end, K01));
    await onDay(server, addDays(TODAY, 400));
    expect(await expireInstalments(server.app.kadar, 'K01')).toBe(1);
  },
};
