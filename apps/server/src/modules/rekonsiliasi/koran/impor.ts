import type { ImporKoran, ProfilKoran } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { ReadLine } from '@kadar/domain/statement-file.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { type Account, checkOpen, closedMonths, firstOf, holdAccount } from '../account.ts';
import { accountOf, audit, matchCertain } from '../commands/match.ts';
import { keptProfile, linesOf, profileOf, type StatementFile, statementFile } from './read.ts';

type ImportCall = Call<{ no_rekening: string }>;
const FIRST_ROWS = 15;
/** Lines a statement: what one message carries. */
const AT_ONCE = 10_000;

/** The first rows of a file, and which columns mean what. */
export const pratinjau = async (
  call: ImportCall,
): Promise<{ data: { rows: string[][]; profil: ProfilKoran | null } }> => {
  const account = accountOf(call);
  const { rows } = await statementFile(call);
  const kept = await call.kadar.db.read(call.scope, (tx) => keptProfile(tx, account));
  const profil = profileOf(rows, kept);
  const from = Math.max(0, Math.min((profil?.kepala ?? 0) - 2, rows.length - FIRST_ROWS));
  return {
    data: {
      rows: rows.slice(0, from + FIRST_ROWS).map((row) => row.slice(0, 20).map((cell) => cell.slice(0, 80))),
      profil,
    },
  };
};

type Numbered = ReadLine & { ke: number };

/** Lines that are alike in everything are told apart by which of them it is. */
const numbered = (lines: readonly ReadLine[]): Numbered[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = [line.tanggal, line.jumlah_sen, line.saldo_sen, line.keterangan].join('\n');
    const ke = (seen.get(key) ?? 0) + 1;
    seen.set(key, ke);
    return { ...line, ke };
  });
};

const keepFile = async (
  tx: Tx,
  { toko, no_rekening }: Account,
  user: string,
  {
    file: { name, berkas, profil: chosen },
    profil,
    lines,
    baru,
  }: { file: StatementFile; profil: ProfilKoran; lines: readonly ReadLine[]; baru: number },
): Promise<number> => {
  const [first, last] = [lines[0], lines.at(-1)];
  const opening =
    first?.saldo_sen === undefined || first.saldo_sen === null ? null : first.saldo_sen - first.jumlah_sen;
  const { id } = await tx.one<{ id: number }>(sql`
    insert into rekening_koran (kode_toko, no_rekening, nama_berkas, berkas, profil, dari, sampai, saldo_awal_sen, saldo_akhir_sen, baris, baru, user_id)
    values (${toko}, ${no_rekening}, ${name}, ${berkas}, ${JSON.stringify(profil)}::jsonb, ${first?.tanggal}, ${last?.tanggal}, ${opening}, ${last?.saldo_sen ?? null}, ${lines.length},
      ${baru}, ${user}) returning id`);
  // What heads say needs no keeping; what somebody chose is for the next file too.
  if (chosen)
    await tx.execute(sql`
    insert into rekonsiliasi_profil (kode_toko, no_rekening, profil, user_id) values (${toko}, ${no_rekening}, ${JSON.stringify(profil)}::jsonb, ${user})
    on conflict (kode_toko, no_rekening) do update set profil = excluded.profil, user_id = excluded.user_id, at = kadar_now()`);
  return id;
};

/** Those that are not there yet, by what makes a line the same. */
const newOf = async (
  tx: Tx,
  { toko, no_rekening }: Account,
  lines: readonly Numbered[],
): Promise<Numbered[]> => {
  const days = lines.map(({ tanggal }) => tanggal);
  const there = await tx.rows<{ kunci: string }>(sql`
    select concat_ws(E'\n', tanggal, jumlah_sen, coalesce(saldo_sen::text, ''), keterangan, ke) as kunci from rekening_koran_baris
    where kode_toko = ${toko} and no_rekening = ${no_rekening} and tanggal between ${days[0]}::date and ${days.at(-1)}::date`);
  const known = new Set(there.map(({ kunci }) => kunci));
  return lines.filter(
    ({ tanggal, jumlah_sen, saldo_sen, keterangan, ke }) =>
      !known.has([tanggal, jumlah_sen, saldo_sen ?? '', keterangan, ke].join('\n')),
  );
};

const save = async (
  call: ImportCall,
  tx: Tx,
  file: StatementFile,
): Promise<{ data: ImporKoran; message: string }> => {
  const account = accountOf(call);
  const { toko, no_rekening } = account;
  const user = call.session.user_id;
  await holdAccount(tx, account);
  const { lines, gaps, profil } = linesOf(
    file,
    file.profil ?? profileOf(file.rows, await keptProfile(tx, account)),
    no_rekening,
  );
  const fresh = await newOf(tx, account, numbered(lines));
  checkOpen(await closedMonths(tx, account), [...new Set(fresh.map(({ tanggal }) => firstOf(tanggal)))]);
  const twice = await tx.maybe(sql`
    select 1 from rekening_koran where kode_toko = ${toko} and no_rekening = ${no_rekening} and berkas = ${file.berkas}`);
  if (!twice) {
    const id = await keepFile(tx, account, user, { file, profil, lines, baru: fresh.length });
    for (let at = 0; at < fresh.length; at += AT_ONCE)
      await tx.execute(sql`
        insert into rekening_koran_baris (kode_toko, no_rekening, koran_id, baris, tanggal, jumlah_sen, saldo_sen, keterangan, ke)
        select ${toko}, ${no_rekening}, ${id}, baris, tanggal, jumlah_sen, saldo_sen, keterangan, ke
        from jsonb_to_recordset(${JSON.stringify(fresh.slice(at, at + AT_ONCE).map((line, n) => ({ ...line, n })))}::jsonb)
          as r(n int, baris int, tanggal date, jumlah_sen bigint, saldo_sen bigint, keterangan text, ke int) order by n`);
  }
  const cocok = fresh.length > 0 ? await matchCertain(tx, account, user) : 0;
  const data: ImporKoran = {
    baris: lines.length,
    baru: fresh.length,
    cocok,
    dari: lines[0]?.tanggal ?? '',
    sampai: lines.at(-1)?.tanggal ?? '',
    celah: gaps,
  };
  await audit(call, tx, 'import', { nama_berkas: file.name, ...data });
  return { data, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Takes a statement in: the lines that are new, in one transaction, and matches what is beyond doubt. Throws what statementFile() and linesOf() do, REKONSILIASI_BULAN_TUTUP. */
export const impor = async (
  call: ImportCall,
  route: string,
): Promise<{ data: ImporKoran; message: string }> => {
  const file = await statementFile(call);
  return runCommand(call, route, (tx) => save(call, tx, file));
};
