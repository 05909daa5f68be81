import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import css from './hari.module.css';
import { WeighDialog } from './WeighDialog.tsx';

interface Props {
  toko: string;
  hari: Hari;
  onWeighed: () => void;
}

/** The trays of the closing: how many are weighed, which are off, and the scale behind one key. */
export const Trays = ({ toko, hari, onWeighed }: Props) => {
  const { t } = useTranslation('hari');
  const [weighing, setWeighing] = useState(false);
  const { baki, baki_belum } = hari;
  const off = baki.filter(({ status }) => status === 'SELISIH');
  const next = baki.find(({ status }) => status === 'BELUM');
  useScreenKeys([['F4', () => setWeighing(true)]]);
  return (
    <>
      <div className={css.trays}>
        <span className={css.difference} data-off={baki_belum.length > 0 || undefined} role="status">
          {baki.length === 0 ? (
            <span className={css.quiet}>{t('noTrays')}</span>
          ) : (
            <>
              {baki_belum.length === 0 && <IconCircleCheck size={18} aria-hidden="true" />}
              {t('traysWeighed', { weighed: baki.length - baki_belum.length, total: baki.length })}
            </>
          )}
        </span>
        <Button
          leftSection={<IconScale size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F4" />}
          onClick={() => setWeighing(true)}
        >
          {t('weigh')}
        </Button>
      </div>
      {off.length > 0 && (
        <ul className={css.traysOff}>
          {off.map(({ kode_baki, nama_gudang, selisih }) => (
            <li key={kode_baki}>
              <span>
                <strong>{kode_baki}</strong> <span className={css.quiet}>{nama_gudang}</span>
              </span>
              <span className={css.difference} data-off>
                <IconAlertTriangle size={18} aria-hidden="true" />
                {selisih === null
                  ? t('trayOff')
                  : t(selisih > 0 ? 'over' : 'short', { amount: showGram(Math.abs(selisih)) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {weighing && (
        <WeighDialog
          toko={toko}
          gudang={next?.kode_gudang}
          onClose={() => {
            setWeighing(false);
            onWeighed();
          }}
        />
      )}
    </>
  );
};
