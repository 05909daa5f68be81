import { listSettings, putNotaSettings, putSettings } from '@kadar/contract/endpoints/sistem.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { meQuery, useActingToko, useMe } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';

export type Origin = 'STANDAR' | 'PUSAT' | 'TOKO';
export type Values = Readonly<Record<string, unknown>>;

/** Back to the default: head office's, or the shipped one. */
export const RESET = null;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The settings in force, what the user changed of them, and the way to save only that. */
export const useSettings = (screen: 'system' | 'nota') => {
  const client = useQueryClient();
  const message = useMessage();
  const { pusat } = useMe();
  const toko = useActingToko();
  const [changes, setChanges] = useState<Values>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const list = useQuery({
    queryKey: ['settings', toko],
    queryFn: async () => (await call(listSettings)).data,
  });
  const { send, sending } = useOutbox(
    `setting/${screen}`,
    (values: Values, options) =>
      screen === 'nota'
        ? call(putNotaSettings, { body: { values } }, options)
        : call(putSettings, { body: { values } }, options),
    { asks: false },
  );
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
  const save = async (): Promise<void> => {
    const first = Object.keys(problems)[0];
    if (first) {
      document.querySelector<HTMLElement>(`[data-setting="${first}"] input`)?.focus();
      return;
    }
    if (Object.keys(changes).length === 0) return;
    try {
      const answer = await send(changes);
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      setChanges({});
      await client.invalidateQueries({ queryKey: ['settings'] });
      await client.invalidateQueries({ queryKey: meQuery.queryKey });
    } catch (error) {
      if (isApiError(error) && Object.keys(error.fields).length > 0)
        setProblems(
          Object.fromEntries(
            Object.entries(error.fields).map(([path, { code }]) => [path.replace(/^values\./, ''), code]),
          ),
        );
      showFailure(error);
    }
  };
  return {
    list,
    /** Whose values are changed here: all shops' or one shop's. */
    own: pusat && toko === null ? ('PUSAT' as const) : ('TOKO' as const),
    changes,
    problems,
    /** What the input shows: the change, the default it returns to, or what is in force. */
    valueOf: (key: SettingKey): unknown => {
      if (!(key in changes)) return inForce(key);
      return changes[key] === RESET ? SETTINGS[key].standard : changes[key];
    },
    originOf: (key: SettingKey): Origin => rows.get(key)?.asal ?? 'STANDAR',
    set,
    save,
    sending,
    dropAll: () => {
      setChanges({});
      setProblems({});
    },
  };
};

export type SettingsForm = ReturnType<typeof useSettings>;
