import type { Ledgers } from './posting.ts';

/** What journals come to by role, debit less credit. */
export class Accounts {
  readonly rp = new Map<string, number>();
  readonly mg = new Map<string, number>();

  post({ jurnal, emas }: Ledgers): void {
    const add = (to: Map<string, number>, role: string, amount: number): void =>
      void to.set(role, (to.get(role) ?? 0) + amount);
    for (const { role, dk, rp } of jurnal) add(this.rp, role, dk === 'D' ? rp : -rp);
    for (const { role, dk, mg } of emas) add(this.mg, role, dk === 'D' ? mg : -mg);
    for (const ledger of [this.rp, this.mg]) {
      const all = [...ledger.values()].reduce((sum, amount) => sum + amount, 0);
      if (all !== 0) throw new Error(`debit less credit is ${all}`);
    }
  }

  of(role: string): { rp: number; mg: number } {
    return { rp: this.rp.get(role) ?? 0, mg: this.mg.get(role) ?? 0 };
  }
}
