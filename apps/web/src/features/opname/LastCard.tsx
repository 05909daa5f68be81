import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { ScannedOpname } from '@kadar/contract/endpoints/opname.ts';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useMessage, useText } from '../../kit/text.ts';
import css from './opname.module.css';
import { type Tone, toneOf } from './words.ts';

/** The last scan; without `scanned` it waits on the device. */
export interface Last {
  id?: string;
  no: string;
  scanned?: ScannedOpname;
}

const ICONS: Readonly<Record<Tone, typeof IconClock>> = {
  good: IconCircleCheck,
  again: IconCopy,
  bad: IconAlertTriangle,
};

const Card = ({ scanned }: { scanned: ScannedOpname }) => {
  const { t } = useTranslation('opname');
  const { date } = useShopTime();
  const { nama_customer, tgl_hutang, berat_total, jumlah_hutang, tempat, hasil, terlambat } = scanned;
  return (
    <>
      {tgl_hutang !== null && (
        <p className={css.facts}>
          <strong>{nama_customer}</strong>
          <span className="num">{date(`${tgl_hutang}T05:00:00Z`)}</span>
          <span className="num">{showGram(berat_total)}</span>
          <span className="num">{showRupiah(jumlah_hutang)}</span>
        </p>
      )}
      {hasil === 'SALAH_BAKI' && <p className={css.facts}>{t('belongsTo', { place: tempat })}</p>}
      {terlambat && <p className={css.facts}>{t('tooLate')}</p>}
    </>
  );
};

/** What the last scan came to: a word, an icon and a colour. */
export const LastCard = ({ last }: { last: Last | null }) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  const text = useText();
  if (!last) return <p className={css.quiet}>{t('nothingYet')}</p>;
  const { no, scanned } = last;
  const tone = scanned && toneOf(scanned.hasil);
  const Icon = tone ? ICONS[tone] : IconClock;
  const word = scanned && (OPNAME_WORDS[scanned.hasil] ?? { id: scanned.hasil, en: scanned.hasil });
  return (
    <section className={css.last} data-tone={tone} role="status">
      <p className={css.word}>
        <Icon size={28} stroke={1.5} aria-hidden="true" />
        {word ? text(word) : t('kept')}
        <span className={css.no}>{no}</span>
      </p>
      {scanned && <Card scanned={scanned} />}
      {tone === 'good' && <p className={css.quiet}>{message('OPNAME_DISCAN')}</p>}
    </section>
  );
};
