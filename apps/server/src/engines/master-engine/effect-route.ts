import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { effectAsked } from '@kadar/contract/endpoints/effect-input.ts';
import { dampakShape } from '@kadar/contract/endpoints/harga.ts';
import { masterSchema } from '@kadar/contract/field-schemas.ts';
import { priceFields } from '@kadar/contract/price-fields.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { query } from '../../platform/http/route.ts';
import type { MasterProposal, MasterRecord } from './hooks.ts';
import { recordsByKey, toWire } from './store.ts';
import { type MasterParts, parseChange, refuseOtherShops, tokoFor } from './writes.ts';

type Asked = Call<unknown, unknown, z.output<typeof effectAsked>>;

/** The records that are meant, as they are and as they would become. Throws DATA_TIDAK_DITEMUKAN, 422 at what its list refuses. */
const proposals = async (call: Asked, tx: Tx, { master }: MasterParts): Promise<MasterProposal[]> => {
  const { baris } = call.body;
  const keys = baris.flatMap(({ kunci }) => (kunci === null ? [] : [kunci]));
  const found = keys.length === 0 ? [] : await recordsByKey(tx, master, tokoFor(master, call), keys);
  const byKey = new Map(found.map((row) => [String(row[master.key]), row]));
  return baris.map(({ kunci, isi }): MasterProposal => {
    if (kunci === null) {
      const record = masterSchema(master).parse(isi) as MasterRecord;
      return { old: null, record: toWire(master, record) };
    }
    const old = byKey.get(kunci);
    if (!old || old._deleted) throw new AppError('DATA_TIDAK_DITEMUKAN');
    refuseOtherShops(master, call, old);
    const was = toWire(master, old);
    // What an edit leaves alone stays, among it the fields that are fixed.
    return { old: was, record: { ...was, ...toWire(master, parseChange(master, isi, old)) } };
  });
};

/** What records that are only typed would do to the prices of stock; changes nothing. */
export const effectRoute = (
  app: FastifyInstance,
  parts: MasterParts,
  write: Pick<Endpoint, 'access' | 'menu' | 'gate'>,
): void => {
  const { master, hooks } = parts;
  const { effect } = hooks;
  if (priceFields(master).length === 0) return;
  if (!effect) throw new Error(`master ${master.name}: nobody says what its prices do`);
  query(
    app,
    {
      access: write.access,
      ...(write.menu && { menu: write.menu }),
      ...(write.gate && { gate: write.gate }),
      method: 'POST',
      path: `${master.paths.base}/dampak`,
      summary: `What records would do to the stock for sale; changes nothing: ${master.title.en}`,
      body: effectAsked,
      data: dampakShape,
    },
    (call) =>
      call.kadar.db.read(call.scope, async (tx) => ({
        data: await effect(call, tx, await proposals(call as Asked, tx, parts)),
      })),
  );
};
