import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import type { Group } from './menu.ts';
import css from './shell.module.css';

interface Props {
  group: Group;
  route: string;
  onGo: () => void;
}

/** The sections of a menu group and their screens. */
export const MenuSections = ({ group, route, onGo }: Props) => {
  const { t } = useTranslation('shell');
  return group.sections.map((section) => (
    <div key={section.key}>
      {group.sections.length > 1 && <div className={css.section}>{section.title}</div>}
      <ul className={css.entries}>
        {section.entries.map((entry) => (
          <li key={entry.route}>
            <AppLink
              href={entry.route}
              begins
              className={css.entry}
              onClick={onGo}
              aria-current={entry.route === route ? 'page' : undefined}
            >
              {entry.title}
              {!entry.open && <IconLock size={13} role="img" aria-label={t('notAvailable')} />}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  ));
};
