import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../kit/counter/counter.module.css';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import type { CounterState } from '../../kit/counter/useCounter.ts';
import { useKeysWait } from '../../kit/keys/useKeysWait.ts';
import { isTyped } from '../../kit/keys/waiting-keys.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useDrawnBehind } from '../../kit/page/useDrawnBehind.ts';
import { PaperDialog } from '../../kit/print/nota/PaperDialog.tsx';

interface Props {
  title: string;
  counter: CounterState;
  place?: Ref<HTMLDivElement>;
  /** How its sides are called. */
  names: readonly [goods: string, money: string];
  /** Stands before all else: the field for scans, which nobody waits for on a weak device. What is typed there goes in, other keys wait for the rest. */
  first?: ReactNode;
  goods: ReactNode;
  money: ReactNode;
  /** The sums and the gold button. */
  foot: ReactNode;
  /** Beside a paper that is looked at again. */
  beside?: (no_faktur: string) => ReactNode;
  /** Its dialogs. */
  children: ReactNode;
}

/** A till: what lies on the counter, and beside it who, how it is paid and the one button. */
export const CounterPage = ({ title, counter, place, names, beside, children, first, ...sides }: Props) => {
  const { t } = useTranslation('pos');
  const { looked } = counter;
  const whole = useDrawnBehind(first === undefined);
  useKeysWait(!whole, isTyped);
  return (
    <Page title={title} bare>
      <div ref={place} className={css.till}>
        <section className={css.left} aria-label={names[0]}>
          {first}
          {whole && sides.goods}
        </section>
        <section className={css.right} aria-label={names[1]}>
          <div className={css.rightTop}>
            {counter.unanswered && <Unanswered onRelease={counter.release}>{t('unansweredText')}</Unanswered>}
            {whole && sides.money}
          </div>
          <div className={css.rightFoot}>{whole && sides.foot}</div>
        </section>
      </div>
      {whole && children}
      {looked !== null && (
        <PaperDialog no_faktur={looked} nota={counter.nota} onClose={counter.onNext}>
          {beside?.(looked)}
        </PaperDialog>
      )}
    </Page>
  );
};

/** F10: the paper of the last one. */
export const LastPaper = ({ last, reprint }: Pick<CounterState, 'last' | 'reprint'>) => {
  const { t } = useTranslation('pos');
  return (
    <Button
      h={44}
      className={css.action}
      disabled={!last}
      onClick={reprint}
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      rightSection={<Hotkey keys="F10" />}
    >
      {t('reprint')}
    </Button>
  );
};
