import { Button } from '@mantine/core';
import { IconUserHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MasterRow } from '../../kit/masters.ts';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { memberHref, useOpensMember } from '../../kit/page/MemberLink.tsx';

/** Opens the page of the member that is picked in the list. */
const MemberButton = ({ active }: { active: MasterRow | null }) => {
  const { t } = useTranslation('halaman-member');
  const go = useGo();
  const opens = useOpensMember();
  const open = () => active && go(memberHref(String(active.kode_customer)));
  useScreenKeys([['alt+H', () => opens && open()]]);
  if (!opens) return null;
  return (
    <Button
      leftSection={<IconUserHeart size={18} aria-hidden="true" />}
      rightSection={<Hotkey keys="Alt+H" />}
      disabled={!active}
      onClick={open}
    >
      {t('title')}
    </Button>
  );
};
export default MemberButton;
