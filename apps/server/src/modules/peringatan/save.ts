import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { putPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { AlertCode } from '@kadar/contract/peringatan.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuseStrangers } from '../kabar/public.ts';
import { alertOf, stored } from './limits.ts';
import { limitsTold, todayOf } from './list.ts';

type Params = { kode: AlertCode };
type Body = z.output<NonNullable<typeof putPeringatan.body>>;
type Answer = { data: DataOf<typeof putPeringatan>; message: string };
interface Row {
  aktif: boolean;
  batas: number;
  penerima: unknown;
  version: number;
}

const ownRow = (tx: Tx, toko: string, kode: AlertCode): Promise<Row | undefined> =>
  tx.maybe<Row>(
    sql`select aktif, batas, penerima, version from peringatan_batas where kode_toko = ${toko} and kode = ${kode} for update`,
  );

/** What is the chain's or the server's has one limit, head office's. Throws PILIHAN_TIDAK_SAH. */
const checkPlace = ({ toko, params }: Call<Params>): void => {
  if (toko !== '*' && alertOf(params.kode).lingkup !== 'TOKO') throw fieldError('kode', 'PILIHAN_TIDAK_SAH');
};

const audit = (call: Call<Params>, tx: Tx, before: Row | undefined, after?: object): Promise<void> =>
  writeAudit(tx, {
    toko: call.toko === '*' ? call.session.kode_toko : call.toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'change',
    entity: 'peringatan',
    key: call.params.kode,
    ...(before && { before }),
    ...(after && { after }),
  });

const answer = async (call: Call<Params>, tx: Tx): Promise<Answer> => {
  const { toko, params, language } = call;
  const data = (await limitsTold(tx, toko, todayOf(call))).find(({ kode }) => kode === params.kode);
  if (!data) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { data, message: messageText('DATA_DISIMPAN', language) };
};

/**
 * Says a limit of the shop that acts, or of the chain. Throws ANGKA_DI_LUAR_BATAS and PENERIMA_TIDAK_SAH at their fields, DATA_BERUBAH
 * for one that somebody changed meanwhile.
 */
export const changeLimit = async (call: Call<Params, unknown, Body>, tx: Tx): Promise<Answer> => {
  const { toko, session, body, params, kadar } = call;
  checkPlace(call);
  const { least, most } = alertOf(params.kode);
  if (body.batas < least || body.batas > most) throw fieldError('batas', 'ANGKA_DI_LUAR_BATAS');
  const of = toko === '*' ? session.kode_toko : toko;
  await refuseStrangers(
    tx,
    session,
    of,
    body.penerima.map(({ user_id }) => user_id),
  );
  const batas = stored(params.kode, body.batas);
  const before = await ownRow(tx, toko, params.kode);
  const penerima = JSON.stringify(body.penerima);
  const done = await tx.execute(sql`
    insert into peringatan_batas (kode_toko, kode, aktif, batas, penerima, diubah_oleh, diubah_at)
    select ${toko}, ${params.kode}, ${body.aktif}, ${batas}, ${penerima}::jsonb, ${session.user_id}, ${kadar.clock.now()} where ${body.version} = 0 or ${before !== undefined}
    on conflict (kode_toko, kode) do update set aktif = excluded.aktif, batas = excluded.batas, penerima = excluded.penerima,
      version = peringatan_batas.version + 1, diubah_oleh = excluded.diubah_oleh, diubah_at = excluded.diubah_at
    where peringatan_batas.version = ${body.version}`);
  if (done === 0) throw new AppError('DATA_BERUBAH');
  await audit(call, tx, before, { aktif: body.aktif, batas, penerima: body.penerima });
  return answer(call, tx);
};

/** Takes back what a shop, or the chain, said of its own. Throws DATA_TIDAK_DITEMUKAN where it says nothing. */
export const followLimit = async (call: Call<Params>, tx: Tx): Promise<Answer> => {
  const { toko, params } = call;
  checkPlace(call);
  const before = await ownRow(tx, toko, params.kode);
  if (!before) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await tx.execute(sql`delete from peringatan_batas where kode_toko = ${toko} and kode = ${params.kode}`);
  await audit(call, tx, before);
  return answer(call, tx);
};
