import { randomUUID } from 'node:crypto';
import { addDays } from '@kadar/domain/dates.ts';
import { addPiece } from '../../modules/barang/new-piece.fixture.ts';
import { DOKUMEN, SERIES } from '../../modules/dokumen/public.ts';
import { expireSurplus } from '../../modules/lelang/commands/hanguskan.ts';
import { expirePoints } from '../../modules/member/commands/expire-points.ts';
import { rewardReferrals } from '../../modules/member/commands/reward-referrals.ts';
import { deriveSeen } from '../../modules/opname/terlihat/derive.ts';
import { askByQr } from '../../modules/otorisasi/till.fixture.ts';
import { cash, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { evaluate } from '../../modules/peringatan/evaluate.ts';
import { buyOf, photo, priceOf, unknown } from '../../testing/buying.ts';
import { countedInBulk, missedIn } from '../../testing/counting.ts';
import { titipOf } from '../../testing/depositing.ts';
import { endPledges } from '../../testing/ending.ts';
import { MEMBERS, PASSWORD, TODAY } from '../../testing/harness.ts';
import { agedBy, cardOf, NECKLACE, pledged } from '../../testing/pledging.ts';
import { deliveryOf } from '../../testing/receiving.ts';
import { onDay } from '../../testing/swiping.ts';
import { manualVisit, seriesSamples } from '../dokumen/manual-samples.fixture.ts';
import { posterOf, postSample } from '../dokumen/post-sample.fixture.ts';
import { samplesOf } from '../dokumen/sample-documents.fixture.ts';
import { contracts, orders, services } from './customers.fixture.ts';
import { reads } from './reads.fixture.ts';
import { done, K01, numberOf, type Stage, set } from './stage.fixture.ts';

const WHY = { alasan: 'UJI' };
const KTP = { no_ktp: '3173012345678901' };

/** What is looked for, and reckoned, before anything is posted. */
const lookups = async ({ kasir, spv, next }: Stage): Promise<void> => {
  await done(kasir.get(`barang/scan/${next().kode_barcode}`));
  for (const state of ['&status=READY', '']) await done(kasir.get(`barang?q=CINCIN&limit=20${state}`));
  await done(spv.post('hutang/taksir', { barang: [NECKLACE] }));
  await priceOf(spv, unknown());
};

/** Each kind that has a call of its own: one that stands, one that is taken back. */
const kinds = async ({ server, owner, spv, next }: Stage): Promise<void> => {
  const samples = samplesOf(next);
  for (const { jenis, path, batal, seri, awalan } of [...DOKUMEN, ...SERIES]) {
    const sample = seri ? seriesSamples()[awalan] : samples[jenis];
    if (!sample) continue;
    await postSample(server, posterOf(jenis, spv, owner), jenis, sample);
    if (!batal) continue;
    const no = await postSample(server, posterOf(jenis, spv, owner), jenis, sample);
    const bag = batal.segel ? { no_segel: `UJI ${jenis}`, berat_kantong: 60 } : {};
    if (seri) await done(owner.post(`${path}/${no}/cetak`, {}, K01));
    await done(owner.post(`${path}/${no}/batal`, { ...WHY, ...bag }, K01));
  }
};

const pieces = async ({ owner, spv, kasir, next }: Stage): Promise<void> => {
  const { kode_barcode, _version } = await addPiece(spv);
  await done(spv.put(`barang/${kode_barcode}`, { _version, size: '12' }));
  const rules = { harga: { cara: 'PERSEN', percentMilli: 2_500 }, ongkos: { cara: 'TETAP' } };
  const { baris } = await done<{ baris: Record<string, unknown>[] }>(
    owner.post('barang/harga/pratinjau', { kode_barcodes: [kode_barcode], ...rules }, K01),
  );
  const shown = baris.map(({ kode_barcode: kode, _version: version, harga_baru }) => ({
    kode_barcode: kode,
    _version: version,
    harga_baru,
  }));
  await done(owner.post('barang/harga', { pieces: shown, ...rules }, K01));
  const deposit = await numberOf(kasir.post('titip', titipOf([next()], 50_000)));
  const longer = { batas: addDays(TODAY, 90), keterangan: 'UJI' };
  await done(spv.post(`titip/${deposit}/perpanjang`, longer));
};

/** With a deposit; to members, several pieces each; against a piece that is brought in. */
const sales = async ({ spv, kasir, next }: Stage): Promise<void> => {
  const kept = next();
  const no_titip = await numberOf(kasir.post('titip', titipOf([kept], 50_000)));
  const taken = [{ jenis: 'TITIPAN', jumlah_rp: 50_000, no_titip }, cash(kept.harga_jual - 50_000)];
  await done(spv.post('penjualan', saleOf([{ ...kept, no_titip }], taken)));
  for (const { kode_customer, diskon } of MEMBERS.slice(0, 4)) {
    if (diskon > 0) continue;
    const [one, other] = [next(), next()];
    const paid = [cash(one.harga_jual + other.harga_jual)];
    await done(spv.post('penjualan', saleOf([one, other], paid, { kode_customer })));
  }
  const bought = await buyOf(spv, [unknown()]);
  const brought = bought.lines.reduce((sum, { harga }) => sum + harga, 0);
  let piece = next();
  while (piece.harga_jual <= brought) piece = next();
  const { kode_sales, nama_customer } = saleOf([], []);
  await done(
    spv.post('tukar', {
      ...KTP,
      kode_sales,
      nama_customer,
      jual: saleOf([piece], []).lines,
      beli: bought.lines,
      payments: [cash(piece.harga_jual - brought)],
      keluar: [],
    }),
  );
  await done(spv.post('tukar-manual', await manualVisit(spv)));
};

const aside = async ({ kasir }: Stage): Promise<void> => {
  const said = { nama_customer: 'BUDI', uraian: 'CINCIN', qty: 1, grand_total: 1_000, isi: { lines: [] } };
  const [taken, thrown] = [randomUUID(), randomUUID()];
  for (const id of [taken, thrown])
    await done(kasir.post('parkir-penjualan', { id, at: `${TODAY}T05:00:00.000Z`, ...said }));
  await done(kasir.post(`parkir-penjualan/${taken}/ambil`, {}));
  await done(kasir.delete(`parkir-penjualan/${thrown}`));
};

/** Documents that wait: validated, taken back, paid. */
const waiting = async ({ owner, spv, kasir, next }: Stage): Promise<void> => {
  await set(owner, { VALIDASI_JUAL_BELI: true }, 'K01');
  const sale = () => {
    const piece = next();
    return numberOf(kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])));
  };
  await done(spv.post(`dokumen-tunggu/${await sale()}/validasi`, {}));
  await done(spv.post(`dokumen-tunggu/${await sale()}/batal`, WHY));
  await set(owner, { VALIDASI_JUAL_BELI: false, BELI_LIMIT_HARIAN_RP: 1_000_000 }, 'K01');
  const bought = await buyOf(spv, [unknown()], { more: KTP });
  const queued = await numberOf(spv.post('pembelian', { ...bought, antri: 'DIKUNCI' }));
  await set(owner, { BELI_LIMIT_HARIAN_RP: 0 }, 'K01');
  await done(spv.post(`dokumen-tunggu/${queued}/bayar`, {}));
};

