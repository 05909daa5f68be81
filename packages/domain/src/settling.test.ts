import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Accounts } from './accounts.fixture.ts';
import { fixGold, type GoldDebt, payInGold } from './fixing.ts';
import { settleDebts } from './hutang-supplier.ts';
import { postBayarEmas, postBayarSupplier, postFixing, postTerima } from './posting-supplier.ts';
import { receiveUnfixed } from './supplier.ts';

const delivery = fc.record({
  beratMg: fc.integer({ min: 1, max: 2_000_000 }),
  kadarTukarMilli: fc.integer({ min: 33_300, max: 105_000 }),
  hargaAcuanRp: fc.integer({ min: 1, max: 3_000_000 }),
  ongkosRp: fc.integer({ min: 0, max: 20_000_000 }),
  ppnRp: fc.integer({ min: 0, max: 20_000_000 }),
});
/** A part of what is owed, in thousandths, at a price and an assay, with so much more in the books than it tells. */
interface Step {
  kind: 'FX' | 'BM' | 'BS';
  part: number;
  hargaRp: number;
  kadarUjiMilli: number;
  lebihBukuMg: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('FX', 'BM', 'BS'),
  part: fc.integer({ min: 1, max: 1_000 }),
  hargaRp: fc.integer({ min: 0, max: 3_000_000 }),
  kadarUjiMilli: fc.integer({ min: 30_000, max: 100_000 }),
  lebihBukuMg: fc.integer({ min: 0, max: 40 }),
});

/** A debt to a supplier, in gold and in rupiah, with its ledgers beside it. */
class Debt {
  readonly accounts = new Accounts();
  gold: GoldDebt;
  rp: number;

  constructor(line: ReturnType<typeof receiveUnfixed>) {
    this.accounts.post(postTerima([line]));
    this.gold = { emasMg: line.hutangEmasMg, emasRp: line.hutangEmasRp };
    this.rp = line.hutangRp;
  }

  take({ kind, part, hargaRp, kadarUjiMilli, lebihBukuMg }: Step): void {
    const mg = Math.ceil((this.gold.emasMg * part) / 1_000);
    if (kind === 'BS') this.pay(Math.ceil((this.rp * part) / 1_000));
    else if (kind === 'FX') {
      const fixed = fixGold(this.gold, { mg, hargaRp });
      this.accounts.post(postFixing(mg, fixed));
      this.gold = fixed.left;
      this.rp += fixed.nilaiRp;
    } else {
      const beratMg = Math.floor((mg * 100_000) / kadarUjiMilli);
      const hppRp = mg * Math.round(hargaRp / 1_000);
      const paid = payInGold(this.gold, { beratMg, kadarUjiMilli, hppRp });
      const murniBukuMg = paid.murniMg + lebihBukuMg;
      this.accounts.post(postBayarEmas({ asal: 'PERSEDIAAN_BATANGAN', hppRp, murniBukuMg }, paid));
      this.gold = paid.left;
    }
    this.agrees();
    expect(Math.min(this.gold.emasMg, this.gold.emasRp, this.rp)).toBeGreaterThanOrEqual(0);
    if (this.gold.emasMg === 0) expect(this.gold.emasRp).toBe(0);
  }

  agrees(): void {
    const { emasMg, emasRp } = this.gold;
    expect(this.accounts.of('HUTANG_EMAS')).toEqual({ rp: 0 - emasRp, mg: 0 - emasMg });
    expect(this.accounts.of('HUTANG_SUPPLIER').rp).toBe(0 - this.rp);
  }

  private pay(jumlahRp: number): void {
    const debts = [{ no_asal: 'TS1', jatuhTempo: '2026-03-01', rp: this.rp }];
    const [settled = { rp: 0 }] = settleDebts(debts, jumlahRp);
    const payments = [{ jenis: 'CASH', rp: settled.rp, out: true }] as const;
    this.accounts.post(postBayarSupplier({ rp: settled.rp, mukaRp: 0, payments }));
    this.rp -= settled.rp;
  }
}

it('a debt in gold and rupiah comes to nothing of both in whatever parts and order it is fixed and paid', () => {
  fc.assert(
    fc.property(delivery, fc.array(step, { maxLength: 12 }), step, (came, steps, last) => {
      const line = receiveUnfixed({
        ...came,
        dibayarMg: came.beratMg,
        kadarMurniMilli: 75_000,
        pkp: true,
        ppnKredit: false,
      });
      const debt = new Debt(line);
      for (const one of steps) if (one.kind === 'BS' || debt.gold.emasMg > 0) debt.take(one);
      if (debt.gold.emasMg > 0)
        debt.take({ ...last, kind: last.kind === 'BM' ? 'BM' : 'FX', part: 1_000, kadarUjiMilli: 100_000 });
      debt.take({ ...last, kind: 'BS', part: 1_000 });
      expect({ ...debt.gold, rp: debt.rp }).toEqual({ emasMg: 0, emasRp: 0, rp: 0 });
      expect(debt.accounts.of('PERSEDIAAN_BELUM_TAG')).toEqual({ rp: line.hppRp, mg: line.murniMg });
    }),
    { numRuns: 1_000, seed: 2_113 },
  );
});
