import { cicilanOf, gramOf, openGramPlans, PLAN, payOf } from '../../testing/instalments.ts';
import { lineOf, ownSample, pesananOf } from '../../testing/ordering.ts';
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

/** A contract that goes on under other terms, and a gram plan that is paid on. */
export const contracts = async ({ owner, next }: Stage): Promise<void> => {
  const piece = next();
  const dibayar = Math.ceil(piece.harga_jual / 2 / 500) * 500;
  const { kode_sales, ...signed } = cicilanOf(piece, dibayar);
  const no = await numberOf(owner.post('cicilan', { ...signed, kode_sales }, K01));
  const { kode_cicilan } = PLAN;
  const other = { kode_sales, kode_cicilan, dibayar, keterangan: 'UJI', payments: [] };
  await done(owner.post(`cicilan/${no}/restruktur`, other, K01));
  await openGramPlans(owner);
  const { kode_barcode } = next();
  const { harga_emas, harga_jual } = await done<{ harga_emas: number; harga_jual: number }>(
    owner.get(`barang/scan/${kode_barcode}`, K01),
  );
  const half = Math.ceil(harga_jual / 2 / 500) * 500;
  const plan = await numberOf(owner.post('cicilan/gram', gramOf({ kode_barcode, harga_emas }, half), K01));
  await done(owner.post('cicilan-bayar', payOf(plan, 1_000), K01));
};

/** An order that is begun, made, agreed to and fetched; a pre-order that is looked for. */
export const orders = async ({ server, spv, next }: Stage): Promise<void> => {
  await listRing(server);
  const asked = await numberOf(spv.post('pre-order', preorderOf(1, 1_000_000)));
  await done(spv.post('pre-order/proses', { no_pesanan: asked }));
  await done(spv.post(`pre-order/${asked}/cetak`));
  const { kode_barcode, piece } = next();
  const contoh = await ownSample(spv, piece.berat);
  const no = await numberOf(
    spv.post('pesanan', pesananOf([lineOf(piece, { contoh })], 50_000, { bahan: 'CUSTOMER' })),
  );
  await done(spv.post(`pesanan/${no}/cetak`));
  const line = { no_pesanan: `${no}/1` };
  await done(spv.post('pesanan/kembali-contoh', { ...line, berat: contoh.berat, keterangan: '' }));
  await done(spv.post('pesanan/proses', line));
  await done(spv.post('emas-pesanan', { ...line, nama_barang: 'GELANG LAMA', berat: 1, kadar_uji: 70 }));
  await done(spv.post('jadi-pesanan', { ...line, kode_barcode }));
  await done(spv.post('pesanan/minta-setuju', line));
  await done(spv.post('pesanan/setuju', { ...line, kode_barcode, jawab: 'YA', nama: 'SITI' }));
};
