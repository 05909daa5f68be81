import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { OpnameHasil } from '@kadar/domain/opname.ts';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage, useText } from '../../kit/text.ts';
import css from './opname.module.css';
import { type Tone, toneOf } from './words.ts';

/** The last scan; without `scanned` it waits on the device. */
export interface Last<Answer> {
  id?: string;
  no: string;
  scanned?: Answer;
}

/** What every answer to a scan says. */
export interface Answered {
  id: string;
  hasil: OpnameHasil;
  /** Where it should lie. */
  tempat: string;
  terlambat: boolean;
}

const ICONS: Readonly<Record<Tone, typeof IconClock>> = {
  good: IconCircleCheck,
  again: IconCopy,
  bad: IconAlertTriangle,
};

interface Props<Answer> {
  last: Last<Answer> | null;
  /** What is said before the first scan. */
  nothing: string;
  /** What the thing is. */
  facts: (scanned: Answer) => ReactNode;
}

/** What the last scan came to: a word, an icon and a colour. */
export const LastCard = <Answer extends Answered>({ last, nothing, facts }: Props<Answer>) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  const text = useText();
  if (!last) return <p className={css.quiet}>{nothing}</p>;
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
      {scanned && facts(scanned)}
      {scanned?.hasil === 'SALAH_BAKI' && (
        <p className={css.facts}>{t('belongsTo', { place: scanned.tempat })}</p>
      )}
      {scanned?.terlambat && <p className={css.facts}>{t('tooLate')}</p>}
      {tone === 'good' && <p className={css.quiet}>{message('OPNAME_DISCAN')}</p>}
    </section>
  );
};
