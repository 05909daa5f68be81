import type { Level } from '@kadar/contract/permissions.ts';
import type { DemoChain } from '@kadar/demo-data/chain.ts';
import type { PieceRow } from '@kadar/demo-data/rows.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';

/** Who works at a till. */
export interface DemoActor {
  user_id: string;
  level: Level;
  toko: string;
}

/** A piece that came in over the counter, before it is sorted. */
export interface Bought {
  kode_barcode: string;
  kondisi_barang: 'BAGUS' | 'CUCI' | 'ROSOK';
}

export type PledgeFate =
  | 'TEBUS'
  | 'PERPANJANG'
  | 'CICIL'
  | 'SLIP'
  | 'TAMBAH'
  | 'LEPAS'
  | 'DIBELI'
  | 'KERINGANAN'
  | 'LEWAT'
  | 'KLAIM'
  | 'HAPUS';

/** What becomes of a pledge next, and when; one that is left runs past its due date. */
export interface DemoPledge {
  no_hutang: string;
  fate: PledgeFate;
  tanggal: string;
}

/** An auction that is under way, and the day of its next step. */
export interface DemoAuction {
  id: number;
  langkah: 'PEMBERITAHUAN_2' | 'JUAL';
  tanggal: string;
}

/** A document that may be taken back. */
export interface Candidate {
  jenis: string;
  no_faktur: string;
  asal_no: string;
  /** The other half of what is two documents. */
  pasangan: string | null;
  grand_total: number;
}

/** A branch while its history is played; what it remembers is of days that were committed. */
export interface DemoShop {
  kode_toko: string;
  spv: string;
  /** Days it has lived so far. */
  hari: number;
  /** Signs what the supervisor himself asks for. */
  owner: string;
  /** Pieces of the shop by barcode, for the prices the till shows. */
  pieces: Map<string, PieceRow>;
  /** The line of the nota that sold a piece, by its barcode. */
  sold: Map<string, { no_faktur: string; urut: number }>;
  /** Numbers of deposits, as the plan counts them. */
  titip: Map<number, string>;
  /** Bought pieces as they stand: to be sorted, on sale again, in a lot that cleans, scrap, with the police. */
  beli: Bought[];
  bekas: string[];
  /** On sale again, for sales that wait. */
  sisih: string[];
  cuci: { no_lot: string; barcodes: string[] } | null;
  rosok: string[];
  lebur: string | null;
  polisi: string[];
  /** Purchases whose transfer is still to be made. */
  hutang: { no_faktur: string; tanggal: string }[];
  /** Pledges that are still to be paid on. */
  gadai: DemoPledge[];
  /** How many were made. */
  pinjaman: number;
  /** Those that nobody came for: they go into the next auction. */
  lewat: string[];
  lelang: DemoAuction | null;
  /** What auctions and claims owe, fetched on its day. */
  kelebihan: { apa: 'KELEBIHAN' | 'KLAIM'; no_faktur: string; rp: number; tanggal: string }[];
  /** Kinds of documents that were taken back, on their day or on a later one, and when last. */
  sesal: Map<string, string>;
  /** Documents that will be taken back tomorrow. */
  salah: Candidate[];
}

export const newShop = (said: Pick<DemoShop, 'kode_toko' | 'spv' | 'owner'>): DemoShop => ({
  ...said,
  hari: 0,
  pieces: new Map(),
  sold: new Map(),
  titip: new Map(),
  beli: [],
  bekas: [],
  sisih: [],
  cuci: null,
  rosok: [],
  lebur: null,
  polisi: [],
  hutang: [],
  gadai: [],
  pinjaman: 0,
  lewat: [],
  lelang: null,
  kelebihan: [],
  sesal: new Map(),
  salah: [],
});

/** Who works at the till of a shop. */
export const actorOf = (shop: DemoShop, user_id: string): DemoActor => ({
  user_id,
  level: user_id === shop.spv ? 'SPV' : 'KASIR',
  toko: shop.kode_toko,
});

/** Minutes after midnight of a business date, in the shops' time zone. */
export const moment = (tanggal: string, menit: number): Date =>
  new Date(Date.parse(`${tanggal}T00:00:00+07:00`) + menit * 60_000);

/** A shop's business day while it is played, in one transaction. */
export interface ShopDay {
  kadar: Kadar;
  chain: DemoChain;
  shop: DemoShop;
  tanggal: string;
  tx: Tx;
  /** Documents that were taken back today, and pieces that went with them: what is remembered still knows them. */
  gone: Set<string>;
  /** What the shop remembers once the day is committed: a day that is played again starts from what it knew. */
  after(remember: () => void): void;
}

/** Whether a minute of the day that is played is still to come. */
export const isToCome = ({ kadar, tanggal }: ShopDay, menit: number): boolean =>
  moment(tanggal, menit).getTime() > kadar.clock.now().getTime();

/** What follows in the day's transaction happened at this minute, never later than now. */
export const happensAt = async ({ kadar, tx, tanggal }: ShopDay, menit: number): Promise<void> => {
  const at = Math.min(moment(tanggal, menit).getTime(), kadar.clock.now().getTime());
  await tx.rows(sql`select set_config('kadar.now', ${new Date(at).toISOString()}, true)`);
};

/** Who serves in a shop, by his code. */
export const sellerOf = ({ chain, shop }: ShopDay): string =>
  chain.sales.find(({ kode_toko }) => kode_toko === shop.kode_toko)?.kode_sales ?? '';

/** The account a shop brings its cash to and pays from. */
export const ownAccount = ({ chain, shop }: ShopDay): string => {
  const own = chain.rekenings.find(({ kode_toko }) => kode_toko === shop.kode_toko);
  if (!own) throw new Error(`${shop.kode_toko} has no account`);
  return own.no_rekening;
};
