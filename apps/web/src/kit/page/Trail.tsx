import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../usePhone.ts';
import css from './page.module.css';
import { useTrail } from './trail.ts';

/** As many screens of the way here as a line has room for. */
const NAMED = 2;

/** The screens that led here; each is gone back to as it was left, with its filters and where it was looked at. */
export const Trail = ({ title }: { title: string }) => {
  const { t } = useTranslation('kit');
  const phone = usePhone();
  const { history } = useRouter();
  const trail = useTrail(title).slice(phone ? -1 : -NAMED);
  if (trail.length === 0) return null;
  const back = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    history.go(index - history.location.state.__TSR_index);
  };
  return (
    <nav className={css.trail} aria-label={t('cameFrom')}>
      <ol>
        {trail.map(({ index, href, title: name }) => (
          <li key={index}>
            <a href={href} className={css.link} onClick={back(index)}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
