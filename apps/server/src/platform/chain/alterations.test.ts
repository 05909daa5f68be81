import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealAll } from '../../testing/seal.ts';
import type { Finding } from './finding.ts';
import { type OldShop, oldShop } from './old-shop.fixture.ts';
import { SEAL_VERSION, SEALED } from './sealed-columns.ts';

let shop: OldShop;
/** Numbers to put into a change, by the name in braces. */
const numbers: Record<string, string> = {};
const fill = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => numbers[name] ?? '');

const saleWith = (
  book: string,
) => `select no_faktur from dokumen d where jenis = 'PENJUALAN' and status = 'POSTED' and kode_toko = 'K01'
  and exists (select 1 from ${book} m where m.no_faktur = d.no_faktur) order by 1 limit 1`;
const NUMBERS: Record<string, string> = {
  sale: saleWith('bank_mutasi'),
  points: saleWith('poin_mutasi'),
  commission: saleWith('fee_mutasi'),
  other: `select no_faktur from dokumen where jenis = 'PENJUALAN' and status = 'POSTED' and kode_toko = 'K01' order by 1 desc limit 1`,
  cancelled: `select no_faktur from dokumen_batal where kode_toko = 'K01' and otorisasi_id is not null order by 1 limit 1`,
  reversal: `select no_faktur_batal from dokumen_batal where no_faktur = '{cancelled}'`,
  reversal2: `select no_faktur_batal from dokumen_batal where kode_toko = 'K01' and no_faktur <> '{cancelled}' order by 1 desc limit 1`,
  cash: `select no_faktur from dokumen where jenis = 'KAS_KELUAR' and status = 'POSTED' and kode_toko = 'K01' order by 1 limit 1`,
  day: `select min(tanggal)::text from tutup_harian where kode_toko = 'K01'`,
  price: `select 'HARGA ' || max(id) from harga_emas_global`,
  approval: `select otorisasi_id::text from dokumen_batal where no_faktur = '{cancelled}'`,
};

beforeAll(async () => {
  shop = await oldShop();
  for (const [name, text] of Object.entries(NUMBERS)) numbers[name] = await shop.ask(fill(text));
});
afterAll(() => shop?.close());

const naming = (findings: readonly Finding[], name: string): string[] => [
  ...new Set(findings.filter(({ detail }) => detail.includes(name)).map(({ check }) => check)),
];

/** Numbers that are counted, weighed or paid; not those that only say which row it is. */
const FIGURES = `
  select c.relname as tabel, a.attname as kolom from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.oid = any($1::regclass[]) and a.attnum > 0 and not a.attisdropped and coalesce(nullif(t.typbasetype, 0), t.oid) in (20, 21, 23, 1700)
    and a.attname not in ('id', 'otorisasi_id', 'urut', 'asal_urut', 'chain_pos', 'cetak') order by 1, 2`;

/** Prices of a moment, which nothing can work out again. */
const UNTOLD = ['harga_emas_global.nominal', 'kadar_eod.harga'];
/** Which it is, and of what document. */
type Row = Record<'row' | 'no', string>;

/** In as few parts as there are rows of one document, no two of them in one part. */
const apart = (rows: readonly Row[]): Row[][] => {
  const parts: Row[][] = [];
  for (const row of rows) {
    const free = parts.find((part) => part.every(({ no }) => no !== row.no));
    if (free) free.push(row);
    else parts.push([row]);
  }
  return parts;
};

/** A row of each kind of document or movement; where one has something in this column, such a one. */
const oneOfEachKind = async (tabel: string, kolom: string): Promise<Row[]> => {
  const said = (...names: string[]) =>
    `coalesce(${names.map((name) => `to_jsonb(r)->>'${name}'`).join(', ')})`;
  const { rows } = await shop.master.query<Row>(
    `select distinct on (kind) row, no from (
       select md5(r::text) as row, ${kolom} as figure, coalesce(${said('no_faktur_batal', 'no_faktur', 'no_jurnal', 'tanggal')}, 'HARGA ' || (to_jsonb(r)->>'id')) as no, ${said('jenis', 'trx', 'arah')} as kind from ${tabel} r) x
     order by kind, figure <> 0 desc, row`,
  );
  return rows;
};

