import type { CoverAim } from '@kadar/domain/stock-plan.ts';
import { coverDays } from '@kadar/domain/stock-plan.ts';
import type { ReportAt } from '../../../engines/report-engine/define.ts';
import { type Asked, bandOf, movedPieces, proposalsOf } from './plan.ts';

/** The weights of a band as a report writes them. */
const bandText = (pita: number): string => {
  const { berat_dari, berat_sampai } = bandOf(pita);
  const from = berat_dari / 1000;
  return berat_sampai === null ? `≥ ${from} g` : `${from}–${berat_sampai / 1000} g`;
};

/** Pieces to be moved as a relation, and what of each move their rows say. */
export const movesTold = async (at: ReportAt, asked: Asked, aim: CoverAim) => {
  const { pindah } = await proposalsOf(at, asked, aim);
  return {
    pieces: movedPieces(
      pindah.filter(({ dari }) => asked.toko === '*' || dari === asked.toko),
      asked,
    ),
    rows: pindah.map(({ dari, ke, kode_dept, kadar, pita, taker }) => ({
      kode_toko: dari,
      tujuan: ke,
      kode_dept,
      kadar,
      pita,
      rentang_berat: bandText(pita),
      qty_jual: taker.terjual,
      hari_habis: coverDays(taker, aim.pekan),
    })),
  };
};

/** What is to be ordered, a row for each shop and kind. */
export const ordersTold = async (at: ReportAt, asked: Asked, aim: CoverAim) => {
  const { pesan } = await proposalsOf(at, asked, aim);
  return pesan.map(({ kode_toko, kode_dept, kadar, pita, qty, berat, nilai, shelf }) => ({
    kode_toko,
    kode_dept,
    kadar,
    pita,
    rentang_berat: bandText(pita),
    qty_jual: shelf.terjual,
    qty_akhir: shelf.ada - shelf.jalan,
    hari_habis: coverDays(shelf, aim.pekan),
    terakhir: shelf.terakhir,
    qty,
    berat,
    nilai_pesan: nilai,
  }));
};
