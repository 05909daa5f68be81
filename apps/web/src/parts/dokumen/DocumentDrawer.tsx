import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { Button, Drawer } from '@mantine/core';
import { IconBan, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY, dokumenQuery } from '../../kit/dokumen/queries.ts';
import { findNumber, typeOfNumber } from '../../kit/dokumen/types.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { showPaper } from '../../kit/print/nota/show-paper.tsx';
import { useCan } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { cancelDocument } from './cancel-document.tsx';
import { DocumentFacts, DocumentLines, DocumentMoney, DocumentTrail } from './DocumentBody.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import css from './dokumen.module.css';
import { Facts } from './Facts.tsx';
import { printVoucher } from './paper.ts';
import { SendNota } from './SendNota.tsx';
import { StatusWord } from './StatusWord.tsx';

/** What every list knows of a document. */
export interface DocumentRow {
  no_faktur: string;
  kode_toko: string;
  tanggal: string;
  at: string;
  status: 'POSTED' | 'BATAL';
  input_by: string;
}

/** What a kind brings of its own; `dok` is null at a branch that does not send documents yet. */
export interface DocumentParts {
  /** Instead of facts, lines and money. */
  Body?: ComponentType<{ no_faktur: string; dok: Dokumen | null }>;
  /** Beside the actions. */
  Actions?: ComponentType<{ no_faktur: string }>;
}

interface Props {
  no_faktur: string;
  onClose: () => void;
  /** Shows another number in its place, such as a scanned one. */
  onShow: (no_faktur: string) => void;
  /** To the next document of the list. */
  onStep?: (step: 1 | -1) => void;
  row?: DocumentRow | undefined;
  parts?: DocumentParts | undefined;
}

/** What the list knows: a branch with an older server says no more. */
const RowFacts = ({ row }: { row: DocumentRow }) => {
  const { t } = useTranslation('dokumen');
  const showDate = useShowDate();
  const { clock } = useShopTime();
  return (
    <>
      <StatusWord status={row.status} />
      <Facts
        facts={[
          [t('date'), `${showDate(row.tanggal)} ${clock(row.at)}`],
          [t('toko'), row.kode_toko],
          [t('user'), row.input_by],
        ]}
      />
    </>
  );
};

const usePaper = (no_faktur: string, may: boolean) => {
  const client = useQueryClient();
  const paper = may ? typeOfNumber(no_faktur)?.paper?.name : undefined;
  const onPrinted = () => void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
  const show = (): void => {
    if (paper === 'voucher') void printVoucher(no_faktur).catch(showFailure);
    else if (paper) showPaper({ no: no_faktur, onPrinted });
  };
  return { paper, show };
};

interface ActionsProps {
  dok: Dokumen;
  paper: ReturnType<typeof usePaper>;
  onCancel: () => void;
}

const Actions = ({ dok, paper, onCancel }: ActionsProps) => {
  const { t } = useTranslation('dokumen');
  const { batal, sebab } = dok.boleh;
  const reversible = typeOfNumber(dok.no_faktur)?.batal !== undefined;
  return (
    <>
      {paper.paper && (
        <Button
          h={44}
          variant="filled"
          onClick={paper.show}
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F10" />}
        >
          {t(paper.paper === 'nota' ? 'reprint' : 'printVoucher')}
        </Button>
      )}
      {reversible && (batal !== null || sebab !== null) && (
        <Button
          h={44}
          disabled={batal === null}
          onClick={onCancel}
          leftSection={<IconBan size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Del" />}
        >
          {t('cancelDocument')}
        </Button>
      )}
    </>
  );
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Any document beside its list: amount, state, lines, money, reversal, what happened to it, and what may be done now. */
export const DocumentDrawer = ({ no_faktur, onClose, onShow, onStep, row, parts = {} }: Props) => {
  const { t } = useTranslation(['dokumen', 'kit']);
  const read = useText();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const { data: dok, error, refetch } = useQuery(dokumenQuery(no_faktur));
  const shown = dok?.no_faktur ?? no_faktur;
  const type = typeOfNumber(no_faktur);
  const mayReprint = useCan(type?.access.reprint ?? type?.access.read ?? 'lookup.read') !== undefined;
  const paper = usePaper(shown, mayReprint && dok?.boleh.cetak === true);
  const { Body, Actions: Own } = parts;
  const cancel = () => {
    if (dok?.boleh.batal) void cancelDocument(dok);
  };
  useScreenKeys(
    [
      ['F10', paper.show],
      ['Delete', cancel],
    ],
    { inDialog: true, enabled: closeOnEscape },
  );
  useScanner(
    (code) => {
      const scanned = findNumber(code);
      if (scanned) onShow(scanned);
    },
    { enabled: closeOnEscape },
  );
  const step = (event: KeyboardEvent) => {
    const to = STEPS[event.key];
    if (!to || !onStep || !closeOnEscape || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onStep(to);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      onKeyDown={step}
      position="right"
      closeOnEscape={closeOnEscape}
      size="min(480px, 100vw)"
      title={`${dok?.judul ?? (type ? read(type.title) : t('title'))} ${shown}`}
      closeButtonProps={{ 'aria-label': t('kit:close') }}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : dok === undefined ? (
        <WaitingRows h={420} />
      ) : (
        <div className={css.detail}>
          <DocumentHead dok={dok} />
          {!dok && !Body && row && <RowFacts row={row} />}
          {Body ? (
            <Body no_faktur={shown} dok={dok} />
          ) : (
            dok && (
              <>
                <DocumentFacts dok={dok} />
                <DocumentLines dok={dok} />
                <DocumentMoney dok={dok} />
              </>
            )
          )}
          {dok && <DocumentTrail dok={dok} />}
          <div className={css.actions}>
            {dok && <Actions dok={dok} paper={paper} onCancel={cancel} />}
            {dok && <SendNota no_faktur={shown} />}
            {Own && <Own no_faktur={shown} />}
            {dok && onStep && <Hotkey keys="↑ ↓" />}
          </div>
        </div>
      )}
    </Drawer>
  );
};
