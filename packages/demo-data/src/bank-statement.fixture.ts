import { personName } from './names.ts';
import type { Rng } from './rng.ts';

/** What happened on an account as the shop's people know it; days are numbers of days, 0 is a Thursday, amounts in rupiah, out negative. */
export interface BankEvent {
  id: number;
  hari: number;
  /** What the shop reckons with, for a swipe less the bank's share. */
  rp: number;
  /** What was drawn on the card. */
  grossRp: number;
  jenis: 'TRANSFER' | 'TUNAI' | 'DEBET' | 'CREDIT' | 'QRIS' | 'CAIR';
  nama: string;
  kartu: string;
  /** The event that takes it back, or that it takes back. */
  lawan: number | null;
}

/** A line as the bank prints it, with what only its maker knows: the events it is of. */
export interface TrueLine {
  id: number;
  hari: number;
  sen: number;
  teks: string;
  of: readonly number[];
}

interface Rates {
  late: number;
  missing: number;
  split: number;
  together: number;
  stranger: number;
  unknown: number;
  doubled: number;
  kept: number;
}
/** How often, of a hundred, what goes otherwise than it should. */
export const USUAL: Rates = {
  late: 0.7,
  missing: 0.4,
  split: 0.8,
  together: 1,
  stranger: 14,
  unknown: 0.5,
  doubled: 0.3,
  kept: 1,
};

const MDR = { DEBET: 0.0015, CREDIT: 0.018, QRIS: 0.007 } as const;
const WORDS = {
  DEBET: 'SETTLEMENT EDC DEBIT',
  CREDIT: 'SETTLEMENT EDC CREDIT CARD',
  QRIS: 'SETTLEMENT QRIS',
} as const;
type Swiped = keyof typeof WORDS;

/** Weekday of a number of days, 0 is Sunday. */
const weekday = (hari: number): number => (((hari + 4) % 7) + 7) % 7;
const nextWorking = (hari: number): number => {
  let next = hari + 1;
  while (weekday(next) === 0 || weekday(next) === 6) next++;
  return next;
};

/** The bank's side of what happened on an account: it knows amounts, days and who sent money, none of our numbers. */
class Bank {
  readonly lines: TrueLine[] = [];
  readonly #rng: Rng;
  readonly #rates: Rates;

  constructor(rng: Rng, rates: Rates) {
    this.#rng = rng;
    this.#rates = rates;
  }

