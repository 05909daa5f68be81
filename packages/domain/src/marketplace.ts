import { defineLifecycle } from './lifecycle.ts';
import { percentOf, type Rupiah } from './money.ts';
import { assertBalanced, compact, type JournalLine } from './posting.ts';

export type LuarState = 'DRAFT' | 'TAYANG' | 'DIPESAN' | 'TERJUAL' | 'KEMBALI' | 'TURUN';
export type LuarMove = 'TAYANG' | 'PESAN' | 'BATAL_PESAN' | 'JUAL' | 'KEMBALI' | 'PERIKSA' | 'TURUN';

/**
 * A piece on a channel (modules-2 §7): DRAFT until the channel has it, ordered once, sold by a document. What comes back is kept
 * from all others until it is weighed and photographed, and is then no longer shown.
 */
export const luarLifecycle = defineLifecycle<LuarState, LuarMove>({
  DRAFT: { TAYANG: 'TAYANG', PESAN: 'DIPESAN', TURUN: 'TURUN' },
  TAYANG: { PESAN: 'DIPESAN', TURUN: 'TURUN' },
  DIPESAN: { BATAL_PESAN: 'TAYANG', JUAL: 'TERJUAL' },
  TERJUAL: { KEMBALI: 'KEMBALI' },
  KEMBALI: { PERIKSA: 'TURUN' },
  TURUN: {},
});

/** In these its name is taken on its channel. */
export const ON_CHANNEL = luarLifecycle.states.filter((state) => !['TERJUAL', 'TURUN'].includes(state));
/** In these it keeps its piece from all others. */
export const KEEPS_PIECE: readonly LuarState[] = ['DIPESAN', 'KEMBALI'];

/** What a channel is expected to keep of a sale: its percentage, half up to the rupiah (modules-2 §7.6). */
export const biayaKanal = (totalRp: Rupiah, persenMilli: number): Rupiah =>
  percentOf(totalRp, persenMilli, 'half-up');

/** A channel pays out sales; what it kept of them, or gave on top, is BIAYA_MARKETPLACE. JURNAL_TIDAK_SEIMBANG never. */
export const postPencairanMarketplace = (input: {
  piutangRp: Rupiah;
  diterimaRp: Rupiah;
  nomor_akun?: string;
}): JournalLine[] => {
  const { piutangRp, diterimaRp, nomor_akun } = input;
  const lines = compact([
    { role: 'BANK', dk: 'D', rp: diterimaRp, ...(nomor_akun !== undefined && { nomor_akun }) },
    { role: 'BIAYA_MARKETPLACE', dk: 'D', rp: Math.max(piutangRp - diterimaRp, 0) },
    { role: 'PIUTANG_MARKETPLACE', dk: 'K', rp: piutangRp },
    { role: 'BIAYA_MARKETPLACE', dk: 'K', rp: Math.max(diterimaRp - piutangRp, 0) },
  ]);
  assertBalanced(lines);
  return lines;
};

/** What goes into a parcel, as it stands now. */
export interface DiKirim {
  foto: boolean;
  /** The channel has its courier. */
  ekspedisi: boolean;
  /** No other piece on the channel, and none beside it, is called so. */
  nama: boolean;
}

/** What the slip of an order is refused for first: pieces of a channel need a photo, a courier and a name of their own [spec]. */
export const slipLack = <L extends DiKirim>(
  lines: readonly L[],
): { line: L; lack: keyof DiKirim } | undefined => {
  for (const line of lines)
    for (const lack of ['foto', 'ekspedisi', 'nama'] as const) if (!line[lack]) return { line, lack };
  return undefined;
};

/** An order as its channel says it stands: to be paid, paid, or off. */
export type PesananKanal = 'BELUM_BAYAR' | 'DIBAYAR' | 'BATAL';

/**
 * A price of the list as a channel had it: what is asked above it is making charge, what is below it is a discount, so that the line comes to
 * `hargaRp` and its gold costs what the list said.
 */
export const atChannelPrice = <P extends { ongkosRp: Rupiah; hargaJualRp: Rupiah }>(
  listed: P,
  hargaRp: Rupiah,
): P & { diskonRp: Rupiah; totalRp: Rupiah } => {
  const more = Math.max(0, hargaRp - listed.hargaJualRp);
  const diskonRp = Math.max(0, listed.hargaJualRp - hargaRp);
  return {
    ...listed,
    ongkosRp: listed.ongkosRp + more,
    hargaJualRp: listed.hargaJualRp + more,
    diskonRp,
    totalRp: hargaRp,
  };
};
