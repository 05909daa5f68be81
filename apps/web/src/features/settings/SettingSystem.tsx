import { SETTING_GROUPS, type SettingGroup } from '@kadar/contract/setting.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOn } from '../../kit/page/move-on.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { GuardDialog } from './GuardDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { foundKeys } from './kinds.ts';
import { SaveSettings } from './SaveSettings.tsx';
import { SettingRows } from './SettingRows.tsx';
import css from './settings.module.css';
import { useSettings } from './useSettings.ts';

/** /settingsystem: every key of the contract, grouped and searchable; only what changed is sent. */
const SettingSystem = () => {
  const { t } = useTranslation('settings');
  const read = useText();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<SettingKey | null>(null);
  const settings = useSettings('system');
  const mayWrite = useCan('settings.write') !== undefined;
  const toko = useActingToko();

  const keys = foundKeys(search, (key) => read(SETTINGS[key].meaning));
  const groups = (Object.keys(SETTING_GROUPS) as SettingGroup[])
    .map((group) => ({ group, keys: keys.filter((key) => SETTINGS[key].group === group) }))
    .filter((one) => one.keys.length > 0);
  return (
    <Page
      title={t('systemTitle')}
      actions={
        mayWrite && (
          <>
            {Object.keys(settings.changes).length > 0 && (
              <Button onClick={settings.dropAll}>{t('drop')}</Button>
            )}
            <SaveSettings settings={settings} />
          </>
        )
      }
    >
      <div className={css.tools}>
        <TextInput
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={t('search')}
          aria-label={t('search')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          w={320}
        />
        <span className={css.scope}>
          {settings.own === 'PUSAT' ? t('scopeAll') : t('scopeToko', { toko: toko ?? '' })}
        </span>
      </div>
      {settings.list.error && (
        <ErrorState error={settings.list.error} onRetry={() => void settings.list.refetch()} />
      )}
      {settings.list.isLoading && <WaitingRows h={480} />}
      {settings.list.data && groups.length === 0 && <EmptyState />}
      <form className={css.groups} onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()}>
        {settings.list.data &&
          groups.map((one) => (
            <Panel key={one.group} title={read(SETTING_GROUPS[one.group])}>
              <SettingRows settings={settings} keys={one.keys} disabled={!mayWrite} onHistory={setShown} />
            </Panel>
          ))}
      </form>
      {shown && (
        <HistoryDialog
          settingKey={shown}
          mayWrite={mayWrite}
          onUndo={(value) => {
            setShown(null);
            void settings.propose({ [shown]: value });
          }}
          onClose={() => setShown(null)}
        />
      )}
      {settings.asking && <GuardDialog settings={settings} asking={settings.asking} />}
    </Page>
  );
};

export default SettingSystem;
