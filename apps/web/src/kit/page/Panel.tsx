import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconMaximize, IconMinimize, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './page.module.css';

/** [spec B §9] */
const SPIN_MS = 2000;

interface Props {
  title: string;
  children: ReactNode;
  /** Shows the refresh button; its spinner turns for 2 s. */
  onRefresh?: () => void;
  /** More buttons before the panel's own. */
  actions?: ReactNode;
}

/** A card with refresh, collapse and expand. */
export const Panel = ({ title, children, onRefresh, actions }: Props) => {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(true);
  const [full, setFull] = useState(false);
  const [spinning, setSpinning] = useState(false);
  const name = useId();

  useEffect(() => {
    if (!spinning) return;
    const timer = setTimeout(() => setSpinning(false), SPIN_MS);
    return () => clearTimeout(timer);
  }, [spinning]);

  const refresh = () => {
    setSpinning(true);
    onRefresh?.();
  };
  return (
    <section className={css.panel} data-full={full || undefined} aria-labelledby={name}>
      <div className={css.panelHead}>
        <h2 className={css.panelTitle} id={name}>
          {title}
        </h2>
        {actions}
        {onRefresh && (
          <ActionIcon onClick={refresh} aria-label={t('refresh')} disabled={spinning}>
            <IconRefresh size={18} className={spinning ? css.spin : undefined} />
          </ActionIcon>
        )}
        <ActionIcon
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-label={t(open ? 'collapse' : 'unfold')}
        >
          {open ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </ActionIcon>
        <ActionIcon
          onClick={() => setFull(!full)}
          aria-pressed={full}
          aria-label={t(full ? 'shrink' : 'expand')}
        >
          {full ? <IconMinimize size={18} /> : <IconMaximize size={18} />}
        </ActionIcon>
      </div>
      {/* It stays mounted, and is mounted once: what is inside asks the server. */}
      <div className={css.panelBody} hidden={!open}>
        {children}
      </div>
    </section>
  );
};
