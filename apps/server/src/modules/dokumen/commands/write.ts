import { type Books, cashOut, pointsSpent } from '@kadar/domain/books.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Intent } from '../../../platform/http/command.ts';
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
  bayar: readonly Bayar[];
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

/** A piece that is made with its document is written by whoever makes it, in the state it comes to. */
const MADE = 'DRAFT';

/** The books that mostly have a row or none, and the payments, as one array: each array costs the statement a scan of its own. */
const smallOf = (bayar: readonly Bayar[], { kas, bank, poin, fee }: Books): object[] => [
  ...bayar.map((row, index) => ({ ...NO_DETAIL, ...row, urut: index + 1, buku: 'bayar' })),
  ...kas.map((row) => ({ ...row, buku: 'kas' })),
  ...bank.map((row) => ({ ...row, buku: 'bank' })),
  ...poin.map((row) => ({ ...row, buku: 'poin' })),
  ...fee.map((row) => ({ ...row, buku: 'fee' })),
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
    valid_by: signed.approval?.disetujui_oleh ?? signed.user,
    at: at ?? null,
    ...head,
    tabel: lines?.table ?? null,
    lines: lines?.rows ?? null,
    small: smallOf(bayar, books),
    stock: books.stock,
    jurnal: books.jurnal,
    emas: books.emas,
    uraian: one.uraian,
    audit: one.audit,
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
  saldo: number | null;
  poin: Record<string, number> | null;
}

/** Inserts of the headers; of reversals those of dokumen_batal, and the state of what they reverse. */
const headers = (toko: string, day: Query<unknown>): Query<unknown> => sql`
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, valid_by, kode_customer, nama_customer, alamat_customer, no_hp,
        kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai,
        asal_toko, asal_no, asal_urut, status, otorisasi_id)
      select ${toko}, no, jenis, ${day}, jam, kode_sales, "user", valid_by, kode_customer, nama_customer, alamat_customer, no_hp,
        kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai,
        asal_toko, asal_no, asal_urut, 'POSTED', otorisasi_id from d
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select ${toko}, no, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin from m where buku = 'bayar'
    ),
    baris as (select kadar_tulis_baris(tabel, ${toko}, no, ${day}, lines) from d where tabel is not null)`;

const reversals = (toko: string, day: Query<unknown>, reversed: readonly string[]): Query<unknown> => sql`
    baris as (
      update dokumen set status = 'BATAL' where kode_toko = ${toko} and no_faktur = any(${reversed}::text[]) and status = 'POSTED' returning 1
    ),
    head as (
      insert into dokumen_batal (kode_toko, no_faktur_batal, no_faktur, tanggal, at, alasan, input_by, otorisasi_id)
      select ${toko}, no, batal, ${day}, jam, alasan, "user", otorisasi_id from d
    )`;

/**
 * Documents of one shop and day, or reversals of some, in one statement: numbers, headers, payments, lines, every book,
 * audit and the stored answers. One text for all kinds, so that a connection keeps one plan (documents §3). What must not
 * fall below zero is summed here too, after the locks of the opening: never in the statement that takes them.
 * Throws DATA_BERUBAH when a piece or a document is not in the state it was judged in, KAS_TIDAK_CUKUP, POIN_TIDAK_CUKUP.
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
  const result = await tx.one<Result>(sql`
    with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, ${toko}, ${day}) as no
      from (select * from json_to_recordset(${JSON.stringify(documents.map(recordOf))}::json) as r(nomor int, jenis text, awalan text, trx text, entity text,
        "user" text, ip text, otorisasi_id bigint, valid_by text, at timestamptz, kode_sales text, kode_customer text, nama_customer text,
        alamat_customer text, no_hp text, kategori text, keterangan text, qty int, berat bigint, total bigint, diskon bigint, ppn bigint,
        ppn_termasuk boolean, pembulatan bigint, grand_total bigint, dibayar bigint, kembali bigint, poin_dapat int, poin_pakai int, asal_toko text,
        asal_no text, asal_urut smallint, tabel text, lines json, small json, stock json, jurnal json, emas json,
        uraian text, audit jsonb, batal text, alasan text, kunci json, answer jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x(kode_barcode text, jenis text, dari_status text, ke_status text, qty smallint,
        berat bigint, murni bigint, hpp bigint, kode_dept text, kode_group text, kadar numeric, kode_gudang text, kode_baki text)
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x(buku text, urut smallint, arah text, jenis text, no_rekening text, kode_bank text,
        no_kartu text, kategori text, keterangan text, masuk bigint, keluar bigint, jumlah_rp bigint, fee bigint, jumlah_gesek_rp bigint, kode_customer text,
        kode_sales text, poin int)
    ),
    moved as (
      update barang b set status = (select s.ke_status from s where s.kode_barcode = b.kode_barcode), version = version + 1, updated_at = now()
      where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[])
        and status = (select s.dari_status from s where s.kode_barcode = b.kode_barcode) returning 1
    ),
    ${reversed.length > 0 ? reversals(toko, day, reversed) : headers(toko, day)},
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, kode_barcode, jenis, no_faktur, dari_status, ke_status, qty, berat, murni, hpp, kode_dept,
        kode_group, kadar, kode_gudang, kode_baki, user_id)
      select ${toko}, ${day}, jam, kode_barcode, jenis, no, dari_status, ke_status, qty, berat, murni, hpp, kode_dept,
        kode_group, kadar, kode_gudang, kode_baki, "user" from s
    ),
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
      case when ${out}::bigint > 0 then kadar_kas_awal(${toko}, ${day} + 1) end as saldo,
      (select json_object_agg(m, kadar_poin_saldo(m)) from unnest(${[...spent.keys()]}::text[]) m) as poin`);
  if (result.moved !== moves.length) throw new AppError('DATA_BERUBAH');
  if (reversed.length > 0 && result.undone !== reversed.length) throw new AppError('DATA_BERUBAH');
  if (out > 0 && (result.saldo ?? 0) < out) throw new AppError('KAS_TIDAK_CUKUP');
  for (const [member, poin] of spent) {
    const saldo = result.poin?.[member] ?? 0;
    if (saldo < poin) throw new AppError('POIN_TIDAK_CUKUP', { saldo, dipakai: poin });
  }
  return result.numbers.map((no, index) => ({ no, at: result.times[index] ?? '' }));
};

const spentBy = (documents: readonly Written[]): Map<string, number> => {
  const all = new Map<string, number>();
  for (const { books } of documents)
    for (const [member, poin] of pointsSpent(books)) all.set(member, (all.get(member) ?? 0) + poin);
  return all;
};
