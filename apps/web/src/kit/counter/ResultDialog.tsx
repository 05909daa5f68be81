import { Button, Modal } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Hotkey } from '../page/Hotkey.tsx';
import css from './result.module.css';

/** Money in is told in its colour, what goes over the counter in that of money out. */
export interface Figure {
  label: string;
  quiet?: boolean;
  out?: boolean;
}

interface Props {
  icon: ReactNode;
  title: string;
  /** It is in the books, not waiting. */
  posted?: boolean;
  /** The one figure that is told over the counter. */
  figure: Figure & { value: string };
  next: string;
  go?: Ref<HTMLButtonElement>;
  onNext: () => void;
  /** Below the way on. */
  actions?: ReactNode;
  /** Beside all of it. */
  paper?: ReactNode;
  /** What the figure is made of, and what comes now. */
  children: ReactNode;
}

/** What became of a document of a till: its figure in huge letters, and Enter for the next customer. */
export const ResultDialog = (props: Props) => {
  const { icon, title, posted, figure, next, go, onNext, actions, paper, children } = props;
  return (
    <Modal
      opened
      onClose={onNext}
      title={
        <span className={css.head} data-posted={posted || undefined}>
          {icon}
          {title}
        </span>
      }
      size={paper ? 'min(1060px, 94vw)' : 'md'}
      withCloseButton={false}
      closeOnClickOutside={false}
      returnFocus={false}
    >
      <div className={css.done} data-paper={paper ? true : undefined}>
        <div className={css.text}>
          <div role="status">
            <p className={css.label}>{figure.label}</p>
            <p className={css.huge} data-quiet={figure.quiet || undefined} data-out={figure.out || undefined}>
              {figure.value}
            </p>
          </div>
          {children}
          <div className={css.buttons}>
            <Button
              ref={go}
              size="lg"
              variant="filled"
              onClick={onNext}
              rightSection={<Hotkey keys="Enter" />}
              data-autofocus
              data-next
            >
              {next}
            </Button>
            {actions}
          </div>
        </div>
        {paper && <div className={css.paper}>{paper}</div>}
      </div>
    </Modal>
  );
};
