import type { IsiLayar } from '@kadar/contract/endpoints/layar.ts';
import type { Service } from '@kadar/contract/endpoints/service.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import type { Pembulatan } from '@kadar/domain/money.ts';
import type { PaymentJenis } from '@kadar/domain/payment.ts';
import { NOTHING, paidIn } from '../../parts/layar/screens.ts';
import { costOf, type ServiceDraft, type ServicePiece } from './draft.ts';

type Piece = Service['pieces'][number];

/** Of who brings it a member's name alone, as on every screen of a customer. */
const nameOf = ({
  kode_customer,
  nama_customer,
}: Pick<Service, 'kode_customer' | 'nama_customer'>): string => (kode_customer ? nama_customer : '');

const lineOf = (
  piece: Pick<Piece, 'nama_barang' | 'jumlah' | 'kadar' | 'berat'>,
  harga: number,
  harga_gram = 0,
): IsiLayar['lines'][number] => ({
  kode_barcode: '',
  nama_barang: piece.jumlah > 1 ? `${piece.nama_barang} × ${piece.jumlah}` : piece.nama_barang,
  kadar: piece.kadar > 0 ? kadarLabel(parseKadar(piece.kadar)) : '',
  berat: piece.berat,
  harga,
  harga_gram,
  foto: false,
});

/** The customer sees a piece once something is said of it. */
const isSaid = ({ nama_barang, kode_service }: ServicePiece): boolean =>
  nama_barang !== '' || kode_service !== '';

/** What the customer is shown of pieces as they come in: what each is estimated at, what he pays before, and what is left until when. Null of an empty form. */
export const screenOfIntake = (
  draft: ServiceDraft,
  { pembulatan, today }: { pembulatan: Pembulatan; today: string },
): IsiLayar | null => {
  const said = draft.pieces.filter(isSaid);
  if (said.length === 0) return null;
  const total = said.reduce((sum, piece) => sum + costOf(piece, pembulatan), 0);
  const rp = draft.dp ?? 0;
  const { jenis } = draft.paying;
  return {
    ...NOTHING,
    nama: nameOf(draft),
    lines: said.map((piece) =>
      lineOf(
        {
          ...piece,
          jumlah: piece.jumlah ?? 1,
          kadar: piece.kadar ?? 0,
          berat: piece.berat_awal ?? 0,
        },
        costOf(piece, pembulatan),
        piece.dasar === 'PER_GRAM' ? (piece.ongkos ?? 0) : 0,
      ),
    ),
    total,
    bayar: paidIn(jenis, rp),
    kembali: jenis === 'CASH' ? Math.max(0, rp - total) : 0,
    janji: { sisa: total - Math.min(total, rp), tanggal: draft.tgl_janji || today },
  };
};

/** Pieces were taken in: what was paid of it, and what is left until when. */
export const thanksForIntake = (done: {
  total: number;
  dibayar: number;
  sisa: number;
  kembali: number;
  tgl_janji: string;
}): IsiLayar => ({
  ...NOTHING,
  total: done.total,
  kembali: done.kembali,
  selesai: { dibayar: done.dibayar + done.kembali, poin: 0 },
  janji: { sisa: done.sisa, tanggal: done.tgl_janji },
});

const doneCost = ({ jasa_rp, tambah_rp }: Piece): number => jasa_rp + tambah_rp;
const doneLines = (pieces: readonly Piece[]): IsiLayar['lines'] =>
  pieces.map((piece) => lineOf(piece, doneCost(piece)));

/** What the customer is shown of pieces he fetches: what they cost, what his deposit pays of it, and what he pays now or gets back. */
export const screenOfPickup = (
  service: Service,
  taken: readonly Piece[],
  { total, paid, jenis }: { total: number; paid: number; jenis: PaymentJenis },
): IsiLayar => ({
  ...NOTHING,
  nama: nameOf(service),
  lines: doneLines(taken),
  total,
  bayar: [...paidIn('TITIPAN', paid), ...paidIn(jenis, Math.max(0, total - paid))],
  kembali: Math.max(0, paid - total),
});

/** They are his again. */
export const thanksForPickup = ({ total, kembali }: { total: number; kembali: number }): IsiLayar => ({
  ...NOTHING,
  total,
  kembali,
  selesai: { dibayar: total + kembali, poin: 0 },
});

/** What the customer is shown of more money on his ticket: what is here of it, what was paid, what he pays now, and what is left then. */
export const screenOfMore = (
  service: Service,
  { jumlah_rp, jenis }: { jumlah_rp: number; jenis: PaymentJenis },
): IsiLayar => {
  const here = service.pieces.filter(({ status }) => status !== 'DIAMBIL' && status !== 'BATAL');
  const total = here.reduce((sum, piece) => sum + doneCost(piece), 0);
  return {
    ...NOTHING,
    nama: nameOf(service),
    lines: doneLines(here),
    total,
    bayar: [...paidIn('TITIPAN', service.saldo), ...paidIn(jenis, jumlah_rp)],
    janji: { sisa: Math.max(0, total - service.saldo - jumlah_rp), tanggal: service.tgl_janji },
  };
};