/** Between shops, in full and short; and the price of gold. */
const money = async ({ owner, spv, elsewhere }: Stage): Promise<void> => {
  const send = () =>
    numberOf(spv.post('kirim-uang', { tujuan: 'K02', jumlah_rp: 50_000, keterangan: 'UJI' }));
  await done(elsewhere.put(`kirim-uang/${await send()}/reception`, { jumlah_rp: 50_000 }));
  const short = { jumlah_rp: 40_000, sebab: 'SEGEL RUSAK' };
  await done(elsewhere.put(`kirim-uang/${await send()}/reception`, short));
  await done(owner.post('parameter-harga-emas/global', { nominal: 2_650_000 }));
  await done(owner.put('parameter-harga-emas/global', { nominal: 2_660_000 }));
};

/** Approvals at the till and by telephone: given, refused, withdrawn. */
const approvals = async ({ spv, kasir, next }: Stage): Promise<void> => {
  const refused = async () => {
    const piece = next();
    const no = await numberOf(kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])));
    const path = `penjualan/${no}/batal`;
    const need = (await kasir.post(path, WHY)).body.need_auth;
    if (!need) throw new Error('the cancellation needed no approval');
    return { need, path };
  };
  await done(kasir.postApproved((await refused()).path, WHY, 'SPV1'));
  const given = await askByQr(kasir, (await refused()).need);
  await done(spv.post(`${given.path}/accept`, { password: PASSWORD }));
  const denied = await askByQr(kasir, (await refused()).need);
  await done(spv.post(`${denied.path}/reject`, WHY));
  const { keystore } = await askByQr(kasir, (await refused()).need);
  await done(kasir.delete(`otorisasi-qr/remove/K01/${keystore}`));
};

