import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { LanguageSelect } from '../../kit/page/LanguageSelect.tsx';
import css from './publik.module.css';

interface Props {
  title: string;
  intro: string;
  sections: readonly { title: string; text: string }[];
}

/** A page of text that anyone may read without a login [spec B §2]. */
export const LegalPage = ({ title, intro, sections }: Props) => {
  const { t } = useTranslation('publik');
  useEffect(() => {
    document.title = `${title} · Kadar`;
  }, [title]);
  return (
    <div className={css.page}>
      <header className={css.top}>
        <AppLink href="/" className={css.home}>
          <img src="/kadar.svg" alt="" width={30} height={30} />
          {t('toApp')}
        </AppLink>
        <LanguageSelect />
      </header>
      <main className={css.text}>
        <h1>{title}</h1>
        <p className={css.date}>{t('validFrom')}</p>
        <p>{intro}</p>
        {sections.map((section, at) => (
          <section key={section.title}>
            <h2>
              {at + 1}. {section.title}
            </h2>
            <p>{section.text}</p>
          </section>
        ))}
      </main>
    </div>
  );
};
