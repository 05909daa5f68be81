import { Popover, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMoved } from '../../kit/has-moved.ts';
import { usePath } from '../../kit/page/usePath.ts';
import { useMe } from '../../kit/session.ts';
import { createFlyout, type Flyout } from './flyout.ts';
import { groupIconOf } from './icons.ts';
import { MenuSections } from './MenuSections.tsx';
import { type Group, holds, offered } from './menu.ts';
import css from './rail.module.css';
import shellCss from './shell.module.css';

interface Props {
  group: Group;
  open: boolean;
  flyout: Flyout;
  route: string;
}

/** A group as an icon; its screens float beside it while pointer or focus is on either. */
const RailGroup = ({ group, open, flyout, route }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const Icon = groupIconOf(group.key);
  const id = `rail-${group.key}`;
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    // Taking the focus opens, so it is taken first.
    button.current?.focus();
    flyout.close();
  };
  // A sub-menu that opens below a resting pointer is no wish for it: only a pointer that moves keeps it.
  const onPoint = (event: MouseEvent) => {
    if (hasMoved(event)) flyout.enter(group.key);
  };
  return (
    <li
      onMouseMove={onPoint}
      onMouseLeave={flyout.leave}
      onFocus={() => flyout.enter(group.key)}
      onBlur={flyout.leave}
      onKeyDown={onEscape}
    >
      <Popover
        opened={open}
        position="right-start"
        offset={4}
        width={256}
        shadow="md"
        // In the place of the list, so that Tab goes from the icon into its screens and on to the next icon.
        withinPortal={false}
        floatingStrategy="fixed"
        transitionProps={{ duration: 0 }}
        closeOnEscape={false}
        closeOnClickOutside={false}
        returnFocus={false}
        withRoles={false}
      >
        <Popover.Target>
          <UnstyledButton
            ref={button}
            className={css.railGroup}
            onClick={() => flyout.enter(group.key)}
            aria-label={group.title}
            aria-expanded={open}
            aria-controls={id}
            data-current={holds(group, route) || undefined}
          >
            <Icon size={21} aria-hidden="true" />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown id={id} className={css.flyout}>
          <div className={css.flyoutTitle}>{group.title}</div>
          <MenuSections group={group} route={route} onGo={flyout.close} />
        </Popover.Dropdown>
      </Popover>
    </li>
  );
};

/** The menu while it is collapsed: its groups as icons with floating sub-menus [spec B §2]. */
export const MenuRail = () => {
  const { t } = useTranslation('shell');
  const menu = offered(useMe().menu);
  const pathname = usePath();
  const [open, setOpen] = useState<string | null>(null);
  const [flyout] = useState(() => createFlyout(setOpen));
  useEffect(() => flyout.close, [flyout]);
  return (
    <nav className={shellCss.menu} aria-label={t('menu')}>
      <ul className={css.rail}>
        {menu.map((group) => (
          <RailGroup
            key={group.key}
            group={group}
            open={open === group.key}
            flyout={flyout}
            route={pathname}
          />
        ))}
      </ul>
    </nav>
  );
};
