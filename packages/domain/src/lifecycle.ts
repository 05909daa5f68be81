import { DomainError } from './errors.ts';

/** A move that the table does not hold for this state. code ILLEGAL_MOVE, params {state, move}. */
export class IllegalMove extends DomainError {
  constructor(state: string, move: string) {
    super('ILLEGAL_MOVE', { state, move });
    this.name = 'IllegalMove';
  }
}

export type Lifecycle<State extends string, Move extends string> = {
  readonly states: readonly State[];
  /** the state after `move`; throws IllegalMove */
  next(state: State, move: Move): State;
  can(state: State, move: Move): boolean;
  /** what is allowed now, for the answer to the client */
  moves(state: State): Move[];
  /** the states `move` may start from, for a conditional update's WHERE (domain §1.3) */
  from(move: Move): State[];
};

export type LifecycleTable<State extends string, Move extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Move, State>>>>
>;

/** A lifecycle as its transition table: state → move → next state. What is not in it cannot happen. */
export function defineLifecycle<State extends string, Move extends string>(
  table: LifecycleTable<State, Move>,
): Lifecycle<State, Move> {
  const edges = new Map<string, Map<string, State>>();
  for (const state of keysOf(table)) {
    edges.set(state, new Map(Object.entries<State | undefined>(table[state]).flatMap(definedEdge)));
  }
  const target = (state: State, move: Move) => edges.get(state)?.get(move);
  const states = keysOf(table);
  return {
    states,
    next(state, move) {
      const result = target(state, move);
      if (result === undefined) throw new IllegalMove(state, move);
      return result;
    },
    can: (state, move) => target(state, move) !== undefined,
    moves: (state) => keysOf(table[state] ?? {}),
    from: (move) => states.filter((state) => target(state, move) !== undefined),
  };
}

function definedEdge<State>([move, state]: [string, State | undefined]): [string, State][] {
  return state === undefined ? [] : [[move, state]];
}

function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}

export type BarangState =
  | 'DRAFT'
  | 'READY'
  | 'SOLD'
  | 'RESERVED'
  | 'HOLD'
  | 'TRANSIT'
  | 'TERKIRIM'
  | 'HILANG'
  | 'HANCUR'
  | 'RETUR'
  | 'BELI'
  | 'CUCI'
  | 'SEPUH'
  | 'ROSOK'
  | 'LEBUR'
  | 'DITAHAN_POLISI'
  | 'DISITA'
  | 'BATAL';

export type BarangMove =
  | 'TERBIT'
  | 'JUAL'
  | 'BATAL_JUAL'
  | 'PESAN'
  | 'BEBAS'
  | 'TAHAN'
  | 'LEPAS'
  | 'KIRIM'
  | 'TERIMA'
  | 'TOLAK'
  | 'KEMBALI'
  | 'HILANG'
  | 'KETEMU'
  | 'HANCUR'
  | 'BATAL_HANCUR'
  | 'RETUR'
  | 'BATAL_RETUR'
  | 'BELI'
  | 'BATAL_BELI'
  | 'CUCI'
  | 'SEPUH'
  | 'ROSOK'
  | 'JUAL_LAGI'
  | 'LEBUR'
  | 'SORTIR_ULANG'
  | 'ANGKAT'
  | 'TAHAN_POLISI'
  | 'LEPAS_POLISI'
  | 'SITA';

/**
 * A piece in one shop (domain §3 Piece states). A held piece is sold at pickup; one that is reserved by a document
 * that waits is free again before that document sells it, in one transaction. What is bought in is a piece of its own,
 * whatever was sold under another barcode; BAGUS goes to READY by JUAL_LAGI, by way of a lot that cleans or gilds it where it
 * needs one; scrap is lifted out again (ANGKAT) while its melt lot is open. TRANSIT ends when the other shop receives;
 * a piece that it sends back finds its own row.
 */
