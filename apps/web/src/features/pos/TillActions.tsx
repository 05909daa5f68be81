import { Button } from '@mantine/core';
import { IconParking, IconPlayerTrackNext, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import css from './till.module.css';

interface Props {
  /** Sales set aside at this till. */
  parked: number;
  onPark: () => void;
  onResume: () => void;
  onReprint: () => void;
}

const ICON = { size: 18, 'aria-hidden': true } as const;

/** Setting a sale aside, taking one back, the last nota again. */
export const TillActions = ({ parked, onPark, onResume, onReprint }: Props) => {
  const { t } = useTranslation('pos');
  const actions = [
    { name: 'park', keys: 'F7', Icon: IconParking, run: onPark },
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
      rightSection={<Hotkey keys={keys} />}
    >
      {t(name)}
      {'count' in more && more.count > 0 && <span className={css.count}>{more.count}</span>}
    </Button>
  ));
};
