import { Button } from '@mantine/core';
import { IconBan, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import barCss from '../../kit/page/selection-bar.module.css';
import { useMessage } from '../../kit/text.ts';
import { BAR, offerOf, type Row, type Tab } from './selection.ts';
import css from './validasi.module.css';

interface Props {
  tab: Extract<Tab, 'VALIDASI' | 'ANTRIAN'>;
  selected: readonly Row[];
  /** Nobody of this level may go forward with any of them. */
  barred: boolean;
  sending: boolean;
  onAll: () => void;
  onClear: () => void;
  onRefuse: () => void;
  onForward: () => void;
}

/** What is chosen and what it comes to, and what is done with it; it stays in sight. */
export const SelectionBar = ({ tab, selected, barred, sending, ...on }: Props) => {
  const { t } = useTranslation('tunggu');
  const message = useMessage();
  const { count, total, forward, refuse } = offerOf(selected);
  return (
    <section className={barCss.bar} aria-label={t('selection')}>
      <strong className="num" role="status">
        {t('chosen', { count, total: showRupiah(total) })}
      </strong>
      <Button h={44} variant="subtle" onClick={on.onAll} rightSection={<Hotkey keys="Alt+A" />}>
        {t('chooseAll')}
      </Button>
      {barred && <span className={css.hint}>{t('askValidator')}</span>}
      <div className={barCss.barActions}>
        <Button h={44} disabled={count === 0 || sending} onClick={on.onClear}>
          {message(BAR.clear)}
        </Button>
        <Button
          h={44}
          disabled={!refuse || sending}
          onClick={on.onRefuse}
          leftSection={<IconBan size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Del" />}
        >
          {t('refuse')}
        </Button>
        <Button
          h={44}
          variant="filled"
          disabled={barred || (count > 0 && !forward)}
          loading={sending}
          onClick={on.onForward}
          leftSection={<IconChecks size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F9" />}
        >
          {message(tab === 'ANTRIAN' ? BAR.bayar : BAR.validasi)}
        </Button>
      </div>
    </section>
  );
};
