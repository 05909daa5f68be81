import {
  getSetting,
  listSettings,
  putNotaSettings,
  putSettings,
  settingHistory,
} from '@kadar/contract/endpoints/sistem.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { refusalOf } from '../../platform/address.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { command, query } from '../../platform/http/route.ts';
import { mayReceiveToken } from '../../platform/messaging/wablas-hosts.ts';
import type { Catalogue } from '../catalogue.ts';
import { requireNoneWaiting } from '../hutang/public.ts';
import { exportCsvRoutes } from './export/routes.ts';
import { refuseUnseen, requireGuard } from './guard.ts';
import { historyOf } from './queries/history.ts';

/** The account's token is the process's: a setting chooses among the places that may have it. Throws 422 at the key. */
const checkWablas = ({ kadar }: Call, { WABLAS_BASE_URL: address }: Record<string, unknown>): void => {
  if (
    typeof address === 'string' &&
    URL.canParse(address) &&
    !mayReceiveToken(address, kadar.config.wablasHosts)
  )
    throw fieldError('WABLAS_BASE_URL', 'WABLAS_TIDAK_DIIZINKAN');
};

/** The server itself asks there, so that no setting leads it into a network that the process was not told of (record 9). Throws 422 at the key. */
const checkGrosir = ({ kadar }: Call, { GROSIR_BACKEND_URL: address }: Record<string, unknown>): void => {
  if (typeof address !== 'string' || !URL.canParse(address)) return;
  const refusal = refusalOf(new URL(address), kadar.config.portalHosts);
  if (refusal) throw fieldError('GROSIR_BACKEND_URL', refusal);
};

/** OWN alone accepts the terms of gram plans and switches them on, the first before the second. Throws at the key. */
const checkGram = ({ session, settings }: Call, values: Record<string, unknown>): void => {
  const { CICILAN_GRAM_SETUJU: accepted, CICILAN_GRAM_MODULE: on } = values;
  const asked = accepted !== undefined ? 'CICILAN_GRAM_SETUJU' : on === true ? 'CICILAN_GRAM_MODULE' : null;
  if (asked && session.level !== 'OWN') throw fieldError(asked, 'GRAM_PERLU_OWN');
  if (on === true && (accepted === undefined ? !settings.CICILAN_GRAM_SETUJU : accepted !== true))
    throw fieldError('CICILAN_GRAM_MODULE', 'GRAM_BELUM_DISETUJUI');
};

interface Wanted {
  values: Record<string, unknown>;
  alasan?: string | undefined;
  lihat?: Record<string, unknown> | undefined;
}

const write = async (call: Call, tx: Tx, { values, alasan = '', lihat = {} }: Wanted) => {
  checkWablas(call, values);
  checkGrosir(call, values);
  checkGram(call, values);
  const changes = await call.kadar.settings.changes(tx, call.toko, values);
  await refuseUnseen(call, tx, changes, lihat);
  const approval = await requireGuard(call, tx, changes, alasan);
  const { user_id } = call.session;
  const written = await call.kadar.settings.write(tx, call.toko, values, user_id, { alasan, approval });
  await requireNoneWaiting(tx, call.toko, written);
  await writeAudit(tx, {
    toko: call.toko,
    user: user_id,
    ip: call.ip,
    action: 'change',
    entity: 'para-system',
    key: Object.keys(values).join(','),
    before: Object.fromEntries(changes.map(({ key, sebelum }) => [key, sebelum.value])),
    after: values,
  });
  return { data: written, message: messageText('DATA_DISIMPAN', call.language) };
};

export const sistemRoutes = (app: FastifyInstance, catalogue: Catalogue): void => {
  exportCsvRoutes(app, catalogue);
  query(app, listSettings, async (call) => ({ data: await call.kadar.settings.list(call.toko) }));
  query(app, getSetting, async (call) => {
    const row = (await call.kadar.settings.list(call.toko)).find(({ key }) => key === call.params.key);
    if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
    return { data: row };
  });
  query(app, settingHistory, historyOf);
  command(app, putSettings, (call, tx) => write(call, tx, call.body));
  command(app, putNotaSettings, (call, tx) => write(call, tx, call.body));
};
