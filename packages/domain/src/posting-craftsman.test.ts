import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Accounts } from './accounts.fixture.ts';
import { type CraftsmanGold, lossOf, takeBack } from './craftsman.ts';
import type { Ledgers } from './posting.ts';
import { type Handed, postSerahTukang, postTerimaTukang, postUpahTukang } from './posting-craftsman.ts';

const jurnal = ({ jurnal: lines }: Ledgers) => lines.map(({ role, dk, rp }) => `${dk} ${role} ${rp}`);
const emas = ({ emas: lines }: Ledgers) => lines.map(({ role, dk, mg }) => `${dk} ${role} ${mg}`);

it('gold is handed over out of its source at what it cost; a customer’s moves no rupiah', () => {
  const handed = (sumber: Handed['sumber']): Handed => ({ sumber, murniMg: 7_500, hppRp: 18_750_000 });
  const posted = postSerahTukang([handed('BATANGAN'), handed('ROSOK'), handed('GROUP'), handed('CUSTOMER')]);
  expect(jurnal(posted)).toEqual([
    'D PERSEDIAAN_TUKANG 56250000',
    'K PERSEDIAAN_BATANGAN 18750000',
    'K PERSEDIAAN_ROSOK 18750000',
    'K PERSEDIAAN 18750000',
  ]);
  expect(emas(posted)).toEqual([
    'D PERSEDIAAN_TUKANG 22500',
    'K PERSEDIAAN_BATANGAN 7500',
    'K PERSEDIAAN_ROSOK 7500',
    'K PERSEDIAAN 7500',
  ]);
  expect(postSerahTukang([handed('CUSTOMER')])).toEqual({ jurnal: [], emas: [] });
});

describe('what a craftsman brings', () => {
  const balance = { murniMg: 7_500, hppRp: 18_750_000 };
  const hasil = [
    { hasil: 'PIECE', murniMg: 7_238, upahRp: 350_000 },
    { hasil: 'SISA', murniMg: 150, upahRp: 0 },
  ] as const;
  const back = takeBack(balance, { hasilMg: hasil.map(({ murniMg }) => murniMg), susutMg: 110 });

  it('costs its share and its wage; what he may lose is a loss, the rest stays in his account', () => {
    const job = { serahMurniMg: 7_500, hasilMurniMg: 7_238, kembaliMurniMg: 150, susutMilli: 1_500 };
    expect(lossOf(job)).toMatchObject({ dibebankanMg: 110, tetapHutangMg: back.left.murniMg });
    const posted = postTerimaTukang({ untuk: 'STOK', hasil, susutMg: 110, emasTukangMg: 0 }, back);
    expect(jurnal(posted)).toEqual([
      'D PERSEDIAAN_BELUM_TAG 18445000',
      'D PERSEDIAAN_BATANGAN 375000',
      'D BIAYA_SUSUT 275000',
      'K PERSEDIAAN_TUKANG 18745000',
      'K HUTANG_TUKANG 350000',
    ]);
    expect(emas(posted)).toEqual([
      'D PERSEDIAAN_BELUM_TAG 7238',
      'D PERSEDIAAN_BATANGAN 150',
      'D SUSUT 110',
      'K PERSEDIAAN_TUKANG 7498',
    ]);
  });

  it('for a service costs no more by its wage', () => {
    const posted = postTerimaTukang({ untuk: 'SERVICE', hasil, susutMg: 110, emasTukangMg: 0 }, back);
    expect(jurnal(posted)).toEqual([
      'D PERSEDIAAN_BELUM_TAG 18095000',
      'D BIAYA_TUKANG 350000',
      'D PERSEDIAAN_BATANGAN 375000',
      'D BIAYA_SUSUT 275000',
      'K PERSEDIAAN_TUKANG 18745000',
      'K HUTANG_TUKANG 350000',
    ]);
  });

  it('of his own is bought of him', () => {
    const emasTukang = { mg: 200, hargaRp: 2_600_000 };
    const more = takeBack(balance, { hasilMg: [7_700], susutMg: 0, emasTukang });
    const bar = [{ hasil: 'BATANG', murniMg: 7_700, upahRp: 0 }] as const;
    const posted = postTerimaTukang({ untuk: 'PESANAN', hasil: bar, susutMg: 0, emasTukangMg: 200 }, more);
    expect(jurnal(posted)).toEqual([
      'D PERSEDIAAN_BATANGAN 19270000',
      'K PERSEDIAAN_TUKANG 18750000',
      'K HUTANG_TUKANG 520000',
    ]);
    expect(emas(posted)).toEqual([
      'D PERSEDIAAN_BATANGAN 7700',
      'K PERSEDIAAN_TUKANG 7500',
      'K SUPPLIER 200',
    ]);
  });

  it('is paid out of the drawer', () => {
    const posted = postUpahTukang({ rp: 350_000, payments: [{ jenis: 'CASH', rp: 350_000, out: true }] });
    expect(jurnal(posted)).toEqual(['D HUTANG_TUKANG 350000', 'K KAS 350000']);
  });
});

