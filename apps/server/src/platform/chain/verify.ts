import { PIECE_ROLES } from '@kadar/domain/books.ts';
import { IN_SHOP } from '@kadar/domain/piece.ts';
import type pg from 'pg';
import { listed } from '../database/sql.ts';
import { CHAINED, type ChainedTable, ROW_HASH } from './seal.ts';
import { MASSA_CONTRADICTIONS } from './verify-massa.ts';

export interface Finding {
  check: string;
  detail: string;
}

export interface Verification {
  findings: Finding[];
  /** Chain tip per table and shop, as hex: what a restored copy must show again. */
  tips: { tabel: string; kode_toko: string; nomor: number; hash: string }[];
  rows: number;
}

interface BlockRow {
  kode_toko: string;
  nomor: number;
  intact: boolean;
  linked: boolean;
}

/** Recomputes every block of a table from its rows, and looks for rows that slipped below the last block. */
const verifyTable = async (client: pg.ClientBase, table: ChainedTable): Promise<Finding[]> => {
  const { rows } = await client.query<BlockRow>(`
    select b.kode_toko, b.nomor,
      b.jumlah = f.jumlah and b.hash = sha256(b.hash_sebelum || coalesce(f.rows, ''::bytea)) as intact,
      b.hash_sebelum = coalesce(lag(b.hash) over w, ''::bytea) and b.pos_from = coalesce(lag(b.pos_to) over w, 0) and b.nomor = coalesce(lag(b.nomor) over w, 0) + 1 as linked
    from chain_blocks b cross join lateral (
      select count(*) as jumlah, string_agg(${ROW_HASH}, ''::bytea order by r.chain_pos, r.id) as rows
      from ${table} r where r.kode_toko = b.kode_toko and r.chain_pos >= b.pos_from and r.chain_pos < b.pos_to
    ) f
    where b.tabel = '${table}' window w as (partition by b.kode_toko order by b.nomor)`);
  return rows
    .filter(({ intact, linked }) => !intact || !linked)
    .map(({ kode_toko, nomor, intact }) => ({
      check: `chain ${table}`,
      detail: `${kode_toko} block ${nomor}: ${intact ? 'not linked to the one before' : 'rows were changed, added or removed'}`,
    }));
};

