import type { cocokkan, cocokkanLagi, lepasCocok } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { Match } from '@kadar/domain/reconciliation-open.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { type Account, checkOpen, closedMonths, holdAccount } from '../account.ts';
import { openSides } from '../queries/open.ts';

type Params = z.output<NonNullable<typeof cocokkan.params>>;
type Chosen = z.output<NonNullable<typeof cocokkan.body>>;
type Undo = z.output<NonNullable<typeof lepasCocok.body>>;

export const accountOf = (call: Call<Params>): Account => ({
  toko: oneToko(call),
  no_rekening: call.params.no_rekening,
});

interface NewMatch extends Match {
  cara: 'SENDIRI' | 'USULAN' | 'TANGAN';
  catatan: string;
}

/** So many matches a statement: their texts stay within what a message should weigh. */
const AT_ONCE = 5_000;

/** Writes matches with what they are of, and holds both sides; the answer has their numbers in order. */
export const keepMatches = async (
  tx: Tx,
  { toko, no_rekening }: Account,
  user: string,
  matches: readonly NewMatch[],
): Promise<number[]> => {
  const numbers: number[] = [];
  for (let at = 0; at < matches.length; at += AT_ONCE) {
    const part = matches.slice(at, at + AT_ONCE);
    const heads = part.map(({ cara, sebab, selisih, catatan }, n) => ({ n, cara, sebab, selisih, catatan }));
    const made = await tx.rows<{ id: number }>(sql`
      insert into rekonsiliasi_cocok (kode_toko, no_rekening, cara, sebab, selisih_sen, catatan, user_id)
      select ${toko}, ${no_rekening}, cara, sebab, selisih, catatan, ${user}
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as r(n int, cara text, sebab text, selisih bigint, catatan text) order by n returning id`);
    const ids = made.map(({ id }) => id).toSorted((a, b) => a - b);
    const held = part.flatMap(({ baris, buku }, n) => [
      ...baris.map((acuan) => ({ id: ids[n], sisi: 'BANK', acuan })),
      ...buku.map((acuan) => ({ id: ids[n], sisi: 'BUKU', acuan })),
    ]);
    await tx.execute(sql`
      with r as (select * from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as r(id bigint, sisi text, acuan bigint)),
      isi as (insert into rekonsiliasi_isi (kode_toko, cocok_id, sisi, acuan) select ${toko}, id, sisi, acuan from r)
      insert into rekonsiliasi_pegang (kode_toko, sisi, acuan, cocok_id) select ${toko}, sisi, acuan, id from r`);
    numbers.push(...ids);
  }
  return numbers;
};

/** Matches what is beyond doubt of an account that is held; how many that was. */
export const matchCertain = async (tx: Tx, account: Account, user: string): Promise<number> => {
  const { found } = await openSides(tx, account, null);
  const matches = found.cocok.map((match) => ({ ...match, cara: 'SENDIRI' as const, catatan: '' }));
  await keepMatches(tx, account, user, matches);
  return matches.length;
};

export const cocokkanLagiCommand = async (
  call: Call<Params, unknown, z.output<NonNullable<typeof cocokkanLagi.body>>>,
  tx: Tx,
) => {
  const account = accountOf(call);
  await holdAccount(tx, account);
  const cocok = await matchCertain(tx, account, call.session.user_id);
  await audit(call, tx, 'match', { cocok });
  return { data: { cocok }, message: messageText('DATA_DISIMPAN', call.language) };
};

interface Side {
  id: number;
  sisi: 'BANK' | 'BUKU';
  tanggal: string;
  sen: number;
  oleh: string | null;
}

