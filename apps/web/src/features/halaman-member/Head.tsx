import type { HalamanMember } from '@kadar/contract/endpoints/halaman-member.ts';
import member from '@kadar/contract/masters/member.ts';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showCount } from '../../kit/format.ts';
import { useText } from '../../kit/text.ts';
import css from './member.module.css';

/** The first letters of his first and last name, where a photo would stand. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 && words.at(-1)].map((word) => (word ? word.charAt(0) : '')).join('');
};

/** Who he is, in a line: name, level, points, since when; how he is reached, and whether he wants promos. */
export const Head = ({ page: { member: who } }: { page: HalamanMember }) => {
  const { t } = useTranslation(['halaman-member', 'dokumen']);
  const read = useText();
  const showDate = useShowDate();
  const { nama_customer, jenis_pelanggan, poin, nama_level, diskon_level, sejak, tgl_lahir } = who;
  const kind = member.fields.jenis_pelanggan?.choices?.find(({ value }) => value === jenis_pelanggan);
  const said = [
    kind ? read(kind.label) : jenis_pelanggan,
    nama_level,
    diskon_level > 0 && t('dokumen:discountPercent', { percent: diskon_level }),
    poin < 0
      ? t('dokumen:pointsOwed', { poin: showCount(-poin) })
      : t('dokumen:points', { poin: showCount(poin) }),
    t('since', { date: showDate(sejak) }),
  ];
  const reached = [
    who.no_hp,
    who.alamat_customer,
    tgl_lahir && t('born', { date: showDate(tgl_lahir) }),
    !who.dihapus && t(who.berhenti ? 'noPromos' : 'promos'),
    who.dihapus ? t('erased', { date: showDate(who.dihapus) }) : who.nonaktif && t('inactive'),
  ];
  return (
    <section className={css.head} aria-label={t('who')}>
      <span className={css.initials} aria-hidden="true">
        {initialsOf(nama_customer)}
      </span>
      <div>
        <p className="num">{said.filter(Boolean).join(' · ')}</p>
        <p className={`${css.quiet} num`}>{reached.filter(Boolean).join(' · ')}</p>
      </div>
    </section>
  );
};
