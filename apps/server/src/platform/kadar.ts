import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from './auth/sessions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Events } from './events.ts';
import type { FileStore } from './files.ts';
import type { Vault } from './identity/vault.ts';
import type { Jobs } from './jobs.ts';
import type { Metrics } from './metrics.ts';
import type { Guests } from './portal/guests.ts';
import type { SettingsStore } from './settings.ts';
import type { Signatures } from './signatures.ts';
import type { Space } from './space.ts';
import type { Streams } from './streams/streams.ts';
import type { Tokos } from './tokos.ts';

/** The services of one running server; made once in app.ts and handed down, never imported as globals. */
export interface Kadar {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  events: Events;
  settings: SettingsStore;
  sessions: Sessions;
  tokos: Tokos;
  guests: Guests;
  signatures: Signatures;
  files: FileStore;
  /** Encrypts identity cards. */
  vault: Vault;
  space: Space;
  metrics: Metrics;
  streams: Streams;
  jobs: Jobs;
}
