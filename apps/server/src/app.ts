import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import type { Master } from '@kadar/contract/master.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { masterRoutes } from './engines/master-engine/routes.ts';
import type { Report } from './engines/report-engine/define.ts';
import { reportListRoute, reportRoutes } from './engines/report-engine/routes.ts';
import { reportWhyRoute } from './engines/report-engine/why.ts';
import { sealStanding } from './engines/standing-nik/seal-standing.ts';
import { agentLines } from './modules/cetak/agen/agent-line.ts';
import { screenLines } from './modules/layar/screen-line.ts';
import { masterHooks } from './modules/master-hooks.ts';
import { moduleRoutes } from './modules/routes.ts';
import { allScreens } from './modules/sesi/menu.ts';
import { Sessions } from './platform/auth/sessions.ts';
import { readUnsealed } from './platform/chain/unsealed.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { Database, type DatabaseAddresses } from './platform/database/database.ts';
import { Events } from './platform/events.ts';
import { openFileStore } from './platform/files.ts';
import { installInputGuard } from './platform/http/clean-input.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionOptions,
  limitConnections,
  refuseConnection,
} from './platform/http/connections.ts';
import { installErrorHandler, refuse } from './platform/http/error-handler.ts';
import { installJsonBodies } from './platform/http/json-body.ts';
import { installObfuscation } from './platform/http/obfuscation.ts';
import { serverRoutes } from './platform/http/server-routes.ts';
import { Vault } from './platform/identity/vault.ts';
import { Jobs } from './platform/jobs.ts';
import type { Kadar } from './platform/kadar.ts';
import { learnLanguages } from './platform/languages.ts';
import { errorForLog } from './platform/log.ts';
import { Metrics } from './platform/metrics.ts';
import { Guests, installGuests } from './platform/portal/guests.ts';
import { startRealtime } from './platform/realtime.ts';
import { SettingsStore } from './platform/settings.ts';
import { Signatures } from './platform/signatures.ts';
import { Space } from './platform/space.ts';
import { Streams } from './platform/streams/streams.ts';
import { Tokos } from './platform/tokos.ts';

export interface AppParts {
  config: Config;
  clock: Clock;
  database: DatabaseAddresses;
  masters: readonly Master[];
  reports: readonly Report[];
  limits?: Partial<ConnectionLimits>;
}

const BODY_LIMIT = 1024 * 1024;
const COMPRESSED_FROM = 4096;
/** Of zlib, 1 to 9: nearly the size of its usual 6 in half the time. */
const COMPRESSION = 4;

/** What all calls and jobs work with. */
const kadarOf = async ({ config, clock, database }: AppParts, log: FastifyBaseLogger): Promise<Kadar> => {
  const db = new Database(database, {
    calls: config.poolSize,
    longReads: Streams.connections(config.reportPlaces),
  });
  const events = new Events(db);
  await events.start();
  const tokos = new Tokos(db, events);
  const metrics = new Metrics(async () =>
    Math.max(0, ...(await readUnsealed(db.privileged)).map(({ umur }) => umur)),
  );
  const files = await openFileStore(`${config.dataDir}/files`, config.s3);
  const vault = await Vault.open(config.identityKey, (error) =>
    log.error({ err: error }, 'the identity key cannot be read: identity cards are neither kept nor shown'),
  );
  return {
    config,
    db,
    clock,
    events,
    log,
    settings: new SettingsStore(db, events),
    sessions: new Sessions(db, events, config.sessionHours),
    tokos,
    guests: new Guests(config.pusatKey, clock, tokos),
    signatures: await Signatures.open({
      db,
      vault,
      configured: config.notaKey,
      onNew: () => log.warn('notas are signed by another key than before from now on'),
    }),
    files,
    vault,
    space: new Space(db, files),
    metrics,
    streams: new Streams({
      folder: `${config.dataDir}/spool`,
      places: config.reportPlaces,
      patience: config.readerSeconds,
      onCut: () => metrics.readersCut.inc(),
    }),
    jobs: new Jobs({ db, config, log }),
  };
};

/** What every call passes on its way in, and what is told of and done to every answer. */
const guardCalls = async (app: FastifyInstance, config: Config): Promise<void> => {
  installErrorHandler(app);
  installJsonBodies(app);
  installGuests(app, app.kadar.guests, BODY_LIMIT);
  // What it was before it was obfuscated is what is looked at.
  installObfuscation(app, config.obfuscationKey);
  installInputGuard(app);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // The reader of barcodes by camera is WebAssembly; text becomes code nowhere.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A splash screen's picture may lie in another store [spec B §5].
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        connectSrc: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  // Tables shrink to an eighth; what is small costs more than it saves, and pictures, PDF and XLSX are packed already.
  await app.register(compress, {
    encodings: ['gzip'],
    threshold: COMPRESSED_FROM,
    customTypes: /^(application\/json|text\/csv)/,
    zlibOptions: { level: COMPRESSION },
  });
  await app.register(multipart, { limits: { fileSize: 10 * BODY_LIMIT, files: 1, fields: 5, parts: 6 } });
};

/** The whole server as one Fastify instance on a migrated database; serve.ts and the tests listen or inject. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config, masters, reports } = parts;
  const limits = { ...CONNECTION_LIMITS, ...parts.limits };
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: errorForLog },
      redact: [
        'req.headers.cookie',
        'req.headers["x-auth-token"]',
        'req.headers["x-otorisasi"]',
        'req.headers["x-portal-token"]',
      ],
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // A call that still comes in over an open connection while the server stops is answered, and that connection closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuse,
    clientErrorHandler: refuseConnection,
    ...connectionOptions(limits),
  });

  await learnLanguages();
  const kadar = await kadarOf(parts, app.log);
  await sealStanding(kadar, masters);
  app.decorate('kadar', kadar);
  app.decorate('endpoints', []);
  app.decorate('keyed', new Set<Endpoint>());
  await guardCalls(app, config);
  // What a shop's screens are told is nobody's to keep on the way; pictures and the catalogue say themselves how long they hold.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    kadar.metrics.calls.observe(
      { method: request.method, route: request.routeOptions.url ?? '-', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  const screens = allScreens(masters, reports);
  const hooks = masterHooks(screens);
  const byName = new Map(masters.map((master) => [master.name, master]));
  for (const master of masters)
    masterRoutes(app, { master, masters: byName, hooks: hooks[master.name] ?? {} });
  for (const report of reports) {
    reportRoutes(app, report, reports);
    reportWhyRoute(app, report, reports);
  }
  reportListRoute(app, reports);
  moduleRoutes(app, { masters, reports, screens });
  await serverRoutes(app);
  const io = startRealtime(app);
  agentLines(io, kadar);
  screenLines(io, app);
  limitConnections(app, limits, config.trustedProxies);
  app.addHook('onClose', async () => {
    await kadar.jobs.close();
    await kadar.events.close();
    await kadar.db.close();
  });
  return app;
};
