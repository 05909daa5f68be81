import { randomUUID } from 'node:crypto';
import { writeAudit } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { AppError, fieldError } from '../errors.ts';
import type { Sealed, Vault } from './vault.ts';

/** Whose key cards are kept with. */
interface Keeper {
  vault: Vault;
}

/** How long a picture may wait for the document it was taken for. */
const STAGED_HOURS = 24;
/** Of a number, to anybody at the counter: the last of its digits. */
export const SHOWN_DIGITS = 4;

const nikOf = (id: string): string => `nik ${id}`;
const fotoOf = (id: string): string => `foto ${id}`;

/** Keeps the picture of a card for a document to come; gives its name. Throws KUNCI_IDENTITAS_RUSAK. */
export const stageFoto = async (
  { vault }: Keeper,
  tx: Tx,
  { toko, user, jpeg }: { toko: string; user: string; jpeg: Buffer },
): Promise<string> => {
  const id = randomUUID();
  const { kunci, isi } = vault.seal(jpeg, fotoOf(id));
  await tx.execute(sql`
    insert into identitas_foto (id, kode_toko, kunci, foto, input_by) values (${id}, ${toko}, ${kunci}, ${isi}, ${user})`);
  return id;
};

export interface Card {
  toko: string;
  no_dokumen: string;
  user: string;
  nik: string;
  /** What stageFoto() gave; '' for none. */
  foto: string;
  /** Where a picture that is not there is refused. */
  field?: string;
}

/** Writes the card of a document, in its transaction. Throws DATA_TIDAK_DITEMUKAN at its picture, KUNCI_IDENTITAS_RUSAK. */
export const keepIdentity = async ({ vault }: Keeper, tx: Tx, card: Card): Promise<void> => {
  const { toko, no_dokumen, user, nik, foto, field = 'foto_ktp' } = card;
  const id = foto || randomUUID();
  const { kunci, isi } = vault.seal(Buffer.from(nik), nikOf(id));
  const { foto: taken } = await tx.one<{ foto: boolean }>(sql`
    with f as (delete from identitas_foto where id = ${id} and kode_toko = ${toko} returning kunci, foto)
    insert into identitas (id, kode_toko, no_dokumen, kunci, nik, akhir, kunci_foto, foto, input_by)
    select ${id}, ${toko}, ${no_dokumen}, ${kunci}, ${isi}, ${nik.slice(-SHOWN_DIGITS)}, f.kunci, f.foto, ${user}
    from (select 1) satu left join f on true returning foto is not null as foto`);
  if (foto && !taken) throw fieldError(field, 'DATA_TIDAK_DITEMUKAN');
};

/**
 * Writes one card for several documents, its picture sealed for each of them anew. Throws DATA_TIDAK_DITEMUKAN at its picture,
 * KUNCI_IDENTITAS_RUSAK.
 */
export const keepIdentities = async (
  keeper: Keeper,
  tx: Tx,
  documents: readonly string[],
  card: Omit<Card, 'no_dokumen'>,
): Promise<void> => {
  const { toko, user, foto } = card;
  const [first, ...others] = documents;
  if (first === undefined) return;
  const staged =
    foto && others.length > 0
      ? await tx.maybe<Sealed>(
          sql`select kunci, foto as isi from identitas_foto where id = ${foto} and kode_toko = ${toko}`,
        )
      : undefined;
  await keepIdentity(keeper, tx, { ...card, no_dokumen: first });
  const jpeg = staged && keeper.vault.unseal(staged, fotoOf(foto));
  for (const no_dokumen of others) {
    const copy = jpeg ? await stageFoto(keeper, tx, { toko, user, jpeg }) : '';
    await keepIdentity(keeper, tx, { ...card, no_dokumen, foto: copy });
  }
};

/** What anybody at the counter may see of a card. Throws DATA_TIDAK_DITEMUKAN for a document without one. */
export const maskedIdentity = async (
  tx: Tx,
  toko: string,
  no_dokumen: string,
): Promise<{ nik: string; foto: boolean }> => {
  const found = await tx.maybe<{ akhir: string; foto: boolean }>(sql`
    select akhir, foto is not null as foto from identitas where no_dokumen = ${no_dokumen} and ${toko} in ('*', kode_toko)`);
  if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { nik: found.akhir.padStart(16, '•'), foto: found.foto };
};

interface Kept extends Sealed {
  id: string;
  kode_toko: string;
  kunci_foto: string | null;
  foto: Buffer | null;
}

/**
 * The whole card, and in the same transaction the line of the audit that says who looked. Throws DATA_TIDAK_DITEMUKAN,
 * KUNCI_IDENTITAS_RUSAK, IDENTITAS_TIDAK_TERBACA.
 */
export const readIdentity = async (
  { kadar, toko, session, ip }: { kadar: Keeper; toko: string; session: { user_id: string }; ip: string },
  tx: Tx,
  no_dokumen: string,
): Promise<{ nik: string; foto: Buffer | null }> => {
  const kept = await tx.maybe<Kept>(sql`
    select id, kode_toko, kunci, nik as isi, kunci_foto, foto from identitas
    where no_dokumen = ${no_dokumen} and ${toko} in ('*', kode_toko)`);
  if (!kept) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { id, kode_toko, kunci_foto, foto } = kept;
  const nik = kadar.vault.unseal(kept, nikOf(id)).toString();
  const picture =
    foto && kunci_foto ? kadar.vault.unseal({ kunci: kunci_foto, isi: foto }, fotoOf(id)) : null;
  const who = { toko: kode_toko, user: session.user_id, ip };
  await writeAudit(tx, { ...who, action: 'view', entity: 'identitas', key: no_dokumen });
  return { nik, foto: picture };
};

/** Removes pictures that no document was posted for, and none waits to be. */
export const sweepIdentities = ({ db }: { db: Database }): Promise<number> =>
  db.transaction({ toko: '*' }, async (tx) => {
    const swept = await tx.rows(sql`
      delete from identitas_foto f where at < kadar_now() - make_interval(hours => ${STAGED_HOURS})
        and not exists (select 1 from dokumen_tunggu t where t.kode_toko = f.kode_toko and t.foto_ktp = f.id and t.keadaan = 'MENUNGGU') returning 1`);
    return swept.length;
  });
