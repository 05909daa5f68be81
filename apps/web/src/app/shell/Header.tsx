import { ActionIcon, Anchor, Indicator, Popover, Text, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconBell,
  IconLock,
  IconLockOpen,
  IconMenu2,
  IconSearch,
  IconWifi,
  IconWifiOff,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickedToko, pickToko } from '../../kit/api/context.ts';
import { useDateLock } from '../../kit/date-lock.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { homeOf } from '../../kit/home.ts';
import { useConnected } from '../../kit/live.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { LanguageMenu } from '../../kit/page/LanguageMenu.tsx';
import { TokoSelect } from '../../kit/page/TokoSelect.tsx';
import { soleToko, useMe } from '../../kit/session.ts';
import { GoldPrice } from './GoldPrice.tsx';
import { useNotices, useWaitingApprovals } from './notices.ts';
import css from './shell.module.css';
import { UserMenu } from './UserMenu.tsx';

/** The business date, and whether this user is bound to it. */
const BusinessDate = () => {
  const { t } = useTranslation('shell');
  const { buka } = useMe();
  const { locked, tanggal } = useDateLock();
  const show = useShowDate();
  const Lock = locked ? IconLock : IconLockOpen;
  const state = tanggal ? t(buka ? 'dayOpen' : 'dayClosed') : t('dayNone');
  return (
    <Tooltip label={`${state} · ${t(locked ? 'dateBound' : 'dateFree')}`}>
      <div className={css.fact}>
        <span className={css.factName}>{t('businessDate')}</span>
        <span className={css.factValue}>
          <Lock size={14} role="img" aria-label={t(locked ? 'dateBound' : 'dateFree')} />
          {tanggal ? show(tanggal) : '—'}
          {!buka && tanggal && <span className={css.closed}>{t('closed')}</span>}
        </span>
      </div>
    </Tooltip>
  );
};

const Toko = () => {
  const me = useMe();
  const { pusat, toko } = me;
  const client = useQueryClient();
  if (!pusat || soleToko(me))
    return (
      <div className={css.fact} data-toko>
        <span className={css.factName}>{toko?.kode_toko}</span>
        <span className={css.factValue}>{toko?.nama_toko}</span>
      </div>
    );
  return (
    <div className={css.picker}>
      <TokoSelect
        bare
        value={pickedToko()}
        onChange={(kode) => {
          pickToko(kode);
          void client.invalidateQueries();
        }}
      />
    </div>
  );
};

const Connection = () => {
  const { t } = useTranslation('shell');
  const connected = useConnected();
  const label = t(connected ? 'connected' : 'notConnected');
  return (
    <Tooltip label={label}>
      <span className={css.line} data-up={connected || undefined}>
        {connected ? (
          <IconWifi size={18} role="img" aria-label={label} />
        ) : (
          <IconWifiOff size={18} role="img" aria-label={label} />
        )}
      </span>
    </Tooltip>
  );
};

const Notices = () => {
  const { t } = useTranslation('shell');
  const { notices, unseen, seen } = useNotices();
  const waiting = useWaitingApprovals();
  const count = unseen + waiting;
  const time = useShopTime();
  return (
    <Popover position="bottom-end" shadow="md" width={300} onOpen={seen}>
      <Indicator
        disabled={count === 0}
        label={count}
        color="gold.4"
        styles={{ indicator: { color: '#1c2430', fontWeight: 650 } }}
        size={16}
        offset={6}
        zIndex={1}
      >
        <Popover.Target>
          <ActionIcon className={css.barButton ?? ''} aria-label={t('notices', { count })} size="lg">
            <IconBell size={18} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown>
        {waiting > 0 && (
          // A load of its own: the page has a session of its own.
          <Anchor href="/otorisator" size="sm" fw={600} display="block" py={8}>
            {t('approvalsWait', { count: waiting })}
          </Anchor>
        )}
        {notices.length === 0 && waiting === 0 && <Text size="sm">{t('noNotices')}</Text>}
        {notices.map(({ at, text }) => (
          <Text key={at} size="sm" py={4}>
            <Text span c="dimmed" mr={8} className="num">
              {time.clock(at)}
            </Text>
            {text}
          </Text>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
};

interface Props {
  menuOpen: boolean;
  onMenu: () => void;
  onPalette: () => void;
}

/** The fixed bar: toko, business date and its lock, today's gold price, connection, notices, language, user. */
export const Header = ({ menuOpen, onMenu, onPalette }: Props) => {
  const { t } = useTranslation('shell');
  const me = useMe();
  return (
    <div className={css.bar}>
      <ActionIcon
        onClick={onMenu}
        size="lg"
        aria-label={t(menuOpen ? 'hideMenu' : 'showMenu')}
        aria-expanded={menuOpen}
        className={css.barButton ?? ''}
      >
        <IconMenu2 size={18} />
      </ActionIcon>
      <AppLink href={homeOf(me)} begins className={css.brand} aria-label={t('home')}>
        <img src="/kadar.svg" alt="" width={28} height={28} />
        <span className={css.brandName}>Kadar</span>
      </AppLink>
      <Toko />
      <div className={css.facts}>
        <BusinessDate />
        <GoldPrice />
      </div>
      <UnstyledButton className={css.finder} onClick={onPalette}>
        <IconSearch size={18} aria-hidden="true" />
        <span className={css.finderText}>{t('findScreen')}</span>
        <Hotkey keys="Ctrl+K" />
      </UnstyledButton>
      <Connection />
      <Notices />
      <LanguageMenu className={css.barButton} />
      <UserMenu />
    </div>
  );
};
