import {
  listSettings,
  putNotaSettings,
  putSettings,
  type SettingChangeRow,
  settingHistory,
} from '@kadar/contract/endpoints/sistem.ts';
import { isGuarded } from '@kadar/contract/setting-effects.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { meQuery, useActingToko, useCan, useMe } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';

export type Origin = 'STANDAR' | 'PUSAT' | 'TOKO';
export type Values = Readonly<Record<string, unknown>>;

/** What is sent: the values, what the screen showed of each, and why a dangerous one is changed. */
export interface SettingsBody {
  values: Values;
  lihat: Values;
  alasan?: string;
}

/** Back to the default: head office's, or the shipped one. */
export const RESET = null;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const without = <T>(all: Readonly<Record<string, T>>, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));

/** The last change of each setting, for who reads settings at all. */
const useLastChanges = (toko: string | null, wanted: boolean): ReadonlyMap<string, SettingChangeRow> => {
  const { data } = useQuery({
    queryKey: ['settings', toko, 'riwayat'],
    queryFn: async () => (await call(settingHistory, { query: {} })).data,
    enabled: wanted,
  });
  return new Map(data?.map((change) => [change.key, change]));
};

/** The settings in force, what the user changed of them, and the way to save only that. */
export const useSettings = (screen: 'system' | 'nota') => {
  const client = useQueryClient();
  const message = useMessage();
  const { pusat } = useMe();
  const toko = useActingToko();
  const [changes, setChanges] = useState<Values>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** What waits for its reason; undone ones among it were not typed. */
  const [asking, setAsking] = useState<SettingsBody | null>(null);
  const list = useQuery({
    queryKey: ['settings', toko],
    queryFn: async () => (await call(listSettings)).data,
  });
  const last = useLastChanges(toko, useCan('settings.read') !== undefined && screen === 'system');
  const put = (body: SettingsBody, options: { key: string }) =>
    screen === 'nota' ? call(putNotaSettings, { body }, options) : call(putSettings, { body }, options);
  const { send, sending } = useOutbox(`setting/${screen}`, put, { asks: false });
  const rows = new Map(list.data?.map((row) => [row.key, row]));
  const inForce = (key: SettingKey): unknown => rows.get(key)?.value ?? SETTINGS[key].standard;

  const set = (key: SettingKey, value: unknown): void => {
    const { [key]: _, ...others } = changes;
    const { [key]: __, ...healthy } = problems;
    setProblems(healthy);
    const parsed = value === RESET ? undefined : SETTINGS[key].schema.safeParse(value);
    if (parsed && !parsed.success) setProblems({ ...healthy, [key]: 'ISIAN_TIDAK_SAH' });
    setChanges(value !== RESET && same(value, inForce(key)) ? others : { ...others, [key]: value });
  };
  /** They are saved: what else was typed stays. */
  const saved = async (values: Values): Promise<void> => {
    setAsking(null);
    const keys = Object.keys(values);
    setChanges((typed) => without(typed, keys));
    setProblems((told) => without(told, keys));
    await client.invalidateQueries({ queryKey: ['settings'] });
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  /** What stands at a setting is shown there, with what is in force now; nothing typed is lost. */
  const refused = (error: unknown): void => {
    if (isApiError(error) && Object.keys(error.fields).length > 0) {
      const told = Object.entries(error.fields).map(
        ([path, { code, message: words }]) =>
          [path.replace(/^values\./, ''), code === 'PENGATURAN_BERUBAH' ? words : code] as const,
      );
      setProblems(Object.fromEntries(told));
    }
    setAsking(null);
    void client.invalidateQueries({ queryKey: ['settings'] });
    showFailure(error);
  };
  /** Sends values, after their reason where one of them is dangerous. */
  const propose = async (values: Values): Promise<void> => {
    const keys = Object.keys(values) as SettingKey[];
    const body = { values, lihat: Object.fromEntries(keys.map((key) => [key, inForce(key)])) };
    if (keys.some(isGuarded)) {
      setAsking(body);
      return;
    }
    try {
      const answer = await send(body);
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      await saved(values);
    } catch (error) {
      refused(error);
    }
  };
  const save = async (): Promise<void> => {
    const first = Object.keys(problems).find((key) => problems[key] === 'ISIAN_TIDAK_SAH');
    if (first) {
      document.querySelector<HTMLElement>(`[data-setting="${first}"] input`)?.focus();
      return;
    }
    if (Object.keys(changes).length > 0) await propose(changes);
  };
  return {
    list,
    /** Whose values are changed here: all shops' or one shop's. */
    own: pusat && toko === null ? ('PUSAT' as const) : ('TOKO' as const),
    changes,
    problems,
    asking,
    /** What the input shows: the change, the default it returns to, or what is in force. */
    valueOf: (key: SettingKey): unknown => {
      if (!(key in changes)) return inForce(key);
      return changes[key] === RESET ? SETTINGS[key].standard : changes[key];
    },
    originOf: (key: SettingKey): Origin => rows.get(key)?.asal ?? 'STANDAR',
    lastOf: (key: SettingKey): SettingChangeRow | undefined => last.get(key),
    set,
    save,
    propose,
    put,
    saved,
    refused,
    stopAsking: () => setAsking(null),
    sending,
    dropAll: () => {
      setChanges({});
      setProblems({});
    },
  };
};

export type SettingsForm = ReturnType<typeof useSettings>;
