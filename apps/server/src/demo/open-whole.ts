import type { Master } from '@kadar/contract/master.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { unmarkIncomplete } from '../platform/backup/target.ts';
import { DEMO_MARK } from '../platform/database/demo-mark.ts';
import { isConnectionError } from '../platform/database/errors.ts';
import { createPool } from '../platform/database/pool.ts';
import { AppError } from '../platform/errors.ts';
import type { FileStore } from '../platform/files.ts';
import { migrate } from '../platform/migrate.ts';
import { reasonText } from '../platform/operator-error.ts';
import { demoIsDue, takeTurn } from './demo-turn.ts';

const TRIES = 3;

export interface WholeParts {
  /** Where the owner of the database signs in. */
  ownerUrl: string;
  files: FileStore;
  masters: readonly Master[];
  /** The demo was asked for. */
  wanted: boolean;
  build(): Promise<FastifyInstance>;
  close(app: FastifyInstance): Promise<void>;
  /** Loads the whole demo; `stillOurs` rejects once another start may have taken the turn. */
  load(app: FastifyInstance, stillOurs: () => Promise<void>): Promise<void>;
  say(line: string): void;
  stopping: AbortSignal;
}

/** The database or its machine could not just now. */
export const mayPass = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof AppError && error.status === 503);

/**
 * The app on a migrated database that is whole: in use, empty, or with all of the demo. A demo that is asked for, or
 * that an earlier start left half-made, is loaded first; when the database fails it, it starts over by itself.
 */
export const openWhole = async (parts: WholeParts): Promise<FastifyInstance> => {
  for (let attempt = 1; ; attempt++) {
    const turn: Turn = { loads: false };
    try {
      return await inTurn(parts, turn);
    } catch (error) {
      if (!turn.loads || attempt === TRIES || parts.stopping.aborted || !mayPass(error)) throw error;
      parts.say(`Data demo gagal dimuat, percobaan ${attempt} dari ${TRIES}: ${reasonText(error)}`);
    }
  }
};

interface Turn {
  loads: boolean;
}

const inTurn = async (parts: WholeParts, turn: Turn): Promise<FastifyInstance> => {
  const { ownerUrl, files, masters, wanted, say, stopping } = parts;
  const pool = createPool(ownerUrl, { size: 2, privileged: true, name: 'kadar-migrate' });
  let client: pg.PoolClient | undefined;
  let app: FastifyInstance | undefined;
  try {
    client = await takeTurn(pool, say, stopping);
    turn.loads = await demoIsDue(client, files, { wanted, say });
    await migrate(pool, masters);
    app = await parts.build();
    if (turn.loads) await loadMarked(parts, app, client);
    return app;
  } catch (error) {
    if (app) await parts.close(app);
    throw error;
  } finally {
    // With its connection goes the turn.
    client?.release(true);
    await pool.end();
  }
};

const loadMarked = async (parts: WholeParts, app: FastifyInstance, client: pg.PoolClient): Promise<void> => {
  await parts.load(app, async () => void (await client.query('select 1')));
  // The first commit that waits for the disk: those before it are on disk with it.
  await unmarkIncomplete(client, DEMO_MARK);
};