/** A count of bags with one that is lost, one that is thrown away, and a weighing. */
const counts = async (stage: Stage): Promise<void> => {
  const { server, owner, spv, kasir } = stage;
  const lost = await pledged(spv, 100_000);
  const one = await pledged(spv, 100_000);
  const bags = await server.look<{ no: string }>(
    "select no_hutang as no from hutang where kode_toko = 'K01' and status in ('AKTIF', 'LUNAS_BELUM_VALID') and no_hutang <> all ($1)",
    [[lost, one]],
  );
  const { sesi } = await done<{ sesi: { id: number } }>(spv.post('opname-hutang/start', {}));
  await done(spv.post('opname-hutang', { no_faktur_hutang: one }));
  const event = (no_faktur_hutang: string, jenis: 'SCAN' | 'CARI') => ({
    id: randomUUID().replaceAll('-', ''),
    sesi_id: sesi.id,
    no_faktur_hutang,
    umur_ms: 0,
    jenis,
  });
  const scan = bags.map(({ no }) => event(no, 'SCAN'));
  await done(spv.post('opname-hutang/scan', { perangkat: 'UJI', scan }));
  await done(kasir.post('opname-hutang/scan', { perangkat: 'LAIN', scan: [event(lost, 'CARI')] }));
  await done(spv.post('opname-hutang/selesai', { keterangan: 'UJI' }));
  const decided = { sesi_id: sesi.id, no_hutang: lost, putusan: 'DITEMUKAN', keterangan: 'UJI' };
  await done(owner.post('opname-hutang/putusan', decided, K01));
  await done(spv.post('opname-hutang/start', {}));
  await done(spv.post('opname-hutang/kosongkan', {}));
  const { kode_barcode } = stage.next();
  const { sesi_id } = await missedIn(owner, kode_barcode);
  const there = { sesi_id, kode_barcode, keterangan: 'UJI' };
  await done(owner.post('opname-barang/putusan', there, K01));
  await done(spv.post('opname-barang/start', {}));
  const all = (await done<{ sesi: { id: number }[] }>(spv.get('opname-barang'))).sesi[0]?.id;
  const piece = { id: randomUUID().replaceAll('-', ''), sesi_id: all, kode_barcode, umur_ms: 0 };
  await done(spv.post('opname-barang/scan', { perangkat: 'UJI', scan: [piece] }));
  await done(spv.post('opname-barang/kosongkan', {}));
  const batch = async () => `${await numberOf(owner.post('terima-supplier', deliveryOf(), K01))}/1`;
  const [less, more, same] = [await batch(), await batch(), await batch()];
  const { objek, ...bulk } = await countedInBulk(owner, 'BELUM_TAG', { [less]: 49, [more]: 51, [same]: 48 });
  const linesOf = (kunci: string) => ({ objek, sesi_id: bulk.sesi_id, lines: [{ kunci, alasan: 'UJI' }] });
  await done(owner.post('selisih-opname/massa', linesOf(less), K01));
  await done(owner.post('temu-opname/massa', linesOf(more), K01));
  const decide = { objek, sesi_id: bulk.sesi_id, kunci: same, keterangan: 'UJI' };
  await done(owner.post('opname-massa/putusan', decide, K01));
  await done(owner.post('opname-massa/start', { objek }, K01));
  await done(owner.post('opname-massa/kosongkan', { objek }, K01));
  const [tray] = await server.look<{ kode_baki: string }>(
    "select kode_baki from barang where kode_toko = 'K01' and status = 'READY' and kode_gudang = 'ETALASE' limit 1",
  );
  await done(spv.post('timbang-baki/start', { kode_gudang: 'ETALASE', kode_toko: 'K01' }));
  const weighed = { kode_baki: tray?.kode_baki, berat: 100, sumber: 'SERIAL' };
  await done(spv.post('timbang-baki/timbang', weighed));
  await done(spv.post('timbang-baki/reset', {}));
};

