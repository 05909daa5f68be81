import type { HalamanMember } from '@kadar/contract/endpoints/halaman-member.ts';
import type { Figure } from '@kadar/contract/figures/figure.ts';
import { memberFigures } from '@kadar/contract/figures/member.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHref } from '../../kit/dokumen/useDocumentHref.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useActingToko } from '../../kit/session.ts';
import css from './member.module.css';

const Linked = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <AppLink className={css.figure} href={href}>
      {children}
    </AppLink>
  ) : (
    children
  );

interface Tile {
  name: string;
  text: string;
  href: string | null;
  note: string;
  noteHref?: string | null;
}

/** Spent in a year, grams of a lifetime, pledges that run, and the last visit; each opens what it is made of. */
export const Figures = ({ page }: { page: HalamanMember }) => {
  const { t } = useTranslation('halaman-member');
  const showDate = useShowDate();
  const hrefOf = useFigureHref();
  const document = useDocumentHref();
  const { angka } = page;
  const { year, life, spent, pledged } = memberFigures(page, useActingToko());
  const opened = (figure: Figure | null, worth: number) => (worth === 0 ? null : hrefOf(figure));
  const { terakhir, gadai } = angka;
  const tiles: readonly Tile[] = [
    {
      name: t('year'),
      text: showRupiah(angka.belanja_setahun),
      href: opened(year, angka.belanja_setahun),
      note: t('from', { date: showDate(angka.setahun_dari) }),
    },
    {
      name: t('life'),
      text: showGram(angka.gram_seumur_hidup),
      href: opened(life, angka.gram_seumur_hidup),
      note: showRupiah(angka.belanja_seumur_hidup),
      noteHref: opened(spent, angka.belanja_seumur_hidup),
    },
    {
      name: t('pledged'),
      text: showRupiah(gadai.pokok),
      href: opened(pledged, gadai.pokok),
      note: t('pledges', { count: gadai.jumlah, number: showCount(gadai.jumlah) }),
    },
    {
      name: t('last'),
      text: terakhir ? showDate(terakhir.tanggal) : t('never'),
      href: terakhir && document(terakhir.no_faktur),
      note: terakhir?.no_faktur ?? '',
    },
  ];
  return (
    <ul className={css.tiles} aria-label={t('figures')}>
      {tiles.map(({ name, text, href, note, noteHref = null }) => (
        <li key={name}>
          <span className={css.quiet}>{name}</span>
          <strong className="num">
            <Linked href={href}>{text}</Linked>
          </strong>
          <span className={`${css.quiet} num`}>
            <Linked href={noteHref}>{note}</Linked>
          </span>
        </li>
      ))}
    </ul>
  );
};
