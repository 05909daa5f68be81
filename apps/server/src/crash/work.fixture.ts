import { addDays } from '@kadar/domain/dates.ts';
import { TRAY } from '../testing/depositing.ts';
import { TODAY } from '../testing/harness.ts';
import { cicilanOf, payOf } from '../testing/instalments.ts';
import { cash, lineOf, pesananOf, type pieceSupply, SALES, saleOf } from '../testing/ordering.ts';
import { preorderOf } from '../testing/preordering.ts';
import { RING, takenOf } from '../testing/servicing.ts';

/** How a life is moved on: calls of the shop K01 that are answered, and a photo that one of them may claim. */
export interface Hand {
  post<T>(path: string, body: object): Promise<T>;
  get<T>(path: string): Promise<T>;
  photo(): Promise<string>;
}

interface Asked {
  path: string;
  body: object;
}
/** How a life may end: its piece is fetched, or it is cancelled and its money goes back. Only one of them happens. */
export interface Ends {
  fetch: Asked;
  cancel: Asked;
}
type Piece = ReturnType<ReturnType<typeof pieceSupply>>;
interface Posted {
  no_faktur: string;
}
interface Kept {
  barang: { kode_barcode: string; harga_jual: number; no_titip: string }[];
}

/** The sale that fetches what was made, paid out of its deposit and in cash. */
const sale = (no_titip: string, { barang }: Kept, rp: number): Asked => {
  const total = barang.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  const payments = [{ jenis: 'TITIPAN', jumlah_rp: rp, no_titip }, cash(total - rp)];
  return { path: 'penjualan', body: saleOf(barang, payments) };
};
const givenBack = (path: string, no_pesanan: string, jumlah_rp: number): Asked => ({
  path,
  body: { no_pesanan, kode_baki: TRAY, jenis: 'CASH', jumlah_rp },
});

/** A ring that is cleaned, paid for in two parts but for the rest. */
const service = async ({ post, photo }: Hand): Promise<Ends> => {
  const paid = 50_000;
  const { no_faktur: no } = await post<Posted>('service', {
    kode_sales: SALES,
    nama_customer: 'IBU SARI',
    no_hp: '08123456789',
    tgl_janji: TODAY,
    lines: [{ ...RING, foto: [await photo()] }],
    payments: [cash(25_000)],
  });
  await post('service/bayar', { no_service: no, jumlah_rp: 25_000, payments: [cash(25_000)] });
  const line = { no_service: `${no}/1`, berat_akhir: 4.2, foto: [await photo()] };
  await post('service/selesai', { no_service: no, lines: [line] });
  return {
    fetch: { path: 'service/ambil', body: takenOf(no, [1], RING.ongkos - paid) },
    cancel: { path: 'service/batal', body: { no_service: no, payments: [cash(paid)], alasan: 'UJI' } },
  };
};

/** At the price of its pickup's day, for which nobody has to be asked. */
const OF_THE_DAY = { mengikat: false };

/** A piece that is made for its order after a sample of the shop, which is back. */
const pesanan = async ({ post, get }: Hand, { piece, kode_barcode }: Piece, like: Piece): Promise<Ends> => {
  const { no_faktur: no } = await post<Posted>('pesanan', pesananOf([lineOf(piece)], 100_000, OF_THE_DAY));
  await post('tambah-pesanan', { no_pesanan: no, jumlah_rp: 50_000, payments: [cash(50_000)] });
  const sample = { kode_barcode: like.kode_barcode };
  await post('contoh-keluar', { no_pesanan: `${no}/1`, ...sample, tgl_kembali: addDays(TODAY, 3) });
  await post('ambil-barang-contoh', { ...sample, kode_baki: TRAY, berat: like.piece.berat_asli });
  await post('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode });
  return {
    fetch: sale(no, await get<Kept>(`pesanan/${no}`), 150_000),
    cancel: givenBack('batal-pesanan', no, 150_000),
  };
};

/** A piece that is kept for who asked for one of the catalogue. */
const preorder = async ({ post, get }: Hand, { kode_barcode }: Piece): Promise<Ends> => {
  const rp = 1_000_000;
  const { no_faktur: no } = await post<Posted>('pre-order', preorderOf(1, rp));
  await post('siap-pre-order', { no_pesanan: no, kode_barcode });
  return {
    fetch: sale(no, await get<Kept>(`pre-order/${no}`), rp),
    cancel: givenBack('batal-pre-order', no, rp),
  };
};

/** A contract whose next payment is its last, and sells its piece in the same visit. */
const cicilan = async ({ post, get }: Hand, piece: Piece): Promise<Ends> => {
  const down = Math.ceil(piece.harga_jual / 5 / 500) * 500;
  const { no_faktur: no } = await post<Posted>('cicilan', cicilanOf(piece, down));
  await post('cicilan-bayar', payOf(no, 100_000));
  const { sisa, putus } = await get<{ sisa: number; putus: { kembali: number } }>(`cicilan/${no}/kartu`);
  return {
    fetch: { path: 'cicilan-bayar', body: payOf(no, sisa) },
    cancel: {
      path: 'cicilan-putus',
      body: { no_cicilan: no, kode_baki: TRAY, kelebihan: putus.kembali, keterangan: 'UJI' },
    },
  };
};

/** Work for customers, brought up to the day it may be fetched; the kinds of documents until then, and of each end. */
export const WORK = {
  service: {
    until: service,
    kinds: ['SERVICE', 'SERVICE_BAYAR', 'SERVICE_SELESAI'],
    ends: { fetch: ['SERVICE_AMBIL'], cancel: ['KEMBALI_SERVICE'] },
  },
  pesanan: {
    until: pesanan,
    kinds: ['PESANAN', 'TAMBAH_PESANAN', 'CONTOH_KELUAR', 'AMBIL_CONTOH', 'JADI_PESANAN'],
    ends: { fetch: ['PENJUALAN'], cancel: ['BATAL_PESANAN'] },
  },
  'pre-order': {
    until: preorder,
    kinds: ['PREORDER', 'SIAP_PREORDER'],
    ends: { fetch: ['PENJUALAN'], cancel: ['BATAL_PREORDER'] },
  },
  cicilan: {
    until: cicilan,
    kinds: ['CICILAN', 'CICILAN_BAYAR'],
    ends: { fetch: ['CICILAN_BAYAR', 'PENJUALAN'], cancel: ['CICILAN_PUTUS'] },
  },
} as const satisfies Record<
  string,
  {
    until: (hand: Hand, piece: Piece, like: Piece) => Promise<Ends>;
    kinds: readonly string[];
    ends: Record<keyof Ends, readonly string[]>;
  }
>;
