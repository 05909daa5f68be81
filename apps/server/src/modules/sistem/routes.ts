import { getSetting, listSettings, putNotaSettings, putSettings } from '@kadar/contract/endpoints/sistem.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { SETTINGS, type SettingKey, type Settings } from '@kadar/contract/settings.ts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { command, query } from '../../platform/http/route.ts';

type Origin = 'STANDAR' | 'PUSAT' | 'TOKO';
interface SettingRow {
  key: string;
  value: unknown;
  asal: Origin;
}

/** All settings in force, each with where it comes from. */
const settingRows = async (call: Call, settings: Settings): Promise<SettingRow[]> => {
  const overrides = await call.kadar.settings.overrides();
  return (Object.keys(SETTINGS) as SettingKey[]).map((key) => {
    const has = (kode_toko: string) =>
      overrides.some((row) => row.kode_toko === kode_toko && row.key === key);
    const asal: Origin = call.toko !== '*' && has(call.toko) ? 'TOKO' : has('*') ? 'PUSAT' : 'STANDAR';
    return { key, value: settings[key], asal };
  });
};

const write = async (call: Call, tx: Tx, values: Record<string, unknown>) => {
  await call.kadar.settings.write(tx, call.toko, values, call.session.user_id);
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
  const changed = Object.entries(values).map(
    ([key, value]): SettingRow => ({ key, value, asal: call.toko === '*' ? 'PUSAT' : 'TOKO' }),
  );
  return { data: changed, message: messageText('DATA_DISIMPAN', call.language) };
};

const pick = (settings: Settings, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(values).map((key) => [key, settings[key as SettingKey]]));

export const sistemRoutes = (app: FastifyInstance): void => {
  query(app, listSettings, async (call) => ({ data: await settingRows(call, call.settings) }));
  query(app, getSetting, async (call) => {
    const row = (await settingRows(call, call.settings)).find(({ key }) => key === call.params.key);
    if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
    return { data: row };
  });
  command(app, putSettings, (call, tx) => write(call, tx, call.body.values));
  command(app, putNotaSettings, (call, tx) => write(call, tx, call.body.values));
};
