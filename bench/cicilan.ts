import { replay } from '../packages/domain/src/instalment.fixture.ts';
import { standing } from '../packages/domain/src/instalment.ts';
import { type Row, sized } from './lib/row.ts';

/** Random contracts, each kept day by day through up to sixty months by a clerk who knows none of the rules. */
const CONTRACTS = 10_000;

/** Every row of every contract is what the clerk's book says of it: left, fined, and left of the fine. */
export const cicilan: Row = {
  name: 'cicilan',
  target: `${CONTRACTS} random contracts of sixty months, row by row as a second reckoning has them`,
  run: async (context) => {
    const count = sized(context, CONTRACTS, 100);
    let rows = 0;
    let payments = 0;
    let spent = 0;
    const wrong: string[] = [];
    for (let seed = 1; seed <= count; seed++) {
      const kept = replay(seed);
      const begun = performance.now();
      const told = standing(kept.contract.jadwal, kept.payments, kept.terms, kept.tanggal);
      spent += performance.now() - begun;
      rows += kept.rows.length;
      payments += kept.payments.length;
      for (const [index, { sisa, denda, sisaDenda }] of kept.rows.entries()) {
        const row = told.rows[index];
        if (row?.sisa !== sisa || row.denda !== denda || row.sisaDenda !== sisaDenda)
          wrong.push(`contract ${seed}, row ${index + 1}`);
      }
    }
    return {
      measured: `${wrong.length} of ${rows} rows differ`,
      ok: wrong.length === 0,
      detail: [
        `${count} contracts, ${payments} payments; reckoned in ${(spent / count).toFixed(3)} ms each`,
        ...wrong.slice(0, 5),
      ],
    };
  },
};
