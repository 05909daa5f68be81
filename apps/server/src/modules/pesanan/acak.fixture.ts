import type { Rng } from '@kadar/demo-data/rng.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, type Reply, TODAY } from '../../testing/harness.ts';
import { cash, lineOf, noFaktur, pesananOf, saleOf, type Wanted } from '../../testing/ordering.ts';
import { preorderOf } from '../../testing/preordering.ts';

/** A piece that histories take and give back; weights in grams. */
export interface Pooled {
  kode_barcode: string;
  berat_asli: number;
  piece: Wanted;
}

/** A line in the second book: its piece, and the document that gave it. */
interface Line {
  no: string;
  piece: Pooled | null;
  by: string;
  state: 'PESAN' | 'JADI' | 'DIAMBIL' | 'BATAL';
}
/** An order or a pre-order as somebody without the rules of the server keeps it. */
interface Kept {
  no: string;
  saldo: number;
  pre: boolean;
  wanted: Pooled[];
  lines: Line[];
  more: { no: string; rp: number }[];
  samples: { no: string; piece: Pooled }[];
}

/** The second book: what each deposit should hold, and which document should keep which piece. */
export interface SecondBook {
  saldo: Map<string, number>;
  holder: Map<string, string>;
}

interface Stage {
  spv: Client;
  owner: Client;
  rng: Rng;
  pool: Pooled[];
  book: SecondBook;
}

const K01 = { toko: 'K01' };
const must = (reply: Reply): Reply => {
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply;
};
const refused = (reply: Reply, code: string): void => {
  if (reply.body.code !== code) throw new Error(`${code}, not ${JSON.stringify(reply.body)}`);
};
const isOpen = ({ state }: Line): boolean => state === 'PESAN' || state === 'JADI';

const keeps = ({ book }: Stage, piece: Pooled, no: string | null): void => {
  if (no) book.holder.set(piece.kode_barcode, no);
  else book.holder.delete(piece.kode_barcode);
};

const begun = async (stage: Stage): Promise<Kept> => {
  const { spv, owner, rng, pool, book } = stage;
  const pre = rng.chance(0.35);
  const count = rng.int(1, 2);
  const wanted = pool.splice(0, count);
  const rp = rng.int(0, 9) * 10_000;
  const body = pre
    ? preorderOf(count, rp)
    : pesananOf(
        wanted.map(({ piece }) => lineOf(piece, { harga_emas: 2_900_000 })),
        rp,
      );
  // Without any deposit it is OWN's.
  const who = rp === 0 ? owner : spv;
  const no = noFaktur(must(await who.post(pre ? 'pre-order' : 'pesanan', body, K01)).body);
  book.saldo.set(no, rp);
  const lines = wanted.map((_, at): Line => ({ no: `${no}/${at + 1}`, piece: null, by: '', state: 'PESAN' }));
  return { no, saldo: rp, pre, wanted, lines, more: [], samples: [] };
};

type Step = (stage: Stage, kept: Kept) => Promise<void>;

const more: Step = async ({ spv, rng }, kept) => {
  if (kept.pre || !kept.lines.some(isOpen)) return;
  const rp = rng.int(1, 5) * 1_000;
  const body = { no_pesanan: kept.no, jumlah_rp: rp, payments: [cash(rp)] };
  kept.more.push({ no: noFaktur(must(await spv.post('tambah-pesanan', body)).body), rp });
  kept.saldo += rp;
};

const less: Step = async ({ owner }, kept) => {
  if (kept.lines.some(({ state }) => state === 'DIAMBIL')) return;
  const last = kept.more.pop();
  if (!last) return;
  must(await owner.post(`tambah-pesanan/${last.no}/batal`, { alasan: 'ACAK' }, K01));
  kept.saldo -= last.rp;
};

const sampleOut: Step = async (stage, kept) => {
  const line = kept.lines.find(({ state }) => state === 'PESAN');
  const piece = stage.pool[0];
  if (kept.pre || !line || !piece || kept.samples.length > 1) return;
  stage.pool.shift();
  const body = { no_pesanan: line.no, kode_barcode: piece.kode_barcode, tgl_kembali: addDays(TODAY, 1) };
  const no = noFaktur(must(await stage.spv.post('contoh-keluar', body)).body);
  kept.samples.push({ no, piece });
  keeps(stage, piece, no);
};

const sampleIn: Step = async (stage, kept) => {
  const sample = kept.samples.pop();
  if (!sample) return;
  const { kode_barcode, berat_asli: berat } = sample.piece;
  must(await stage.spv.post('ambil-barang-contoh', { kode_barcode, kode_baki: TRAY, berat }));
  keeps(stage, sample.piece, null);
  stage.pool.push(sample.piece);
};

