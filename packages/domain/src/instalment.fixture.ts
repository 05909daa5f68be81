import { addDays, addMonths, type IsoDate } from './dates.ts';
import { type FineTerms, instalments, type RowPayment } from './instalment.ts';

/** A row as a clerk's book has it. */
interface Booked {
  sisa: number;
  denda: number;
  sisaDenda: number;
}

/** Numbers of a seed, the same ones each time (mulberry32). */
const drawn = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** A day passes: each row that is late by more than the grace is fined, never above its most. */
const fined = (
  rows: Booked[],
  due: readonly { jatuhTempo: IsoDate; angsuran: number }[],
  day: IsoDate,
  terms: FineTerms,
) => {
  for (const [index, row] of rows.entries()) {
    const { jatuhTempo, angsuran } = due[index] ?? { jatuhTempo: day, angsuran: 0 };
    if (row.sisa === 0 || day <= addDays(jatuhTempo, terms.toleransiHari)) continue;
    const most = Math.floor((angsuran * terms.dendaMaksMilli) / 100_000);
    const more = Math.min(terms.dendaRp, most - row.denda);
    row.denda += more;
    row.sisaDenda += more;
  }
};

/** A random contract kept day by day in a book of its own, without the rules of instalment.ts: payments, waivers and where each row ends. */
export const replay = (seed: number) => {
  const draw = drawn(seed);
  const start = addDays('2026-01-01', draw(365));
  const step = 500;
  const harga = 1_000_000 + draw(40_000) * 1_000;
  const contract = instalments({
    harga,
    dp: draw(Math.floor(harga / 2_000)) * 1_000,
    tenor: 1 + draw(60),
    marginMilli: draw(12_000),
    tanggal: start,
    step,
  });
  const terms: FineTerms = { dendaRp: draw(20_000), toleransiHari: draw(10), dendaMaksMilli: draw(20_000) };
  const rows: Booked[] = contract.jadwal.map(({ angsuran }) => ({ sisa: angsuran, denda: 0, sisaDenda: 0 }));
  const payments: RowPayment[] = [];
  const end = addMonths(start, 60 - draw(30));
  let tanggal = start;
  while (tanggal < end) {
    tanggal = addDays(tanggal, 1);
    fined(rows, contract.jadwal, tanggal, terms);
    if (draw(25) > 0) continue;
    let left = draw(3_000_000);
    for (const [index, row] of rows.entries()) {
      const angsuran = Math.min(left, row.sisa);
      const denda = Math.min(left - angsuran, draw(2) * row.sisaDenda);
      const hapus = draw(3) === 0 ? Math.min(row.sisaDenda - denda, draw(50_000)) : 0;
      if (angsuran + denda + hapus === 0) continue;
      row.sisa -= angsuran;
      row.sisaDenda -= denda + hapus;
      left -= angsuran + denda;
      payments.push({ baris: index + 1, tanggal, angsuran, denda, hapus, potongan: 0 });
    }
  }
  return { contract, terms, payments, tanggal, rows };
};