/** More gold in his hand, or a part of it back in thousandths, of which so much is lost and so much comes besides. */
interface Step {
  kind: 'GI' | 'GR';
  mg: number;
  perMgRp: number;
  part: number;
  susut: number;
  own: number;
  pieces: number;
  upahRp: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('GI', 'GR'),
  mg: fc.integer({ min: 1, max: 500_000 }),
  perMgRp: fc.integer({ min: 1, max: 3_000 }),
  part: fc.integer({ min: 0, max: 1_000 }),
  susut: fc.integer({ min: 0, max: 1_000 }),
  own: fc.integer({ min: 0, max: 300 }),
  pieces: fc.integer({ min: 1, max: 4 }),
  upahRp: fc.integer({ min: 0, max: 500_000 }),
});

/** A craftsman's account with its ledgers beside it. */
class Account {
  readonly accounts = new Accounts();
  balance: CraftsmanGold = { murniMg: 0, hppRp: 0 };

  take(one: Step): void {
    if (one.kind === 'GI') this.hand(one);
    else this.back(one);
    const { murniMg, hppRp } = this.balance;
    expect(this.accounts.of('PERSEDIAAN_TUKANG')).toEqual({ rp: hppRp, mg: murniMg });
    expect(hppRp === 0).toBe(murniMg === 0);
    expect(Math.min(hppRp, murniMg)).toBeGreaterThanOrEqual(0);
  }

  private hand({ mg, perMgRp, part }: Step): void {
    const hppRp = mg * perMgRp + part;
    this.accounts.post(postSerahTukang([{ sumber: 'ROSOK', murniMg: mg, hppRp }]));
    this.balance = { murniMg: this.balance.murniMg + mg, hppRp: this.balance.hppRp + hppRp };
  }

  private back({ part, susut, own, pieces, upahRp }: Step): void {
    const mg = Math.ceil((this.balance.murniMg * part) / 1_000);
    const susutMg = Math.floor((mg * susut) / 1_000);
    const whole = mg - susutMg + own;
    const hasilMg = Array.from({ length: pieces }, (_, nth) => Math.floor((whole + nth) / pieces));
    const emasTukang = { mg: own, hargaRp: 2_600_000 };
    const back = takeBack(this.balance, { hasilMg, susutMg, emasTukang });
    expect(Math.min(...back.hasilRp, back.susutRp)).toBeGreaterThanOrEqual(0);
    const hasil = hasilMg.map((murniMg) => ({ hasil: 'PIECE', murniMg, upahRp }) as const);
    this.accounts.post(postTerimaTukang({ untuk: 'STOK', hasil, susutMg, emasTukangMg: own }, back));
    this.balance = back.left;
  }
}

it('an account has no rupiah exactly when it has no gold, in whatever order gold goes and comes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), step, (steps, last) => {
      const account = new Account();
      for (const one of steps) account.take(one);
      account.take({ ...last, kind: 'GR', part: 1_000 });
      expect(account.balance).toEqual({ murniMg: 0, hppRp: 0 });
    }),
    { numRuns: 1_000, seed: 1_139 },
  );
});
