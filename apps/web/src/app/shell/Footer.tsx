import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastAnswer } from '../../kit/api/last-answer.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useMe } from '../../kit/session.ts';
import css from './shell.module.css';

/** Version, and when the server last answered. */
export const Footer = () => {
  const { t } = useTranslation('shell');
  const { version } = useMe();
  // Once the screen stands: the first clock that a browser writes takes a weak device a tenth of a second.
  const at = useDeferredValue(useLastAnswer(), 0);
  const time = useShopTime();
  return (
    <div className={css.foot}>
      <span>{t('version', { version })}</span>
      <span className="num">{at > 0 && t('lastSync', { time: time.seconds(at) })}</span>
      <span className={css.footLinks}>
        <AppLink href="/terms-and-conditions">{t('terms')}</AppLink>
        <AppLink href="/privacy-policy">{t('privacy')}</AppLink>
      </span>
    </div>
  );
};
