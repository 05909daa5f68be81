import { bulkFields } from '@kadar/contract/bulk.ts';
import type { BulkDone } from '@kadar/contract/endpoints/bulk-input.ts';
import type { Master } from '@kadar/contract/master.ts';
import { Checkbox } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alertSuccess, showFailure } from '../dialogs/toasts.ts';
import type { MasterRow } from '../masters.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useActingToko, useCan } from '../session.ts';
import type { Column } from '../table/types.ts';
import { useChosen } from '../table/useChosen.ts';
import { useSpaceKey } from '../table/useSpaceKey.ts';
import { usePhone } from '../usePhone.ts';
import { sendUndo } from './bulk-past.ts';

interface Asked {
  master: Master;
  rows: readonly MasterRow[] | undefined;
  active: MasterRow | null;
  deleted: boolean;
  browses: boolean;
  mayWrite: boolean;
  refresh: () => unknown;
}

/** Which records of a list are chosen, and what was last done with many of them. */
export const useBulk = ({ master, rows, active, deleted, browses, mayWrite, refresh }: Asked) => {
  const { t } = useTranslation('kit');
  const phone = usePhone();
  const toko = useActingToko();
  const sees = useCan('parameter.read') !== undefined;
  const may = mayWrite && browses && !deleted && bulkFields(master).some(([, field]) => !field.sees || sees);
  // Records of a shop are written by one shop at a time.
  const oneShop = master.scope !== 'toko' || toko !== null;
  const keyOf = (row: MasterRow) => String(row[master.key]);
  const chosen = useChosen(rows, keyOf);
  const anchor = useRef<string | null>(null);
  const [last, setLast] = useState<BulkDone | null>(null);

  const choose = (key: string, { shift }: { shift: boolean }) => {
    const keys = rows?.map(keyOf) ?? [];
    const [from, to] = [keys.indexOf(anchor.current ?? ''), keys.indexOf(key)];
    if (shift && from >= 0 && to >= 0)
      chosen.set(new Set([...chosen.keys, ...keys.slice(Math.min(from, to), Math.max(from, to) + 1)]));
    else chosen.toggle(key);
    anchor.current = key;
  };
  const picks = may && oneShop && !phone;
  // On a phone a card opens under the finger, until it is said that cards are chosen.
  const [ticking, setTicking] = useState(false);
  const mayTick = may && oneShop && phone;
  const frame = useSpaceKey((held) => {
    if (!picks || !active) return false;
    choose(keyOf(active), held);
    return true;
  });
  // The same column from draw to draw while the same rows are chosen.
  const press = useRef(choose);
  useEffect(() => {
    press.current = choose;
  });
  const columns = useMemo((): Column<MasterRow>[] => {
    const keyIn = (row: MasterRow) => String(row[master.key]);
    const column: Column<MasterRow> = {
      key: 'pilih',
      title: t('pick'),
      width: 54,
      sortable: false,
      fixed: true,
      value: () => '',
      cell: (row) => (
        <Checkbox
          size="xs"
          tabIndex={-1}
          aria-label={t('pickOne', { no: keyIn(row) })}
          checked={chosen.keys.has(keyIn(row))}
          readOnly
          onClick={(event) => press.current(keyIn(row), { shift: event.shiftKey })}
        />
      ),
    };
    return picks ? [column] : [];
  }, [t, master.key, picks, chosen.keys]);
  const { send, sending } = useOutbox(
    `massal-batal/${master.name}`,
    (id: number, { key }) => sendUndo(master, id, key),
    { asks: false },
  );
  const undo = async (id: number): Promise<BulkDone | null> => {
    if (sending) return null;
    try {
      const answer = await send(id);
      if (answer.message) alertSuccess(answer.message);
      setLast(answer.data);
      await refresh();
      return answer.data;
    } catch (error) {
      showFailure(error);
      return null;
    }
  };
  return {
    may,
    oneShop,
    frame,
    columns,
    keys: chosen.keys,
    mayTick,
    ticking,
    setTicking,
    ticks:
      mayTick && ticking
        ? { keys: chosen.keys, onTick: (key: string) => choose(key, { shift: false }) }
        : undefined,
    clear: () => {
      chosen.clear();
      setTicking(false);
    },
    last,
    undo,
    done: async (done: BulkDone) => {
      chosen.clear();
      setTicking(false);
      setLast(done);
      await refresh();
    },
  };
};
export type Bulk = ReturnType<typeof useBulk>;
