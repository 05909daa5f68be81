import { AppShell, Drawer } from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callHandlers } from '../../kit/api/context.ts';
import { wantOverlays } from '../../kit/dialogs/overlays.ts';
import { SettingsChangedDialog } from '../../kit/dialogs/SettingsChangedDialog.tsx';
import { later } from '../../kit/later.tsx';
import { connectLive, useLive } from '../../kit/live.ts';
import { useRoomWanted } from '../../kit/page/room.ts';
import { useDrawnBehind } from '../../kit/page/useDrawnBehind.ts';
import { usePath } from '../../kit/page/usePath.ts';
import { useShopLanguage } from '../../kit/page/useShopLanguage.ts';
import { WaitingScreen } from '../../kit/page/WaitingRows.tsx';
import { writeAsPaper } from '../../kit/separators.ts';
import { meQuery, useMe } from '../../kit/session.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { NotAvailable } from '../NotAvailable.tsx';
import { featureRoutes } from '../routes.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MenuRail } from './MenuRail.tsx';
import { entryOf } from './menu.ts';
import { SideMenu } from './SideMenu.tsx';
import css from './shell.module.css';
import { holdKeys } from './type-ahead.ts';

const PALETTE_AFTER_MS = 1_500;
const loadPalette = () => import('./Palette.tsx');
const Palette = later(loadPalette);

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
  // Save reports: they are of the moment they were asked at, and asking again may be a long matter.
  useLive('reconnected', () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'report' }),
  );
  useLive('session-ended', (end) => callHandlers().sessionEnded(end?.sebab));
};

/** Screens that no menu entry decides about. */
const personal = featureRoutes.flatMap((route) => (route.personal ? [route.path] : []));
const narrowed = featureRoutes.flatMap((route) => (route.narrowMenu ? [route.path] : []));
const asPaper = featureRoutes.flatMap((route) => (route.asPaper ? [route.path] : []));

/** Drawn behind the screen, when the shell is: on a weak device nobody waits for menus before he can type. */
const Around = ({ children }: { children: ReactNode }) => useDrawnBehind() && children;

/** Header, menu, content and footer; on the phone a bottom bar and a drawer [ui]. */
export const Shell = () => {
  const { t } = useTranslation('shell');
  const phone = usePhone();
  const pathname = usePath();
  const entry = entryOf(useMe().menu, pathname);
  const till = narrowed.includes(pathname);
  const narrow = useRoomWanted() || till;
  // Before anything in it is drawn.
  writeAsPaper(asPaper.includes(pathname));
  const [kept, setWide] = useLocalStorage({
    key: 'kadar.device.menu-open',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const wide = kept && !narrow;
  // Where the menu has no room beside the screen it comes over it.
  const over = phone || narrow;
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(0);
  useLiveSession();
  useShopLanguage();
  // Fetched while nothing else is going on, so that the first Ctrl+K shows it at once.
  useEffect(() => {
    // Without a line it is fetched when it is asked for.
    const idle = setTimeout(() => void loadPalette().catch(() => undefined), PALETTE_AFTER_MS);
    return () => clearTimeout(idle);
  }, []);
  const openPalette = () => {
    // Where it is there already, its field takes the keys itself.
    if (!document.activeElement?.closest('.mantine-Spotlight-content')) holdKeys();
    setPalette((asked) => asked + 1);
  };
  useHotkeys([['mod+K', openPalette]], []);
  return (
    <AppShell
      header={{ height: phone ? 88 : 56 }}
      navbar={{ width: wide ? 256 : 56, breakpoint: '48em', collapsed: { mobile: true } }}
      footer={{ height: phone ? 60 : 24 }}
      transitionDuration={140}
    >
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      <AppShell.Header withBorder={false} bg="var(--k-bar)">
        <Around>
          <Header
            menuOpen={over ? drawer : wide}
            onMenu={() => (over ? setDrawer(!drawer) : setWide(!wide))}
            onPalette={openPalette}
          />
        </Around>
      </AppShell.Header>
      {!phone && (
        <AppShell.Navbar className={css.navbar ?? ''}>
          <Around>{wide ? <SideMenu onGo={() => undefined} /> : <MenuRail />}</Around>
        </AppShell.Navbar>
      )}
      {over && (
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
        <div id="content" className={css.content} tabIndex={-1} data-narrow={till || undefined}>
          <Suspense key={pathname} fallback={<WaitingScreen />}>
            {entry?.open || personal.includes(pathname) ? (
              <Outlet />
            ) : (
              !entry?.nothing && <NotAvailable title={entry?.title} />
            )}
          </Suspense>
        </div>
      </AppShell.Main>
      <AppShell.Footer className={css.footer ?? ''}>
        <Around>{phone ? <BottomBar /> : <Footer />}</Around>
      </AppShell.Footer>
      <SettingsChangedDialog />
      {palette > 0 && <Palette asked={palette} />}
    </AppShell>
  );
};
