import { withoutNik } from '@kadar/contract/nik.ts';
import {
  type Books,
  cashOut,
  type HutangKeadaan,
  MADE,
  type MassaSum,
  massaOut,
  pointsSpent,
  titipanTaken,
} from '@kadar/domain/books.ts';
import { NotPlenty, type Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { isPlenty, rememberDrawer } from '../drawer.ts';
import type { Bayar, DokumenAnswer, Head, Signed } from '../posting.ts';

/** A document or a reversal as a row of the recordset below. */
export interface Written {
  jenis: string;
  awalan: string;
  /** Name of its journal. */
  trx: string;
  entity: string;
  signed: Signed;
  at?: Date | undefined;
  head?: Head;
  lines?: { table: string; rows: readonly object[] };
  /** Rows in other tables of the kind's own. */
  beside?: readonly { table: string; rows: readonly object[] }[];
  bayar: readonly Bayar[];
  /** Pieces that come in with it. */
  pieces?: readonly object[] | undefined;
  books: Books;
  uraian: string;
  audit: unknown;
  /** The document it reverses. */
  batal?: { no_faktur: string; alasan: string };
  intent?: Intent | undefined;
  answer: DokumenAnswer;
}

export interface Place {
  toko: string;
  /** Business date, yyyy-MM-dd. */
  tanggal: string;
}

/** The books that mostly have a row or none, and the payments, as one array: each array costs the statement a scan of its own. */
const smallOf = (bayar: readonly Bayar[], { kas, bank, poin, fee, titipan }: Books): object[] => [
  ...bayar.map((row, index) => ({ ...NO_DETAIL, ...row, urut: index + 1, buku: 'bayar' })),
  ...kas.map((row) => ({ ...row, buku: 'kas' })),
  ...bank.map((row) => ({ ...row, buku: 'bank' })),
  ...poin.map((row) => ({ ...row, buku: 'poin' })),
  ...fee.map((row) => ({ ...row, buku: 'fee' })),
  ...titipan.map((row) => ({ ...row, buku: 'titipan' })),
];
const NO_DETAIL = { no_rekening: '', no_kartu: '', fee: 0, jumlah_gesek_rp: 0, poin: 0 };

const recordOf = (one: Written, nomor: number) => {
  const { signed, head, lines, bayar, books, intent, at } = one;
  return {
    nomor,
    jenis: one.jenis,
    awalan: one.awalan,
    trx: one.trx,
    entity: one.entity,
    user: signed.user,
    ip: signed.ip,
    otorisasi_id: signed.approval?.id ?? null,
    valid_by: signed.approval?.disetujui_oleh ?? signed.validator ?? signed.user,
    at: at ?? null,
    ...head,
    tabel: lines?.table ?? null,
    lines: lines?.rows ?? null,
    potong: one.pieces ?? null,
    ...(one.beside?.length && { beside: one.beside }),
    small: smallOf(bayar, books),
    stock: books.stock,
    massa: books.massa,
    ...(books.gadai.length > 0 && { gadai: books.gadai }),
    jurnal: books.jurnal,
    emas: books.emas,
    uraian: one.uraian,
    audit: withoutNik(one.audit),
    batal: one.batal?.no_faktur ?? null,
    alasan: one.batal?.alasan ?? null,
    kunci: intent ? { ...intent, bodyHash: intent.bodyHash.toString('hex') } : null,
    answer: one.answer,
  };
};

interface Result {
  numbers: string[];
  times: string[];
  moved: number;
  undone: number;
  /** A purchase of a line of what is reversed, or a payout of what was swiped for it, posted while it was waited for. */
  pengikut?: string | null;
  saldo: number | null;
  poin: Record<string, number> | null;
  titipan: Record<string, number> | null;
  massa?: { qty: number; berat: number }[] | null;
  /** Pledges that were in the state they were judged in. */
  gadai?: number;
}

/** Inserts of the headers; of reversals those of dokumen_batal, and the state of what they reverse. */
const headers = (toko: string, day: Query<unknown>, beside: boolean): Query<unknown> => sql`
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, valid_by, kode_customer, nama_customer, alamat_customer, no_hp,
        kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai,
        asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id)
      select ${toko}, no, jenis, ${day}, jam, kode_sales, "user", valid_by, kode_customer, nama_customer, alamat_customer, no_hp,
        kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai,
        asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id from d
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select ${toko}, no, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin from m where buku = 'bayar'
    ),
    baris as (select kadar_tulis_baris(tabel, ${toko}, no, ${day}, lines) from d where tabel is not null
      ${beside ? sql`union all select kadar_tulis_baris(x."table", ${toko}, d.no, ${day}, x.rows) from d, json_to_recordset(d.beside) as x("table" text, rows json)` : sql``}),
    barang_baru as (select kadar_tulis_barang(${toko}, "user", potong) from d where potong is not null)`;

const reversals = (toko: string, day: Query<unknown>, reversed: readonly string[]): Query<unknown> => sql`
    baris as (
      update dokumen set status = 'BATAL' where kode_toko = ${toko} and no_faktur = any(${reversed}::text[]) and status = 'POSTED' returning 1
    ),
    head as (
      insert into dokumen_batal (kode_toko, no_faktur_batal, no_faktur, tanggal, at, alasan, input_by, otorisasi_id)
      select ${toko}, no, batal, ${day}, jam, alasan, "user", otorisasi_id from d
    )`;

const boughtBack = (toko: string, reversed: readonly string[]): Query<unknown> =>
  sql`(select max(coalesce(kadar_nota_dibeli(${toko}, x), kadar_gesek_cair(${toko}, x))) from unnest(${reversed}::text[]) x) as pengikut`;

/**
 * Insert of the rows in bulk, and what there was of each thing that becomes less. Nothing for documents without any: even
 * empty it costs a till 4 % of its statement (record 14), and a connection has a second text only when it writes some.
 */
const inBulk = (
  toko: string,
  day: Query<unknown>,
  documents: readonly Written[],
  less: readonly MassaSum[],
) =>
  documents.every(({ books }) => books.massa.length === 0)
    ? { insert: sql``, sums: sql`` }
    : {
        insert: sql`massa as (
      insert into mutasi_massa (kode_toko, tanggal, at, objek, kunci, kadar, milik, jenis, no_faktur, qty, berat, murni, hpp, user_id)
      select ${toko}, ${day}, d.jam, x.objek, coalesce(x.kunci, d.no), x.kadar, x.milik, x.jenis, d.no, x.qty, x.berat, x.murni, x.hpp, d."user"
      from d, json_to_recordset(d.massa) as x(objek text, kunci text, kadar numeric, milik text, jenis text, qty int, berat bigint, murni bigint, hpp bigint)
    ),`,
        sums: sql`,
      (select json_agg(json_build_object('qty', s.qty, 'berat', s.berat) order by nomor)
       from rows from (json_to_recordset(${JSON.stringify(less)}::json) as (objek text, kunci text, kadar numeric, milik text)) with ordinality
         as k(objek, kunci, kadar, milik, nomor)
       cross join lateral (
         select coalesce(sum(m.qty), 0) as qty, coalesce(sum(m.berat), 0) as berat from mutasi_massa m
         where m.kode_toko = ${toko} and m.objek = k.objek and m.kunci = k.kunci and m.kadar = k.kadar and m.milik = k.milik) s) as massa`,
      };

/**
 * Movements of pledges, and the state they come to; a movement from nothing makes its pledge. As with goods in bulk, who has none
 * does not pay for it.
 */
const ofPledges = (toko: string, day: Query<unknown>, moves: boolean) =>
  moves
    ? {
        column: sql`, gadai json`,
        insert: sql`
    g as materialized (
      select d.no, d.jam, d."user", coalesce(x.no_hutang, d.no) as hutang, x.*
      from d, json_to_recordset(d.gadai) as x(no_hutang text, jenis text, kode_customer text, versi int, hari int, lewat_hari int, pokok bigint, bunga bigint,
        denda bigint, biaya bigint, diskon bigint, akrual bigint, dari jsonb, ke jsonb)
    ),
    gerak as (
      insert into hutang_gerak (kode_toko, tanggal, at, no_hutang, no_faktur, jenis, hari, lewat_hari, pokok, bunga, denda, biaya, diskon, akrual, dari, ke, user_id)
      select ${toko}, ${day}, jam, hutang, no, jenis, hari, lewat_hari, pokok, bunga, denda, biaya, diskon, akrual, dari, ke, "user" from g
    ),
    dibuat as (
      insert into hutang (kode_toko, no_hutang, tanggal, kode_customer, ${KEADAAN})
      select ${toko}, g.hutang, ${day}, g.kode_customer, ${KEADAAN_OF} from g cross join lateral jsonb_to_record(g.ke) as ${KEADAAN_TYPES}
      where g.dari is null returning 1
    ),
    digerakkan as (
      update hutang h set (${KEADAAN}) = (select ${KEADAAN_OF} from jsonb_to_record(g.ke) as ${KEADAAN_TYPES}),
        lewat_terburuk = greatest(h.lewat_terburuk, g.lewat_hari), version = h.version + 1
      from g where h.kode_toko = ${toko} and h.no_hutang = g.no_hutang and g.dari is not null and h.version = g.versi returning 1
    ),`,
        moved: sql`, (select count(*) from dibuat) + (select count(*) from digerakkan) as gadai`,
      }
    : { column: sql``, insert: sql``, moved: sql`` };
const KEADAAN_COLUMNS = {
  status: 'text',
  pokok: 'bigint',
  pokok_bunga: 'bigint',
  pokok_bunga_sampai: 'date',
  mulai_periode: 'date',
  dibayar_sampai: 'date',
  jatuh_tempo: 'date',
  denda_dibayar: 'bigint',
  akrual: 'bigint',
  persen: 'numeric',
  perpanjangan_ke: 'smallint',
  no_segel: 'text',
  berat_kantong: 'bigint',
  berat: 'bigint',
} as const satisfies Record<keyof HutangKeadaan, string>;
const named = (as: (column: string, type: string) => string): Query<unknown> =>
  sql.raw(
    Object.entries(KEADAAN_COLUMNS)
      .map(([column, type]) => as(column, type))
      .join(', '),
  );
const KEADAAN = named((column) => column);
const KEADAAN_OF = named((column) => `k.${column}`);
const KEADAAN_TYPES = sql`k(${named((column, type) => `${column} ${type}`)})`;

/** What a piece needs to go to another place, still lying where it was judged. Nothing for documents whose pieces stay: the till's text. */
const toPlaces = (documents: readonly Written[]) => {
  const moves = documents.some(({ books }) => books.stock.some(({ dari_baki }) => dari_baki));
  if (!moves) return { set: sql``, where: sql`` };
  const of = (column: string) =>
    sql`(select ${sql.ref(`s.${column}`)} from s where s.kode_barcode = b.kode_barcode)`;
  const goes = (column: string) =>
    sql`case when ${of('dari_baki')} is null then ${sql.ref(`b.${column}`)} else ${of(column)} end`;
  return {
    set: sql`, kode_gudang = ${goes('kode_gudang')}, kode_baki = ${goes('kode_baki')}`,
    where: sql` and (b.kode_gudang, b.kode_baki) = (coalesce(${of('dari_gudang')}, b.kode_gudang), coalesce(${of('dari_baki')}, b.kode_baki))`,
  };
};

interface Taken {
  /** Cash, in rupiah. */
  out: number;
  /** Points by member. */
  spent: ReadonlyMap<string, number>;
  /** Rupiah by deposit. */
  taken: ReadonlyMap<string, number>;
  /** Goods in bulk. */
  less: ReturnType<typeof massaOut>;
}

/** Throws where what was written takes more out of a drawer, of points, a deposit or goods in bulk than was there. */
const requireCovered = (tx: Tx, toko: string, result: Result, { out, spent, taken, less }: Taken): void => {
  if (out > 0) rememberDrawer(toko, result.saldo ?? 0, out);
  if (tx.besideOthers && !isPlenty(result.saldo ?? 0, out)) throw new NotPlenty();
  if (out > 0 && (result.saldo ?? 0) < out) throw new AppError('KAS_TIDAK_CUKUP');
  for (const [member, poin] of spent) {
    const saldo = result.poin?.[member] ?? 0;
    if (saldo < poin) throw new AppError('POIN_TIDAK_CUKUP', { saldo, dipakai: poin });
  }
  for (const [no_titip, rp] of taken)
    if ((result.titipan?.[no_titip] ?? 0) < rp) throw new AppError('TITIPAN_TIDAK_CUKUP', { no_titip });
  for (const [index, { kunci, qty, berat }] of less.entries()) {
    const there = result.massa?.[index] ?? { qty: 0, berat: 0 };
    if (there.qty + qty < 0 || there.berat + berat < 0)
      throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode: kunci });
  }
};

