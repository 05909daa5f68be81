import type { BakiOpname } from '@kadar/contract/endpoints/opname-barang.ts';
import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showCell } from '../../kit/format.ts';
import css from './trays.module.css';

interface Props {
  trays: readonly BakiOpname[];
  /** The tray that is counted on this device. */
  open: string | null;
  onOpen: (kode_baki: string) => void;
}

const Tray = ({ tray, open, onOpen }: { tray: BakiOpname; open: boolean; onOpen: () => void }) => {
  const { t } = useTranslation('opname-barang');
  const { date } = useShopTime();
  const { kode_baki, nama_baki, harus, ketemu, sesi_id, terakhir } = tray;
  const percent = harus === null || harus === 0 ? null : Math.min(100, Math.floor((100 * ketemu) / harus));
  const running = sesi_id !== null;
  return (
    <li>
      <button
        type="button"
        className={css.tray}
        data-open={open || undefined}
        data-running={running || undefined}
        aria-current={open ? 'step' : undefined}
        onClick={onOpen}
      >
        <span className={css.line}>
          <strong className={css.code}>{kode_baki}</strong>
          <span className={css.figure}>
            {running && percent !== null && `${percent} %`}
            {running && percent === null && showCell('integer', ketemu)}
            {!running && harus !== null && showCell('integer', harus)}
          </span>
        </span>
        <span className={css.line}>
          <span className={css.name}>{nama_baki}</span>
          <span className={css.when}>
            {running ? t('running') : terakhir === null ? t('never') : date(terakhir)}
          </span>
        </span>
        {running && percent !== null && (
          <Progress value={percent} size={4} aria-label={t('progress', { kode_baki })} />
        )}
      </button>
    </li>
  );
};

/** The trays of the shop: how far the count of each has come, or when it was counted last. */
export const Trays = ({ trays, open, onOpen }: Props) => {
  const { t } = useTranslation('opname-barang');
  return (
    <ul className={css.trays} aria-label={t('trays')}>
      {trays.map((tray) => (
        <Tray
          key={tray.kode_baki}
          tray={tray}
          open={tray.kode_baki === open}
          onOpen={() => onOpen(tray.kode_baki)}
        />
      ))}
    </ul>
  );
};