const made: Step = async (stage, kept) => {
  const at = kept.lines.findIndex(({ state }) => state === 'PESAN');
  const [line, piece] = [kept.lines[at], kept.wanted[at]];
  if (!line || !piece) return;
  const { kode_barcode } = piece;
  const reply = kept.pre
    ? await stage.spv.post('siap-pre-order', { no_pesanan: kept.no, kode_barcode })
    : await stage.spv.post('jadi-pesanan', { no_pesanan: line.no, kode_barcode });
  Object.assign(line, { piece, by: noFaktur(must(reply).body), state: 'JADI' });
  keeps(stage, piece, line.by);
};

const unmade: Step = async (stage, kept) => {
  const line = kept.lines.findLast(({ state }) => state === 'JADI');
  if (kept.pre || !line?.piece) return;
  must(await stage.owner.post(`jadi-pesanan/${line.by}/batal`, { alasan: 'ACAK' }, K01));
  keeps(stage, line.piece, null);
  Object.assign(line, { piece: null, by: '', state: 'PESAN' });
};

interface Fetched {
  barang: { kode_barcode: string; harga_jual: number; no_titip: string }[];
}

/** All that is made is fetched with its share of the deposit, or is refused while a sample is out; two of three sales are taken back. */
const pickup: Step = async (stage, kept) => {
  const waiting = kept.lines.filter(({ state }) => state === 'JADI');
  if (waiting.length === 0) return;
  const { owner, spv, rng, pool } = stage;
  const order = must(await spv.get(`${kept.pre ? 'pre-order' : 'pesanan'}/${kept.no}`)).body.data as Fetched;
  const closes = waiting.length === kept.lines.filter(isOpen).length;
  const rp = order.barang.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  const taken = closes ? kept.saldo : 0;
  const deposit = taken > 0 ? [{ jenis: 'TITIPAN', jumlah_rp: taken, no_titip: kept.no }] : [];
  const reply = await owner.post('penjualan', saleOf(order.barang, [...deposit, cash(rp - taken)]), K01);
  if (closes && kept.samples.length > 0) return refused(reply, 'CONTOH_BELUM_KEMBALI');
  const no = noFaktur(must(reply).body);
  if (pool.length < 12 || rng.chance(0.66)) {
    must(await owner.post(`penjualan/${no}/batal`, { alasan: 'ACAK' }, K01));
    return;
  }
  kept.saldo -= taken;
  for (const line of waiting) {
    line.state = 'DIAMBIL';
    if (line.piece) keeps(stage, line.piece, null);
  }
};

/** It ends, or is refused while a sample is out: what is left goes back, and pieces to a tray. */
const ended: Step = async (stage, kept) => {
  const open = kept.lines.filter(isOpen);
  if (open.length === 0 && kept.saldo === 0) return;
  const path = kept.pre ? 'batal-pre-order' : 'batal-pesanan';
  const body = { no_pesanan: kept.no, kode_baki: TRAY, jenis: 'CASH', jumlah_rp: kept.saldo };
  const reply = await stage.owner.post(path, body, K01);
  if (open.length > 0 && kept.samples.length > 0) return refused(reply, 'CONTOH_BELUM_KEMBALI');
  must(reply);
  kept.saldo = 0;
  for (const line of open) {
    if (line.piece) keeps(stage, line.piece, null);
    line.state = 'BATAL';
  }
};

const STEPS: readonly (readonly [Step, number])[] = [
  [more, 2],
  [less, 1],
  [sampleOut, 2],
  [sampleIn, 2],
  [made, 3],
  [unmade, 1],
  [pickup, 2],
  [ended, 1],
];

/** One order or pre-order from its beginning to where some random steps lead; most end, so that pieces come back. */
export const history = async (stage: Stage): Promise<void> => {
  const kept = await begun(stage);
  for (let step = stage.rng.int(3, 6); step > 0; step--) await stage.rng.weighted(STEPS)(stage, kept);
  if (stage.pool.length < 16 || stage.rng.chance(0.9)) {
    while (kept.samples.length > 0) await sampleIn(stage, kept);
    await ended(stage, kept);
  }
  stage.book.saldo.set(kept.no, kept.saldo);
  const gone = kept.lines.flatMap(({ state, piece }) =>
    (state === 'DIAMBIL' || state === 'JADI') && piece ? [piece] : [],
  );
  if (kept.lines.some(isOpen)) return;
  stage.pool.push(...kept.wanted.filter((piece) => !gone.includes(piece)));
};
