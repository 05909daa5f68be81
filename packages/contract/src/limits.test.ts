import { priceLine } from '@kadar/domain/pricing.ts';
import { expect, test } from 'vitest';
import { MAX_ATRIBUT, MAX_MG, MAX_RP_PER_GRAM } from './endpoints/barang-input.ts';
import { tutupHari } from './endpoints/hari.ts';
import { MAX_JUAL_RP, penjualanInput } from './endpoints/penjualan.ts';
import { pembulatanJual } from './sale-terms.ts';
import { MAX_RP } from './wire.ts';

const ONGKOS = [
  { jenis: 'PER_GRAM', nilai: MAX_RP_PER_GRAM },
  { jenis: 'PER_PCS', nilai: MAX_RP },
  { jenis: 'PERSEN', nilai: 100_000 },
] as const;

test.each(ONGKOS)('the dearest piece that may be stored may be sold and paid, with ongkos %s', (ongkos) => {
  const { hargaJualRp } = priceLine({
    beratMg: MAX_MG,
    hargaEmas: MAX_RP_PER_GRAM,
    ongkos,
    atributRp: MAX_ATRIBUT * MAX_RP,
    diskonRp: 0,
    pembulatan: pembulatanJual({ PEMBULATAN: 1_000_000, PEMBULATAN_DOWN_MODULE: false }),
  });
  expect(hargaJualRp).toBeLessThanOrEqual(MAX_JUAL_RP);
  const line = { kode_barcode: 'K01260001', harga_jual: hargaJualRp };
  const sale = { kode_sales: 'S01', lines: [line], payments: [{ jenis: 'CASH', jumlah_rp: hargaJualRp }] };
  expect(penjualanInput.safeParse(sale).success).toBe(true);
  // So many of the dearest that their sum is no safe integer are refused as one sale.
  const many = Array.from({ length: 50 }, (_, n) => ({
    ...line,
    kode_barcode: `K0126000${n + 10}`,
    harga_jual: MAX_JUAL_RP,
  }));
  expect(penjualanInput.safeParse({ ...sale, lines: many }).success).toBe(false);
});

test('a drawer that took the largest voucher can be counted, and an account that took the dearest piece be matched', () => {
  const count = {
    tanggal: '2026-02-25',
    rincian_kas: [{ pecahan: 100_000, lembar: MAX_RP / 100_000 }],
    non_cash: [{ no_rekening: '1', jumlah_rp: MAX_JUAL_RP }],
  };
  expect(tutupHari.body?.safeParse(count).success).toBe(true);
});