export const barangLifecycle = defineLifecycle<BarangState, BarangMove>({
  DRAFT: { TERBIT: 'READY', BELI: 'BELI' },
  READY: {
    JUAL: 'SOLD',
    PESAN: 'RESERVED',
    TAHAN: 'HOLD',
    KIRIM: 'TRANSIT',
    HILANG: 'HILANG',
    HANCUR: 'HANCUR',
    RETUR: 'RETUR',
  },
  SOLD: { BATAL_JUAL: 'READY' },
  RESERVED: { BEBAS: 'READY' },
  HOLD: { JUAL: 'SOLD', LEPAS: 'READY' },
  TRANSIT: { TERIMA: 'TERKIRIM', TOLAK: 'READY', HILANG: 'HILANG' },
  TERKIRIM: { KEMBALI: 'READY' },
  HILANG: { KETEMU: 'READY' },
  HANCUR: { BATAL_HANCUR: 'READY' },
  RETUR: { BATAL_RETUR: 'READY' },
  BELI: {
    JUAL_LAGI: 'READY',
    CUCI: 'CUCI',
    SEPUH: 'SEPUH',
    ROSOK: 'ROSOK',
    TAHAN_POLISI: 'DITAHAN_POLISI',
    BATAL_BELI: 'BATAL',
  },
  CUCI: { JUAL_LAGI: 'READY', SORTIR_ULANG: 'BELI' },
  SEPUH: { JUAL_LAGI: 'READY', SORTIR_ULANG: 'BELI' },
  ROSOK: { LEBUR: 'LEBUR', SORTIR_ULANG: 'BELI', TAHAN_POLISI: 'DITAHAN_POLISI' },
  LEBUR: { ANGKAT: 'ROSOK' },
  DITAHAN_POLISI: { LEPAS_POLISI: 'BELI', SITA: 'DISITA' },
  DISITA: {},
  BATAL: {},
});

export type DokumenState = 'POSTED' | 'BATAL';

/** A posted document is never edited, only cancelled by a reversing one (domain §1.2). */
export const dokumenLifecycle = defineLifecycle<DokumenState, 'BATAL'>({
  POSTED: { BATAL: 'BATAL' },
  BATAL: {},
});

export type HutangState =
  | 'AKTIF'
  | 'LUNAS_BELUM_VALID'
  | 'LUNAS'
  | 'LELANG'
  | 'DIALIHKAN'
  | 'DIBELI'
  | 'KLAIM'
  | 'HAPUS'
  | 'BATAL';
export type HutangMove =
  | 'PERPANJANG'
  | 'CICIL_POKOK'
  | 'TEBUS'
  | 'TEBUS_LANGSUNG'
  | 'VALIDASI'
  | 'BATAL_TEBUS'
  | 'LELANG'
  | 'ALIH'
  | 'BELI'
  | 'KLAIM'
  | 'HAPUS'
  | 'AKRUAL'
  | 'BATAL';

/** A pledge loan; further ends are those of settled, Pledges 9. TEBUS_LANGSUNG serves a shop without the repayment validation module. */
export const hutangLifecycle = defineLifecycle<HutangState, HutangMove>({
  AKTIF: {
    PERPANJANG: 'AKTIF',
    CICIL_POKOK: 'AKTIF',
    TEBUS: 'LUNAS_BELUM_VALID',
    TEBUS_LANGSUNG: 'LUNAS',
    LELANG: 'LELANG',
    ALIH: 'DIALIHKAN',
    BELI: 'DIBELI',
    KLAIM: 'KLAIM',
    HAPUS: 'HAPUS',
    AKRUAL: 'AKTIF',
    BATAL: 'BATAL',
  },
  LUNAS_BELUM_VALID: { VALIDASI: 'LUNAS', BATAL_TEBUS: 'AKTIF' },
  LUNAS: {},
  LELANG: {},
  DIALIHKAN: {},
  DIBELI: {},
  KLAIM: {},
  HAPUS: {},
  BATAL: {},
});

export type CicilanState = 'AKTIF' | 'LUNAS' | 'LELANG' | 'BATAL' | 'DIGANTI';

/** A contract in instalments (modules-2 §10); that it is late is derived. One that is replaced goes on under the terms of the next. */
export const cicilanLifecycle = defineLifecycle<
  CicilanState,
  'BAYAR' | 'LUNAS' | 'LELANG' | 'BATAL' | 'GANTI'
>({
  AKTIF: { BAYAR: 'AKTIF', LUNAS: 'LUNAS', LELANG: 'LELANG', BATAL: 'BATAL', GANTI: 'DIGANTI' },
  LUNAS: {},
  LELANG: {},
  BATAL: {},
  DIGANTI: {},
});