/** What is chosen, as it stands; throws DATA_TIDAK_DITEMUKAN for what is not this account's. */
const chosenSides = async (
  tx: Tx,
  { toko, no_rekening }: Account,
  { baris, buku }: Chosen,
): Promise<Side[]> => {
  const sides = await tx.rows<Side>(sql`
    select x.*, (select c.user_id from rekonsiliasi_pegang p join rekonsiliasi_cocok c on c.id = p.cocok_id
      where p.kode_toko = ${toko} and p.sisi = x.sisi and p.acuan = x.id) as oleh
    from (
      select b.id, 'BANK' as sisi, b.tanggal, b.jumlah_sen as sen from rekening_koran_baris b
      where b.kode_toko = ${toko} and b.no_rekening = ${no_rekening} and b.id = any(${baris}::bigint[])
      union all
      select m.id, 'BUKU', m.tanggal, m.jumlah_rp * 100 from bank_buku m
      where m.kode_toko = ${toko} and m.no_rekening = ${no_rekening} and m.id = any(${buku}::bigint[])) x`);
  if (sides.length !== new Set(baris).size + new Set(buku).size) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return sides;
};

/**
 * Lines and entries that are each other's, as somebody says. Throws WAJIB_DIISI without entries, REKONSILIASI_DIPEGANG where another was first, REKONSILIASI_BULAN_TUTUP,
 * REKONSILIASI_SELISIH where bank and book differ and nobody says why.
 */
export const cocokkanCommand = async (call: Call<Params, unknown, Chosen>, tx: Tx) => {
  const account = accountOf(call);
  const { baris, buku, sebab, catatan } = call.body;
  if (buku.length === 0) throw fieldError('buku', 'WAJIB_DIISI');
  await holdAccount(tx, account);
  const sides = await chosenSides(tx, account, call.body);
  const taken = sides.find(({ oleh }) => oleh !== null);
  if (taken?.oleh) throw new AppError('REKONSILIASI_DIPEGANG', { oleh: taken.oleh });
  checkOpen(
    await closedMonths(tx, account),
    sides.flatMap(({ sisi, tanggal }) => (sisi === 'BANK' ? [tanggal] : [])),
  );
  const selisih = sides.reduce((sum, { sisi, sen }) => sum + (sisi === 'BANK' ? sen : -sen), 0);
  const stands = selisih === 0 || catatan !== '' || (baris.length > 0 && sebab === 'SELISIH');
  if (!stands) throw fieldError('catatan', 'REKONSILIASI_SELISIH', { selisihRp: Math.round(selisih / 100) });
  const [id = 0] = await keepMatches(tx, account, call.session.user_id, [
    {
      baris,
      buku,
      sebab: sebab as Match['sebab'],
      selisih,
      cara: sebab === 'TANGAN' ? 'TANGAN' : 'USULAN',
      catatan,
    },
  ]);
  await audit(call, tx, 'match', { id, baris, buku, sebab, selisih, catatan });
  return { data: { id }, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Takes a match apart. Throws DATA_TIDAK_DITEMUKAN for one that stands no more, REKONSILIASI_BULAN_TUTUP. */
export const lepasCommand = async (call: Call<Params, unknown, Undo>, tx: Tx) => {
  const account = accountOf(call);
  const { id, alasan } = call.body;
  await holdAccount(tx, account);
  const held = await tx.rows<{ tanggal: string | null }>(sql`
    select b.tanggal from rekonsiliasi_pegang p join rekonsiliasi_cocok c on c.id = p.cocok_id
    left join rekening_koran_baris b on p.sisi = 'BANK' and b.id = p.acuan
    where p.cocok_id = ${id} and c.kode_toko = ${account.toko} and c.no_rekening = ${account.no_rekening}`);
  if (held.length === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
  checkOpen(
    await closedMonths(tx, account),
    held.flatMap(({ tanggal }) => tanggal ?? []),
  );
  await tx.execute(sql`
    insert into rekonsiliasi_lepas (cocok_id, kode_toko, alasan, user_id) values (${id}, ${account.toko}, ${alasan}, ${call.session.user_id})`);
  await tx.execute(
    sql`delete from rekonsiliasi_pegang where kode_toko = ${account.toko} and cocok_id = ${id}`,
  );
  await audit(call, tx, 'unmatch', { id, alasan });
  return { data: { id }, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Who did what to an account. */
export const audit = (call: Call<Params>, tx: Tx, action: string, after: object): Promise<void> =>
  writeAudit(tx, {
    toko: oneToko(call),
    user: call.session.user_id,
    ip: call.ip,
    action,
    entity: 'rekonsiliasi',
    key: call.params.no_rekening,
    after,
  });
