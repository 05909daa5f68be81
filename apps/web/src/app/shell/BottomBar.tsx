import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { usePath } from '../../kit/page/usePath.ts';
import { useMe } from '../../kit/session.ts';
import { iconOf } from './icons.ts';
import { BAR_WORDS, barEntries, hasBarWord } from './menu.ts';
import css from './shell.module.css';

/** The phone's five actions of the user's level. */
export const BottomBar = () => {
  const { t } = useTranslation('shell');
  const { menu, user } = useMe();
  const pathname = usePath();
  return (
    <nav className={css.bottom} aria-label={t('quickMenu')}>
      {barEntries(menu, user.level).map((entry) => {
        const Icon = iconOf(entry);
        return (
          <AppLink
            key={entry.route}
            href={entry.route}
            begins
            className={css.bottomEntry}
            aria-current={entry.route === pathname ? 'page' : undefined}
          >
            <Icon size={18} aria-hidden="true" />
            <span>{hasBarWord(entry.route) ? t(BAR_WORDS[entry.route]) : entry.title}</span>
          </AppLink>
        );
      })}
    </nav>
  );
};
