import { fotoIdentitas, getIdentitas, lihatIdentitas } from '@kadar/contract/endpoints/identitas.ts';
import type { FastifyInstance } from 'fastify';
import { oneToko } from '../../platform/http/call.ts';
import { query } from '../../platform/http/route.ts';
import {
  maskedIdentity,
  readIdentity,
  stageFoto,
  sweepIdentities,
} from '../../platform/identity/identity.ts';
import { encodeJpeg } from '../../platform/images/encode.ts';
import { readUpload } from '../../platform/images/upload.ts';

/** Large enough to read a card by. */
const CARD = { width: 1400, height: 1400, fit: 'inside', quality: 80 } as const;

/** Whoever looks is answered each time: nothing of a card is kept as an answer. */
export const identitasRoutes = (app: FastifyInstance): void => {
  query(app, fotoIdentitas, async (call) => {
    const toko = oneToko(call);
    const { image } = await readUpload(call.request);
    const { bytes: jpeg } = await encodeJpeg(image, CARD);
    const user = call.session.user_id;
    const foto = await call.kadar.db.transaction(call.scope, (tx) =>
      stageFoto(call.kadar, tx, { toko, user, jpeg }),
    );
    return { data: { foto } };
  });
  query(app, getIdentitas, async (call) => ({
    data: await call.kadar.db.transaction(call.scope, (tx) =>
      maskedIdentity(tx, call.toko, call.params.no_dokumen),
    ),
  }));
  query(app, lihatIdentitas, async (call) => {
    const { nik, foto } = await call.kadar.db.transaction(call.scope, (tx) =>
      readIdentity(call, tx, call.params.no_dokumen),
    );
    return { data: { nik, foto: foto && `data:image/jpeg;base64,${foto.toString('base64')}` } };
  });
  const { kadar } = app;
  kadar.jobs.add({
    name: 'sweep-identities',
    cron: '47 3 * * *',
    run: async () => {
      const swept = await sweepIdentities(kadar);
      if (swept > 0)
        kadar.log.info({ swept }, 'pictures of identity cards that no document was posted for are removed');
    },
  });
};
