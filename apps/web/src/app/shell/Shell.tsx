// Every screen's calls are declared in these schemas, so they come with the shell, once.
import '@kadar/contract/wire.ts';
import { AppShell, Drawer, Skeleton } from '@mantine/core';
import { useHotkeys, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import i18next from 'i18next';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenLanguage } from '../../i18n/i18n.ts';
import { callHandlers } from '../../kit/api/context.ts';
import { wantOverlays } from '../../kit/dialogs/overlays.ts';
import { SettingsChangedDialog } from '../../kit/dialogs/SettingsChangedDialog.tsx';
import { connectLive, useLive } from '../../kit/live.ts';
import { meQuery, useMe, useSetting } from '../../kit/session.ts';
import { NotAvailable } from '../NotAvailable.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { entryOf } from './menu.ts';
import { SideMenu } from './SideMenu.tsx';
import css from './shell.module.css';

const PALETTE_AFTER_MS = 1_500;
const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(loadPalette);

/** Keeps what the shell shows in step with the server. */
const useLiveSession = (): void => {
  const client = useQueryClient();
  const fresh = () => void client.invalidateQueries({ queryKey: meQuery.queryKey });
  useEffect(() => {
    void connectLive();
    // Fetched while the line stands: the dialogs of a lost line are needed without one.
    wantOverlays();
  }, []);
  useLive('hari-changed', fresh);
  useLive('harga-emas-changed', fresh);
  useLive('session-ended', () => callHandlers().sessionEnded());
};

/** The shop's language, unless this device chose its own. */
const useShopLanguage = (): void => {
  const language = useSetting('MULTI_LANGUAGE_FEATURE');
  useEffect(() => {
    if (!chosenLanguage() && i18next.language !== language) void i18next.changeLanguage(language);
  }, [language]);
};

/** Header, menu, content and footer; on the phone a bottom bar and a drawer [ui]. */
export const Shell = () => {
  const { t } = useTranslation('shell');
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const { pathname } = useLocation();
  const entry = entryOf(useMe().menu, pathname);
  const [wide, setWide] = useLocalStorage({
    key: 'kadar.device.menu-open',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  useLiveSession();
  useShopLanguage();
  // Fetched while nothing else is going on, so that the first Ctrl+K takes the keys that follow it.
  useEffect(() => {
    const idle = setTimeout(() => void loadPalette(), PALETTE_AFTER_MS);
    return () => clearTimeout(idle);
  }, []);
  useHotkeys(palette ? [] : [['mod+K', () => setPalette(true)]], []);
  return (
    <AppShell
      header={{ height: phone ? 88 : 56 }}
      navbar={{ width: 256, breakpoint: '48em', collapsed: { mobile: true, desktop: !wide } }}
      footer={{ height: phone ? 60 : 30 }}
      transitionDuration={140}
    >
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      <AppShell.Header withBorder={false}>
        <Header
          menuOpen={phone ? drawer : wide}
          onMenu={() => (phone ? setDrawer(!drawer) : setWide(!wide))}
          onPalette={() => setPalette(true)}
        />
      </AppShell.Header>
      {!phone && (
        <AppShell.Navbar className={css.navbar ?? ''}>
          <SideMenu onGo={() => undefined} />
        </AppShell.Navbar>
      )}
      {phone && (
        <Drawer
          opened={drawer}
          onClose={() => setDrawer(false)}
          title={t('menu')}
          size={300}
          styles={{ body: { padding: 0 } }}
        >
          <SideMenu onGo={() => setDrawer(false)} />
        </Drawer>
      )}
      <AppShell.Main className={css.main ?? ''}>
        <div id="content" className={css.content} tabIndex={-1}>
          <Suspense key={pathname} fallback={<Skeleton h={420} aria-busy="true" />}>
            {entry?.open ? <Outlet /> : <NotAvailable title={entry?.title} />}
          </Suspense>
        </div>
      </AppShell.Main>
      <AppShell.Footer className={css.footer ?? ''}>{phone ? <BottomBar /> : <Footer />}</AppShell.Footer>
      <SettingsChangedDialog />
      {palette && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
    </AppShell>
  );
};
