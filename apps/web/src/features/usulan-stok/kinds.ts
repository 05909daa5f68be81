import type {
  UsulanDiabaikan,
  UsulanPesan,
  UsulanPindah,
  UsulanStok,
} from '@kadar/contract/endpoints/usulan-stok.ts';

type Kind = Pick<UsulanPesan, 'kode_dept' | 'kadar' | 'pita'>;

/** What would be sent or ordered, as it is set aside: '' is where an order goes. */
export type Proposed = (UsulanPindah | UsulanPesan) & { tujuan?: string };

export const keyOf = (one: Kind & { kode_toko: string; tujuan?: string }): string =>
  [one.kode_toko, one.tujuan ?? '', one.kode_dept, one.kadar, one.pita].join(' ');

export const asideKey = ({ id }: UsulanDiabaikan): string => String(id);

const urgent = (
  a: { hari_habis: number | null; terjual: number },
  b: { hari_habis: number | null; terjual: number },
) =>
  (a.hari_habis ?? Number.MAX_SAFE_INTEGER) - (b.hari_habis ?? Number.MAX_SAFE_INTEGER) ||
  b.terjual - a.terjual;

/** What runs out first stands first. */
export const byUrgency = (data: UsulanStok): Pick<UsulanStok, 'pindah' | 'pesan'> => ({
  pindah: data.pindah.toSorted((a, b) => urgent(a.ke, b.ke)),
  pesan: data.pesan.toSorted((a, b) => urgent(a.toko, b.toko)),
});

/** How many pieces go elsewhere and are ordered, what these weigh and cost; null where no gold price is known. */
export const sumsOf = ({ pindah, pesan }: Pick<UsulanStok, 'pindah' | 'pesan'>) => ({
  pindah: pindah.reduce((sum, { qty }) => sum + qty, 0),
  pesan: pesan.reduce((sum, { qty }) => sum + qty, 0),
  berat: pesan.reduce((sum, { berat }) => sum + Math.round(berat * 1000), 0) / 1000,
  nilai: pesan.reduce<number | null>(
    (sum, { nilai }) => (sum === null || nilai === null ? null : sum + nilai),
    0,
  ),
});

/** All that goes from one shop to another goes in one shipment. */
export const shipmentOf = (rows: readonly UsulanPindah[], { kode_toko, tujuan }: UsulanPindah): string[] =>
  rows
    .filter((row) => row.kode_toko === kode_toko && row.tujuan === tujuan)
    .flatMap(({ barang }) => barang.map(({ kode_barcode }) => kode_barcode));
