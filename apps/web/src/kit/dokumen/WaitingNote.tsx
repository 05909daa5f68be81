import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showRupiah, unbroken } from '../format.ts';
import { AppLink } from '../page/AppLink.tsx';
import page from '../page/page.module.css';
import css from './waiting.module.css';
import { useWaiting, type WaitingJenis } from './waiting.ts';

interface Props {
  /** Kinds that are counted here; all of them where nothing is said. */
  jenis?: readonly WaitingJenis[];
  /** The shop that was asked for, null for all of them; the one at hand where nothing is said. */
  toko?: string | null | undefined;
}

/** What is in none of the figures here, because it still waits; nothing where nothing waits. */
export const WaitingNote = ({ jenis, toko }: Props) => {
  const { t } = useTranslation('dokumen');
  const { validasi, antrian } = useWaiting(jenis ?? null, toko);
  const said = [
    validasi.jumlah > 0 &&
      t('waitingValidation', { count: validasi.jumlah, total: showRupiah(validasi.total) }),
    antrian.jumlah > 0 && t('waitingQueue', { count: antrian.jumlah, total: showRupiah(antrian.total) }),
  ].filter((one) => one !== false);
  if (said.length === 0) return null;
  return (
    <p className={css.note} role="status">
      <IconHourglass size={18} stroke={1.5} aria-hidden="true" />
      <AppLink href="/validasi-jual-beli" className={page.link}>
        {unbroken(said.join(' · '))}
      </AppLink>
    </p>
  );
};
