import type { Row, SpecClient } from './client.ts';

// Parameters, money between shops, counts and validation [spec A §7], weighing and approvals [spec B §7].

/** The one gold price of the chain, remarks, commission, accounts. */
export const keepParameters = async (client: SpecClient): Promise<void> => {
  await client.put('parameter-harga-emas/global', { nominal: 1_300_000 });
  await client.post('parameter-harga-emas/global', { nominal: 1_301_000 });
  const [old, changed] = ['TITIP JUAL', 'TITIP JUAL TOKO'];
  await client.post('para-keterangan-penjualan', { keterangan: old, status: 'AKTIF' });
  const named = (value: string) => `para-keterangan-penjualan?keterangan=${encodeURIComponent(value)}`;
  await client.put(named(old), { keterangan: changed, keterangan_old: old, status: 'AKTIF' });
  await client.delete(named(changed));
  // One of a kind is all there may be.
  for (const { _id } of await client.rows('param-fee-penjualan'))
    await client.delete(`param-fee-penjualan/${_id}`);
  const { data: fee } = await client.post('param-fee-penjualan', { fee_penjualan: 1.5 });
  const { _id } = fee as Row;
  await client.put(`param-fee-penjualan/${_id}`, { fee_penjualan: 2 });
  await client.delete(`param-fee-penjualan/${_id}`);
  const [journal] = await client.rows('para-akun-transaksi');
  const { trx, type, detail_akun } = journal ?? {};
  await client.put(`para-akun-transaksi/${trx}/${type}`, { detail_akun });
};

/** The promo of a day, from the template that was given. */
export const schedulePromo = async (client: SpecClient, today: string): Promise<void> => {
  const { data } = await client.get('promo-wablas');
  await client.post('promo-wablas', { template: (data as Row).template, tgl_kirim: today, image_url: '' });
};

/** What the form sends: the money transfer of spec A §3, in which the server knows better what it knows. */
export const transferOf = (
  client: SpecClient,
  tujuan: string,
  jumlah_rp: number,
  keterangan: string,
): Row => ({
  jumlah_rp,
  tujuan,
  keterangan,
  input_by: client.user.user_id,
  tgl_system: client.user.tgl_system,
});

/** Sends money, and has it received by its reference in the other shop. */
export const sendMoney = async (from: SpecClient, to: SpecClient, jumlah_rp: number): Promise<void> => {
  await from.post('kirim-uang', transferOf(from, String(to.user.kode_toko), jumlah_rp, 'SETORAN'));
  const [sent] = await from.rows('kirim-uang', { status: 'SENT' });
  const reference = String(sent?.nomor_referensi);
  const { data } = await to.get(`kirim-uang/${reference}`);
  await to.put(`kirim-uang/${reference}/reception`, { jumlah_rp: (data as Row).jumlah_rp });
  const { data: received } = await from.get(`kirim-uang/${reference}`);
  if ((received as Row).status !== 'DONE') throw new Error(`${reference} is ${(received as Row).status}`);
};

/** Counts the bags of a shop, of which these are all. */
export const countBags = async (client: SpecClient, bags: readonly string[]): Promise<Row> => {
  await client.post('opname-hutang/start');
  await client.post('opname-hutang/kosongkan');
  await client.post('opname-hutang/start');
  for (const no_faktur_hutang of bags) await client.post('opname-hutang', { no_faktur_hutang });
  const { data } = await client.get('opname-hutang/get/hasil');
  await client.post('opname-hutang/selesai');
  return data as Row;
};

/** Validates what waits of one sales person, one by each of the two methods. */
export const validateRedemptions = async (client: SpecClient, kode_sales: string): Promise<number> => {
  const waiting = await client.rows('hutang/get-non-validate-pelunasan', { kode_sales });
  const { user_id } = client.user;
  for (const [at, row] of waiting.entries()) {
    await client.get('validasi/detail/', { deskripsi: row.no_faktur_hutang });
    const body = { no_faktur_hutangs: [row.no_faktur_hutang], user_id };
    await (at % 2 === 0
      ? client.put('hutang/validate-pelunasan', body)
      : client.post('hutang/validate-pelunasan', body));
  }
  return waiting.length;
};

export const weighTrays = async (client: SpecClient): Promise<number> => {
  const [gudang] = await client.rows('gudang/get/all');
  const { kode_toko } = client.user;
  const { data } = await client.post('timbang-baki/start', { kode_gudang: gudang?.kode_gudang, kode_toko });
  await client.post('timbang-baki/reset');
  return ((data as Row).data_timbang as Row[]).length;
};

/** The transfers of a period with the lines and photos that their proof shows. */
export const printTransfers = async (client: SpecClient, from: string, to: string): Promise<number> => {
  let photos = 0;
  for (const row of await client.rows('pindahbarang/cetak-ulang', { start_date: from, end_date: to }))
    for (const line of await client.rows('pindahbarang/cetak-ulang/by-no-pindah', row)) {
      // A fallback image is used on failure.
      await client.ask('GET', `foto_produk/${line.kode_barcode}`);
      photos++;
    }
  return photos;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const randomKey = (length: number): string =>
  Array.from({ length }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');

/** The request of the authorization dialog in QR mode [spec B §3]. */
export const askByQr = async (client: SpecClient, client_notes: string, now: string): Promise<string> => {
  const keystore = randomKey(12);
  await client.post('otorisasi-qr/generate', {
    client: String(client.user.kode_toko).replaceAll(' ', '_'),
    keystore,
    client_notes,
    status: 'OPEN',
    event: '-',
    input_by: client.user.user_id,
    input_date: now,
  });
  return keystore;
};

export const closeQr = (client: SpecClient, keystore: string) =>
  client.delete(`otorisasi-qr/remove/${client.user.kode_toko}/${keystore}`);

/** Sends a nota to its customer. */
export const sendInvoice = async (client: SpecClient, resource: string, no_faktur: string): Promise<void> => {
  const { data } = await client.post(`${resource}/get/bynota/single`, { no_faktur });
  await client.post(`${resource}/get/bynota`, { no_faktur: [no_faktur] });
  const { no_hp, pesan } = data as Row;
  await client.post('chat/send', { receiver: no_hp, message: pesan, type: 'text' });
};