/** Bought by the shop, paid at one visit, auctioned, claimed, written off; what is paid out for them, and taken back. */
const pledges = async ({ server, owner, spv }: Stage): Promise<void> => {
  const open = await server.look<{ no: string }>(
    "select no_hutang as no from hutang where kode_toko = 'K01' and status = 'LUNAS_BELUM_VALID'",
  );
  const validated = { no_faktur_hutangs: open.map(({ no }) => no), user_id: 'KASIR1' };
  await done(spv.put('hutang/validate-pelunasan', validated));
  await set(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: false });
  const no_hutang = await pledged(spv, 1_000_000);
  const { total_bayar } = (await cardOf(spv, no_hutang)).hari_ini;
  const piece = unknown({ kadar_uji: undefined, metode_uji: 'TIDAK' });
  const harga = await priceOf(spv, piece);
  await done(
    spv.post('hutang/beli', {
      ...KTP,
      no_hutang,
      kode_sales: saleOf([], []).kode_sales,
      total_bayar,
      berat_kantong: 5.6,
      barang: [{ ...piece, harga_hitung: harga, harga, foto: await photo(spv) }],
      keluar: [cash(harga - total_bayar)],
    }),
  );
  const ended = await endPledges(server, owner, spv);
  for (const path of ['kelebihan-lelang', 'bayar-klaim', 'klaim-hutang', 'hapus-hutang'])
    await done(owner.post(`${path}/${ended[path]}/batal`, WHY, K01));
  await done(owner.post(`hutang/bersama/${ended['hutang/bersama']}/cetak`, {}, K01));
  const told = { no_faktur: [ended.lelang ?? ''], cara: 'TELEPON' };
  await done(spv.post('kelebihan-lelang/pengingat', told));
  const late = await pledged(spv, 100_000);
  await agedBy(server, late, 200);
  await done(spv.post('jatuh-tempo/pengingat', { no_hutang: [late], cara: 'SURAT' }));
  const plan = { nama: 'Uji', no_hutang: [late] };
  const { id } = await done<{ id: number }>(owner.post('lelang-hutang', plan, K01));
  const notice = { ke: 1, cara: 'SURAT', no_hutang: [late] };
  await done(owner.post(`lelang-hutang/${id}/pemberitahuan`, notice, K01));
  await done(owner.post(`lelang-hutang/${id}/ubah`, { keluar: [late] }, K01));
};

/** A day counted, closed with a difference and with the interest of what is lent, and the next one opened. */
const closing = async ({ owner, spv }: Stage): Promise<void> => {
  await set(owner, { AKRUAL_BUNGA_MODULE: true });
  const { kas, non_cash } = await done<{
    kas: { saldo_akhir: number };
    non_cash: { no_rekening: string; jumlah_rp: number }[];
  }>(spv.get('hari'));
  const counted = {
    tanggal: TODAY,
    rincian_kas: [
      { pecahan: 100_000, lembar: Math.floor((kas.saldo_akhir + 5_000) / 100_000) },
      { pecahan: 100, lembar: ((kas.saldo_akhir + 5_000) % 100_000) / 100 },
    ],
    non_cash: non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
  };
  await done(spv.post('hari/hitung', counted));
  const selisih = [{ jenis: 'KAS', alasan: 'KEMBALIAN', penanggung: 'KASIR1' }];
  await done(spv.post('hari/tutup', { ...counted, selisih }));
  await done(owner.post('hari/buka', { tanggal: addDays(TODAY, 1) }, K01));
};

