import type { BakiTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { mgToGram } from '@kadar/domain/weight.ts';
import { Button } from '@mantine/core';
import { IconPlugConnected, IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showGram } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import type { ScaleConnection, ScaleState } from '../scale/scale-connection.ts';
import { ScaleSettingsButton } from './ScaleSettingsButton.tsx';
import css from './timbang.module.css';

interface Props {
  scale: ScaleConnection;
  state: ScaleState;
  /** The tray to put on the scale. */
  tray: BakiTimbang | undefined;
  booking: boolean;
  onTake: () => void;
}

/** What the scale says of itself, as a key of the dictionary. */
const sayingOf = ({ status, reading, taken }: ScaleState) => {
  if (status !== 'OPEN') return `scale.${status}` as const;
  if (!reading) return 'scale.SILENT' as const;
  if (!reading.ok) return `refusal.${reading.reason}` as const;
  return taken ? ('scale.TAKEN' as const) : ('scale.STABLE' as const);
};

/** The weight on the scale in large figures, and the button that books it for the tray at hand. */
export const ScalePanel = ({ scale, state, tray, booking, onTake }: Props) => {
  const { t } = useTranslation('timbang');
  const { status, reading, ready } = state;
  const mg = reading?.mg ?? null;
  const closed = status !== 'OPEN' && status !== 'NONE';
  return (
    <section className={css.live} aria-label={t('scaleTitle')} data-ready={ready !== null || undefined}>
      <div className={css.liveHead}>
        <h2 className={css.heading}>{tray ? t('onScale', { baki: tray.kode_baki }) : t('scaleTitle')}</h2>
        {status !== 'NONE' && <ScaleSettingsButton scale={scale} state={state} />}
      </div>
      <output className={css.weight} aria-live="off" aria-label={t('liveWeight')}>
        {mg === null ? '–' : showGram(Number(mgToGram(mg)))}
      </output>
      <p className={css.saying} role="status">
        {t(sayingOf(state))}
      </p>
      {tray && tray.berat_seharusnya !== null && tray.jumlah !== null && (
        <p className={css.quiet}>
          {t('shouldBe', { berat: showGram(tray.berat_seharusnya), count: tray.jumlah })}
        </p>
      )}
      {closed && (
        <Button
          leftSection={<IconPlugConnected size={18} aria-hidden="true" />}
          loading={status === 'OPENING'}
          onClick={() => void scale.connect()}
        >
          {t('connect')}
        </Button>
      )}
      {status !== 'NONE' && (
        <Button
          id="ambil-berat"
          h={52}
          variant="filled"
          leftSection={<IconScale size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Enter / F9" />}
          // Not `loading`: a disabled button loses the focus that the next Enter needs.
          aria-busy={booking}
          onClick={onTake}
          autoFocus
        >
          {t('take')}
        </Button>
      )}
    </section>
  );
};