/** Each is a statement that gives a row per contradiction. */
const CONTRADICTIONS: Record<string, string> = {
  'jurnal balances per document': `select kode_toko || ' ' || no_jurnal as detail from jurnal group by kode_toko, no_jurnal having sum(debet) <> sum(kredit)`,
  'fine gold balances per document': `select kode_toko || ' ' || no_jurnal as detail from jurnal_emas group by kode_toko, no_jurnal having sum(debet) <> sum(kredit)`,
  'stock agrees with its movements': `
    select coalesce(b.kode_toko, m.kode_toko) || ' ' || coalesce(b.kode_barcode, m.kode_barcode) as detail
    from (select kode_toko, kode_barcode, case when status in ${listed(IN_SHOP)} then 1 else 0 end as ada, berat, hpp from barang) b
    full join (select kode_toko, kode_barcode, sum(qty) as qty, sum(berat) as berat, sum(hpp) as hpp from mutasi_stock group by 1, 2) m
      on m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode
    where b.ada is distinct from m.qty or (b.ada * b.berat) is distinct from m.berat`,
  'inventory account agrees with the stock value': `
    select j.kode_toko || ' ledger ' || j.rp || ' stock ' || m.rp as detail
    from (select kode_toko, sum(debet - kredit) as rp from jurnal where case when role is not null then role in ${listed(PIECE_ROLES)} else nomor_akun in
            (select d->>'nomor_akun' from para_akun_transaksi, jsonb_array_elements(detail_akun) d where d->>'kode_akun' = 'PERSEDIAAN') end group by 1) j
    join (select kode_toko, sum(hpp) as rp from (
            select kode_toko, hpp from mutasi_stock union all select kode_toko, hpp from mutasi_massa where objek = 'GROUP' and milik = 'TOKO') x group by 1) m using (kode_toko) where j.rp <> m.rp`,
  'cash account agrees with the cash book': `
    select coalesce(j.kode_toko, k.kode_toko) || ' ledger ' || coalesce(j.rp, 0) || ' book ' || coalesce(k.rp, 0) as detail
    from (select kode_toko, sum(debet - kredit) as rp from jurnal where nomor_akun in
            (select d->>'nomor_akun' from para_akun_transaksi, jsonb_array_elements(detail_akun) d where d->>'kode_akun' = 'KAS') group by 1) j
    full join (select kode_toko, sum(masuk - keluar) as rp from kas_mutasi group by 1) k using (kode_toko) where j.rp is distinct from k.rp`,
  'documents agree with their payments': `
    select kode_toko || ' ' || no_faktur as detail from dokumen p
    full join (select kode_toko, no_faktur, sum(jumlah_rp) as rp from dokumen_bayar group by 1, 2) b using (kode_toko, no_faktur)
    where p.dibayar is distinct from coalesce(b.rp, 0)`,
  'sales agree with their lines': `
    select kode_toko || ' ' || no_faktur as detail from (select * from dokumen where jenis = 'PENJUALAN') p
    full join (select kode_toko, no_faktur, count(*) as qty, sum(berat) as berat, sum(harga_jual) as total, sum(diskon) as diskon, sum(ppn) as ppn from penjualan_detail group by 1, 2) d
      using (kode_toko, no_faktur)
    where (d.qty, d.berat, d.total, d.diskon, d.ppn) is distinct from (p.qty, p.berat, p.total, p.diskon, p.ppn)`,
  'books belong to documents': `
    select kode_toko || ' ' || no_faktur as detail from (
      select kode_toko, no_faktur from kas_mutasi union select kode_toko, no_faktur from bank_mutasi union select kode_toko, no_faktur from mutasi_stock
      union select kode_toko, no_faktur from poin_mutasi union select kode_toko, no_faktur from fee_mutasi
      union select kode_toko, no_jurnal from jurnal union select kode_toko, no_jurnal from jurnal_emas
      union select kode_toko, no_faktur from dokumen_bayar union select kode_toko, no_faktur from penjualan_detail) b
    where not exists (select 1 from dokumen d where d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur)
      and not exists (select 1 from dokumen_batal x where x.kode_toko = b.kode_toko and x.no_faktur_batal = b.no_faktur)`,
  'cancelled documents have their reversal': `
    select d.kode_toko || ' ' || d.no_faktur as detail from dokumen d left join dokumen_batal b using (kode_toko, no_faktur)
    where (d.status = 'BATAL') <> (b.no_faktur is not null)`,
  ...MASSA_CONTRADICTIONS,
  'no member owes points': `select kode_customer as detail from poin_mutasi group by kode_customer having sum(poin) < 0`,
};

/** The last block of every chain, in the order of table and shop. */
export const chainTips = async (client: pg.ClientBase): Promise<Verification['tips']> =>
  (
    await client.query<Verification['tips'][number]>(
      `select distinct on (tabel, kode_toko) tabel, kode_toko, nomor, encode(hash, 'hex') as hash from chain_blocks order by tabel, kode_toko, nomor desc`,
    )
  ).rows;

const SHOWN = 5;

/** Checks chains, balances and stock against movements, in one consistent view; reads only. */
export const verifyDatabase = async (client: pg.ClientBase): Promise<Verification> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    const findings: Finding[] = [];
    for (const table of CHAINED) findings.push(...(await verifyTable(client, table)));
    for (const [check, statement] of Object.entries(CONTRADICTIONS)) {
      const { rows } = await client.query<{ detail: string }>(
        `select detail from (${statement}) x limit ${SHOWN}`,
      );
      findings.push(...rows.map(({ detail }) => ({ check, detail })));
    }
    const tips = await chainTips(client);
    const { rows: counted } = await client.query<{ rows: string }>(
      'select coalesce(sum(jumlah), 0) as rows from chain_blocks',
    );
    return { findings, tips, rows: Number(counted[0]?.rows ?? 0) };
  } finally {
    await client.query('rollback');
  }
};

/** The trial balance of the whole chain, account by account: what a restored copy must show again. */
export const trialBalance = async (
  client: pg.ClientBase,
): Promise<{ kode_toko: string; nomor_akun: string; debet: string; kredit: string }[]> =>
  (
    await client.query(
      `select kode_toko, nomor_akun, sum(debet)::text as debet, sum(kredit)::text as kredit from jurnal group by 1, 2 order by 1, 2`,
    )
  ).rows;
