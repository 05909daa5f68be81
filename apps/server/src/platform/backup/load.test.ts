import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { type Client, startTestApp, type TestApp, templateOf } from '../../testing/harness.ts';
import {
  backupInView,
  backupOf,
  contentAt,
  forge,
  loadInto,
  lookAt,
  newPlace,
  type Place,
  removeAll,
} from './backup.fixture.ts';

let server: TestApp;
let kasir: Client;
const freshPiece = pieceSupply();
const sell = async (): Promise<void> => {
  const piece = freshPiece();
  const { status, body } = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]));
  expect(status, JSON.stringify(body)).toBe(200);
};
beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  await sell();
});
afterAll(async () => {
  await removeAll();
  await server?.close();
});

/** A fresh schema of today, without rows. */
const schema = async (): Promise<Place> => newPlace(await templateOf('empty'));
const run = (url: string, text: string) => lookAt(url, (pool) => pool.query(text));

/** A statement for every table that is there. */
const onEveryTable = (statement: string): string => `do $do$ declare tabel text; begin
  for tabel in select c.oid::regclass::text from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
    execute replace($$${statement}$$, 'TABEL', tabel);
  end loop; end $do$;`;

/** A table to come, into which triggers on every other table write what happened there. */
const HISTORY = `create function uji_catat() returns trigger language plpgsql security definer set search_path = public as $$ begin
    insert into uji_riwayat (tabel, apa, isi) values (tg_table_name, tg_op, to_jsonb(coalesce(new, old)));
    return null;
  end $$;
  ${onEveryTable('create trigger uji_catat after insert or update or delete on TABEL for each row execute function uji_catat()')}
  create table uji_riwayat (id bigint generated always as identity primary key, tabel text not null, apa text not null, isi jsonb not null);`;

/** What would lose or change every row that is loaded, and a check of every row that waits for the commit. */
const IN_THE_WAY = `create function uji_buang() returns trigger language plpgsql as $$ begin return null; end $$;
  create function uji_tunggu() returns trigger language plpgsql as $$ begin return null; end $$;
  ${onEveryTable('create trigger uji_buang before insert on TABEL for each row execute function uji_buang()')}
  ${onEveryTable('create constraint trigger uji_tunggu after insert on TABEL deferrable initially deferred for each row execute function uji_tunggu()')}
  alter table barang enable always trigger uji_buang;
  alter table sales disable trigger uji_catat;`;

const triggersOf = async (url: string) =>
  (
    await lookAt(url, (pool) =>
      pool.query<{ name: string; state: string }>(
        `select tgrelid::regclass || ' ' || tgname as name, tgenabled as state from pg_trigger where not tgisinternal order by 1`,
      ),
    )
  ).rows;

describe('what checks refused when it was written is refused', () => {
  let place: Place;
  let before: Record<string, string>;
  beforeAll(async () => {
    place = await schema();
    before = await contentAt(place.url);
  });
  const spoilt = async (change: string): Promise<void> => {
    await server.look(`begin; set local session_replication_role = replica; ${change}; commit`);
  };

  test.each([
    [
      'a journal that does not balance',
      /does not balance/,
      'update jurnal set debet = debet + 1 where debet > 0',
      'update jurnal set debet = debet - 1 where debet > 0',
    ],
    [
      'an account nobody knows',
      /names an account that does not exist/,
      `update jurnal set nomor_akun = '99' || nomor_akun`,
      'update jurnal set nomor_akun = substr(nomor_akun, 3)',
    ],
    [
      'fine gold that does not balance',
      /does not balance/,
      'update jurnal_emas set kredit = kredit + 1 where kredit > 0',
      'update jurnal_emas set kredit = kredit - 1 where kredit > 0',
    ],
    [
      'a row whose shop is not there',
      /violates foreign key/,
      `update hari_kerja set kode_toko = 'ZZZ' where kode_toko = 'K02'`,
      `update hari_kerja set kode_toko = 'K02' where kode_toko = 'ZZZ'`,
    ],
    [
      'an exchange that does not clear',
      /exchange TKK01260225001 does not clear/,
      `update dokumen set no_tukar = 'TKK01260225001' where jenis = 'PENJUALAN'; update dokumen_bayar set jenis = 'TUKAR'`,
      `update dokumen set no_tukar = null; update dokumen_bayar set jenis = 'CASH'`,
    ],
    [
      'a weighing that does not add up',
      /timbang_aktivitas_jumlah/,
      `alter table timbang_aktivitas drop constraint timbang_aktivitas_jumlah;
       insert into timbang_aktivitas (sesi_id, kode_toko, tanggal, kode_gudang, kode_baki, qty, berat_asli, berat_bandrol, berat_baki, berat_seharusnya, berat_timbang, selisih, toleransi, status, user_id)
         values (1, 'K01', '2026-02-25', 'X', 'X', 1, 1, 1, 1, 3, 3, 1, 0, 'COCOK', 'X')`,
      'delete from timbang_aktivitas',
    ],
  ])('%s', async (_, message, change, undo) => {
    await spoilt(change);
    const path = await backupOf(server);
    await spoilt(undo);
    await expect(loadInto(place, path)).rejects.toThrow(message);
    expect(await contentAt(place.url)).toEqual(before);
  });

  test('rows of a table of which the backup says that it has none', async () => {
    const path = await forge(await backupOf(server), (header) => ({
      ...header,
      tables: header.tables.map((table) => (table.name === 'jurnal' ? { ...table, rows: 0 } : table)),
    }));
    await expect(loadInto(place, path)).rejects.toThrow('table jurnal: rows came in, the backup holds none');
    expect(await contentAt(place.url)).toEqual(before);
  });
});

describe('rows are loaded as they were', () => {
  test('whatever triggers the tables have, and these are awake afterwards as they were before', async () => {
    const { ownerUrl } = server.database;
    await run(ownerUrl, HISTORY);
    await sell();
    const { path, content } = await backupInView(server);
    expect(Number.parseInt(content.uji_riwayat ?? '', 10)).toBeGreaterThan(10);
    const place = await schema();
    await run(place.url, HISTORY);
    await run(place.url, IN_THE_WAY);
    const before = await triggersOf(place.url);
    expect(new Set(before.map(({ state }) => state))).toEqual(new Set(['O', 'A', 'D']));
    // A fresh schema has rows of its own, such as its epoch, which go without a trace, too.
    await loadInto(place, path);
    expect(await contentAt(place.url)).toEqual(content);
    expect(await triggersOf(place.url)).toEqual(before);
  });

  test('every trigger that only checks what comes in is known as such', async () => {
    const { rows } = await lookAt((await schema()).url, (pool) =>
      pool.query(
        `select t.tgrelid::regclass || ' ' || t.tgname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where not t.tgisinternal and t.tgconstraint = 0 and t.tgtype & 4 <> 0 and not (p.provolatile = 's' and t.tgtype & 2 = 0)
           and p.prosrc !~* '\\m(insert|update|delete|merge|truncate|perform|execute|call)\\M|:='`,
      ),
    );
    // A function that only looks and refuses is declared stable, and its trigger comes after the row; see 0076_muat.sql.
    expect(rows).toEqual([]);
  });
});
