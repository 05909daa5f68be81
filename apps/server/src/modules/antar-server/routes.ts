import {
  fotoAntarServer,
  izinAntarServer,
  jalanAntarServer,
  kabarAntarServer,
} from '@kadar/contract/endpoints/antar-server.ts';
import { listManifes, postManifes } from '@kadar/contract/endpoints/manifes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { command, publicCall, query } from '../../platform/http/route.ts';
import { PortalTokenError, UsedOnce } from '../../platform/portal/jws.ts';
import { readServerToken } from '../../platform/portal/server-token.ts';
import { beri, dengar, foto, jalan } from './answer.ts';
import { exchangeJob } from './exchange.ts';
import { awaitingGrant, takeManifes } from './take-manifes.ts';

const SIGNED = { signed: true };

/** What other servers ask of the shops that live here. No user stands behind these calls: each opens what goes from the one shop to the other, and nothing else. */
export const antarServerRoutes = (app: FastifyInstance): void => {
  const { kadar } = app;
  const used = new UsedOnce();
  kadar.jobs.add(exchangeJob(kadar));
  command(app, postManifes, takeManifes);
  query(app, listManifes, async (call) => ({ data: await awaitingGrant(call) }));

  /** The work in the shop that is asked, for the one that asks. Throws INVALID_TOKEN where no registered server signed this very call. */
  const between = async <T>(
    request: FastifyRequest,
    work: (tx: Tx, road: { dari: string; ke: string }) => Promise<T>,
  ): Promise<{ data: T }> => {
    try {
      const {
        iss: ke,
        aud: dari,
        jti,
      } = readServerToken(kadar.config.serverKeys, request, kadar.clock.now());
      if (!(await kadar.tokos.find(dari))) throw new PortalTokenError(`for ${dari}, which is no shop here`);
      used.use(jti, kadar.clock.now().getTime());
      return { data: await kadar.db.transaction({ toko: dari }, (tx) => work(tx, { dari, ke })) };
    } catch (error) {
      if (!(error instanceof PortalTokenError)) throw error;
      request.log.warn({ reason: error.message, ip: request.ip }, 'server token refused');
      throw new AppError('INVALID_TOKEN', {}, { cause: error });
    }
  };

  publicCall(
    app,
    jalanAntarServer,
    ({ request, body }) => between(request, (tx, road) => jalan(tx, road, body)),
    SIGNED,
  );
  publicCall(
    app,
    izinAntarServer,
    ({ request, body }) => between(request, async (tx, { ke }) => ({ baris: await beri(tx, ke, body) })),
    SIGNED,
  );
  publicCall(
    app,
    fotoAntarServer,
    ({ request, body }) => between(request, (tx, road) => foto(kadar, tx, road, body)),
    SIGNED,
  );
  publicCall(
    app,
    kabarAntarServer,
    ({ request, body }) =>
      between(request, async (tx, { ke }) => {
        await dengar(tx, ke, body);
        return { diterima: true };
      }),
    SIGNED,
  );
};
