import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../kit/page/Page.tsx';
import { CompareTab } from './CompareTab.tsx';
import { PeranTab } from './PeranTab.tsx';
import { UsersTab } from './UsersTab.tsx';

const TABS = { user: UsersTab, peran: PeranTab, banding: CompareTab };
type Tab = keyof typeof TABS;

/** /hak-akses: who may what, roles, and two users side by side. */
const HakAksesPage = () => {
  const { t } = useTranslation('hak-akses');
  const [tab, setTab] = useState<Tab>('user');
  const Shown = TABS[tab];
  return (
    <Page
      title={t('title')}
      actions={
        <SegmentedControl
          aria-label={t('title')}
          data={(Object.keys(TABS) as Tab[]).map((value) => ({ value, label: t(`tab.${value}`) }))}
          value={tab}
          onChange={(value) => setTab(value as Tab)}
        />
      }
    >
      <Shown />
    </Page>
  );
};

export default HakAksesPage;
