import { cocokkan, type Rekonsiliasi, type UsulanCocok } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import CaseDialog from './CaseDialog.tsx';
import { BankRow, BookRow, Pair } from './Line.tsx';
import ReasonDialog from './ReasonDialog.tsx';
import css from './rekonsiliasi.module.css';
import { SideList } from './SideList.tsx';
import { showSen } from './sen.ts';

type Body = { baris: number[]; buku: number[]; sebab: UsulanCocok['sebab']; catatan: string };
interface Props {
  no_rekening: string;
  data: Rekonsiliasi;
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const keyOf = ({ baris, buku }: UsulanCocok): string => [...idsOf(baris), '-', ...idsOf(buku)].join();
const rowKey = ({ id }: { id: number }): string => String(id);
const sum = (rows: readonly { jumlah_sen: number }[]): number =>
  rows.reduce((all, { jumlah_sen }) => all + jumlah_sen, 0);

const toggled = (was: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(was);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** What is left on either side with suggestions between, those taken apart back among the others and ticked. */
const useSides = (data: Rekonsiliasi) => {
  const [bank, setBank] = useState<ReadonlySet<string>>(new Set());
  const [buku, setBuku] = useState<ReadonlySet<string>>(new Set());
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const split = data.usulan.filter((one) => apart.has(keyOf(one)));
  const lines = [...split.flatMap(({ baris }) => baris), ...data.bank];
  const entries = [...split.flatMap((one) => one.buku), ...data.buku];
  return {
    lines,
    entries,
    suggestions: data.usulan.filter((one) => !apart.has(keyOf(one))),
    bank,
    buku,
    chosenLines: lines.filter((row) => bank.has(rowKey(row))),
    chosenEntries: entries.filter((row) => buku.has(rowKey(row))),
    toggleBank: (row: { id: number }) => setBank(toggled(bank, rowKey(row))),
    toggleBuku: (row: { id: number }) => setBuku(toggled(buku, rowKey(row))),
    clear: () => {
      setBank(new Set());
      setBuku(new Set());
    },
    split: (one: UsulanCocok) => {
      setApart(new Set([...apart, keyOf(one)]));
      setBank(new Set(one.baris.map(rowKey)));
      setBuku(new Set(one.buku.map(rowKey)));
    },
  };
};

const useMatching = (no_rekening: string, done: () => void) => {
  const client = useQueryClient();
  const { send, sending } = useOutbox(
    `rekonsiliasi/${no_rekening}/cocok`,
    (body: Body, options) => call(cocokkan, { params: { no_rekening }, body }, options),
    { asks: false },
  );
  const match = async (body: Body): Promise<void> => {
    if (sending) return;
    try {
      const answer = await send(body);
      toast(answer.message ?? '');
      done();
    } catch (error) {
      showFailure(error);
    }
    await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
  };
  return { match, sending };
};

/** What is made a case, or whose case is ended. */
const useCases = (no_rekening: string, may: boolean) => {
  const { t } = useTranslation('rekonsiliasi');
  const makeCase = (
    sisi: 'BANK' | 'BUKU',
    row: { id: number; kasus: Rekonsiliasi['bank'][number]['kasus'] },
  ) => {
    if (may)
      void openDialog<null>(
        (close) => (
          <CaseDialog
            no_rekening={no_rekening}
            sisi={sisi}
            acuan={row.id}
            kasus={row.kasus}
            onClose={() => close(null)}
          />
        ),
        null,
      );
  };
  const caseButton =
    (sisi: 'BANK' | 'BUKU') => (row: Rekonsiliasi['bank'][number] | Rekonsiliasi['buku'][number]) =>
      may &&
      row.kasus?.selesai == null && (
        <Button size="compact-sm" rightSection={<Hotkey keys="K" />} onClick={() => makeCase(sisi, row)}>
          {t(row.kasus ? 'endCase' : 'makeCase')}
        </Button>
      );
  return { makeCase, caseButton };
};

interface ChosenProps {
  bank: number;
  buku: number;
  /** Sen that the bank has more. */
  selisih: number;
  may: boolean;
  sending: boolean;
  onClear: () => void;
  onMatch: () => void;
}

/** What is ticked on both sides, and what it comes to. */
const ChosenBar = ({ bank, buku, selisih, may, sending, onClear, onMatch }: ChosenProps) => {
  const { t } = useTranslation('rekonsiliasi');
  return (
    <section className={css.chosen} aria-label={t('chosenTitle')}>
      <strong className="num" role="status">
        {t('chosen', { bank, buku, rp: showSen(selisih) })}
      </strong>
      <Button onClick={onClear}>{t('clear')}</Button>
      <Button
        variant="filled"
        rightSection={<Hotkey keys="Enter" />}
        disabled={!may || buku === 0}
        loading={sending}
        onClick={onMatch}
      >
        {t('match')}
      </Button>
    </section>
  );
};

interface SuggestionProps {
  rows: readonly UsulanCocok[];
  count: number;
  may: boolean;
  sending: boolean;
  onConfirm: (one: UsulanCocok) => void;
  onSplit: (one: UsulanCocok) => void;
  onCase: (row: UsulanCocok['baris'][number]) => void;
}

/** What the matching takes to belong together, for somebody to confirm. */
const Suggestions = ({ rows, count, may, sending, onConfirm, onSplit, onCase }: SuggestionProps) => {
  const { t } = useTranslation('rekonsiliasi');
  return (
    <SideList
      label={t('suggestions')}
      note={String(count)}
      rows={rows}
      keyOf={keyOf}
      draw={(one) => (
        <>
          <Pair {...one} />
          <span className={css.quiet}>
            {t(`why${one.sebab}`)}
            {one.selisih_sen !== 0 && ` · ${t('differsBy', { rp: showSen(one.selisih_sen) })}`}
          </span>
        </>
      )}
      onEnter={onConfirm}
      onKey={(key, one) => {
        if (key === 's') onSplit(one);
        const [row] = one.baris;
        if (key === 'k' && row) onCase(row);
      }}
      actions={(one) =>
        may && (
          <>
            <Button
              size="compact-sm"
              variant="filled"
              rightSection={<Hotkey keys="Enter" />}
              loading={sending}
              onClick={() => onConfirm(one)}
            >
              {t('match')}
            </Button>
            <Button size="compact-sm" rightSection={<Hotkey keys="S" />} onClick={() => onSplit(one)}>
              {t('split')}
            </Button>
          </>
        )
      }
      empty={t('noSuggestions')}
      first
    />
  );
};

/** Left the statement, right our book, suggestions between: Enter matches, S takes apart, K makes a case. */
export const Sides = ({ no_rekening, data }: Props) => {
  const { t } = useTranslation('rekonsiliasi');
  const may = useCan('rekonsiliasi.post') !== undefined;
  const sides = useSides(data);
  const { match, sending } = useMatching(no_rekening, sides.clear);
  const { chosenLines, chosenEntries } = sides;
  const selisih = sum(chosenLines) - sum(chosenEntries);
  const confirm = (one: UsulanCocok) => {
    if (may) void match({ baris: idsOf(one.baris), buku: idsOf(one.buku), sebab: one.sebab, catatan: '' });
  };
  const byHand = () => {
    if (!may || chosenEntries.length === 0) return;
    const body: Body = {
      baris: idsOf(chosenLines),
      buku: idsOf(chosenEntries),
      sebab: 'TANGAN',
      catatan: '',
    };
    if (selisih === 0) void match(body);
    else
      void openDialog<null>(
        (close) => (
          <ReasonDialog
            no_rekening={no_rekening}
            body={body}
            selisih={selisih}
            onDone={sides.clear}
            onClose={() => close(null)}
          />
        ),
        null,
      );
  };
  const { makeCase, caseButton } = useCases(no_rekening, may);
  const tickButton = (tick: () => void) =>
    may && (
      <Button size="compact-sm" rightSection={<Hotkey keys="␣" />} onClick={tick}>
        {t('tick')}
      </Button>
    );
  return (
    <>
      <div className={css.sides}>
        <SideList
          label={t('bankSide')}
          note={String(sides.lines.length)}
          rows={sides.lines}
          keyOf={rowKey}
          draw={(row) => <BankRow row={row} />}
          chosen={sides.bank}
          onToggle={sides.toggleBank}
          onEnter={byHand}
          onKey={(key, row) => key === 'k' && makeCase('BANK', row)}
          actions={(row) => (
            <>
              {tickButton(() => sides.toggleBank(row))}
              {caseButton('BANK')(row)}
            </>
          )}
          empty={t('nothingLeft')}
        />
        <Suggestions
          rows={sides.suggestions}
          count={data.jumlah_usulan}
          may={may}
          sending={sending}
          onConfirm={confirm}
          onSplit={sides.split}
          onCase={(row) => makeCase('BANK', row)}
        />
        <SideList
          label={t('bookSide')}
          note={String(sides.entries.length)}
          rows={sides.entries}
          keyOf={rowKey}
          draw={(row) => <BookRow row={row} />}
          chosen={sides.buku}
          onToggle={sides.toggleBuku}
          onEnter={byHand}
          onKey={(key, row) => key === 'k' && makeCase('BUKU', row)}
          actions={(row) => (
            <>
              {tickButton(() => sides.toggleBuku(row))}
              {caseButton('BUKU')(row)}
            </>
          )}
          empty={t('nothingLeft')}
        />
      </div>
      {chosenLines.length + chosenEntries.length > 0 && (
        <ChosenBar
          bank={chosenLines.length}
          buku={chosenEntries.length}
          selisih={selisih}
          may={may}
          sending={sending}
          onClear={sides.clear}
          onMatch={byHand}
        />
      )}
    </>
  );
};
