import { NOTA_SETTINGS } from '@kadar/contract/endpoints/sistem.ts';
import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useActingToko, useMe } from '../../kit/session.ts';
import { ErrorState } from '../../kit/table/TableState.tsx';
import { NotaPreview } from './NotaPreview.tsx';
import { SettingRow } from './SettingRow.tsx';
import css from './settings.module.css';
import { useSettings } from './useSettings.ts';

/** /setting-nota: the five settings of the nota beside a picture of what they make of it. */
const SettingNota = () => {
  const { t } = useTranslation('settings');
  const settings = useSettings('nota');
  const { pusat } = useMe();
  const toko = useActingToko();
  const own = pusat && toko === null ? 'PUSAT' : 'TOKO';
  const count = Object.keys(settings.changes).length;
  useScreenKeys([['mod+S', () => void settings.save()]]);
  return (
    <Page
      title={t('notaTitle')}
      actions={
        <Button
          variant="filled"
          disabled={count === 0}
          loading={settings.sending}
          onClick={() => void settings.save()}
          rightSection={<Hotkey keys="Ctrl+S" />}
        >
          {count > 0 ? t('saveChanges', { count }) : t('save')}
        </Button>
      }
    >
      {settings.list.error && (
        <ErrorState error={settings.list.error} onRetry={() => void settings.list.refetch()} />
      )}
      {settings.list.isLoading && <Skeleton h={480} />}
      {settings.list.data && (
        <div className={css.nota}>
          <Panel title={t('notaFields')}>
            <form onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()}>
              {NOTA_SETTINGS.map((key) => (
                <SettingRow
                  key={key}
                  settingKey={key}
                  value={settings.valueOf(key)}
                  changed={key in settings.changes}
                  origin={settings.originOf(key)}
                  own={own}
                  problem={settings.problems[key]}
                  disabled={false}
                  onChange={(value) => settings.set(key, value)}
                />
              ))}
            </form>
          </Panel>
          <Panel title={t('preview')}>
            <NotaPreview
              format={String(settings.valueOf('NOTA_FORMAT'))}
              title={String(settings.valueOf('NOTA_JUDUL'))}
              note={String(settings.valueOf('NOTA_CATATAN'))}
              photo={settings.valueOf('NOTA_FOTO') === true}
              twice={settings.valueOf('DUPLICATE_NOTA_MODULE') === true}
            />
          </Panel>
        </div>
      )}
    </Page>
  );
};

export default SettingNota;
