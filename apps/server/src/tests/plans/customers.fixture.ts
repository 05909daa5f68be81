import { valueAt } from '@kadar/domain/weight.ts';
import { TRAY } from '../../testing/depositing.ts';
import { cicilanOf, gramOf, openGramPlans, PLAN, payOf } from '../../testing/instalments.ts';
import { cash, goldFor, lineOf, ownSample, pesananOf, saleOf, type Wanted } from '../../testing/ordering.ts';
import { listRing, preorderOf } from '../../testing/preordering.ts';
import { ticket } from '../../testing/servicing.ts';
import { done, K01, numberOf, type Stage } from './stage.fixture.ts';

/** A ticket whose work is begun, that is asked about, told of, and printed twice. */
export const services = async ({ spv }: Stage): Promise<void> => {
  const no_service = await ticket(spv);
  await done(spv.post(`service/${no_service}/kejadian`, { jenis: 'PROSES' }));
  await done(spv.post(`service/${no_service}/minta-setuju`, { rp: 200_000 }));
  await done(spv.post(`service/${no_service}/kirim`, {}));
  for (let print = 0; print < 2; print++) await done(spv.post(`service/${no_service}/cetak`));
};

const half = (rp: number): number => Math.ceil(rp / 2 / 500) * 500;
interface Card {
  sisa: number;
  putus: { kembali: number };
  gram: { beli: number; kurang_rp: number } | null;
}

/**
 * A contract that goes on under other terms and is paid to its end, which sells its piece; gram plans of a piece and of a model that are paid on and
 * fetched, and one that is called off.
 */
export const contracts = async ({ owner, next }: Stage): Promise<void> => {
  const piece = next();
  const dibayar = half(piece.harga_jual);
  const { kode_sales, ...signed } = cicilanOf(piece, dibayar);
  const no = await numberOf(owner.post('cicilan', { ...signed, kode_sales }, K01));
  const { kode_cicilan } = PLAN;
  const other = { kode_sales, kode_cicilan, dibayar, keterangan: 'UJI', payments: [] };
  const goesOn = await numberOf(owner.post(`cicilan/${no}/restruktur`, other, K01));
  const cardOf = (of: string) => done<Card>(owner.get(`cicilan/${of}/kartu`, K01));
  await done(owner.post('cicilan-bayar', payOf(goesOn, (await cardOf(goesOn)).sisa), K01));
  await openGramPlans(owner);
  const ofPiece = async (fetched: ReturnType<typeof next>) => {
    const { kode_barcode, harga_jual } = fetched;
    const scanned = await done<{ harga_emas: number }>(owner.get(`barang/scan/${kode_barcode}`, K01));
    return gramOf({ kode_barcode, ...scanned }, half(harga_jual));
  };
  const open = async (body: object) => numberOf(owner.post('cicilan/gram', body, K01));
  const grown = next();
  const plan = await open(await ofPiece(grown));
  await done(owner.post('cicilan-bayar', payOf(plan, 100_000), K01));
  const last = (await cardOf(plan)).gram?.kurang_rp ?? 0;
  await done(owner.post('cicilan-bayar', payOf(plan, last, { ambil: grown.kode_barcode }), K01));
  const chosen = next();
  const ofModel = { ...(await ofPiece(chosen)), kode_barcode: '', model: modelOf(chosen.piece) };
  const model = await open(ofModel);
  const bought = valueAt(Math.round(((await cardOf(model)).gram?.beli ?? 0) * 1000), ofModel.harga_emas);
  const rest = Math.ceil((chosen.harga_jual - bought) / 500) * 500;
  await done(owner.post('cicilan-bayar', payOf(model, rest, { ambil: chosen.kode_barcode }), K01));
  const given = await open(await ofPiece(next()));
  const { putus } = await cardOf(given);
  const end = { no_cicilan: given, kode_baki: TRAY, kelebihan: putus.kembali, keterangan: 'UJI' };
  await done(owner.post('cicilan-putus', end, K01));
};

const modelOf = ({ kode_dept, kode_group, kadar, berat }: Wanted) => ({
  kode_dept,
  kode_group,
  kadar,
  berat,
});

/** An order that is begun, made, agreed to and fetched, and one that ends with its piece; a pre-order that is looked for, found and given up. */
export const orders = async ({ server, owner, spv, next }: Stage): Promise<void> => {
  await listRing(server);
  const asked = await numberOf(spv.post('pre-order', preorderOf(1, 1_000_000)));
  await done(spv.post('pre-order/proses', { no_pesanan: asked }));
  await done(spv.post(`pre-order/${asked}/cetak`));
  await done(spv.post('siap-pre-order', { no_pesanan: asked, kode_barcode: next().kode_barcode }));
  const back = { kode_baki: TRAY, jenis: 'CASH' };
  await done(owner.post('batal-pre-order', { no_pesanan: asked, ...back, jumlah_rp: 1_000_000 }, K01));
  const { kode_barcode, piece } = next();
  const contoh = await ownSample(spv, piece.berat);
  const no = await numberOf(
    spv.post('pesanan', pesananOf([lineOf(piece, { contoh })], 50_000, { bahan: 'CUSTOMER' })),
  );
  await done(spv.post(`pesanan/${no}/cetak`));
  const line = { no_pesanan: `${no}/1` };
  await done(spv.post('pesanan/kembali-contoh', { ...line, berat: contoh.berat, keterangan: '' }));
  await done(spv.post('pesanan/proses', line));
  await done(spv.post('emas-pesanan', await goldFor(spv, line.no_pesanan, { berat: 1 })));
  await done(spv.post('jadi-pesanan', { ...line, kode_barcode }));
  await done(spv.post('pesanan/minta-setuju', line));
  await done(spv.post('pesanan/setuju', { ...line, kode_barcode, jawab: 'YA', nama: 'SITI' }));
  const { barang } = await done<{ barang: { kode_barcode: string; harga_jual: number; no_titip: string }[] }>(
    spv.get(`pesanan/${no}`),
  );
  const lines = barang.map((one) => ({ ...one, diskon: 0 }));
  const total = lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  const paid = [{ jenis: 'TITIPAN', jumlah_rp: 50_000, no_titip: no }, cash(total - 50_000)];
  await done(spv.post('penjualan', saleOf(lines, paid)));
  const given = next();
  const other = await numberOf(spv.post('pesanan', pesananOf([lineOf(given.piece)], 50_000)));
  await done(spv.post('jadi-pesanan', { no_pesanan: `${other}/1`, kode_barcode: given.kode_barcode }));
  await done(owner.post('batal-pesanan', { no_pesanan: other, ...back, jumlah_rp: 50_000 }, K01));
};
