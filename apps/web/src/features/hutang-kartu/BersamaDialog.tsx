import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { postBersama } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { SegmentedControl } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import type { Problems } from '../../kit/dialogs/refused-fields.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { GramField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { CARA, type Cara, type Chosen, LEFT_OUT, rowTotal, sentRows, visitTotal } from './bersama.ts';
import { Collector, type Pengambil } from './Collector.tsx';
import css from './kartu.module.css';
import { PayForm } from './PayForm.tsx';
import { PinField } from './PinField.tsx';
import { type AboutPledge, kartuQuery, openPledgesQuery } from './queries.ts';
import { usePaid } from './usePaid.tsx';
import { VISIT_PAPER } from './visit-paper.ts';

interface LoanProps {
  card: HutangCard;
  chosen: Chosen;
  /** What its line was refused for. */
  problems: Problems;
  onChange: (change: Partial<Chosen>) => void;
}

/** One loan of the visit: T redeems, P extends, C pays in part, L leaves it out. */
const Loan = ({ card, chosen, problems, onChange }: LoanProps) => {
  const { t } = useTranslation('hutang-kartu');
  const showDate = useShowDate();
  const { cara } = chosen;
  const place = useRef<HTMLFieldSetElement>(null);
  /** Chosen by its letter or a press: what it asks for is typed next. Arrows stay among the ways. */
  const moves = useRef(false);
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    const ways = 'input[type=radio]';
    const field = place.current?.querySelector<HTMLElement>(`input:not(${ways})`);
    (field ?? place.current?.querySelector<HTMLElement>(`${ways}[value=${cara}]`))?.focus();
  }, [cara]);
  return (
    <fieldset
      ref={place}
      className={css.loan}
      aria-label={card.no_hutang}
      onPointerDown={() => {
        moves.current = true;
      }}
      onKeyDown={(event) => {
        moves.current = false;
        const wanted = CARA.find((one) => one === event.key.toUpperCase());
        if (!wanted || (event.target instanceof HTMLInputElement && event.target.type !== 'radio')) return;
        event.preventDefault();
        moves.current = wanted !== cara;
        onChange({ cara: wanted });
      }}
    >
      <span>
        <span className="num">{card.no_hutang}</span>
        <small>
          {showRupiah(card.pokok)} · {showDate(card.jatuh_tempo)}
        </small>
      </span>
      <strong className="num">{showRupiah(rowTotal(card, chosen) ?? 0)}</strong>
      <SegmentedControl
        className={css.loanMore ?? ''}
        fullWidth
        aria-label={t('actions')}
        data={CARA.map((one) => ({ value: one, label: t(`cara${one}`) }))}
        value={cara}
        onChange={(next) => onChange({ cara: next as Cara })}
      />
      {cara === 'C' && (
        <RupiahField
          className={css.loanMore ?? ''}
          label={t('principalPaid')}
          withAsterisk
          value={chosen.pokok}
          error={problems.pokok}
          onChange={(pokok) => onChange({ pokok })}
        />
      )}
      {cara === 'T' && (
        <GramField
          className={css.loanMore ?? ''}
          label={t('bagWeight')}
          description={t('bagSealed', { sealed: showGram(card.berat_kantong) })}
          withAsterisk
          value={chosen.berat_kantong}
          error={problems.berat_kantong}
          onChange={(berat_kantong) => onChange({ berat_kantong })}
        />
      )}
      {cara === 'T' && card.pin && (
        <div className={css.loanMore}>
          <PinField
            no_hutang={card.no_hutang}
            without={chosen.tanpa_pin}
            error={problems.tanpa_pin}
            onWithout={(tanpa_pin) => onChange({ tanpa_pin })}
          />
        </div>
      )}
    </fieldset>
  );
};

/** The rows, once they are all there: the first has the focus, so that a letter is heard. */
const Rows = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>('input:checked');
    // Rows that were known already stand before the dialog gives its focus away.
    first?.toggleAttribute('data-autofocus', true);
    first?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
};

/** G: several loans of one customer in one visit, each in its own way: one receipt, all or none. */
export const BersamaDialog = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation('hutang-kartu');
  const showPaid = usePaid();
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({
    [card.no_hutang]: { ...LEFT_OUT, cara: 'P' },
  });
  const [pengambil, setPengambil] = useState<Pengambil>();
  const list = useQuery(openPledgesQuery(card));
  const cards = useQueries({ queries: (list.data ?? []).map(({ no_hutang }) => kartuQuery(no_hutang)) });
  const loans = cards.flatMap(({ data }) => (data ? [data] : []));
  const rows = loans.map((loan) => [loan, chosen[loan.no_hutang] ?? LEFT_OUT] as const);
  // As the call numbers them.
  const sent = rows.flatMap(([loan, { cara }]) => (cara === 'L' ? [] : [loan]));
  const redeems = rows.some(([, { cara }]) => cara === 'T');
  const failed = list.error ?? cards.find(({ error }) => error)?.error;
  const waiting = !list.data || cards.some(({ isPending }) => isPending);
  const total_bayar = waiting ? null : visitTotal(rows);
  return (
    <PayForm
      toko={card.kode_toko}
      title={t('togetherTitle', { name: card.nama_customer })}
      totalRp={total_bayar}
      action={(amount) => t('payAmount', { amount })}
      what={`bersama/${card.no_hutang}`}
      body={(paid) => ({
        rows: sentRows(rows),
        ...paid,
        total_bayar: total_bayar ?? 0,
        ...(redeems && { pengambil }),
      })}
      send={(body, options) => call(postBersama, { body }, options)}
      done={({ no_bersama, total_bayar, kembali, dokumen }) => {
        showPaid({
          no: no_bersama,
          ways: VISIT_PAPER,
          title: t('paidTitle'),
          kembali,
          total_bayar,
          lines: dokumen.map((one) => [one.no_hutang, one.total_bayar]),
        });
        return { print: [] };
      }}
      onClose={onClose}
    >
      {(errorAt) =>
        failed ? (
          <ErrorState error={failed} onRetry={() => void list.refetch()} />
        ) : waiting ? (
          <WaitingRows h={160} />
        ) : (
          <>
            <Rows>
              {rows.map(([loan, one]) => (
                <Loan
                  key={loan.no_hutang}
                  card={loan}
                  chosen={one}
                  problems={one.cara === 'L' ? {} : errorAt.under(`rows.${sent.indexOf(loan)}`)}
                  onChange={(change) =>
                    setChosen((was) => ({ ...was, [loan.no_hutang]: { ...one, ...change } }))
                  }
                />
              ))}
            </Rows>
            {redeems && <Collector value={pengambil} errorAt={errorAt} onChange={setPengambil} />}
          </>
        )
      }
    </PayForm>
  );
};
