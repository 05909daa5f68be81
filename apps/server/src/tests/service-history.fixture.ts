import type { Rng } from '@kadar/demo-data/rng.ts';
import type { Client, Reply } from '../testing/harness.ts';
import { CUCI, doneOf, serviceOf } from '../testing/servicing.ts';
import { REKENING } from '../testing/swiping.ts';

import {
  type Added,
  add,
  costOf,
  type Entry,
  halfUp,
  isOpen,
  type Kept,
  openCost,
  type Piece,
  type SecondBook,
  type Source,
  shareOf,
  sumOf,
  taxIn,
  undone,
} from './service-book.fixture.ts';

export interface Stage {
  spv: Client;
  owner: Client;
  rng: Rng;
  sources: Source[];
  book: SecondBook;
}

const K01 = { toko: 'K01' };
const KADAR = 75;
/** Rupiah a gram of what is added. */
const HARGA = 2_000_000;
const no = (reply: Reply): string => {
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
const refused = ({ body }: Reply, code: string): void => {
  if (body.code !== code) throw new Error(`${code}, not ${JSON.stringify(body)}`);
};
const seen = ({ book }: Stage, what: string): void => add(book.seen, what, 1);
const enter = ({ book }: Stage, entry: Entry): void => {
  for (const [tally, rows] of [
    [book.jurnal, entry.jurnal],
    [book.kas, entry.kas],
    [book.emas, entry.emas],
  ] as const)
    for (const [key, by] of rows) add(tally, key, by);
};
/** Money that comes in (+) or goes out, in cash or to the bank; what is paid, and what it does to the books. */
const moneyOf = ({ rng }: Stage, rp: number, kategori: string) => {
  const cash = rng.chance(0.6);
  const jumlah_rp = Math.abs(rp);
  return {
    payments:
      rp === 0
        ? []
        : [cash ? { jenis: 'CASH', jumlah_rp } : { jenis: 'TRANSFER', jumlah_rp, no_rekening: REKENING }],
    jurnal: [cash ? 'KAS' : 'BANK', rp] as [string, number],
    kas: cash ? ([[kategori, rp]] as [string, number][]) : [],
  };
};
const owed = (rp: number): [string, number] => ['TITIPAN_SERVICE', rp];

const begun = async (stage: Stage): Promise<Kept> => {
  const { spv, rng, book } = stage;
  const pieces = Array.from({ length: rng.int(1, 3) }, (_, at): Piece => {
    const [jumlah, jasa] = [rng.int(1, 2), rng.int(4, 15) * 10_000 + rng.int(0, 999)];
    const awal = rng.int(3_000, 8_000);
    return {
      urut: at + 1,
      jumlah,
      awal,
      jasaAwal: jasa * jumlah,
      state: 'TERIMA',
      berat: awal,
      jasa: jasa * jumlah,
      emas: 0,
      added: null,
      by: '',
    };
  });
  const total = sumOf(pieces, costOf);
  const rp = rng.chance(0.2) ? 0 : rng.chance(0.2) ? total : rng.int(1, total);
  const money = moneyOf(stage, rp, 'SERVICE');
  const lines = pieces.map(({ jumlah, awal, jasaAwal }) => ({
    jumlah,
    berat_awal: awal / 1000,
    kode_service: CUCI,
    ongkos: jasaAwal / jumlah,
    kadar: KADAR,
  }));
  const body = await serviceOf(spv, lines, 0, { payments: money.payments });
  const number = no(await spv.post('service', body, K01));
  enter(stage, { jurnal: [money.jurnal, owed(-rp)], kas: money.kas, emas: [] });
  const kept: Kept = {
    no: number,
    perkiraan: total,
    setuju: 0,
    saldo: rp,
    pieces,
    paid: [],
    done: [],
    taken: [],
    masuk: rp,
    earned: 0,
  };
  book.tickets.set(number, kept);
  return kept;
};

type Step = (stage: Stage, kept: Kept) => Promise<void>;

const pays: Step = async (stage, kept) => {
  const due = openCost(kept) - kept.saldo;
  if (due <= 0) return;
  const rp = stage.rng.chance(0.3) ? due : stage.rng.int(1, due);
  const money = moneyOf(stage, rp, 'SERVICE');
  const body = { no_service: kept.no, jumlah_rp: rp, payments: money.payments };
  const entry: Entry = { jurnal: [money.jurnal, owed(-rp)], kas: money.kas, emas: [] };
  kept.paid.push({ no: no(await stage.spv.post('service/bayar', body, K01)), rp, entry });
  enter(stage, entry);
  kept.saldo += rp;
  kept.masuk += rp;
  seen(stage, 'SU');
};

const batal = ({ owner }: Stage, number: string): Promise<Reply> =>
  owner.post(`service/${number}/batal`, { alasan: 'ACAK' }, K01);

const unpays: Step = async (stage, kept) => {
  const last = kept.paid.at(-1);
  if (!last) return;
  const reply = await batal(stage, last.no);
  if (kept.saldo < last.rp) {
    seen(stage, 'NU refused');
    return refused(reply, 'TITIPAN_TIDAK_CUKUP');
  }
  no(reply);
  kept.paid.pop();
  enter(stage, undone(last.entry));
  kept.saldo -= last.rp;
  kept.masuk -= last.rp;
  seen(stage, 'NU');
};

/** Gold for a piece out of one source, at the average of what is there; null where little is left. */
const addedTo = ({ rng, sources }: Stage) => {
  const of = rng.pick(sources);
  const mg = rng.int(5, 40) * 10 + (of.sumber === 'GROUP' ? 0 : rng.int(0, 1) * 5);
  if (of.berat < 2_000) return null;
  const fine = halfUp(mg, KADAR * 1_000, 100_000);
  const berat =
    of.sumber === 'GROUP'
      ? mg
      : of.sumber === 'BATANGAN'
        ? halfUp(mg, KADAR * 1_000, of.kadar * 1_000)
        : of.murni === halfUp(of.berat, KADAR * 1_000, 100_000)
          ? mg
          : halfUp(fine, of.berat, of.murni);
  const part: Added = {
    of,
    qty: of.sumber === 'GROUP' ? 1 : 0,
    berat,
    murni: of.sumber === 'BATANGAN' ? berat : halfUp(of.murni, berat, of.berat),
    hpp: halfUp(of.hpp, berat, of.berat),
  };
  const tambah = {
    sumber: of.sumber,
    kunci: of.kunci,
    kadar_sumber: of.kadar,
    kadar: KADAR,
    berat: mg / 1000,
    harga: HARGA,
    qty: 1,
  };
  return { mg, part, tambah };
};
const move = ({ of, ...part }: Added, by: 1 | -1): void => {
  of.qty += by * part.qty;
  of.berat += by * part.berat;
  of.murni += by * part.murni;
  of.hpp += by * part.hpp;
};
const ACCOUNT = { BATANGAN: 'PERSEDIAAN_BATANGAN', ROSOK: 'PERSEDIAAN_ROSOK', GROUP: 'PERSEDIAAN' } as const;

/** What a document puts into pieces, each with its source's account. */
const goldIn = (parts: readonly Added[], of: (part: Added) => number): [string, number][] =>
  parts.flatMap((part): [string, number][] => [
    ['PERSEDIAAN_SERVICE', of(part)],
    [ACCOUNT[part.of.sumber], -of(part)],
  ]);

/** One or two pieces are done, some with gold; above the estimate it is refused until the customer agrees. */
const finishes: Step = async (stage, kept) => {
  const { rng, spv } = stage;
  const pieces = kept.pieces.filter(({ state }) => state === 'TERIMA').slice(0, rng.int(1, 2));
  if (pieces.length === 0) return;
  const parts: Added[] = [];
  const made = pieces.map((piece) => {
    const gold = rng.chance(0.5) ? addedTo(stage) : null;
    if (gold) {
      move(gold.part, -1);
      parts.push(gold.part);
    }
    const jasa = rng.chance(0.3) ? Math.round((piece.jasaAwal * rng.int(40, 125)) / 100) : piece.jasaAwal;
    const berat = piece.awal + (gold?.mg ?? 0) - rng.int(0, 60);
    return { piece, gold, jasa, berat, emas: ((gold?.mg ?? 0) * HARGA) / 1000 };
  });
  const body = await doneOf(
    spv,
    kept.no,
    made.map(({ piece, gold, jasa, berat }) => ({
      urut: piece.urut,
      berat_akhir: berat / 1000,
      jasa_rp: jasa,
      ...(gold && { tambah: gold.tambah }),
    })),
  );
  for (const { piece, gold, jasa, berat, emas } of made)
    Object.assign(piece, { state: 'SELESAI', jasa, berat, emas, added: gold?.part ?? null });
  const total = sumOf(kept.pieces, (piece) => (piece.state === 'BATAL' ? 0 : costOf(piece)));
  if (total > kept.perkiraan + Math.floor(kept.perkiraan / 10) && kept.setuju < total) {
    refused(await spv.post('service/selesai', body, K01), 'SERVICE_BELUM_SETUJU');
    const said = await spv.post(`service/${kept.no}/kejadian`, { jenis: 'SETUJU', rp: total }, K01);
    no(said);
    kept.setuju = total;
    seen(stage, 'SETUJU');
  }
  const number = no(await spv.post('service/selesai', body, K01));
  const entry: Entry = {
    jurnal: goldIn(parts, ({ hpp }) => hpp),
    kas: [],
    emas: goldIn(parts, ({ murni }) => murni),
  };
  for (const { piece } of made) piece.by = number;
  kept.done.push({ no: number, entry });
  enter(stage, entry);
  seen(stage, 'SL');
  for (const { of } of parts) seen(stage, of.sumber);
};

/** What made pieces done goes back with its gold, unless one of them went on. */
const unfinishes: Step = async (stage, kept) => {
  const last = kept.done.at(-1);
  if (!last) return;
  const pieces = kept.pieces.filter(({ by }) => by === last.no);
  const reply = await batal(stage, last.no);
  if (pieces.some(({ state }) => state !== 'SELESAI')) {
    seen(stage, 'NL refused');
    return refused(reply, 'DOKUMEN_DIIKUTI');
  }
  no(reply);
  kept.done.pop();
  enter(stage, undone(last.entry));
  for (const piece of pieces) {
    if (piece.added) move(piece.added, 1);
    const { awal: berat, jasaAwal: jasa } = piece;
    Object.assign(piece, { state: 'TERIMA', berat, jasa, emas: 0, added: null, by: '' });
  }
  seen(stage, 'NL');
};

const takes: Step = async (stage, kept) => {
  const { rng, spv } = stage;
  const pieces = kept.pieces.filter(({ state }) => state === 'SELESAI').slice(0, rng.chance(0.7) ? 1 : 3);
  if (pieces.length === 0) return;
  const total = sumOf(pieces, costOf);
  const titipan = shareOf(kept, pieces);
  const rest = total - titipan;
  // What was paid too much goes back in cash.
  const money =
    rest > 0
      ? moneyOf(stage, rest, 'SERVICE_AMBIL')
      : {
          payments: [],
          jurnal: ['KAS', rest] as [string, number],
          kas: [['SERVICE_AMBIL', rest]] as Entry['kas'],
        };
  const lines = pieces.map(({ urut }) => `${kept.no}/${urut}`);
  const body = { no_service: kept.no, lines, sisa: rest, payments: money.payments };
  const number = no(await spv.post('service/ambil', body, K01));
  const parts = pieces.flatMap(({ added }) => (added ? [added] : []));
  const jasa = sumOf(pieces, (piece) => piece.jasa);
  const emas = sumOf(pieces, (piece) => piece.emas);
  const ppnJasa = sumOf(pieces, (piece) => taxIn(piece.jasa, 1_100));
  const ppnEmas = sumOf(pieces, (piece) => taxIn(piece.emas, 1_650));
  const [hpp, murni] = [sumOf(parts, (part) => part.hpp), sumOf(parts, (part) => part.murni)];
  const entry: Entry = {
    jurnal: [
      money.jurnal,
      owed(titipan),
      ['PENDAPATAN_SERVICE', ppnJasa - jasa],
      ['PENJUALAN', ppnEmas - emas],
      ['PPN', -ppnJasa - ppnEmas],
      ['HPP', hpp],
      ['PERSEDIAAN_SERVICE', -hpp],
    ],
    kas: money.kas,
    emas: [
      ['CUSTOMER', murni],
      ['PERSEDIAAN_SERVICE', -murni],
    ],
  };
  enter(stage, entry);
  kept.taken.push({ no: number, titipan, pieces, entry });
  for (const piece of pieces) piece.state = 'DIAMBIL';
  kept.saldo -= titipan;
  kept.masuk += rest;
  kept.earned += total;
  seen(stage, rest < 0 ? 'SA back' : 'SA');
};

const untakes: Step = async (stage, kept) => {
  const last = kept.taken.pop();
  if (!last) return;
  no(await batal(stage, last.no));
  enter(stage, undone(last.entry));
  const total = sumOf(last.pieces, costOf);
  for (const piece of last.pieces) piece.state = 'SELESAI';
  kept.saldo += last.titipan;
  kept.masuk -= total - last.titipan;
  kept.earned -= total;
  seen(stage, 'NS');
};

/** What is still here goes back with all that is left of its money, or is refused while gold of the shop is in it. */
const ends: Step = async (stage, kept) => {
  const open = kept.pieces.filter(isOpen);
  if (open.length === 0) return;
  const rp = kept.saldo;
  const money = moneyOf(stage, -rp, 'BATAL_SERVICE');
  const body = { no_service: kept.no, payments: money.payments, alasan: 'ACAK' };
  const reply = await stage.owner.post('service/batal', body, K01);
  if (open.some(({ added }) => added)) {
    seen(stage, 'SX refused');
    return refused(reply, 'DOKUMEN_DIIKUTI');
  }
  no(reply);
  enter(stage, { jurnal: [money.jurnal, owed(rp)], kas: money.kas, emas: [] });
  for (const piece of open) piece.state = 'BATAL';
  kept.saldo = 0;
  kept.masuk -= rp;
  seen(stage, 'SX');
};

const STEPS: readonly (readonly [Step, number])[] = [
  [pays, 2],
  [unpays, 1],
  [finishes, 5],
  [unfinishes, 2],
  [takes, 4],
  [untakes, 1],
  [ends, 1],
];

/** One ticket from its beginning to where some random steps lead. */
export const history = async (stage: Stage): Promise<void> => {
  const kept = await begun(stage);
  for (let step = stage.rng.int(4, 9); step > 0; step--) await stage.rng.weighted(STEPS)(stage, kept);
};
