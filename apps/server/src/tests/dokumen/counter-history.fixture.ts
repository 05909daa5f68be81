import { expect } from 'vitest';
import { pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { buyOf, cash, noFaktur, ofNota, unknown } from '../../testing/buying.ts';
import { TRAY, titipOf } from '../../testing/depositing.ts';
import type { Client, Reply } from '../../testing/harness.ts';

/** What a history draws; `which` picks among what there is. */
export type Step =
  | { act: 'sale'; member: boolean; pieces: number }
  | { act: 'buy'; which: number; lossMg: number }
  | { act: 'scrap'; mg: number }
  | { act: 'trade'; which: number; scrapMg: number }
  | { act: 'keep'; rp: number; locked: boolean }
  | { act: 'add'; which: number; rp: number }
  | { act: 'fetch'; which: number }
  | { act: 'return'; which: number }
  | { act: 'cancel'; which: number };

/** What one document did, told from what was asked for and not from the books. */
interface Effect {
  /** Rupiah of the drawer. */
  kas: number;
  /** Rupiah owed to those who left a deposit. */
  titipan: number;
  poin: number;
  /** Milligrams in the house by kadar: what comes in less what goes out. */
  gold: Readonly<Record<number, number>>;
}
interface Posted extends Effect {
  no: string;
  path: string;
  /** Things that exist because of it, and things of others that it stands on. */
  makes: readonly string[];
  needs: readonly string[];
  /** The deposit whose money it took or added to. */
  deposit?: Deposit;
  standing: boolean;
}
interface Nota {
  no: string;
  urut: number;
  kadar: number;
  mg: number;
}
interface Deposit {
  no: string;
  piece: ReturnType<ReturnType<typeof pieceSupply>>;
  saldo: number;
  state: 'KEPT' | 'FETCHED' | 'RETURNED';
}

/** A client whose every call is of one shop. */
const atShop = (client: Client, toko: string): Client => ({
  ...client,
  get: (path, options) => client.get(path, { toko, ...options }),
  post: (path, body, options) => client.post(path, body, { toko, ...options }),
});
const NOTHING: Effect = { kas: 0, titipan: 0, poin: 0, gold: {} };
const toMg = (grams: number): number => Math.round(grams * 1000);
/** Of a document that was posted; of a refusal nothing. */
const numberOf = ({ status, body }: Reply): string => (status === 200 ? noFaktur(body) : '');
/** What has a cancellation of its own; a deposit ends by being fetched or given back. */
const CANCELLED = ['penjualan', 'pembelian', 'tambah-titip'];
const KTP = { no_ktp: '3173012345670001' };

/** A counter that keeps its own books of one shop beside the product's. */
export class CounterHistory {
  readonly posted: Posted[] = [];
  readonly notas: Nota[] = [];
  readonly deposits: Deposit[] = [];
  /** Refusals that had to come. */
  refusals = 0;
  private readonly owner: Client;
  private readonly member: string;
  private readonly next = pieceSupply();

  constructor(owner: Client, member: string) {
    this.owner = atShop(owner, 'K01');
    this.member = member;
  }

  sum(key: 'kas' | 'titipan' | 'poin'): number {
    return this.posted.reduce((total, one) => total + (one.standing ? one[key] : 0), 0);
  }

  /** Milligrams by kadar, those that came to nothing left out. */
  gold(): Record<string, number> {
    const sums = new Map<string, number>();
    for (const { standing, gold } of this.posted)
      for (const [kadar, mg] of Object.entries(gold))
        if (standing) sums.set(kadar, (sums.get(kadar) ?? 0) + mg);
    return Object.fromEntries([...sums].filter(([, mg]) => mg !== 0));
  }

  count(path: string): number {
    return this.posted.filter((one) => one.standing && one.path === path).length;
  }

  run(step: Step): Promise<void> {
    switch (step.act) {
      case 'sale':
        return this.sale(step.pieces, step.member);
      case 'buy':
        return this.buy(step.which, step.lossMg);
      case 'scrap':
        return this.scrap(step.mg);
      case 'trade':
        return this.trade(step.which, step.scrapMg);
      case 'keep':
        return this.keep(step.rp, step.locked);
      case 'add':
        return this.add(step.which, step.rp);
      case 'fetch':
        return this.fetch(step.which);
      case 'return':
        return this.giveBack(step.which);
      case 'cancel':
        return this.cancel(step.which);
    }
  }

  private post(path: string, body: unknown): Promise<Reply> {
    return this.owner.postApproved(path, body, 'OWNER', { toko: 'K01' });
  }

  /** Notes what was posted; false when the drawer held too little, which is the only refusal that may come. */
  private note(reply: Reply, one: Partial<Posted> & { path: string }): boolean {
    const { kas = 0 } = one;
    if (kas < 0 && -kas > this.sum('kas')) {
      expect(reply.body.code, JSON.stringify(reply.body)).toBe('KAS_TIDAK_CUKUP');
      this.refusals += 1;
      return false;
    }
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { poin_dapat: poin = 0 } = reply.body.data as { poin_dapat?: number };
    const no = noFaktur(reply.body);
    this.posted.push({ ...NOTHING, poin, makes: [], needs: [], ...one, no, standing: true });
    return true;
  }

  private pieces(count: number) {
    return Array.from({ length: count }, () => this.next());
  }

  private static goldOf(pieces: readonly { piece: { kadar: number; berat: number } }[], sign: 1 | -1) {
    const gold: Record<number, number> = {};
    for (const { piece } of pieces) gold[piece.kadar] = (gold[piece.kadar] ?? 0) + sign * toMg(piece.berat);
    return gold;
  }

  /** What can be bought back of a sale. */
  private remember(no: string, pieces: readonly { piece: { kadar: number; berat: number } }[]): void {
    this.notas.push(
      ...pieces.map(({ piece }, at) => ({ no, urut: at + 1, kadar: piece.kadar, mg: toMg(piece.berat) })),
    );
  }

  private async sale(count: number, member: boolean): Promise<void> {
    const pieces = this.pieces(count);
    const total = pieces.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
    const reply = await this.post(
      'penjualan',
      saleOf(pieces, [cash(total)], member ? { kode_customer: this.member } : {}),
    );
    const no = numberOf(reply);
    const makes = pieces.map((_, at) => `nota:${no}:${at + 1}`);
    this.note(reply, { path: 'penjualan', kas: total, gold: CounterHistory.goldOf(pieces, -1), makes });
    this.remember(no, pieces);
  }

  /** A line of a standing sale that was not brought back yet. */
  private oldNota(which: number): Nota | undefined {
    const open = this.notas.filter(({ no, urut }) => {
      const key = `nota:${no}:${urut}`;
      const of = this.posted.filter(({ standing }) => standing);
      return of.some(({ makes }) => makes.includes(key)) && !of.some(({ needs }) => needs.includes(key));
    });
    return open[which % Math.max(1, open.length)];
  }

  private async buy(which: number, lossMg: number): Promise<void> {
    const nota = this.oldNota(which);
    if (!nota) return;
    const mg = nota.mg - lossMg;
    const body = await buyOf(this.owner, [
      ofNota({ no_faktur: nota.no, berat: mg / 1000 }, { urut: nota.urut }),
    ]);
    const rp = body.lines.reduce((sum, { harga }) => sum + harga, 0);
    const reply = await this.post('pembelian', body);
    this.note(reply, {
      path: 'pembelian',
      kas: -rp,
      gold: { [nota.kadar]: mg },
      needs: [`nota:${nota.no}:${nota.urut}`],
    });
  }

  private async scrap(mg: number): Promise<void> {
    const body = await buyOf(this.owner, [unknown({ berat_kotor: mg / 1000 })], { more: KTP });
    const rp = body.lines.reduce((sum, { harga }) => sum + harga, 0);
    this.note(await this.post('pembelian', body), { path: 'pembelian', kas: -rp, gold: { 75: mg } });
  }

  private async trade(which: number, scrapMg: number): Promise<void> {
    const nota = this.oldNota(which);
    const [sold] = this.pieces(1);
    if (!nota || !sold) return;
    const bought = await buyOf(this.owner, [
      ofNota({ no_faktur: nota.no, berat: nota.mg / 1000 }, { urut: nota.urut }),
      unknown({ berat_kotor: scrapMg / 1000 }),
    ]);
    const net = sold.harga_jual - bought.lines.reduce((sum, { harga }) => sum + harga, 0);
    const { lines: jual, ...said } = saleOf([sold], net > 0 ? [cash(net)] : []);
    const keluar = net < 0 ? [cash(-net)] : [];
    const reply = await this.post('tukar', { ...said, ...KTP, jual, beli: bought.lines, keluar });
    const gold: Record<number, number> = CounterHistory.goldOf([sold], -1);
    gold[nota.kadar] = (gold[nota.kadar] ?? 0) + nota.mg;
    gold[75] = (gold[75] ?? 0) + scrapMg;
    const no = numberOf(reply);
    const noted = this.note(reply, {
      path: 'penjualan',
      kas: net,
      gold,
      makes: [`nota:${no}:1`],
      needs: [`nota:${nota.no}:${nota.urut}`],
    });
    if (noted) this.remember(no, [sold]);
  }

  /** Never for more than the piece costs. */
  private async keep(atMost: number, mengikat: boolean): Promise<void> {
    const piece = this.next();
    const rp = Math.min(atMost, piece.harga_jual);
    const reply = await this.post('titip', titipOf([piece], rp, { mengikat }));
    const no = numberOf(reply);
    this.note(reply, { path: 'titip', kas: rp, titipan: rp });
    this.deposits.push({ no, piece, saldo: rp, state: 'KEPT' });
  }

  private deposit(which: number, ...states: Deposit['state'][]): Deposit | undefined {
    const standing = new Set(this.posted.filter((one) => one.standing).map(({ no }) => no));
    const open = this.deposits.filter(({ no, state }) => standing.has(no) && states.includes(state));
    return open[which % Math.max(1, open.length)];
  }

  private async add(which: number, rp: number): Promise<void> {
    const kept = this.deposit(which, 'KEPT');
    if (!kept) return;
    const reply = await this.post('tambah-titip', { no_titip: kept.no, jumlah_rp: rp, payments: [cash(rp)] });
    if (kept.saldo + rp > kept.piece.harga_jual) {
      expect(reply.body.fields?.jumlah_rp?.code).toBe('TITIPAN_MELEBIHI_HARGA');
      this.refusals += 1;
      return;
    }
    this.note(reply, {
      path: 'tambah-titip',
      kas: rp,
      titipan: rp,
      deposit: kept,
    });
    kept.saldo += rp;
  }

  private async fetch(which: number): Promise<void> {
    const kept = this.deposit(which, 'KEPT');
    if (!kept) return;
    const { piece, no: no_titip } = kept;
    const used = Math.min(kept.saldo, piece.harga_jual);
    const rest = piece.harga_jual - used;
    const body = saleOf(
      [piece],
      [{ jenis: 'TITIPAN', jumlah_rp: used, no_titip }, ...(rest > 0 ? [cash(rest)] : [])],
    );
    const reply = await this.post('penjualan', {
      ...body,
      lines: body.lines.map((line) => ({ ...line, no_titip })),
    });
    const no = numberOf(reply);
    const noted = this.note(reply, {
      path: 'penjualan',
      kas: rest,
      titipan: -used,
      gold: CounterHistory.goldOf([piece], -1),
      makes: [`nota:${no}:1`],
      deposit: kept,
    });
    if (!noted) return;
    kept.saldo -= used;
    kept.state = 'FETCHED';
    this.remember(no, [piece]);
  }

  private async giveBack(which: number): Promise<void> {
    const kept = this.deposit(which, 'KEPT', 'FETCHED');
    if (!kept || kept.saldo === 0) return;
    const reply = await this.post('kembali-titip', {
      no_titip: kept.no,
      kode_baki: kept.state === 'KEPT' ? TRAY : '',
      jenis: 'CASH',
      jumlah_rp: kept.saldo,
    });
    const noted = this.note(reply, {
      path: 'kembali-titip',
      kas: -kept.saldo,
      titipan: -kept.saldo,
    });
    if (!noted) return;
    kept.saldo = 0;
    kept.state = 'RETURNED';
  }

  private async cancel(which: number): Promise<void> {
    const standing = this.posted.filter((one) => one.standing && CANCELLED.includes(one.path));
    const chosen = standing[which % Math.max(1, standing.length)];
    if (!chosen) return;
    const { path, no, makes, deposit, titipan, kas } = chosen;
    const reply = await this.post(`${path}/${no}/batal`, { alasan: 'UJI' });
    const followed = standing.some(({ needs }) => needs.some((key) => makes.includes(key)));
    const spent = deposit !== undefined && titipan > deposit.saldo;
    if (followed || spent || kas > this.sum('kas')) {
      const { code } = reply.body;
      expect(
        ['DOKUMEN_DIIKUTI', 'TITIPAN_TIDAK_CUKUP', 'KAS_TIDAK_CUKUP'],
        JSON.stringify(reply.body),
      ).toContain(code);
      this.refusals += 1;
      return;
    }
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200);
    chosen.standing = false;
    if (!deposit) return;
    deposit.saldo -= titipan;
    if (path === 'penjualan') deposit.state = 'KEPT';
  }
}
