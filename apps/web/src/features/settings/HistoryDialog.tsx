import { settingHistory } from '@kadar/contract/endpoints/sistem.ts';
import { shownSetting } from '@kadar/contract/setting-effects.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { useFormat } from '../../kit/format.ts';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useActingToko } from '../../kit/session.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import css from './settings.module.css';

interface Props {
  settingKey: SettingKey;
  mayWrite: boolean;
  onUndo: (value: unknown) => void;
  onClose: () => void;
}

/** Who changed a setting, from what to what and why; one click proposes what stood before. */
export const HistoryDialog = ({ settingKey, mayWrite, onUndo, onClose }: Props) => {
  const { t } = useTranslation('settings');
  const read = useText();
  const show = useFormat();
  const language = useLanguage();
  const toko = useActingToko();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const changes = useQuery({
    queryKey: ['settings', toko, 'riwayat', settingKey],
    queryFn: async () => (await call(settingHistory, { query: { key: settingKey } })).data,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('historyOf', { setting: read(SETTINGS[settingKey].meaning) })}
      closeOnEscape={closeOnEscape}
    >
      {changes.error && <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isLoading && <WaitingRows h={160} />}
      {changes.data?.length === 0 && <EmptyState text={t('noHistory')} />}
      <ol className={css.changes}>
        {changes.data?.map((change) => {
          const at = show('datetime', change.at);
          return (
            <li key={change.id}>
              <div className={css.change}>
                <span className="num">
                  {shownSetting(change.sebelum, language)} → <b>{shownSetting(change.sesudah, language)}</b>
                </span>
                <span className={css.key}>
                  {[
                    at,
                    change.kode_toko === '*' ? t('originPUSAT') : change.kode_toko,
                    change.oleh,
                    change.disetujui_oleh && t('approvedBy', { oleh: change.disetujui_oleh }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {change.alasan && <span>{change.alasan}</span>}
              </div>
              {mayWrite && change.boleh_kembali && (
                <Button
                  size="xs"
                  aria-label={t('undoOf', { at })}
                  onClick={() => onUndo(change.kembali ?? null)}
                >
                  {t('undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Modal>
  );
};
