import type { HalamanMember } from '@kadar/contract/endpoints/halaman-member.ts';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconCashBanknote, IconPencilPlus, IconShoppingBag } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useOpens } from '../../kit/page/useOpens.ts';
import { useCan, useSetting } from '../../kit/session.ts';
import { type Party, toParty } from '../../parts/pelanggan/party.ts';
import { bringCustomer } from '../../parts/pelanggan/taken.ts';

const ChatDialog = laterDialog(() => import('./ChatDialog.tsx'));

interface Action {
  key: string;
  label: string;
  Icon: ComponentType<{ size: number }>;
  /** undefined where this user has none of it. */
  run: (() => void) | undefined;
}

const partyOf = ({ member }: HalamanMember): Party =>
  toParty({ ...member, nama_level: member.nama_level, diskon_level: member.diskon_level });

/** What one does with a member: the screens open with him as their customer. */
export const Actions = ({ page }: { page: HalamanMember }) => {
  const { t } = useTranslation('halaman-member');
  const go = useGo();
  const opens = useOpens();
  const chats = useSetting('WABLAS_MODULE');
  const mayChat = useCan('chat.send') !== undefined;
  const { member } = page;
  const screen = (route: string, href = route) =>
    opens(route) && !member.nonaktif
      ? () => {
          bringCustomer(partyOf(page));
          go(href);
        }
      : undefined;
  const chat = () =>
    void openDialog<null>((close) => <ChatDialog member={member} onClose={() => close(null)} />, null);
  const actions: readonly Action[] = [
    { key: 'J', label: t('sell'), Icon: IconShoppingBag, run: screen('/transaksi-penjualan') },
    { key: 'G', label: t('lend'), Icon: IconCashBanknote, run: screen('/hutang', '/hutang?baru=1') },
    { key: 'P', label: t('order'), Icon: IconPencilPlus, run: screen('/transaksi-pesanan') },
    { key: 'W', label: t('chat'), Icon: IconBrandWhatsapp, run: chats && mayChat ? chat : undefined },
  ];
  const offered = actions.filter(({ run }) => run);
  useScreenKeys(offered.map(({ key, run }) => [key, () => run?.()] as const));
  return offered.map(({ key, label, Icon, run }) => (
    <Button
      key={key}
      leftSection={<Icon size={18} aria-hidden="true" />}
      rightSection={<Hotkey keys={key} />}
      onClick={run}
    >
      {label}
    </Button>
  ));
};