describe('before anything is sealed', () => {
  test('the books hold, and all of it waits', async () => {
    expect(await shop.findings()).toEqual([]);
    expect(await shop.ask('select count(*) from segel')).toBe('0');
  });

  test.each(UNSEALED_ROWS)(
    '%s is told with its key, and whose hand it was not: %s',
    async (table, change) => {
      const found = await shop.altered([table], change);
      expect(found.filter(({ check }) => check === `history ${table}`)).not.toEqual([]);
      const plain = await shop.altered(
        [table, 'riwayat'],
        `set local session_replication_role = origin; ${change}`,
      );
      expect(naming(plain, `${table} `)).toContain(`history ${table}`);
    },
  );

  test.each([
    [`{"data": {"no_faktur": "PJK01260225ZZZ", "grand_total": 1}}`, 'PJK01260225ZZZ'],
    [`{"data": {"no_faktur_batal": "BPK01260225ZZZ"}}`, 'BPK01260225ZZZ'],
    [`{"data": {"jual": {"no_faktur": "PJK01260225ZZY"}}}`, 'PJK01260225ZZY'],
  ])('an answer of a document that is not there is told: %s', async (answer, no) => {
    const found = await shop.altered(
      ['idempotency'],
      `insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer) values ('KASIR1', 'uji', 'K01', 'uji', '', 200, '${answer}')`,
    );
    expect(naming(found, `K01 ${no}`)).toContain('answers tell of documents that are there');
  });

  test('every rupiah, gram and count that is altered contradicts something, by the name of its document', async () => {
    const tables = SEALED.flatMap(({ versions }) => versions[SEAL_VERSION] ?? []).map(({ table }) => table);
    const { rows } = await shop.master.query<{ tabel: string; kolom: string }>(FIGURES, [tables]);
    const unseen = new Set<string>();
    let tried = 0;
    /** Which of these rows, each of a document of its own, is not told when all of them are altered. */
    const unnamedOf = async (tabel: string, kolom: string, all: readonly Row[]): Promise<string[]> => {
      const these = all.map(({ row }) => `'${row}'`).join(', ');
      const change = `update ${tabel} r set ${kolom} = coalesce(${kolom}, 0) + 1 where md5(r::text) in (${these})`;
      try {
        const findings = await shop.altered([tabel], change);
        return all.flatMap(({ no }) => (naming(findings, no).length === 0 ? [no] : []));
      } catch (error) {
        if ((error as { code?: string }).code !== '23514') throw error;
        // What the table itself forbids needs no verification.
        const alone: string[] = [];
        if (all.length > 1) for (const one of all) alone.push(...(await unnamedOf(tabel, kolom, [one])));
        return alone;
      }
    };
    for (const { tabel, kolom } of rows)
      for (const all of apart(await oneOfEachKind(tabel, kolom))) {
        tried += all.length;
        for (const no of await unnamedOf(tabel, kolom, all)) unseen.add(`${tabel}.${kolom} ${no}`);
      }
    expect(tried).toBeGreaterThan(150);
    expect([...unseen].filter((name) => !UNTOLD.includes(name.split(' ')[0] ?? ''))).toEqual([]);
  }, 300_000);

  test.each([
    ['sale', 'dokumen', `update dokumen set status = 'BATAL' where no_faktur = '{sale}'`],
    ['cancelled', 'dokumen', `update dokumen set status = 'POSTED' where no_faktur = '{cancelled}'`],
    ['cash', 'dokumen', `delete from dokumen where no_faktur = '{cash}'`],
    ['cash', 'dokumen_bayar', `update dokumen_bayar set arah = 'M' where no_faktur = '{cash}'`],
    [
      'sale',
      'dokumen_bayar',
      `update dokumen_bayar set jenis = 'QRIS' where no_faktur = '{sale}' and jenis = 'CASH'`,
    ],
    ['sale', 'jurnal', `delete from jurnal where no_jurnal = '{sale}'`],
    ['sale', 'mutasi_stock', `update mutasi_stock set tanggal = tanggal - 1 where no_faktur = '{sale}'`],
    ['reversal', 'otorisasi_pakai', `delete from otorisasi_pakai where otorisasi_id = {approval}`],
    ['sale', 'audit', `delete from audit where entity_key = '{sale}'`],
  ])('a state of %s in %s: %s', async (name, table, change) => {
    expect(naming(await shop.altered([table], fill(change)), numbers[name] ?? '')).not.toEqual([]);
  });
});

