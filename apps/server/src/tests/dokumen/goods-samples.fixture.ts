import type { pieceSupply } from '../../modules/penjualan/sale.fixture.ts';
import { missedIn, writtenOff } from '../../testing/counting.ts';
import { hancurOf, meltLot } from '../../testing/destroying.ts';
import type { Client } from '../../testing/harness.ts';

/** Pieces that leave otherwise than by a sale: destroyed, or missed by a count of their tray and written off, or found again. */
export const goodsSamples = (freshPiece: ReturnType<typeof pieceSupply>) => ({
  // Into a melt lot of its own.
  HANCUR_BARANG: {
    path: 'hancur-barang',
    body: async (client: Client) => {
      const { kode_barcode, piece } = freshPiece();
      return hancurOf(client, await meltLot(client), [[kode_barcode, piece.berat_asli]]);
    },
  },
  SELISIH_OPNAME: {
    path: 'selisih-opname',
    body: (owner: Client) => missedIn(owner, freshPiece().kode_barcode),
    other: { lines: [{ kode_barcode: '01000001', alasan: 'LAIN' }] },
  },
  TEMU_OPNAME: {
    path: 'temu-opname',
    body: async (owner: Client) => {
      const { kode_barcode } = freshPiece();
      await writtenOff(owner, kode_barcode);
      return { kode_barcode, alasan: 'DI BELAKANG LACI' };
    },
    other: { alasan: 'LAIN' },
  },
});
