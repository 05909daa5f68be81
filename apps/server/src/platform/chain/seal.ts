import type pg from 'pg';
import { LOCKS } from '../database/locks.ts';
import { sealBlocks } from './blocks.ts';
import { sealDocuments } from './seal-documents.ts';
import { keepWitness } from './witness.ts';

/**
 * Seals all that is final: rows of transactions below the oldest one still running. One process at a time; the others
 * have nothing to do. In parts, each a transaction of its own, so that a database with a long past is sealed beside its
 * tills, and what was killed goes on where it was. Gives the number of seals and blocks added.
 */
export const sealChains = async (pool: pg.Pool, stopping?: AbortSignal): Promise<number> => {
  let added = 0;
  for (let more = true; more && !stopping?.aborted; ) {
    const part = await sealPart(pool);
    added += part.added;
    more = part.more;
  }
  return added;
};

const sealPart = async (pool: pg.Pool): Promise<{ added: number; more: boolean }> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ free: boolean; final: string | null }>(
      `select pg_try_advisory_xact_lock($1) as free,
         ((select epoch from chain_epoch)::bigint << 48 | pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text as final`,
      [LOCKS.SEAL],
    );
    const part = { added: 0, more: false };
    const [ground] = rows;
    if (ground?.free && ground.final !== null) {
      const final = BigInt(ground.final);
      for (const sealed of [await sealBlocks(client, final), await sealDocuments(client, final)]) {
        part.added += sealed.added;
        part.more ||= sealed.more;
      }
      await keepWitness(client);
    }
    await client.query('commit');
    return part;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};
