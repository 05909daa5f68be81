import { getSetting, listSettings, putNotaSettings, putSettings } from '@kadar/contract/endpoints/sistem.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { SettingKey, Settings } from '@kadar/contract/settings.ts';
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

const write = async (call: Call, tx: Tx, values: Record<string, unknown>) => {
  checkWablas(call, values);
  checkGrosir(call, values);
  checkGram(call, values);
  const written = await call.kadar.settings.write(tx, call.toko, values, call.session.user_id);
  await requireNoneWaiting(tx, call.toko, written);
  await writeAudit(tx, {
    toko: call.toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'change',
    entity: 'para-system',
    key: Object.keys(values).join(','),
    before: pick(call.settings, values),
    after: values,
  });
  return { data: written, message: messageText('DATA_DISIMPAN', call.language) };
};

const pick = (settings: Settings, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(values).map((key) => [key, settings[key as SettingKey]]));

export const sistemRoutes = (app: FastifyInstance, catalogue: Catalogue): void => {
  exportCsvRoutes(app, catalogue);
  query(app, listSettings, async (call) => ({ data: await call.kadar.settings.list(call.toko) }));
  query(app, getSetting, async (call) => {
    const row = (await call.kadar.settings.list(call.toko)).find(({ key }) => key === call.params.key);
    if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
    return { data: row };
  });
  command(app, putSettings, (call, tx) => write(call, tx, call.body.values));
  command(app, putNotaSettings, (call, tx) => write(call, tx, call.body.values));
};
