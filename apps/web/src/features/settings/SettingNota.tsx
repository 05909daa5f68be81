import { NOTA_SETTINGS } from '@kadar/contract/endpoints/sistem.ts';
import { useTranslation } from 'react-i18next';
import { moveOn } from '../../kit/page/move-on.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useCan } from '../../kit/session.ts';
import { NotaPreview } from './NotaPreview.tsx';
import { SaveSettings } from './SaveSettings.tsx';
import { SettingRows } from './SettingRows.tsx';
import css from './settings.module.css';
import { useSettings } from './useSettings.ts';

/** /setting-nota: the settings of nota and certificate beside a picture of what they make of it. */
const SettingNota = () => {
  const { t } = useTranslation('settings');
  const settings = useSettings('nota');
  const mayWrite = useCan('nota.write') !== undefined;
  return (
    <Page title={t('notaTitle')} actions={mayWrite && <SaveSettings settings={settings} />}>
      {!mayWrite && <p style={{ margin: 0 }}>{t('notaReadOnly')}</p>}
      {settings.list.error && (
        <ErrorState error={settings.list.error} onRetry={() => void settings.list.refetch()} />
      )}
      {settings.list.isLoading && <WaitingRows h={480} />}
      {settings.list.data && (
        <div className={css.nota}>
          <Panel title={t('notaFields')}>
            <form onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()}>
              <SettingRows settings={settings} keys={NOTA_SETTINGS} disabled={!mayWrite} />
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
