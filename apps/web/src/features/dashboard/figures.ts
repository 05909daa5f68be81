import type { JumlahPenjualan, RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { gramToMg } from '@kadar/domain/weight.ts';

const NOTHING: JumlahPenjualan = { dokumen: 0, qty: 0, berat: 0, rp: 0 };

/** Sales added up; grams are added as milligrams, so that no float drifts (domain §1.1). */
export const sumOf = (parts: readonly JumlahPenjualan[]): JumlahPenjualan => {
  const mg = parts.reduce((sum, { berat }) => sum + gramToMg(berat), 0);
  const add = (key: 'dokumen' | 'qty' | 'rp') => parts.reduce((sum, part) => sum + part[key], 0);
  return parts.length === 0
    ? NOTHING
    : { dokumen: add('dokumen'), qty: add('qty'), rp: add('rp'), berat: mg / 1000 };
};

/** Percent more or less than before; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / before) * 100;

export interface Day {
  tanggal: string;
  /** Rupiah by shop. */
  tokos: Readonly<Record<string, number>>;
  whole: JumlahPenjualan;
}

/** The last seven dates on which any shop works, oldest first; shops may be a day apart. */
export const weekOf = ({ hari }: Pick<RingkasanDashboard, 'hari'>): Day[] => {
  const dates = [...new Set(hari.map(({ tanggal }) => tanggal))].sort().slice(-7);
  return dates.map((tanggal) => {
    const rows = hari.filter((row) => row.tanggal === tanggal);
    return {
      tanggal,
      tokos: Object.fromEntries(rows.map(({ kode_toko, rp }) => [kode_toko, rp])),
      whole: sumOf(rows),
    };
  });
};

export interface Share {
  jenis: RingkasanDashboard['bayar'][number]['jenis'];
  rp: number;
  dokumen: number;
  /** Percent of all payments. */
  persen: number;
}

/** How the day was paid, largest first, over all shops asked about. */
export const sharesOf = ({ bayar }: Pick<RingkasanDashboard, 'bayar'>): Share[] => {
  const all = bayar.reduce((sum, { rp }) => sum + rp, 0);
  const byKind = new Map<Share['jenis'], { rp: number; dokumen: number }>();
  for (const { jenis, rp, dokumen } of bayar) {
    const was = byKind.get(jenis) ?? { rp: 0, dokumen: 0 };
    byKind.set(jenis, { rp: was.rp + rp, dokumen: was.dokumen + dokumen });
  }
  return [...byKind]
    .map(([jenis, { rp, dokumen }]) => ({ jenis, rp, dokumen, persen: all === 0 ? 0 : (rp / all) * 100 }))
    .sort((a, b) => b.rp - a.rp);
};
