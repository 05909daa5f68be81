import { describe, expect, it } from 'vitest';
import { lossOf, takeBack } from './craftsman.ts';
import { fineGold } from './weight.ts';

type Job = Parameters<typeof lossOf>[0];
const job = (more: Partial<Job> = {}): Job => ({
  serahMurniMg: 7_500,
  hasilMurniMg: 7_238,
  kembaliMurniMg: 150,
  susutMilli: 1_500,
  ...more,
});
const heavier = (mg: number) => expect.objectContaining({ code: 'EMAS_BERTAMBAH', params: { mg } });

describe('the loss of a craftsman', () => {
  it('is his beyond what he may lose of what he used', () => {
    expect(lossOf(job())).toEqual({
      terpakaiMg: 7_350,
      susutMg: 112,
      bolehMg: 110,
      dibebankanMg: 110,
      tetapHutangMg: 2,
    });
    expect(lossOf(job({ hasilMurniMg: 7_250 }))).toMatchObject({
      susutMg: 100,
      bolehMg: 110,
      dibebankanMg: 100,
      tetapHutangMg: 0,
    });
  });

  it('goes by fine gold: an alloy weighs more and loses nothing', () => {
    const alloy = job({ hasilMurniMg: fineGold(10_000, 75_000), kembaliMurniMg: 0 });
    expect(lossOf(alloy)).toMatchObject({ susutMg: 0, dibebankanMg: 0, tetapHutangMg: 0 });
  });

  it('is never a gain, unless his own gold is named', () => {
    expect(() => lossOf(job({ hasilMurniMg: 7_395 }))).toThrow(heavier(0.045));
    expect(() => lossOf(job({ hasilMurniMg: 7_395, emasTukangMg: 44 }))).toThrow(heavier(0.001));
    expect(lossOf(job({ hasilMurniMg: 7_395, emasTukangMg: 50 }))).toMatchObject({
      terpakaiMg: 7_350,
      susutMg: 5,
      bolehMg: 110,
    });
    expect(() => lossOf(job({ kembaliMurniMg: 7_600, hasilMurniMg: 0 }))).toThrow(heavier(0.1));
    const own = job({ kembaliMurniMg: 7_600, hasilMurniMg: 0, emasTukangMg: 103 });
    expect(lossOf(own)).toMatchObject({ bolehMg: 0, tetapHutangMg: 3 });
  });
});

describe('what comes back of a craftsman’s gold', () => {
  const balance = { murniMg: 7_500, hppRp: 18_750_001 };

  it('releases its share of the value, of which the loss bears its own', () => {
    expect(takeBack(balance, { hasilMg: [5_000, 2_238, 150], susutMg: 110 })).toEqual({
      keluarMg: 7_498,
      lepasRp: 18_745_001,
      susutRp: 275_000,
      emasTukangRp: 0,
      hasilRp: [12_500_001, 5_595_000, 375_000],
      left: { murniMg: 2, hppRp: 5_000 },
    });
  });

  it('takes with the last of the gold all that is left of the value', () => {
    const { left } = takeBack(balance, { hasilMg: [7_238, 150], susutMg: 110 });
    expect(takeBack(left, { hasilMg: [], susutMg: 2 })).toEqual({
      keluarMg: 2,
      lepasRp: 5_000,
      susutRp: 5_000,
      emasTukangRp: 0,
      hasilRp: [],
      left: { murniMg: 0, hppRp: 0 },
    });
  });

  it('rounds each share half up', () => {
    expect(takeBack({ murniMg: 4, hppRp: 10 }, { hasilMg: [1], susutMg: 0 }).lepasRp).toBe(3);
    expect(takeBack({ murniMg: 4, hppRp: 10 }, { hasilMg: [1], susutMg: 1 }).susutRp).toBe(3);
  });

  it('has his own gold at its price, and no more of ours than he has', () => {
    const solder = { mg: 200, hargaRp: 2_600_000 };
    expect(takeBack(balance, { hasilMg: [7_600], susutMg: 100, emasTukang: solder })).toMatchObject({
      keluarMg: 7_500,
      lepasRp: 18_750_001,
      susutRp: 250_000,
      emasTukangRp: 520_000,
      hasilRp: [19_020_001],
      left: { murniMg: 0, hppRp: 0 },
    });
    expect(() => takeBack(balance, { hasilMg: [7_500], susutMg: 1 })).toThrow(heavier(0.001));
    const nothing = { murniMg: 0, hppRp: 0 };
    expect(takeBack(nothing, { hasilMg: [200], susutMg: 0, emasTukang: solder }).hasilRp).toEqual([520_000]);
    expect(() => takeBack(balance, { hasilMg: [199], susutMg: 5, emasTukang: solder })).toThrow(RangeError);
  });
});
