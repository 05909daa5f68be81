import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDiscount } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../kit/counter/counter.module.css';
import { Hotkey } from '../../kit/page/Hotkey.tsx';

interface Props {
  /** Name of the piece that was just taken out. */
  removed: string | null;
  onUndo: () => void;
  /** null where there is nothing to discount, undefined without a right to. */
  onDiscount: (() => void) | null | undefined;
  actions: ReactNode;
}

/** Under the lines: taking a removal back; in one row the discount, parked sales and the last nota, always in one order; and the keys that move between lines. */
export const TillFoot = ({ removed, onUndo, onDiscount, actions }: Props) => {
  const { t } = useTranslation('pos');
  return (
    <div className={css.leftFoot} data-till-foot="">
      {removed !== null && (
        <span className={css.undo} role="status">
          {t('removed', { name: removed })}
          <Button
            h={44}
            onClick={onUndo}
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="Ctrl+Z" />}
          >
            {t('undo')}
          </Button>
        </span>
      )}
      <div className={css.actions}>
        {onDiscount !== undefined && (
          <Button
            h={44}
            className={css.action}
            disabled={onDiscount === null}
            {...(onDiscount && { onClick: onDiscount })}
            leftSection={<IconDiscount size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F4" />}
          >
            {t('discount')}
          </Button>
        )}
        {actions}
      </div>
      <span className={css.keys}>
        <span>
          <Hotkey keys="↑ ↓" /> {t('keyMove')}
        </span>
        <span>
          <Hotkey keys="Del" /> {t('keyRemove')}
        </span>
        <span>
          <Hotkey keys="Esc" /> {t('keyBack')}
        </span>
      </span>
    </div>
  );
};
