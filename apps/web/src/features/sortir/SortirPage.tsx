import {
  type KeSortir,
  KOLOM_SORTIR,
  type KolomSortir,
  type LotBelian,
} from '@kadar/contract/endpoints/sortir-belian.ts';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { Board } from './Board.tsx';
import { stepTo, sumsOf, targetsIn, targetsOf } from './board-model.ts';
import { EndDialog } from './EndDialog.tsx';
import { LotDialog } from './LotDialog.tsx';
import { asksMore, MoveDialog } from './MoveDialog.tsx';
import { boardQuery, useSorting } from './queries.ts';
import css from './sortir.module.css';

const NONE: ReadonlySet<string> = new Set();

/** What is chosen on the board, where the arrows point, and the work that follows. */
const useBoard = (toko: string) => {
  const { t } = useTranslation('sortir');
  const message = useMessage();
  const client = useQueryClient();
  const query = useQuery(boardQuery(toko));
  const sorting = useSorting();
  const [chosen, setChosen] = useState(NONE);
  const [target, setTarget] = useState<KolomSortir | null>(null);
  const pieces = query.data?.barang ?? [];
  const lots = query.data?.lot ?? [];
  const picked = pieces.filter(({ kode_barcode }) => chosen.has(kode_barcode));
  const targets = targetsOf(picked);

  const refresh = () => void client.invalidateQueries({ queryKey: boardQuery(toko).queryKey });
  const drop = () => {
    setChosen(NONE);
    setTarget(null);
  };
  const done = () => {
    drop();
    refresh();
  };
  const toggle = (kode_barcode: string) => {
    const next = new Set(chosen);
    if (!next.delete(kode_barcode)) next.add(kode_barcode);
    setChosen(next);
    setTarget(null);
  };
  const scan = (kode_barcode: string) => {
    if (!pieces.some((piece) => piece.kode_barcode === kode_barcode))
      return toast(message('BARANG_BUKAN_BELIAN', { kode_barcode }));
    setChosen(new Set(chosen).add(kode_barcode));
    document
      .querySelector(`[data-barcode="${CSS.escape(kode_barcode)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  };
  const ask = (draw: (close: () => void) => ReactElement) =>
    void openDialog<null>((close) => draw(() => close(null)), null);
  const send = async (ke: KeSortir) => {
    if (asksMore(ke))
      return ask((close) => (
        <MoveDialog
          toko={toko}
          ke={ke}
          pieces={picked}
          lots={lots}
          sorting={sorting}
          onDone={() => {
            close();
            done();
          }}
          onClose={close}
        />
      ));
    try {
      await sorting.sort.send({ ke, barcodes: picked.map(({ kode_barcode }) => kode_barcode) });
      toast(t('moved', { count: picked.length, to: t(`ke.${ke}`) }));
      done();
    } catch (error) {
      showFailure(error);
      refresh();
    }
  };
  const step = (by: 1 | -1) => {
    const from = target ?? picked[0]?.kolom;
    if (!from) return;
    const next = stepTo(from, targets, by);
    setTarget(next === from ? target : next);
  };
  const go = () => {
    const [ke] = target === null ? [] : targetsIn(target, targets);
    if (ke) void send(ke);
  };
  const end = (lot: LotBelian) =>
    ask((close) => (
      <EndDialog
        toko={toko}
        lot={lot}
        sorting={sorting}
        onDone={() => {
          close();
          done();
        }}
        onClose={close}
      />
    ));
  const openLot = () =>
    ask((close) => (
      <LotDialog
        sorting={sorting}
        onDone={() => {
          close();
          refresh();
        }}
        onClose={close}
      />
    ));
  return {
    query,
    pieces,
    lots,
    chosen,
    picked,
    target,
    targets,
    refresh,
    drop,
    toggle,
    scan,
    send,
    step,
    go,
    end,
    openLot,
  };
};

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('sortir');
  const phone = usePhone();
  const [tab, setTab] = useState<KolomSortir>('BARU');
  const board = useBoard(toko);
  const { query, picked, targets } = board;
  useLive('hari-changed', board.refresh);
  useScanner(board.scan);
  useScreenKeys([
    ['ArrowRight', () => board.step(1)],
    ['ArrowLeft', () => board.step(-1)],
    ['Insert', board.openLot],
    ['Escape', board.drop],
  ]);
  useScreenKeys([['mod+Enter', board.go]], { enabled: board.target !== null });
  const { qty, berat, harga } = sumsOf(picked);
  return (
    <Page
      title={t('title')}
      actions={
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
          rightSection={<Hotkey keys="Ins" />}
          onClick={board.openLot}
        >
          {t('newLot')}
        </Button>
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <>
          {phone && (
            <SegmentedControl
              size="xs"
              aria-label={t('title')}
              value={tab}
              onChange={(next) => setTab(next)}
              data={KOLOM_SORTIR.map((value) => ({ value, label: t(`tab.${value}`) }))}
            />
          )}
          <Board
            pieces={board.pieces}
            lots={board.lots}
            chosen={board.chosen}
            target={board.target}
            only={phone ? tab : null}
            onToggle={board.toggle}
            onEnd={board.end}
          />
          <div className={css.bar}>
            <output className="num">
              {qty === 0
                ? t(phone ? 'hintPhone' : 'hint')
                : `${t('pieces', { count: qty })} · ${showGram(berat)} · ${showRupiah(harga)}`}
            </output>
            {targets.map((ke) => (
              <Button
                key={ke}
                size="sm"
                variant={
                  board.target !== null && targetsIn(board.target, targets)[0] === ke ? 'filled' : 'default'
                }
                rightSection={
                  board.target !== null && targetsIn(board.target, targets)[0] === ke ? (
                    <Hotkey keys="Ctrl+Enter" />
                  ) : undefined
                }
                onClick={() => void board.send(ke)}
              >
                {t(`ke.${ke}`)}
              </Button>
            ))}
            {qty > 0 && targets.length === 0 && <small>{t('noTarget')}</small>}
          </div>
        </>
      ) : (
        <Skeleton h={320} aria-busy="true" />
      )}
    </Page>
  );
};

/** Bought pieces on their way back to a tray or into the fire: scan selects, ←→ points at a column, Ctrl+Enter sends. */
const SortirPage = () => {
  const toko = useActingToko();
  const { t } = useTranslation('sortir');
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default SortirPage;