/** Past the triggers, in whatever row there is; whose table must be told. */
const UNSEALED_ROWS: [string, string][] = [
  ['barang', `update barang set harga_emas = coalesce(harga_emas, 0) + 1`],
  ['barang', `update barang set harga_atribut = harga_atribut + 1`],
  ['barang', `update barang set atribut = '[{"uji": 1}]'`],
  ['barang', `update barang set berat_asli = berat_asli + 1`],
  ['barang', `update barang set ada_faktur_pajak = not ada_faktur_pajak`],
  ['users', `update users set level = 'OWN' where user_id = 'KASIR1'`],
  ['users', `update users set akses = '["uji"]' where user_id = 'KASIR1'`],
  ['users', `update users set password_hash = 'uji' where user_id = 'KASIR1'`],
  ['para_system', `insert into para_system (kode_toko, key, value) values ('K01', 'UJI', 'true')`],
  ['kadar', `update kadar set harga_jual = harga_jual + 1`],
  ['para_akun_transaksi', `update para_akun_transaksi set detail_akun = '[]'`],
  ['member', `update member set diskon = 50`],
  [
    'kupon',
    `insert into kupon (kode_kupon, keterangan, jenis, nilai_rp, tgl_mulai, tgl_akhir) values ('UJI', 'UJI', 'RUPIAH', 1, '2026-01-01', '2026-12-31')`,
  ],
];

