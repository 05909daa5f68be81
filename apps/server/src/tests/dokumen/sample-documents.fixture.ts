import { expect } from 'vitest';
import {
  advanced,
  bayarOf,
  received,
  receivedUnfixed,
  SUPPLIER,
} from '../../modules/hutang-supplier/hutang-supplier.fixture.ts';
import { bought as boughtNow, lotOf } from '../../modules/pembelian/sortir/sort.fixture.ts';
import { cash, pieceSupply, REKENING, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import {
  bar,
  craftsman,
  handed,
  handedOf,
  numberOf as made,
  rings,
  TUKANG,
  workOf,
} from '../../modules/tukang-emas/tukang.fixture.ts';
import { bonusBody } from '../../testing/bonuses.ts';
import { buyOf, noFaktur, unknown } from '../../testing/buying.ts';
import { TRAY, titipOf } from '../../testing/depositing.ts';
import { type Client, MEMBERS, PIECES } from '../../testing/harness.ts';
import { meltedTo, scrapLot } from '../../testing/melting.ts';
import { hutangOf, NECKLACE, payOf, pledged, pledgePhoto } from '../../testing/pledging.ts';
import { deliveryOf, tagOf } from '../../testing/receiving.ts';
import { goodsSamples } from './goods-samples.fixture.ts';
import { instalmentSamples } from './instalment-samples.fixture.ts';
import { orderSamples, preorderSamples, shopSamples } from './order-samples.fixture.ts';
import { payoutSamples } from './payout-samples.fixture.ts';
import type { Sample } from './sample.ts';
import { serviceSamples } from './service-samples.fixture.ts';
import { shipmentSamples } from './shipment-samples.fixture.ts';
import { wareSamples } from './ware-samples.fixture.ts';

/** A piece without papers, bought from who shows an identity card. */
const bought = (client: Client, jenis: 'CASH' | 'TRANSFER' = 'CASH') =>
  buyOf(client, [unknown()], { jenis, more: { no_ktp: '3173012345678901' } });

/** A purchase that is owed, to be paid. */
const owed = async (client: Client): Promise<string> => {
  const reply = await client.post('pembelian', await bought(client, 'TRANSFER'));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};

/** A piece of K01 as an order asks for it. */
const likeFirst = () => {
  const [piece] = PIECES[0] ?? [];
  if (!piece) throw new Error('the test chain has no pieces');
  return piece;
};

/** The batch of a delivery of its own. */
const freshBatch = async (client: Client): Promise<string> => {
  const reply = await client.post('terima-supplier', deliveryOf());
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return `${noFaktur(reply.body)}/1`;
};

/** A piece out of a delivery of its own. */
const freshTag = async (client: Client): Promise<object> => tagOf(await freshBatch(client), 5);

/** A piece out of a delivery of its own, for sale. */
const taggedPiece = async (client: Client): Promise<string> => {
  const reply = await client.post('barang', await freshTag(client));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { kode_barcode: string }).kode_barcode;
};