/** A member who was brought by another; and the jobs that move points, what nobody fetched, and when pieces were seen. */
const nights = async ({ server, recording, owner, spv, next }: Stage): Promise<void> => {
  const rule = { minimal_belanja: 100_000, poin_pengajak: 20, poin_anggota_baru: 5, maks_per_bulan: 1 };
  await done(owner.post('parameter-member-afiliasi', { tgl_berlaku: '2026-01-02', ...rule }, K01));
  const by = MEMBERS.find(({ diskon }) => diskon === 0)?.kode_customer;
  const person = { kode_customer: 'BARU', nama_customer: 'BARU', alamat_customer: 'JALAN', no_hp: '0811' };
  await done(owner.post('member', { ...person, diajak_oleh: by }, K01));
  const piece = next();
  const sold = saleOf([piece], [cash(piece.harga_jual)], { kode_customer: 'BARU' });
  await done(spv.post('penjualan', sold));
  await set(owner, { POIN_KEDALUWARSA_BULAN: 1 });
  const { kadar } = server.app;
  const seenLast = (of: typeof kadar, toko: string): Promise<void> =>
    of.db.transaction({ toko }, (tx) => deriveSeen(tx, toko));
  const alerts = (of: typeof kadar, toko: string): Promise<number> => evaluate(of, { toko });
  const jobs: Readonly<Record<string, (of: typeof kadar, toko: string) => Promise<unknown>>> = {
    expirePoints,
    rewardReferrals,
    expireSurplus,
    seenLast,
    alerts,
  };
  for (const days of [2, 40, 500]) {
    await onDay(server, addDays(TODAY, days));
    for (const [job, work] of Object.entries(jobs)) await recording.during(job, () => work(kadar, 'K01'));
  }
  const [late] = await server.look<{ no: string }>(
    "select no_cicilan as no from cicilan where kode_toko = 'K01' and status = 'AKTIF' limit 1",
  );
  await done(owner.post(`cicilan/${late?.no}/pemberitahuan`, { cara: 'SURAT', bukti: 'RESI 1' }, K01));
};

/** Kinds that no call of their own posts, taken back by the owner; and papers that are counted. */
const afterwards = async ({ server, owner }: Stage): Promise<void> => {
  const latest = async (jenis: string): Promise<string> => {
    const [row] = await server.look<{ no: string }>(
      "select no_faktur as no from dokumen where kode_toko = 'K01' and jenis = $1 and status = 'POSTED' order by at desc limit 1",
      [jenis],
    );
    if (!row) throw new Error(`no ${jenis} was posted`);
    return row.no;
  };
  const pathOf = (jenis: string): string => DOKUMEN.find((type) => type.jenis === jenis)?.path ?? '';
  for (const jenis of ['AKRUAL_BUNGA', 'AFILIASI', 'KELEBIHAN_HANGUS', 'LELANG']) {
    const bag = jenis === 'LELANG' ? { no_segel: 'UJI LELANG', berat_kantong: 60 } : {};
    await done(owner.post(`${pathOf(jenis)}/${await latest(jenis)}/batal`, { ...WHY, ...bag }, K01));
  }
  for (const jenis of ['PENJUALAN', 'PEMBELIAN', 'HUTANG', 'HUTANG_TAMBAH'])
    await done(owner.post(`${pathOf(jenis)}/${await latest(jenis)}/cetak`, {}, K01));
};

/** Every command whose tables grow with the documents, once and more; what they need first stands first. */
export const EVERY: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  lookups,
  kinds,
  pieces,
  services,
  orders,
  contracts,
  sales,
  aside,
  waiting,
  money,
  approvals,
  pledges,
  closing,
  counts,
  nights,
  afterwards,
  reads,
};