/**
 * Documents of one shop and day, or reversals of some, in one statement: numbers, headers, payments, lines, every book,
 * audit and the stored answers. One text for all kinds, so that a connection keeps one plan (documents §3), and another for
 * what has goods in bulk. What must not fall below zero is summed here too, after the locks of the opening: never in the
 * statement that takes them.
 * Throws DATA_BERUBAH when a piece, a pledge or a document is not in the state it was judged in, KAS_TIDAK_CUKUP, POIN_TIDAK_CUKUP, TITIPAN_TIDAK_CUKUP,
 * STOCK_TIDAK_TERSEDIA when something in bulk is not there in that number or weight.
 */
export const write = async (
  tx: Tx,
  { toko, tanggal }: Place,
  documents: readonly Written[],
): Promise<{ no: string; at: string }[]> => {
  const day = sql`${tanggal}::date`;
  const reversed = documents.flatMap(({ batal }) => (batal ? [batal.no_faktur] : []));
  if (reversed.length !== 0 && reversed.length !== documents.length)
    throw new Error('documents and reversals are written apart');
  const moves = documents.flatMap(({ books }) =>
    books.stock.filter(({ dari_status }) => dari_status !== MADE),
  );
  const barcodes = moves.map(({ kode_barcode }) => kode_barcode);
  const out = documents.reduce((sum, { books }) => sum + cashOut(books), 0);
  const spent = reversed.length > 0 ? new Map<string, number>() : spentBy(documents);
  const taken = titipanTaken(documents.map(({ books }) => books));
  const less = massaOut(documents.map(({ books }) => books));
  const place = toPlaces(documents);
  const bulk = inBulk(toko, day, documents, less);
  // As with goods in bulk: who has nothing beside his lines does not pay for it.
  const beside = documents.some((one) => one.beside?.length);
  const pledged = documents.reduce((sum, { books }) => sum + books.gadai.length, 0);
  const pledges = ofPledges(toko, day, pledged > 0);
  const result = await tx.one<Result>(sql`
    with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, ${toko}, ${day}) as no
      from (select * from json_to_recordset(${JSON.stringify(documents.map(recordOf))}::json) as r(nomor int, jenis text, awalan text, trx text, entity text,
        "user" text, ip text, otorisasi_id bigint, valid_by text, at timestamptz, kode_sales text, kode_customer text, nama_customer text,
        alamat_customer text, no_hp text, kategori text, keterangan text, qty int, berat bigint, total bigint, diskon bigint, ppn bigint,
        ppn_termasuk boolean, pembulatan bigint, grand_total bigint, dibayar bigint, kembali bigint, poin_dapat int, poin_pakai int, asal_toko text,
        asal_no text, asal_urut smallint, no_tukar text, pph22 bigint, tabel text, lines json, potong json${beside ? sql`, beside json` : sql``}, small json, stock json, massa json${pledges.column}, jurnal json, emas json,
        uraian text, audit jsonb, batal text, alasan text, kunci json, answer jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x(kode_barcode text, jenis text, dari_status text, ke_status text, qty smallint,
        berat bigint, murni bigint, hpp bigint, kode_dept text, kode_group text, kadar numeric, kode_gudang text, kode_baki text,
        dari_gudang text, dari_baki text)
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x(buku text, urut smallint, arah text, jenis text, no_rekening text, kode_bank text,
        no_kartu text, kategori text, keterangan text, masuk bigint, keluar bigint, jumlah_rp bigint, fee bigint, jumlah_gesek_rp bigint, kode_customer text,
        kode_sales text, poin int, no_titip text)
    ),
    moved as (
      update barang b set status = (select s.ke_status from s where s.kode_barcode = b.kode_barcode)${place.set}, version = version + 1, updated_at = now()
      where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[])
        and status = (select s.dari_status from s where s.kode_barcode = b.kode_barcode)${place.where} returning 1
    ),
    ${reversed.length > 0 ? reversals(toko, day, reversed) : headers(toko, day, beside)},
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, kode_barcode, jenis, no_faktur, dari_status, ke_status, qty, berat, murni, hpp, kode_dept,
        kode_group, kadar, kode_gudang, kode_baki, user_id)
      select ${toko}, ${day}, jam, kode_barcode, jenis, no, dari_status, ke_status, qty, berat, murni, hpp, kode_dept,
        kode_group, kadar, kode_gudang, kode_baki, "user" from s
    ),
    ${bulk.insert}${pledges.insert}
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select ${toko}, ${day}, jam, no, kategori, keterangan, masuk, keluar, "user" from m where buku = 'kas'
    ),
    bank as (
      insert into bank_mutasi (kode_toko, tanggal, at, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
      select ${toko}, ${day}, jam, no, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, "user" from m where buku = 'bank'
    ),
    poin as (
      insert into poin_mutasi (kode_toko, tanggal, at, no_faktur, kode_customer, poin, keterangan)
      select ${toko}, ${day}, jam, no, kode_customer, poin, keterangan from m where buku = 'poin'
    ),
    fee as (
      insert into fee_mutasi (kode_toko, tanggal, no_faktur, kode_sales, fee)
      select ${toko}, ${day}, no, kode_sales, fee from m where buku = 'fee'
    ),
    titipan as (
      insert into titipan_mutasi (kode_toko, tanggal, at, no_titip, no_faktur, jumlah_rp, user_id)
      select ${toko}, ${day}, jam, coalesce(no_titip, no), no, jumlah_rp, "user" from m where buku = 'titipan'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select ${toko}, ${day}, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select ${toko}, ${day}, d.no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
      from d, json_to_recordset(d.emas) as x(role text, dk text, mg bigint)
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select ${toko}, "user", ip, case when batal is null then 'post' else 'cancel' end, entity, coalesce(batal, no), audit || case when batal is null then jsonb_build_object('grand_total', grand_total) else '{}' end from d
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, case when batal is null then '{data,no_faktur}' else '{data,no_faktur_batal}' end::text[], to_jsonb(no)),
          '{data,at}', to_jsonb(kadar_iso(jam)), false) from d where kunci is not null
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times,
      (select count(*) from moved) as moved, (select count(*) from baris) as undone,
      ${reversed.length > 0 ? boughtBack(toko, reversed) : sql`(select count(*) from barang_baru) as pieces`},
      case when ${out}::bigint > 0 then kadar_kas_awal(${toko}, ${day} + 1) end as saldo,
      (select json_object_agg(m, kadar_poin_saldo(m)) from unnest(${[...spent.keys()]}::text[]) m) as poin,
      (select json_object_agg(t, kadar_titipan_saldo(${toko}, t)) from unnest(${[...taken.keys()]}::text[]) t) as titipan ${bulk.sums}${pledges.moved}`);
  if (result.moved !== moves.length) throw new AppError('DATA_BERUBAH');
  if (reversed.length > 0 && result.undone !== reversed.length) throw new AppError('DATA_BERUBAH');
  if (pledged > 0 && result.gadai !== pledged) throw new AppError('DATA_BERUBAH');
  if (result.pengikut)
    throw new AppError('DOKUMEN_DIIKUTI', { no_faktur: reversed[0] ?? '', pengikut: result.pengikut });
  requireCovered(tx, toko, result, { out, spent, taken, less });
  return result.numbers.map((no, index) => ({ no, at: result.times[index] ?? '' }));
};

const spentBy = (documents: readonly Written[]): Map<string, number> => {
  const all = new Map<string, number>();
  for (const { books } of documents)
    for (const [member, poin] of pointsSpent(books)) all.set(member, (all.get(member) ?? 0) + poin);
  return all;
};
