import { Collapse, TextInput, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronRight, IconLock, IconSearch } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useMe } from '../../kit/session.ts';
import { searched } from './menu.ts';
import css from './shell.module.css';

type Group = ReturnType<typeof searched>[number];

const holds = (group: Group, route: string): boolean =>
  group.sections.some(({ entries }) => entries.some((entry) => entry.route === route));

interface GroupProps {
  group: Group;
  open: boolean;
  onToggle: () => void;
  route: string;
  onGo: () => void;
}

const MenuGroup = ({ group, open, onToggle, route, onGo }: GroupProps) => {
  const { t } = useTranslation('shell');
  const id = `menu-${group.key}`;
  return (
    <li>
      <UnstyledButton className={css.group} onClick={onToggle} aria-expanded={open} aria-controls={id}>
        {group.title}
        <IconChevronRight
          size={15}
          className={css.chevron}
          data-open={open || undefined}
          aria-hidden="true"
        />
      </UnstyledButton>
      <Collapse expanded={open} id={id}>
        {group.sections.map((section) => (
          <div key={section.key}>
            {group.sections.length > 1 && <div className={css.section}>{section.title}</div>}
            <ul className={css.entries}>
              {section.entries.map((entry) => (
                <li key={entry.route}>
                  <AppLink
                    href={entry.route}
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
        ))}
      </Collapse>
    </li>
  );
};

/** The menu tree: searchable, collapsible, and as it was left. */
export const SideMenu = ({ onGo }: { onGo: () => void }) => {
  const { t } = useTranslation('shell');
  const { menu } = useMe();
  const { pathname } = useLocation();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useLocalStorage<Record<string, boolean>>({
    key: 'kadar.device.menu',
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const found = searched(menu, search);
  const isOpen = (group: Group) => search !== '' || (opened[group.key] ?? holds(group, pathname));
  return (
    <nav className={css.menu} aria-label={t('menu')}>
      <TextInput
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
        placeholder={t('searchMenu')}
        aria-label={t('searchMenu')}
        leftSection={<IconSearch size={15} aria-hidden="true" />}
        size="sm"
        m={12}
        mb={6}
      />
      <ul className={css.groups}>
        {found.map((group) => (
          <MenuGroup
            key={group.key}
            group={group}
            open={isOpen(group)}
            onToggle={() => setOpened((was) => ({ ...was, [group.key]: !isOpen(group) }))}
            route={pathname}
            onGo={onGo}
          />
        ))}
        {found.length === 0 && <li className={css.nothing}>{t('menuNothing')}</li>}
      </ul>
    </nav>
  );
};
