import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  type CocokRow,
  type getRekonsiliasi,
  type listRekonsiliasi,
  MAX_TAMPIL,
  type Rekonsiliasi,
} from '@kadar/contract/endpoints/rekonsiliasi.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { iso } from '../../../platform/http/page.ts';
import { type Account, daysOfMonth } from '../account.ts';
import { keadaanAt } from './keadaan.ts';
import { bankLines, bookLines, openSides, toBank, toBook } from './open.ts';

type Params = z.output<NonNullable<typeof getRekonsiliasi.params>>;
type Query = z.output<NonNullable<typeof getRekonsiliasi.query>>;

/** Accounts with how far their statements go, how many lines are left, and the last month that is closed. */
export const accounts = async (call: Call): Promise<{ data: DataOf<typeof listRekonsiliasi> }> => ({
  data: await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<DataOf<typeof listRekonsiliasi>[number]>(sql`
      select r.kode_toko, r.no_rekening, coalesce(b.nama_bank, r.kode_bank) as nama_bank, k.sampai, coalesce(k.tersisa, 0) as tersisa, t.ditutup
      from ${shopsOf(call.toko)} s join rekenings r on r.kode_toko = s.kode_toko and r.deleted_at is null
      left join banks b on b.kode_bank = r.kode_bank
      left join lateral (
        select max(l.tanggal) as sampai, count(*) filter (where p.cocok_id is null) as tersisa from rekening_koran_baris l
        left join rekonsiliasi_pegang p on p.kode_toko = l.kode_toko and p.sisi = 'BANK' and p.acuan = l.id
        where l.kode_toko = r.kode_toko and l.no_rekening = r.no_rekening) k on true
      left join lateral (
        select to_char(max(m.bulan), 'YYYY-MM') as ditutup from rekonsiliasi_bulan m
        where m.kode_toko = r.kode_toko and m.no_rekening = r.no_rekening and not exists (select from rekonsiliasi_buka x where x.bulan_id = m.id)) t on true
      order by r.kode_toko, k.sampai is null, nama_bank, r.no_rekening`),
  ),
});

/** Days between statements that their balances do not join. */
const gapsOf = (tx: Tx, { toko, no_rekening }: Account, until: string): Promise<Rekonsiliasi['celah']> =>
  tx.rows(sql`
    select sampai_lalu as dari, dari as sampai, saldo_awal_sen - saldo_lalu as sen from (
      select k.dari, k.saldo_awal_sen, max(k.sampai) over w as sampai_lalu, lag(k.saldo_akhir_sen) over (order by k.dari, k.sampai, k.id) as saldo_lalu
      from rekening_koran k where k.kode_toko = ${toko} and k.no_rekening = ${no_rekening} and k.baru > 0
      window w as (order by k.dari, k.sampai, k.id rows between unbounded preceding and 1 preceding)) x
    where dari > sampai_lalu and saldo_awal_sen <> saldo_lalu and dari <= ${until}::date order by dari`);

const closedBy = (tx: Tx, { toko, no_rekening }: Account, bulan: string): Promise<Rekonsiliasi['ditutup']> =>
  tx
    .maybe<{ oleh: string; at: string }>(sql`
      select b.user_id as oleh, ${iso(sql`b.at`)} as at from rekonsiliasi_bulan b where b.kode_toko = ${toko} and b.no_rekening = ${no_rekening} and b.bulan = ${`${bulan}-01`}::date
        and not exists (select from rekonsiliasi_buka x where x.bulan_id = b.id)`)
    .then((found) => found ?? null);