export type ServiceState = 'TERIMA' | 'PROSES' | 'MENUNGGU_SETUJU' | 'SELESAI' | 'DIAMBIL' | 'BATAL';

/**
 * A piece in service (modules-2 §8). Documents know TERIMA, SELESAI, DIAMBIL and BATAL; that work began or the customer was asked for a higher
 * price are events on the way, and neither is needed.
 */
export const serviceLifecycle = defineLifecycle<
  ServiceState,
  'PROSES' | 'MINTA' | 'SETUJU' | 'SELESAI' | 'AMBIL' | 'BATAL'
>({
  TERIMA: { PROSES: 'PROSES', MINTA: 'MENUNGGU_SETUJU', SELESAI: 'SELESAI', BATAL: 'BATAL' },
  PROSES: { MINTA: 'MENUNGGU_SETUJU', SELESAI: 'SELESAI', BATAL: 'BATAL' },
  MENUNGGU_SETUJU: { SETUJU: 'PROSES', PROSES: 'PROSES', SELESAI: 'SELESAI', BATAL: 'BATAL' },
  SELESAI: { AMBIL: 'DIAMBIL', BATAL: 'BATAL' },
  DIAMBIL: {},
  BATAL: {},
});

export type PesananState = 'PESAN' | 'PROSES' | 'JADI' | 'DIAMBIL' | 'BATAL';

/** A line of an order (modules-2 §9). That work on it began may be said and is no step that it needs. */
export const pesananLifecycle = defineLifecycle<PesananState, 'PROSES' | 'JADI' | 'AMBIL' | 'BATAL'>({
  PESAN: { PROSES: 'PROSES', JADI: 'JADI', BATAL: 'BATAL' },
  PROSES: { JADI: 'JADI', BATAL: 'BATAL' },
  JADI: { AMBIL: 'DIAMBIL', BATAL: 'BATAL' },
  DIAMBIL: {},
  BATAL: {},
});

export type KirimUangState = 'SENT' | 'DONE' | 'BATAL';

/** Received once by its reference; cancelled only before receipt. */
export const kirimUangLifecycle = defineLifecycle<KirimUangState, 'TERIMA' | 'BATAL'>({
  SENT: { TERIMA: 'DONE', BATAL: 'BATAL' },
  DONE: {},
  BATAL: {},
});

export type KirimanState = 'JALAN' | 'DIBERIKAN' | 'TERIMA' | 'TOLAK' | 'KEMBALI' | 'HILANG' | 'BATAL';

/**
 * A line of a shipment of goods (modules-2 §4). A part of what is kept in bulk may be received and the rest stays on the road; what was
 * refused goes home. DIBERIKAN: granted to the server of the shop it goes to, which books it or gives it back.
 */
export const kirimanLifecycle = defineLifecycle<
  KirimanState,
  'SEBAGIAN' | 'TERIMA' | 'TOLAK' | 'KEMBALI' | 'HILANG' | 'BATAL' | 'BERI' | 'LEPAS'
>({
  JALAN: {
    SEBAGIAN: 'JALAN',
    TERIMA: 'TERIMA',
    TOLAK: 'TOLAK',
    KEMBALI: 'KEMBALI',
    HILANG: 'HILANG',
    BATAL: 'BATAL',
    BERI: 'DIBERIKAN',
  },
  DIBERIKAN: { SEBAGIAN: 'JALAN', TERIMA: 'TERIMA', TOLAK: 'TOLAK', LEPAS: 'JALAN' },
  TOLAK: { KEMBALI: 'KEMBALI', HILANG: 'HILANG' },
  TERIMA: {},
  KEMBALI: {},
  HILANG: {},
  BATAL: {},
});

export type SiapState = 'DIMINTA' | 'SIAP' | 'DIAMBIL' | 'BATAL';

/** A bag that its borrower asked to have ready: fetched, then handed over, or put back. */
export const siapLifecycle = defineLifecycle<SiapState, 'SIAP' | 'AMBIL' | 'BATAL'>({
  DIMINTA: { SIAP: 'SIAP', AMBIL: 'DIAMBIL', BATAL: 'BATAL' },
  SIAP: { AMBIL: 'DIAMBIL', BATAL: 'BATAL' },
  DIAMBIL: {},
  BATAL: {},
});
