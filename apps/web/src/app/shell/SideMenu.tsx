import { Collapse, TextInput, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../kit/page/usePath.ts';
import { useMe } from '../../kit/session.ts';
import { MenuSections } from './MenuSections.tsx';
import { type Group, holds, offered, searched } from './menu.ts';
import css from './shell.module.css';

interface GroupProps {
  group: Group;
  open: boolean;
  onToggle: () => void;
  route: string;
  onGo: () => void;
}

const MenuGroup = ({ group, open, onToggle, route, onGo }: GroupProps) => {
  const id = `menu-${group.key}`;
  return (
    <li>
      <UnstyledButton className={css.group} onClick={onToggle} aria-expanded={open} aria-controls={id}>
        {group.title}
        <IconChevronRight
          size={18}
          className={css.chevron}
          data-open={open || undefined}
          aria-hidden="true"
        />
      </UnstyledButton>
      <Collapse expanded={open} id={id} keepMounted={false}>
        <MenuSections group={group} route={route} onGo={onGo} />
      </Collapse>
    </li>
  );
};

/** The menu tree: searchable, collapsible, and as it was left. */
export const SideMenu = ({ onGo }: { onGo: () => void }) => {
  const { t } = useTranslation('shell');
  const menu = offered(useMe().menu);
  const pathname = usePath();
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
        leftSection={<IconSearch size={18} aria-hidden="true" />}
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