/** Matches of a month by its lines, newest first; those of entries alone by their days. */
const matchesOf = async (
  tx: Tx,
  account: Account,
  { from, to }: { from: string; to: string },
): Promise<CocokRow[]> => {
  const { toko, no_rekening } = account;
  const heads = await tx.rows<Omit<CocokRow, 'baris' | 'buku'>>(sql`
    select c.id, c.cara, c.sebab, c.selisih_sen, c.catatan, c.user_id as oleh, ${iso(sql`c.at`)} as at from rekonsiliasi_cocok c
    where c.kode_toko = ${toko} and c.no_rekening = ${no_rekening} and exists (
      select from rekonsiliasi_pegang p left join rekening_koran_baris b on p.sisi = 'BANK' and b.id = p.acuan left join bank_buku m on p.sisi = 'BUKU' and m.kode_toko = ${toko} and m.id = p.acuan
      where p.cocok_id = c.id and coalesce(b.tanggal, m.tanggal) between ${from}::date and ${to}::date)
    order by c.id desc limit ${MAX_TAMPIL}`);
  const ids = heads.map(({ id }) => id);
  const held = (sisi: 'BANK' | 'BUKU') =>
    sql`b.id in (select p.acuan from rekonsiliasi_pegang p where p.kode_toko = ${toko} and p.sisi = ${sisi} and p.cocok_id = any(${ids}::bigint[]))`;
  const lines = Map.groupBy(await tx.rows(bankLines(account, held('BANK'))), ({ pegang }) => pegang);
  const entries = Map.groupBy(await tx.rows(bookLines(account, held('BUKU'))), ({ pegang }) => pegang);
  return heads.map((head) => ({
    ...head,
    baris: (lines.get(head.id) ?? []).map(toBank),
    buku: (entries.get(head.id) ?? []).map(toBook),
  }));
};

const sidesOf = async (tx: Tx, account: Account, to: string) => {
  const { lines, entries, mulai, found } = await openSides(tx, account, to);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const usulan = [...found.cocok, ...found.usulan]
    .flatMap(({ baris, buku, sebab, selisih }) => {
      const own = baris.flatMap((id) => lineOf.get(id) ?? []);
      const ours = buku.flatMap((id) => entryOf.get(id) ?? []);
      return own.length === baris.length && ours.length === buku.length
        ? [{ baris: own.map(toBank), buku: ours.map(toBook), sebab, selisih_sen: selisih }]
        : [];
    })
    .toSorted((a, b) =>
      ((a.baris[0] ?? a.buku[0])?.tanggal ?? '').localeCompare((b.baris[0] ?? b.buku[0])?.tanggal ?? ''),
    );
  const inLines = new Set(usulan.flatMap(({ baris }) => baris.map(({ id }) => id)));
  const inEntries = new Set(usulan.flatMap(({ buku }) => buku.map(({ id }) => id)));
  return {
    usulan: usulan.slice(0, MAX_TAMPIL),
    jumlah_usulan: usulan.length,
    bank: lines
      .filter(({ id }) => !inLines.has(id))
      .slice(0, MAX_TAMPIL)
      .map(toBank),
    buku: entries
      .filter(({ id, tanggal }) => !inEntries.has(id) && tanggal <= to && tanggal >= mulai)
      .slice(0, MAX_TAMPIL)
      .map(toBook),
  };
};

/** A month of an account: what is matched, or what is suggested and left. */
export const rekonsiliasi = async (call: Call<Params, Query>): Promise<{ data: Rekonsiliasi }> => {
  const account = { toko: oneToko(call), no_rekening: call.params.no_rekening };
  const { bulan, lihat } = call.query;
  const { from, to } = daysOfMonth(bulan);
  return call.kadar.db.read(
    call.scope,
    async (tx) => {
      const known = await tx.maybe(
        sql`select 1 from rekenings where kode_toko = ${account.toko} and no_rekening = ${account.no_rekening}`,
      );
      if (!known) throw new AppError('DATA_TIDAK_DITEMUKAN');
      const keadaan = await keadaanAt(tx, account, from, to);
      const sides =
        lihat === 'SISA' && keadaan.tanggal !== null
          ? await sidesOf(tx, account, keadaan.tanggal)
          : { usulan: [], bank: [], buku: [], jumlah_usulan: 0 };
      return {
        data: {
          keadaan,
          ditutup: await closedBy(tx, account, bulan),
          celah: await gapsOf(tx, account, to),
          ...sides,
          cocok: lihat === 'COCOK' ? await matchesOf(tx, account, { from, to }) : [],
        },
      };
    },
    { snapshot: true },
  );
};