const of = (name: string, number = 'no_faktur') => `${number} = '{${name}}'`;
/** Tables, what is done to them, and whose name must be told. */
const ALTERATIONS: [string, string[], string][] = [
  [
    'sale',
    ['dokumen'],
    `update dokumen set total = total + 1000, diskon = diskon + 1000 where ${of('sale')}`,
  ],
  ['sale', ['dokumen'], `update dokumen set nama_customer = 'ORANG LAIN' where ${of('sale')}`],
  ['sale', ['dokumen'], `update dokumen set tanggal = tanggal - 1 where ${of('sale')}`],
  ['sale', ['dokumen'], `update dokumen set status = 'BATAL' where ${of('sale')}`],
  ['sale', ['dokumen'], `delete from dokumen where ${of('sale')}`],
  [
    'sale',
    ['penjualan_detail'],
    `update penjualan_detail set nama_barang = 'CINCIN LAIN' where ${of('sale')}`,
  ],
  ['sale', ['penjualan_detail'], `delete from penjualan_detail where ${of('sale')}`],
  [
    'other',
    ['penjualan_detail'],
    `update penjualan_detail set no_faktur = case no_faktur when '{sale}' then '{other}' else '{sale}' end, urut = urut + 50 where no_faktur in ('{sale}', '{other}')`,
  ],
  ['sale', ['dokumen_bayar'], `update dokumen_bayar set no_kartu = '9999' where ${of('sale')}`],
  [
    'cash',
    ['dokumen_bayar'],
    `insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, jumlah_rp) values ('K01', '{cash}', 9, 'M', 'CASH', 1)`,
  ],
  ['reversal', ['dokumen_batal'], `update dokumen_batal set alasan = 'LAIN' where ${of('cancelled')}`],
  ['reversal', ['dokumen_batal'], `delete from dokumen_batal where ${of('cancelled')}`],
  [
    'reversal',
    ['dokumen_batal'],
    `update dokumen_batal a set input_by = b.no_faktur_batal, alasan = b.alasan from dokumen_batal b
     where (a.no_faktur_batal, b.no_faktur_batal) in (('{reversal}', '{reversal2}'), ('{reversal2}', '{reversal}'))`,
  ],
  [
    'cash',
    ['kas_mutasi'],
    `update kas_mutasi set kategori = 'LAIN_KELUAR', keterangan = 'X' where ${of('cash')}`,
  ],
  ['cash', ['kas_mutasi'], `delete from kas_mutasi where ${of('cash')}`],
  ['reversal', ['kas_mutasi'], `update kas_mutasi set user_id = 'ORANG' where ${of('reversal')}`],
  ['sale', ['bank_mutasi'], `update bank_mutasi set keterangan = 'X' where ${of('sale')}`],
  ['sale', ['bank_mutasi'], `update bank_mutasi set fee = fee + 1 where ${of('sale')}`],
  ['sale', ['mutasi_stock'], `update mutasi_stock set berat = berat - 1 where ${of('sale')}`],
  ['sale', ['mutasi_stock'], `update mutasi_stock set kode_baki = 'XX' where ${of('sale')}`],
  ['points', ['poin_mutasi'], `update poin_mutasi set kode_customer = 'ORANG' where ${of('points')}`],
  [
    'other',
    ['poin_mutasi'],
    `insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin) select kode_toko, tanggal, 'X', no_faktur, 1 from dokumen where ${of('other')}`,
  ],
  ['commission', ['fee_mutasi'], `update fee_mutasi set kode_sales = 'S99' where ${of('commission')}`],
  ['commission', ['fee_mutasi'], `delete from fee_mutasi where ${of('commission')}`],
  [
    'sale',
    ['jurnal'],
    `update jurnal set debet = debet + case when debet > 0 then 5 else 0 end, kredit = kredit + case when kredit > 0 then 5 else 0 end
     where id in ((select min(id) from jurnal where no_jurnal = '{sale}' and debet > 0), (select min(id) from jurnal where no_jurnal = '{sale}' and kredit > 0))`,
  ],
  [
    'other',
    ['jurnal'],
    `update jurnal set no_jurnal = case no_jurnal when '{sale}' then '{other}' else '{sale}' end where no_jurnal in ('{sale}', '{other}')`,
  ],
  [
    'sale',
    ['jurnal_emas'],
    `update jurnal_emas set tempat = 'LAIN' where no_jurnal = '{sale}' and kredit > 0`,
  ],
  [
    'cash',
    ['jurnal_emas'],
    `insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit) select 'K01', tanggal, no_faktur, t, d, k from dokumen, (values ('A', 1, 0), ('B', 0, 1)) v(t, d, k) where ${of('cash')}`,
  ],
  [
    'reversal',
    ['otorisasi_pakai'],
    `update otorisasi_pakai set at = at + interval '1 day' where otorisasi_id = {approval}`,
  ],
  ['cancelled', ['otorisasi'], `update otorisasi set disetujui_oleh = 'ORANG' where id = {approval}`],
  [
    'cancelled',
    ['audit'],
    `update audit set user_id = 'ORANG' where entity_key = '{cancelled}' and action = 'cancel'`,
  ],
  [
    'day',
    ['tutup_harian'],
    `update tutup_harian set catatan = 'X' where kode_toko = 'K01' and tanggal = '{day}'`,
  ],
  [
    'day',
    ['kadar_eod'],
    `update kadar_eod set harga = harga + 1 where kode_toko = 'K01' and tanggal = '{day}'`,
  ],
  [
    'day',
    ['saldo_akun'],
    `delete from saldo_akun where kode_toko = 'K01' and tanggal = '{day}' and debet > 0`,
  ],
  [
    'price',
    ['harga_emas_global'],
    `update harga_emas_global set nominal = nominal + 1 where 'HARGA ' || id = '{price}'`,
  ],
  ['sale', ['segel'], `update segel set hash = sha256(hash) where no = '{sale}'`],
  ['sale', ['segel'], `update segel set chain_pos = chain_pos - 1 where no = '{sale}'`],
  ['sale', ['segel'], `update segel set versi = ${SEAL_VERSION + 1} where no = '{sale}'`],
  ['sale', ['segel'], `delete from segel where no = '{sale}'`],
  [
    'sale',
    ['idempotency'],
    `update idempotency set answer = jsonb_set(answer, '{data,grand_total}', '1') where answer->'data'->>'no_faktur' = '{sale}'`,
  ],
];
const BOOKS = [
  'kas_mutasi',
  'bank_mutasi',
  'mutasi_stock',
  'poin_mutasi',
  'fee_mutasi',
  'dokumen_bayar',
  'penjualan_detail',
  'dokumen',
  'segel',
];

