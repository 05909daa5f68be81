import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Of the process, whatever servers live in it: its observers are never taken away again, so that one server's own would
 * hold that server for ever.
 */
const ofProcess = (): Registry => {
  if (!standing) {
    standing = new Registry();
    collectDefaultMetrics({ register: standing, prefix: 'kadar_' });
  }
  return standing;
};
let standing: Registry | undefined;

/** What /metrics tells: calls, transactions, sockets, and the process itself. */
export class Metrics {
  readonly registry = new Registry();
  readonly calls = new Histogram({
    name: 'kadar_http_seconds',
    help: 'Duration of HTTP calls by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });
  readonly roundTrips = new Histogram({
    name: 'kadar_command_round_trips',
    help: 'Database round trips of a command, commit included',
    labelNames: ['route'],
    buckets: [2, 3, 4, 5, 6, 8, 12, 20],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'kadar_refusals_total',
    help: 'Refused calls by error code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly readersCut = new Counter({
    name: 'kadar_readers_cut_total',
    help: 'Readers of a report or export who were so slow that they were cut off',
    registers: [this.registry],
  });
  readonly sockets = new Gauge({ name: 'kadar_sockets', help: 'Open sockets', registers: [this.registry] });

  readonly strayImages = new Gauge({
    name: 'kadar_stray_images',
    help: 'Pictures of the catalogue without a row (orphan) and rows without their picture (missing), as of last night',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  /** `unsealed`: since when the oldest document waits for its seal, in seconds. */
  constructor(unsealed: () => Promise<number>) {
    new Gauge({
      name: 'kadar_unsealed_seconds',
      help: 'Age of the oldest document that is not sealed yet; NaN while the database does not answer',
      registers: [this.registry],
      async collect() {
        this.set(await unsealed().catch(() => Number.NaN));
      },
    });
    ofProcess();
  }

  /** All of it, as /metrics says it. */
  async text(): Promise<string> {
    return (await Promise.all([this.registry.metrics(), ofProcess().metrics()])).join('\n');
  }
}
