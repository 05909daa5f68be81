import { type BarisHarga, type PerubahanHarga, simpanHarga } from '@kadar/contract/endpoints/harga.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertError, alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { dropDraft, readDraft, useDraft } from '../../kit/list/drafts.ts';
import { useLive } from '../../kit/live.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useMessage } from '../../kit/text.ts';
import { BigChanges } from './BigChanges.tsx';
import {
  type BoardRow,
  changesOf,
  type Draft,
  raisedAll,
  rebased,
  restored,
  rowsOf,
  toggled,
  typing,
} from './board.ts';
import { boardQuery } from './queries.ts';

const DRAFT = 'harga-hari-ini';
const NOTHING: readonly BarisHarga[] = [];

const focusLine = (id: string): void =>
  document.querySelector<HTMLInputElement>(`[data-line=${JSON.stringify(id)}]`)?.focus();

/** The board with what is typed into it, and the one save of all of it. */
export const useBoard = () => {
  const { t } = useTranslation('harga');
  const message = useMessage();
  const client = useQueryClient();
  const board = useQuery(boardQuery);
  const [draft, setDraft] = useState<Draft>(() => readDraft<Draft>(DRAFT) ?? {});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** What is on the board was typed on an earlier visit. */
  const [returned, setReturned] = useState(() => Object.keys(draft).length > 0);
  const { send, sending } = useOutbox(
    'harga-hari-ini',
    (baris: PerubahanHarga[], { key }) => call(simpanHarga, { body: { baris } }, { key }),
    { asks: false },
  );
  useLive('harga-emas-changed', () => void board.refetch());
  useLive('master-changed', (name) => {
    if (['kadar', 'group', 'kelompok-harga'].includes(name)) void board.refetch();
  });
  useDraft(DRAFT, Object.keys(draft).length > 0 ? draft : null);

  const rows = rowsOf(board.data?.baris ?? NOTHING, draft);
  const changes = changesOf(rows);
  const boleh = board.data?.boleh;
  const change = (next: Draft, ...ids: string[]) => {
    setDraft(next);
    setProblems((was) => Object.fromEntries(Object.entries(was).filter(([id]) => !ids.includes(id))));
  };

  /** What was refused is said at its cells; what was saved meanwhile is fetched, and nothing typed is lost. */
  const refused = async (error: unknown, ids: readonly string[]): Promise<void> => {
    if (!isApiError(error) || error.kind !== 'refused' || error.status === 401) return showFailure(error);
    const at = (name: string) => ids[Number(/^baris\.(\d+)\./.exec(name)?.[1] ?? Number.NaN)];
    const found = Object.entries(error.fields).flatMap(([name, field]) => {
      const id = at(name);
      return id === undefined ? [] : [{ id, ...field }];
    });
    if (error.code === 'HARGA_DISIMPAN_LAIN') {
      const { data } = await board.refetch();
      if (data) setDraft((now) => rebased(now, data.baris));
    }
    setProblems(
      Object.fromEntries(
        found.flatMap(({ id, code, message: text }) => (code === 'HARGA_DISIMPAN_LAIN' ? [] : [[id, text]])),
      ),
    );
    alertError(found.length > 0 ? error.message : message('HARGA_GAGAL_DISIMPAN'));
    if (found[0]) focusLine(found[0].id);
  };

  const save = async (): Promise<void> => {
    if (sending) return;
    if (changes.length === 0) return toast(t('nothingTyped'));
    const big = rows.filter((row) => row.big);
    if (big.length > 0) {
      const yes = await confirm({ title: t('bigTitle'), text: <BigChanges rows={big} />, ok: t('save') });
      if (!yes) return;
    }
    try {
      const answer = await send(changes.map((one) => one.change));
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      dropDraft(DRAFT);
      setDraft({});
      setReturned(false);
      // Everything that shows a price: nothing is loaded anew for it.
      await client.invalidateQueries();
    } catch (error) {
      await refused(
        error,
        changes.map(({ id }) => id),
      );
    }
  };

  return {
    board,
    rows,
    /** Another one as soon as somebody saved any price. */
    stamp: rows.map(({ line }) => line._version).join(' '),
    changes: changes.map((one) => one.change),
    boleh,
    problems,
    sending,
    returned: returned && changes.length > 0,
    save,
    drop: () => {
      setReturned(false);
      change({}, ...rows.map(({ id }) => id));
    },
    type: (row: BoardRow, harga: number | null) => change(typing(draft, row.line, harga), row.id),
    restore: (row: BoardRow) => change(restored(draft, row.id), row.id),
    toggle: (row: BoardRow) => change(toggled(draft, row), row.id),
    raiseAll: (percentMilli: number) =>
      boleh &&
      change(
        raisedAll(draft, board.data?.baris ?? NOTHING, boleh, percentMilli),
        ...rows.map(({ id }) => id),
      ),
  };
};
export type Board = ReturnType<typeof useBoard>;