describe('once it is sealed', () => {
  beforeAll(async () => {
    await sealAll(shop.owner);
  });

  test('the old shop verifies, and every document, reversal, closing and price of it has its seal', async () => {
    expect(await shop.findings()).toEqual([]);
    expect(await shop.ask('select count(*) from segel')).toBe(
      await shop.ask(
        'select (select count(*) from dokumen) + (select count(*) from dokumen_batal) + (select count(*) from tutup_harian) + (select count(*) from harga_emas_global)',
      ),
    );
  });

  test.each(ALTERATIONS)('%s is named for %j: %s', async (name, tables, change) => {
    const before = await Promise.all(
      tables.map((table) => shop.ask(`select md5(string_agg(t::text, '' order by t::text)) from ${table} t`)),
    );
    const findings = await shop.altered(tables, fill(change));
    expect(naming(findings, numbers[name] ?? '')).not.toEqual([]);
    const after = await Promise.all(
      tables.map((table) => shop.ask(`select md5(string_agg(t::text, '' order by t::text)) from ${table} t`)),
    );
    expect(after).toEqual(before);
  });

  test('a document that is taken away whole, with its seal, is missed by name', async () => {
    const remove = [
      ...BOOKS.filter((table) => table !== 'segel').map(
        (table) => `delete from ${table} where no_faktur = '{sale}'`,
      ),
      ...['jurnal', 'jurnal_emas'].map((table) => `delete from ${table} where no_jurnal = '{sale}'`),
      `delete from segel where no = '{sale}'`,
    ];
    const findings = await shop.altered([...BOOKS, 'jurnal', 'jurnal_emas'], fill(remove.join('; ')));
    expect(naming(findings, numbers.sale ?? '')).toEqual(
      expect.arrayContaining(['the audit agrees with the documents', 'answers agree with the documents']),
    );
  });

  describe('the last document of a shop, taken away with all that tells of it', () => {
    const REST = ['jurnal', 'jurnal_emas', 'audit', 'idempotency', 'chain_blocks', 'saksi'];
    const remove = [
      ...BOOKS.filter((table) => table !== 'segel').map(
        (table) => `delete from ${table} where no_faktur = '{last}'`,
      ),
      ...['jurnal', 'jurnal_emas'].map((table) => `delete from ${table} where no_jurnal = '{last}'`),
      `delete from audit where entity_key = '{last}'`,
      `delete from idempotency where answer->'data'->>'no_faktur' = '{last}'`,
      `delete from chain_blocks where tabel = 'audit' and kode_toko = 'K01' and nomor = (select max(nomor) from chain_blocks where tabel = 'audit' and kode_toko = 'K01')`,
      // A closing may follow it, and goes too.
      `delete from segel where kode_toko = 'K01' and (chain_pos, no) >= (select chain_pos, no from segel where kode_toko = 'K01' and no = '{last}')`,
    ].join('; ');
    beforeAll(async () => {
      numbers.last = await shop.ask(
        `select no from segel s where kode_toko = 'K01' and exists (select from dokumen d where d.no_faktur = s.no) order by chain_pos desc, no desc limit 1`,
      );
    });

    test('is missed in its shop, at once and after the sealer has gone on', async () => {
      const tables = [...BOOKS, ...REST];
      const named = ['end of chain'];
      const found = await shop.altered(tables, fill(remove));
      expect(naming(found, 'and is gone with its seal: the chain was cut')).toEqual(named);
      expect(naming(found, 'of audit: was sealed, and is gone')).toEqual(named);
      const later = await shop.altered(tables, fill(remove), async () => {
        await shop.master.query(
          `insert into audit (kode_toko, user_id, action, entity, entity_key) values ('K01', 'X', 'add', 'uji', 'uji')`,
        );
        await sealAll(shop.owner);
      });
      expect(naming(later, 'and is gone with its seal: the chain was cut')).toEqual(named);
      expect(naming(later, 'of audit: was sealed, and is gone')).toEqual(named);
    });

    test('with the table that tells where chains end: that is missed too', async () => {
      const found = await shop.altered(
        [...BOOKS, ...REST],
        fill(`${remove}; delete from saksi where kode_toko = 'K01'`),
      );
      expect(naming(found, 'K01 segel: where it ends is not told')).toEqual(['end of chain']);
    });
  });

  test('a line of the journal in an old block breaks that block too', async () => {
    const findings = await shop.altered(
      ['jurnal'],
      fill(`update jurnal set keterangan = 'X' where no_jurnal = '{sale}'`),
    );
    expect(naming(findings, numbers.sale ?? '')).toContain('seal');
    expect(findings.map(({ check }) => check)).toContain('chain jurnal');
  });

  test('nothing of it was left behind', async () => {
    expect(await shop.findings()).toEqual([]);
  });
});
