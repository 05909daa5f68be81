import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showPercent, showPrice } from '../../kit/effect/show.ts';
import { later } from '../../kit/later.tsx';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import pageCss from '../../kit/page/page.module.css';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { usePhone } from '../../kit/usePhone.ts';
import { BoardCards } from './BoardCards.tsx';
import { BoardTable } from './BoardTable.tsx';
import { Dampak } from './Dampak.tsx';
import css from './harga.module.css';
import { NewPrice } from './NewPrice.tsx';
import { RaiseAll } from './RaiseAll.tsx';
import { type Board, useBoard } from './useBoard.tsx';

const Riwayat = later(() => import('./Riwayat.tsx'));

/** The gold price itself: what it is, what it will be, how far that is. */
const Global = ({ board, onAt, phone }: { board: Board; onAt: (id: string) => void; phone: boolean }) => {
  const { t } = useTranslation('harga');
  const row = board.rows.find(({ line }) => line.jenis === 'GLOBAL');
  if (!row) return null;
  const { harga } = row.line;
  return (
    <div className={css.global}>
      <NewPrice row={row} board={board} onAt={onAt} label={t('field')} size="md" autoFocus={!phone} />
      <p>
        {harga === null ? t('noPrice') : t('from', { price: showPrice(harga) })}
        {row.typed && row.next !== null && (
          <strong data-down={(harga !== null && row.next < harga) || undefined}>
            {showPercent(harga, row.next)}
          </strong>
        )}
      </p>
    </div>
  );
};

const mayAny = ({ boleh }: Board): boolean => Object.values(boleh ?? {}).some(Boolean);

const Save = ({ board }: { board: Board }) => {
  const { t } = useTranslation('harga');
  const may = mayAny(board);
  return (
    <Button
      variant="filled"
      onClick={() => void board.save()}
      loading={board.sending}
      disabled={!may}
      title={may ? undefined : t('mayNot')}
      rightSection={<Hotkey keys="Ctrl+S" />}
    >
      {board.changes.length > 0 ? t('saveCount', { count: board.changes.length }) : t('save')}
    </Button>
  );
};

/** What was typed on an earlier visit is here again, and was not saved. */
const Returned = ({ board }: { board: Board }) => {
  const { t } = useTranslation(['harga', 'kit']);
  return (
    <p className={css.returned} role="status">
      {t('returned', { count: board.changes.length })}
      <Button size="compact-sm" onClick={board.drop}>
        {t('kit:drop')}
      </Button>
    </p>
  );
};

interface ActionsProps {
  board: Board;
  phone: boolean;
  onRaise: () => void;
  onHistory: () => void;
}

const Actions = ({ board, phone, onRaise, onHistory }: ActionsProps) => {
  const { t } = useTranslation('harga');
  const may = mayAny(board);
  return (
    <>
      <Button onClick={onRaise} disabled={!may} rightSection={<Hotkey keys="Alt+P" />}>
        {t('raiseAll')}
      </Button>
      <Button onClick={onHistory} rightSection={<Hotkey keys="Alt+H" />}>
        {t('history')}
      </Button>
      {!phone && <Save board={board} />}
    </>
  );
};

const Lines = ({
  board,
  at,
  onAt,
  phone,
}: {
  board: Board;
  at: string | null;
  onAt: (id: string) => void;
  phone: boolean;
}) => {
  const { t } = useTranslation('harga');
  const { error, data, refetch } = board.board;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={520} />;
  const empty = data.baris.every(({ jenis }) => jenis === 'GLOBAL');
  return (
    <>
      <Global board={board} onAt={onAt} phone={phone} />
      {empty ? (
        <EmptyState
          text={t('noKadar')}
          action={
            <AppLink href="/kadar" className={pageCss.link}>
              {t('toKadar')}
            </AppLink>
          }
        />
      ) : phone ? (
        <BoardCards board={board} onAt={onAt} />
      ) : (
        <BoardTable board={board} at={at} onAt={onAt} />
      )}
    </>
  );
};

/** 'Harga Hari Ini': every price per gram on one board, what changing them does, and one save of all of them. */
const HargaHariIni = () => {
  const { t } = useTranslation('harga');
  const phone = usePhone();
  const board = useBoard();
  const [at, setAt] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'raise' | 'history' | null>(null);
  const row = board.rows.find(({ id }) => id === at);
  const may = mayAny(board);
  const raise = () => may && setDialog('raise');
  const history = () => setDialog('history');
  useScreenKeys([
    ['mod+S', () => void board.save()],
    ['alt+G', () => row && board.boleh?.[row.line.jenis] && board.toggle(row)],
    ['alt+P', raise],
    ['alt+H', history],
  ]);
  const actions = <Actions board={board} phone={phone} onRaise={raise} onHistory={history} />;
  return (
    <Page title={t('title')} under={t('today')} actions={actions}>
      <div className={css.columns} data-whole={!may || undefined}>
        <div className={css.lines}>
          {board.returned && <Returned board={board} />}
          <Lines board={board} at={at} onAt={setAt} phone={phone} />
          {may && !phone && <p className={css.quiet}>{t('keys')}</p>}
        </div>
        {may && <Dampak board={board} />}
      </div>
      {phone && may && (
        <div className={css.foot}>
          <Save board={board} />
        </div>
      )}
      {dialog === 'raise' && <RaiseAll onRaise={board.raiseAll} onClose={() => setDialog(null)} />}
      {dialog === 'history' && <Riwayat row={row} onClose={() => setDialog(null)} />}
    </Page>
  );
};

export default HargaHariIni;
