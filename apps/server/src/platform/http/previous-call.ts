import { canonicalJson } from '../canonical.ts';
import type { Spending, Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import type { Call } from './call.ts';

/** An equal call that comes within so many seconds of the one before it is the same one (domain §1.4). */
const SAME_SECONDS = 5;

/** Fields that say which piece, nota, pledge or other document a call is about: nobody means to do the same to it twice. */
const REFERENCES: ReadonlySet<string> = new Set([
  'kode_barcode',
  'kode_barcodes',
  'no_faktur',
  'no_fakturs',
  'no_faktur_batal',
  'no_faktur_beli',
  'no_faktur_hutang',
  'no_faktur_hutangs',
  'no_faktur_jual',
  'no_beli',
  'no_bersama',
  'no_dokumen',
  'no_hutang',
  'no_lot',
  'no_pindah',
  'no_pinjam',
  'no_reff',
  'no_titip',
  'no_tukar',
  'no_tunggu',
  'nomor_referensi',
]);

const namesReference = (value: unknown): boolean => {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(namesReference);
  return Object.entries(value).some(
    ([name, part]) => (REFERENCES.has(name) && part !== null && String(part) !== '') || namesReference(part),
  );
};

const isAboutThing = ({ params, query, request }: Call): boolean =>
  Object.keys(params ?? {}).length > 0 || namesReference(query) || namesReference(request.body);

interface Answered {
  data?: { no_faktur?: string };
}

/** The calls of one session in one shop, of a client that knows no key. */
export class PreviousCall {
  readonly #call: Call;
  readonly #sesi: string;
  readonly #isi: string;

  /** Throws KUNCI_IDENTITAS_RUSAK on a server without a readable key. */
  constructor(call: Call, route: string) {
    const { session, kadar, toko, params, query, request } = call;
    this.#call = call;
    this.#sesi = session.guest ? session.user_id : session.tokenHash;
    this.#isi = kadar.vault.digest(
      canonicalJson([toko, params ?? null, query ?? null, request.body ?? null]),
      `panggilan ${this.#sesi} ${route}`,
    );
  }

  /** Held from the opening on: of two that come at once the second sees what became of the first. */
  get line(): Spending {
    return { what: 'PANGGILAN', of: `${this.#sesi} ${this.#call.scope.toko}` };
  }

  /** The answer of the call before, where this is that call again. Throws SUDAH_TERCATAT where it may as well be another one like it. */
  async answer(tx: Tx): Promise<unknown> {
    const { session, scope, reply } = this.#call;
    const came = reply.elapsedTime / 1000;
    const found = await tx.maybe<{ answer: Answered }>(sql`
      select a.answer from panggilan_terakhir p, kadar_answer_to(${session.user_id}, p.key) a
      where p.sesi = ${this.#sesi} and p.kode_toko = ${scope.toko} and p.isi = ${this.#isi}
        and p.at > clock_timestamp() - make_interval(secs => ${came + SAME_SECONDS})`);
    const no_faktur = found?.answer.data?.no_faktur;
    if (no_faktur !== undefined && !isAboutThing(this.#call))
      throw new AppError('SUDAH_TERCATAT', { no_faktur });
    return found?.answer;
  }

  /** From now on this one is the call before. */
  async keep(tx: Tx, key: string): Promise<void> {
    await tx.execute(sql`
      insert into panggilan_terakhir (sesi, kode_toko, isi, key, at)
      values (${this.#sesi}, ${this.#call.scope.toko}, ${this.#isi}, ${key}, clock_timestamp())
      on conflict (sesi, kode_toko) do update set isi = excluded.isi, key = excluded.key, at = excluded.at`);
  }
}
