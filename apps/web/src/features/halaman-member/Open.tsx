import type { HalamanMember } from '@kadar/contract/endpoints/halaman-member.ts';
import { useTranslation } from 'react-i18next';
import { useDocumentHref } from '../../kit/dokumen/useDocumentHref.ts';
import { showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { UrusanRow } from '../../parts/pelanggan/Urusan.tsx';
import css from './member.module.css';

/** What of it he owes; the rest the shop holds for him. */
const OWED: readonly string[] = ['GADAI', 'CICILAN'];

/** What is not ended, most urgent first, and what of it he owes. */
export const Open = ({ rows }: { rows: HalamanMember['urusan'] }) => {
  const { t } = useTranslation('halaman-member');
  const href = useDocumentHref();
  const owed = rows.filter(({ jenis }) => OWED.includes(jenis)).reduce((sum, { rp }) => sum + rp, 0);
  return (
    <section className={css.panel} aria-labelledby="member-open">
      <h2 id="member-open">{t('open')}</h2>
      {rows.length === 0 && <p className={css.quiet}>{t('nothingOpen')}</p>}
      {owed > 0 && <p className="num">{t('owes', { rp: showRupiah(owed) })}</p>}
      <ul className={css.open}>
        {rows.map((one) => {
          const to = href(one.no_faktur);
          return (
            <li key={one.no_faktur}>
              {to ? (
                <AppLink href={to}>
                  <UrusanRow urusan={one} />
                </AppLink>
              ) : (
                <UrusanRow urusan={one} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