/** Bought pieces on their way: each sample buys its own, and opens the lot it ends. */
const sortingSamples = (): Record<string, Sample> => {
  const piece = async (client: Client): Promise<string[]> =>
    (await boughtNow(client, [{ berat_kotor: 0.2 }])).barcodes;
  const post = async (client: Client, body: object): Promise<void> => {
    const reply = await client.post('sortir-belian', body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  const letter = { pejabat: 'IPDA JONI', no_surat: 'B/1/II/2026' };
  const lot = (jenis: 'CUCI' | 'SEPUH' | 'LEBUR'): Sample => ({
    path: 'sortir-belian/lot',
    body: () => ({ jenis, keterangan: 'UJI' }),
  });
  const cleaning = async (client: Client): Promise<string> => {
    const no_lot = await lotOf(client, 'CUCI');
    await post(client, { ke: 'CUCI', barcodes: await piece(client), no_lot });
    return no_lot;
  };
  return {
    SORTIR_BELIAN: {
      path: 'sortir-belian',
      body: async (client) => ({ ke: 'READY', barcodes: await piece(client), kode_baki: 'A01' }),
    },
    SITA_BELIAN: {
      path: 'sortir-belian',
      body: async (client) => {
        const barcodes = await piece(client);
        await post(client, { ke: 'DITAHAN_POLISI', barcodes, ...letter });
        return { ke: 'DISITA', barcodes, ...letter };
      },
    },
    LOT_CUCI: lot('CUCI'),
    LOT_SEPUH: lot('SEPUH'),
    LOT_LEBUR: lot('LEBUR'),
    SELESAI_LOT: {
      path: 'sortir-belian/selesai',
      body: async (client) => ({ no_lot: await cleaning(client), kode_baki: 'A01', biaya: 25_000 }),
    },
    LEBUR: {
      path: 'sortir-belian/lebur',
      body: async (client) => ({
        no_lot: await scrapLot(client, [{ berat_kotor: 0.2 }]),
        batang: [{ berat: 0.192, kadar: 75 }],
      }),
    },
  };
};

/** A loan owes the least days of interest on its first: 1.250 of 100.000. */
const pledgeSamples = (): Record<string, Sample> => ({
  HUTANG: {
    path: 'hutang',
    body: async (client) =>
      hutangOf(100_000, { barang: [{ ...NECKLACE, foto: [await pledgePhoto(client)] }] }),
  },
  HUTANG_PERPANJANG: {
    path: 'hutang-perpanjang',
    body: async (client) => payOf(await pledged(client, 100_000), 1_500, { bunga_baru: 2.5 }),
  },
  HUTANG_CICIL: {
    path: 'hutang-cicil',
    body: async (client) => payOf(await pledged(client, 400_000), 105_000, { pokok: 100_000 }),
  },
  HUTANG_VALIDASI: {
    path: 'hutang/validate-pelunasan',
    body: async (client) => {
      const no = await pledged(client, 100_000);
      const reply = await client.post('hutang-tebus', payOf(no, 101_500, { berat_kantong: 5.6 }));
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      return { no_faktur_hutangs: [no], user_id: 'KASIR1' };
    },
    other: { user_id: 'SPV1' },
  },
  HUTANG_TEBUS: {
    path: 'hutang-tebus',
    body: async (client) => payOf(await pledged(client, 100_000), 101_500, { berat_kantong: 5.6 }),
  },
  HUTANG_TAMBAH: {
    path: 'hutang-tambah',
    body: async (client) => {
      const [no, jumlah_hutang] = [await pledged(client, 100_000), 500_000];
      const { biaya_admin } = (await client.get(`hutang/${no}/sisa-plafond?jumlah_hutang=${jumlah_hutang}`))
        .body.data as { biaya_admin: number };
      const { kode_sales, jenis, plafond } = hutangOf(0, { barang: [{ ...NECKLACE, foto: [] }] });
      const diterima = jumlah_hutang - biaya_admin - 101_500;
      return { no_hutang: no, kode_sales, jenis, plafond, jumlah_hutang, diterima };
    },
  },
  HUTANG_LEPAS: {
    path: 'hutang-lepas',
    body: async (client) => {
      const barang = [NECKLACE, { ...NECKLACE, nama_barang: 'CINCIN' }];
      const no = await pledged(client, 100_000, { barang, berat_kantong: 11, plafond: 14_910_000 });
      return payOf(no, 1_500, { pokok: 0, urut: [2], no_segel: `L${no}`, berat_kantong: 5.6 });
    },
  },
  HUTANG_SLIP: {
    path: 'hutang-slip',
    body: async (client) => payOf(await pledged(client, 100_000), 25_000),
  },
});

/** What suppliers are owed, each for a delivery of its own. */
const debtSamples = (): Record<string, Sample> => ({
  BAYAR_SUPPLIER: {
    path: 'bayar-supplier',
    body: async (client) => {
      const [no_asal] = [await received(client, 1), await advanced(client, 10_000)];
      const payments = [cash(20_000), { jenis: 'TRANSFER', jumlah_rp: 20_000, no_rekening: REKENING }];
      return bayarOf({ tagihan: [{ no_asal, jumlah_rp: 50_000 }], muka_rp: 10_000, payments });
    },
  },
  FIXING: {
    path: 'fixing',
    body: async (client) => {
      const no_asal = await receivedUnfixed(client, 10);
      return { kode_supplier: SUPPLIER, no_asal, berat: 1.5, harga_per_g: 2_575_000 };
    },
  },
  // A bar of more than is owed: the rest is sold.
  BAYAR_EMAS: {
    path: 'bayar-emas',
    body: async (client) => {
      const no_lot = await scrapLot(client, [{ berat_kotor: 0.2 }]);
      const kunci = await meltedTo(client, no_lot, [{ berat: 0.192, kadar: 75 }]);
      const no_asal = await receivedUnfixed(client, 0.1);
      return {
        kode_supplier: SUPPLIER,
        no_asal,
        objek: 'BATANGAN',
        kunci,
        kadar_uji: 75,
        harga_lebih_per_g: 2_500_000,
      };
    },
  },
  UANG_MUKA_SUPPLIER: {
    path: 'uang-muka-supplier',
    body: () => ({ kode_supplier: SUPPLIER, payments: [cash(50_000)] }),
  },
});

/** What becomes of a delivery's batches, each of its own. */
const batchSamples = (): Record<string, Sample> => ({
  SELESAI_TERIMA: {
    path: 'selesai-terima',
    body: async (client) => ({ no_batch: await freshBatch(client) }),
  },
  KOREKSI_TERIMA: {
    path: 'koreksi-terima',
    body: async (client) => ({ no_batch: await freshBatch(client), berat: 50.05 }),
  },
  RETUR_SUPPLIER: {
    path: 'retur-supplier',
    body: async (client) => {
      const no_batch = await freshBatch(client);
      const reply = await client.post('barang', tagOf(no_batch, 5));
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      const { kode_barcode } = reply.body.data as { kode_barcode: string };
      const [no_asal = ''] = no_batch.split('/');
      const goods = { barang: [kode_barcode], batch: [{ no_batch, berat: 2.5 }] };
      return { kode_supplier: 'PR', no_asal, ...goods, no_nota_kredit: 'NK-1', nota_kredit: 14_000_000 };
    },
  },
});

/** Gold to a craftsman, what he made of it, and his wage. */
const tukangSamples = (): Record<string, Sample> => ({
  SERAH_TUKANG: {
    path: 'tukang-emas/serah',
    body: async (_client, server) => {
      await craftsman(server);
      return handedOf(await bar(server, 1), 0.5);
    },
  },
  TERIMA_TUKANG: {
    path: 'tukang-emas/terima',
    body: async (client, server) => {
      const no_serah = await handed(client, server, 1);
      return workOf([rings(0.5)], { no_serah, susut: 0.01 });
    },
  },
  UPAH_TUKANG: {
    path: 'tukang-emas/upah',
    body: async (client, server) => {
      await handed(client, server, 1);
      made(await client.post('tukang-emas/terima', workOf([rings(0.5)])));
      return { kode_tukang: TUKANG, payments: [cash(25_000)] };
    },
  },
});

/** A month that is over, and its payment. */
const bonusSamples = (): Record<string, Sample> => ({
  BONUS_SALES: {
    path: 'bonus-sales',
    body: async (client, server) => bonusBody(client, server, await taggedPiece(client)),
  },
  BAYAR_BONUS: {
    path: 'bonus-sales/bayar',
    body: async (client, server) => {
      const body = await bonusBody(client, server, await taggedPiece(client));
      made(await client.post('bonus-sales', body));
      return { kode_sales: body.kode_sales, payments: [cash(1_000)] };
    },
  },
});

/** A kind without a sample here fails the test: its founder says how one is posted. */
export const samplesOf = (freshPiece = pieceSupply()): Readonly<Record<string, Sample | null>> => {
  const money = { kategori: 'MODAL', jumlah_rp: 50_000, keterangan: 'UJI' };
  const bank = { no_rekening: REKENING, jumlah_rp: 25_000, keterangan: 'UJI' };
  // The test has some of it in stock; it costs no points.
  const gift = { kode_hadiah: 'UJI', qty: 2 };
  const deposit = async (client: Client): Promise<string> => {
    const reply = await client.post('titip', titipOf([freshPiece()], 50_000));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return noFaktur(reply.body);
  };
  return {
    PENJUALAN: {
      path: 'penjualan',
      body: () => {
        const piece = freshPiece();
        return saleOf([piece], [cash(piece.harga_jual)]);
      },
    },
    KAS_MASUK: { path: 'cash', body: () => ({ ...money, jenis: 'MASUK' }) },
    KAS_KELUAR: { path: 'cash', body: () => ({ ...money, jenis: 'KELUAR', kategori: 'LISTRIK' }) },
    SETOR_BANK: { path: 'setor-bank', body: () => ({ ...bank, arah: 'SETOR' }) },
    TARIK_BANK: { path: 'setor-bank', body: () => ({ ...bank, arah: 'TARIK' }) },
    PINDAH_BARANG: {
      path: 'pindahbarang',
      body: () => {
        const { piece } = freshPiece();
        const { kode_barcode, kode_baki } = piece;
        return {
          kode_baki: kode_baki === 'A01' ? 'A02' : 'A01',
          lines: [{ kode_barcode, dari_baki: kode_baki }],
        };
      },
    },
    PEMBELIAN: { path: 'pembelian', body: (client) => bought(client) },
    BAYAR_BELI: {
      path: 'bayar-pembelian',
      body: async (client) => ({
        no_faktur: await owed(client),
        no_rekening: REKENING,
        biaya: 2_500,
        bukti: 'UJI',
      }),
      other: { bukti: 'UJI 2' },
    },
    TITIP: { path: 'titip', body: () => titipOf([freshPiece()], 50_000) },
    TITIP_TAMBAH: {
      path: 'tambah-titip',
      body: async (client) => ({
        no_titip: await deposit(client),
        jumlah_rp: 25_000,
        payments: [cash(25_000)],
      }),
    },
    TITIP_KEMBALI: {
      path: 'kembali-titip',
      body: async (client) => ({
        no_titip: await deposit(client),
        kode_baki: TRAY,
        jenis: 'CASH',
        jumlah_rp: 50_000,
      }),
    },
    ...orderSamples(likeFirst),
    ...preorderSamples(freshPiece),
    ...shopSamples(likeFirst),
    ...pledgeSamples(),
    ...payoutSamples(),
    ...sortingSamples(),
    TAMBAH_BARANG: { path: 'barang', body: freshTag, other: { nama_barang: 'CINCIN LAIN' } },
    ...goodsSamples(freshPiece),
    TERIMA_SUPPLIER: { path: 'terima-supplier', body: () => deliveryOf() },
    ...debtSamples(),
    ...batchSamples(),
    ...tukangSamples(),
    ...bonusSamples(),
    ...serviceSamples(),
    ...wareSamples(),
    ...shipmentSamples(freshPiece),
    ...instalmentSamples(taggedPiece),
    HADIAH_MASUK: { path: 'hadiah-member', body: () => ({ arah: 'MASUK', lines: [gift] }) },
    HADIAH_KELUAR: { path: 'hadiah-member', body: () => ({ arah: 'KELUAR', lines: [gift] }) },
    TUKAR_HADIAH: {
      path: 'hadiah-member',
      body: () => ({ arah: 'TUKAR', kode_customer: MEMBERS[0]?.kode_customer, lines: [gift] }),
    },
    KIRIM_UANG: {
      path: 'kirim-uang',
      body: () => ({ tujuan: 'K02', jumlah_rp: 25_000, keterangan: 'UJI' }),
    },
    // Posted by the shop that another one sent money to, by a PUT: kirim-uang.test.ts.
    TERIMA_UANG: null,
    // Posted by no call of their own: jobs move points, a closing books its difference, deliveries wait for purchases.
    POIN_KEDALUWARSA: null,
    AFILIASI: null,
    TUTUP_HARIAN: null,
    // Of pledges that are not redeemed: the owner alone ends them, and each follows another (testing/ending.ts).
    LELANG: null,
    BAYAR_KELEBIHAN: null,
    BAYAR_KLAIM: null,
    KELEBIHAN_HANGUS: null,
    CICILAN_HANGUS: null,
    KLAIM: null,
    HAPUS_HUTANG: null,
    AKRUAL_BUNGA: null,
  };
};