  #often(of: keyof Rates): boolean {
    return this.#rng.chance(this.#rates[of] / 100);
  }

  #say(hari: number, sen: number, teks: string, of: readonly number[]): void {
    this.lines.push({ id: 0, hari, sen, teks, of });
  }

  transfer(events: readonly BankEvent[]): void {
    const [{ hari, rp, nama } = { hari: 0, rp: 0, nama: '' }] = events;
    const of = events.map(({ id }) => id);
    if (this.#often('missing')) return;
    const lateBy = this.#often('late') ? this.#rng.int(4, 12) : Number(this.#rng.chance(0.08));
    const sender = this.#often('stranger') ? personName(this.#rng) : nama;
    const told = this.#rng.chance(0.1) ? '' : ` ${sender.toUpperCase()}`;
    const sign = rp < 0 ? 'DB' : 'CR';
    const teks = `TRSF E-BANKING ${sign} ${this.#rng.int(1000, 9999)}/FTSCY/WS95031${told}`;
    const total = events.reduce((sum, event) => sum + event.rp, 0) * 100;
    if (events.length === 1 && total > 200_000_000 && this.#often('split')) {
      const first = Math.round((total * this.#rng.int(3, 7)) / 10 / 100_000) * 100_000;
      this.#say(hari + lateBy, first, teks, of);
      this.#say(hari + lateBy, total - first, teks, of);
      return;
    }
    this.#say(hari + lateBy, total, teks, of);
    if (this.#often('doubled')) this.#say(hari + lateBy, total, teks, []);
  }

  settle(events: readonly BankEvent[], jenis: Swiped): void {
    const gross = events.reduce((sum, { grossRp }) => sum + grossRp, 0);
    const kept = this.#often('kept') ? Math.round(gross * 0.006) : 0;
    const net = gross - Math.round(gross * MDR[jenis]) - kept;
    const last = Math.max(...events.map(({ hari }) => hari));
    this.#say(
      nextWorking(last),
      net * 100,
      `KR OTOMATIS MID : 00088${this.#rng.int(1000, 9999)} ${WORDS[jenis]}`,
      events.map(({ id }) => id),
    );
  }

  /** What a payout was booked of has come: its very amount, on its day. */
  payout({ id, hari, rp }: BankEvent): void {
    this.#say(hari, rp * 100, `KR OTOMATIS MID : 00088${this.#rng.int(1000, 9999)} SETTLEMENT EDC`, [id]);
  }

  cash(events: readonly BankEvent[]): void {
    const [{ hari, rp } = { hari: 0, rp: 0 }] = events;
    const total = events.reduce((sum, event) => sum + event.rp, 0);
    const day = this.#rng.chance(0.7) ? hari : nextWorking(hari);
    this.#say(
      day,
      total * 100,
      rp < 0 ? 'TARIKAN TUNAI' : `SETORAN TUNAI ${this.#rng.int(100, 999)}`,
      events.map(({ id }) => id),
    );
  }

  /** What the month's end brings. */
  month(last: number): void {
    const interest = this.#rng.int(100_000, 9_000_000);
    this.#say(last, interest, 'BUNGA', []);
    this.#say(last, -Math.round(interest * 0.2), 'PAJAK BUNGA', []);
    this.#say(last, -3_000_000, 'BIAYA ADM', []);
  }

  unknown(hari: number): void {
    if (this.#often('unknown'))
      this.#say(
        hari,
        this.#rng.int(20, 900) * 5_000_000,
        `TRSF E-BANKING CR ${personName(this.#rng).toUpperCase()}`,
        [],
      );
  }
}

const together = <T>(all: readonly T[], by: (one: T) => string | number): T[][] => [
  ...Map.groupBy(all, by).values(),
];

/** The statement of days `from` to `to` over what happened, in the order of a bank's: by day. */
export const statementOf = (
  events: readonly BankEvent[],
  rng: Rng,
  { from, to, rates = USUAL }: { from: number; to: number; rates?: Rates },
): TrueLine[] => {
  const bank = new Bank(rng, rates);
  const byId = new Map(events.map((event) => [event.id, event]));
  // Typed by mistake and taken back: of half of them the bank never knew.
  const mistaken = new Set<number>();
  for (const { id, lawan } of events)
    if (lawan !== null && lawan > id && byId.has(lawan) && rng.chance(0.5)) {
      mistaken.add(id);
      mistaken.add(lawan);
    }
  const real = events.filter(({ id }) => !mistaken.has(id));
  for (const own of together(
    real.filter(({ jenis }) => jenis === 'TRANSFER'),
    ({ hari, nama, rp }) => `${hari} ${nama} ${Math.sign(rp)}`,
  )) {
    const [first] = own;
    bank.unknown(first?.hari ?? 0);
    if (own.length > 1 && own.length < 4 && first?.nama && rng.chance(0.5)) bank.transfer(own);
    else for (const event of own) bank.transfer([event]);
  }
  for (const event of real.filter(({ jenis }) => jenis === 'CAIR')) bank.payout(event);
  for (const jenis of ['DEBET', 'CREDIT', 'QRIS'] as const) {
    const swipes = real.filter((event) => event.jenis === jenis);
    const weekend = rng.chance(0.3);
    for (const own of together(swipes, ({ hari }) => (weekend ? nextWorking(hari) : hari)))
      if (own.length > 0) bank.settle(own, jenis);
  }
  const cash = real.filter(({ jenis }) => jenis === 'TUNAI');
  for (const own of together(cash, ({ hari, rp }) => `${hari} ${Math.sign(rp)}`))
    if (own.length > 1 && rng.chance(0.5)) bank.cash(own);
    else for (const event of own) bank.cash([event]);
  for (let day = from + 29; day <= to; day += 30) bank.month(day);
  return bank.lines
    .filter(({ hari }) => hari >= from && hari <= to)
    .toSorted((a, b) => a.hari - b.hari)
    .map((line, at) => ({ ...line, id: at + 1 }));
};

/** Three months of an account of a gold shop: transfers of customers, cards, QRIS, cash taken there, transfers to suppliers. */
export const businessOf = (rng: Rng, { days, busy }: { days: number; busy: number }): BankEvent[] => {
  const events: BankEvent[] = [];
  const add = (event: Omit<BankEvent, 'id' | 'grossRp' | 'lawan'> & { grossRp?: number }): BankEvent => {
    const made = { grossRp: event.rp, ...event, id: events.length + 1, lawan: null };
    events.push(made);
    return made;
  };
  const price = (): number => Math.round((rng.int(500, 25_000) / 1000) * rng.int(900, 1_400)) * 1_000;
  for (let hari = 0; hari < days; hari++) {
    for (let n = rng.int(busy, busy * 2); n > 0; n--) {
      const nama = personName(rng).toUpperCase();
      const rp = rng.chance(0.2) ? rng.int(1, 40) * 250_000 : price();
      const event = add({ hari, rp, jenis: 'TRANSFER', nama, kartu: '' });
      if (rng.chance(0.02)) add({ hari, rp: price(), jenis: 'TRANSFER', nama, kartu: '' });
      if (rng.chance(0.012)) {
        const back = add({ hari: hari + rng.int(0, 1), rp: -rp, jenis: 'TRANSFER', nama, kartu: '' });
        event.lawan = back.id;
        back.lawan = event.id;
      }
    }
    for (const jenis of ['DEBET', 'CREDIT', 'QRIS'] as const)
      for (let n = rng.int(0, busy); n > 0; n--) {
        const grossRp = price();
        const kartu = jenis === 'QRIS' ? '' : String(rng.int(1000, 9999));
        add({
          hari,
          rp: grossRp - Math.round(grossRp * MDR[jenis]),
          grossRp,
          jenis,
          nama: personName(rng).toUpperCase(),
          kartu,
        });
      }
    for (
      let n = rng.weighted([
        [0, 4],
        [1, 4],
        [2, 1],
      ]);
      n > 0;
      n--
    )
      add({ hari, rp: rng.int(4, 30) * 5_000_000, jenis: 'TUNAI', nama: '', kartu: '' });
    if (rng.chance(0.25))
      add({
        hari,
        rp: -rng.int(10, 90) * 1_000_000 - rng.int(0, 999) * 1_000,
        jenis: 'TRANSFER',
        nama: `PT ${personName(rng).toUpperCase()}`,
        kartu: '',
      });
  }
  return events;
};
