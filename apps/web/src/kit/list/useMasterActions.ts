import type { Answer, Method } from '@kadar/contract/endpoint.ts';
import type { Master } from '@kadar/contract/master.ts';
import { useTranslation } from 'react-i18next';
import { ApiError, isApiError, saysDeleted } from '../api/errors.ts';
import { request } from '../api/transport.ts';
import { confirm } from '../dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../dialogs/toasts.ts';
import type { MasterRow } from '../masters.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useMessage } from '../text.ts';
import type { FormValues } from './form-values.ts';

interface Change {
  method: Method;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** The shop it is about, where it is not the picked one. */
  toko?: string | undefined;
}

/** Where a record of a master is changed: the last path segment, or `?key=` for those that say so. */
const addressed = (master: Master, base: string, key: string, suffix = ''): Pick<Change, 'path' | 'query'> =>
  master.keyInQuery
    ? { path: `${base}${suffix}`, query: { [master.key]: key } }
    : { path: `${base}/${encodeURIComponent(key)}${suffix}` };

/** A failure of the server's own says what the list says of it, which may be nothing [spec A §8]; a refusal keeps its words. */
const inWordsOf = (error: unknown, code: string, text: string): unknown =>
  isApiError(error) && error.status >= 500
    ? new ApiError(code === '' ? 'quiet' : error.kind, error.status, { code: error.code, message: text })
    : error;

/** The shop of a record as it stands in a list, which is of all shops at head office. */
const tokoOf = (master: Master, row: MasterRow): Pick<Change, 'toko'> =>
  master.scope === 'toko' && row.kode_toko !== undefined ? { toko: String(row.kode_toko) } : {};

const nothing = (): void => undefined;

/** Add, change, delete and reactivate, with the spec's dialogs and the server's messages. */
export const useMasterActions = (master: Master, refresh: () => unknown = nothing) => {
  const { t } = useTranslation('kit');
  const message = useMessage();
  const { send } = useOutbox<Change, MasterRow>(
    ({ method, path, query, toko }) => JSON.stringify([method, path, query, toko]),
    ({ method, path, toko, ...rest }, { key }) =>
      request<MasterRow>(method, path, { ...rest, key, ...(toko !== undefined && { toko }) }),
    { asks: false },
  );
  const done = async (answer: Answer<MasterRow>, code: string): Promise<MasterRow> => {
    alertSuccess(answer.message ?? message(code));
    await refresh();
    return answer.data;
  };
  const reactivate = async (key: string, of: Pick<Change, 'toko'>): Promise<MasterRow> =>
    done(
      await send({
        method: 'PUT',
        ...addressed(master, master.paths.base, key, '/aktifkan'),
        body: {},
        ...of,
      }),
      'DATA_DIAKTIFKAN',
    );

  /**
   * Gives the record as saved. Throws ApiError with the fields at fault, except where the user reactivated the deleted record instead. A
   * changed record stays in its shop; `toko` is a new one's, where it is not the picked one.
   */
  const save = async (row: MasterRow | null, values: FormValues, toko?: string): Promise<MasterRow> => {
    const of = row ? tokoOf(master, row) : { toko };
    const key = String((row ?? values)[master.key] ?? '');
    const change: Change = row
      ? {
          method: 'PUT',
          ...addressed(master, master.paths.change, key),
          body: { ...values, _version: row._version },
          ...of,
        }
      : { method: 'POST', path: master.paths.base, body: values, ...of };
    try {
      return await done(await send(change), row ? master.messages.changed : master.messages.added);
    } catch (error) {
      const revivable = isApiError(error) && saysDeleted(error);
      const failed = row ? master.messages.changeFailed : master.messages.addFailed;
      if (!revivable) throw inWordsOf(error, failed, message(failed));
      const yes = await confirm({ text: error.message, ok: t('reactivate'), cancel: t('cancel') });
      if (!yes) throw error;
      return reactivate(key, of);
    }
  };

  const ask = async (text: string, work: () => Promise<unknown>, options = {}): Promise<void> => {
    if (!(await confirm({ text, ...options }))) return;
    try {
      await work();
    } catch (error) {
      const failed = master.messages.deleteFailed;
      showFailure(inWordsOf(error, failed, message(failed)));
    }
  };
  return {
    save,
    remove: (row: MasterRow) => {
      const key = String(row[master.key]);
      return ask(
        t('confirmDelete', { key: master.key === '_id' ? '' : key }),
        async () =>
          done(
            await send({
              method: 'DELETE',
              ...addressed(master, master.paths.remove, key),
              ...tokoOf(master, row),
            }),
            master.messages.deleted,
          ),
        { danger: true },
      );
    },
    revive: (row: MasterRow) => {
      const key = String(row[master.key]);
      return ask(t('confirmReactivate', { key }), () => reactivate(key, tokoOf(master, row)), {
        ok: t('reactivate'),
        cancel: t('cancel'),
      });
    },
  };
};
