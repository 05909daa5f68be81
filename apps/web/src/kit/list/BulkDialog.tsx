import { bulkFields } from '@kadar/contract/bulk.ts';
import type { BulkChange, BulkDone, BulkPreview, BulkRow } from '@kadar/contract/endpoints/bulk-input.ts';
import type { Field } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../dialogs/own-escape.ts';
import { useReturnFocus } from '../dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../dialogs/toasts.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { useActingToko, useCan } from '../session.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { Column } from '../table/types.ts';
import { useText } from '../text.ts';
import { BulkLines } from './BulkLines.tsx';
import { changesOf, type Line, lineOf, type Meant, previewQuery, sendEdit } from './bulk.ts';
import { kindOf, shownValue } from './columns.tsx';
import { ListEffect } from './ListEffect.tsx';
import css from './list.module.css';

const TYPED_MS = 300;

export interface BulkProps {
  master: Master;
  meant: Meant;
  onDone: (done: BulkDone) => void;
  onHistory: () => void;
  onClose: () => void;
}

const useColumns = (fields: ReadonlyMap<string, Field>, names: readonly string[]): Column<BulkRow>[] => {
  const { t } = useTranslation('kit');
  const read = useText();
  return useMemo(() => {
    const words = { read, yes: t('yes'), no: t('no') };
    const of = (name: string, side: 'sebelum' | 'sesudah', word: string): Column<BulkRow>[] => {
      const field = fields.get(name);
      if (!field) return [];
      const value = shownValue(name, field, words);
      const kind = kindOf(field);
      return [
        {
          key: `${side}.${name}`,
          title: `${read(field.label)} ${word}`,
          ...(kind && { kind }),
          value: (row) => value(row[side]),
        },
      ];
    };
    return [
      { key: 'nama', title: t('bulkRecord'), fixed: true, value: (row) => row.nama || row.kunci },
      ...names.flatMap((name) => [
        ...of(name, 'sebelum', t('bulkBefore')),
        ...of(name, 'sesudah', t('bulkAfter')),
      ]),
      {
        key: 'catatan',
        title: t('bulkNote'),
        value: (row) => row.tolak ?? (row.berubah ? '' : t('bulkUnchanged')),
      },
    ];
  }, [fields, names, read, t]);
};

const useApply = ({ master, onDone }: BulkProps, onStale: () => void) => {
  const [refused, setRefused] = useState('');
  const { send, sending } = useOutbox(
    `massal/${master.name}`,
    (body: { baris: { kunci: string; _version: number }[]; ubah: BulkChange[] }, { key }) =>
      sendEdit(master, body, key),
    { asks: false },
  );
  const apply = async (shown: BulkPreview, ubah: BulkChange[]) => {
    setRefused('');
    const moving = shown.baris.filter(({ berubah }) => berubah);
    try {
      const answer = await send({ baris: moving.map(({ kunci, _version }) => ({ kunci, _version })), ubah });
      if (answer.message) alertSuccess(answer.message);
      onDone(answer.data);
    } catch (error) {
      if (!isApiError(error) || Object.keys(error.fields).length === 0) return showFailure(error);
      // Each record that stands in the way, once and in its place: the others are as they were.
      const named = Object.keys(error.fields).map((path) => moving[Number(path.split('.')[1])]?.nama ?? '');
      setRefused(
        `${error.message}: ${named.slice(0, 5).join(', ')}${named.length > 5 ? ` +${named.length - 5}` : ''}`,
      );
      onStale();
    }
  };
  return { apply, sending, refused };
};

/** Many records of a list get a value or are moved by a rule: what it would do, then the same in one go. */
export const BulkDialog = (props: BulkProps) => {
  const { master, meant, onClose, onHistory } = props;
  const { t } = useTranslation('kit');
  const read = useText();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const sees = useCan('parameter.read') !== undefined;
  const toko = useActingToko();
  const fields = useMemo(
    () => new Map(bulkFields(master).filter(([, field]) => !field.sees || sees)),
    [master, sees],
  );
  const [lines, setLines] = useState<Line[]>(() => [...fields].slice(0, 1).map((field) => lineOf(1, field)));
  const [touched, setTouched] = useState(false);
  const [typed] = useDebouncedValue(lines, TYPED_MS);
  const ubah = useMemo(() => (touched ? changesOf(typed, fields) : null), [touched, typed, fields]);
  const asked = useQuery(previewQuery(master, toko, meant, ubah));
  const { apply, sending, refused } = useApply(props, () => void asked.refetch());
  const names = useMemo(() => lines.map(({ field }) => field), [lines]);
  const columns = useColumns(fields, names);
  // What is applied is what stands there, not what is still being asked for.
  const shown =
    ubah && typed === lines && !asked.isPlaceholderData && !asked.isError ? asked.data : undefined;
  const prices = names.some((name) => fields.get(name)?.prices);
  const rows = asked.data?.baris;
  const proposals = useMemo(
    () => (rows ?? []).flatMap(({ kunci, sesudah, berubah }) => (berubah ? [{ kunci, isi: sesudah }] : [])),
    [rows],
  );
  const ready = shown && shown.berubah > 0 && !asked.isFetching;
  const save = () => {
    if (ready && ubah && !sending) void apply(shown, ubah);
  };
  useScreenKeys(
    [
      ['mod+S', save],
      ['alt+H', onHistory],
    ],
    { inDialog: true },
  );
  const error = asked.isError && isApiError(asked.error) ? asked.error : null;
  const wrong = error && (Object.values(error.fields)[0]?.message ?? error.message);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bulkTitle', { title: read(master.title) })}
      size={980}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
    >
      <BulkLines
        fields={fields}
        lines={lines}
        onChange={(next) => {
          setTouched(true);
          setLines(next);
        }}
      />
      <p className={css.bulkSums} role="status">
        {shown
          ? t('bulkCounts', {
              berubah: shown.berubah,
              tetap: shown.baris.length - shown.berubah - shown.ditolak,
              ditolak: shown.ditolak,
            })
          : t('bulkHint')}
        {shown && shown.ditolak > 0 && ` · ${t('bulkRefusedOut')}`}
      </p>
      {ubah && !wrong && (
        <div className={prices ? css.withAside : undefined}>
          <div className={css.bulkRows}>
            <DataTable
              id={`massal.${master.name}`}
              label={t('bulkTitle', { title: read(master.title) })}
              columns={columns}
              rows={rows}
              rowKey={({ kunci }) => kunci}
              tone={({ tolak, berubah }) => (tolak ? 'out' : berubah ? undefined : 'dim')}
            />
          </div>
          {prices && <ListEffect master={master} baris={proposals} />}
        </div>
      )}
      {(refused || wrong) && (
        <p className={css.bulkRefused} role="alert">
          {refused || wrong}
        </p>
      )}
      <DialogFoot>
        <Button onClick={onHistory} rightSection={<Hotkey keys="Alt+H" />}>
          {t('bulkHistory')}
        </Button>
        <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
          {t('cancel')}
        </Button>
        <Button
          variant="filled"
          disabled={!ready}
          loading={sending}
          rightSection={<Hotkey keys="Ctrl+S" />}
          onClick={save}
        >
          {t('bulkSave', { count: shown?.berubah ?? 0 })}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
