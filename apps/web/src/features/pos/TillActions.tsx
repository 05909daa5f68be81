import { Button } from '@mantine/core';
import {
  IconArrowsExchange,
  IconLock,
  IconParking,
  IconPlayerTrackNext,
  IconPrinter,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from '../../kit/counter/counter.module.css';
import { Hotkey } from '../../kit/page/Hotkey.tsx';

interface Props {
  /** Sales set aside at this till. */
  parked: number;
  onPark: () => void;
  onResume: () => void;
  onReprint: () => void;
  /** Old pieces are taken in exchange; none where that is not allowed. */
  onExchange?: () => void;
  /** The pieces are kept against a deposit; none where that is not allowed. */
  onDeposit?: () => void;
}

const ICON = { size: 18, 'aria-hidden': true } as const;

/** Setting a sale aside, taking one back, the last nota again. */
export const TillActions = ({ parked, onPark, onResume, onReprint, onDeposit, onExchange }: Props) => {
  const { t } = useTranslation('pos');
  const actions = [
    ...(onExchange
      ? [{ name: 'tukar', keys: 'F6', Icon: IconArrowsExchange, run: onExchange } as const]
      : []),
    { name: 'park', keys: 'F7', Icon: IconParking, run: onPark },
    ...(onDeposit ? [{ name: 'keep', keys: '⇧F7', Icon: IconLock, run: onDeposit } as const] : []),
    { name: 'resume', keys: 'F8', Icon: IconPlayerTrackNext, run: onResume, count: parked },
    { name: 'reprint', keys: 'F10', Icon: IconPrinter, run: onReprint },
  ] as const;
  return actions.map(({ name, keys, Icon, run, ...more }) => (
    <Button
      key={name}
      h={44}
      className={css.action}
      onClick={run}
      leftSection={<Icon {...ICON} />}
      rightSection={
        <>
          {'count' in more && more.count > 0 && <span className={css.count}>{more.count}</span>}
          <Hotkey keys={keys} />
        </>
      }
    >
      {t(name)}
    </Button>
  ));
};
