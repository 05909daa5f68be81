import { useTranslation } from 'react-i18next';
import { useMe } from '../../kit/session.ts';
import css from './nota-preview.module.css';
import { TextPreview } from './TextPreview.tsx';

interface Props {
  format: string;
  title: string;
  note: string;
  photo: boolean;
  twice: boolean;
}

const SAMPLE = {
  no: 'PJ TKA 260220 001',
  name: 'CINCIN KAWIN POLOS',
  weight: '5,230 g',
  kadar: '750/17K',
  rate: '2.430.000',
  price: '12.709.000',
} as const;

const Photo = () => (
  <svg viewBox="0 0 64 64" className={css.photo} aria-hidden="true">
    <circle cx="32" cy="38" r="17" />
    <circle cx="32" cy="38" r="12" />
    <path d="M25 19l3-6h8l3 6-7 6z" />
  </svg>
);

const Code = () => <div className={css.code} aria-hidden="true" />;

/** One sheet of the nota, drawn to the proportions of its paper. */
const Sheet = ({ format, title, note, photo, copy }: Omit<Props, 'twice'> & { copy: string }) => {
  const { t } = useTranslation('settings');
  const { toko, tokos } = useMe();
  const shop = toko ?? tokos[0];
  return (
    <div className={css.sheet} data-format={format}>
      <div className={css.head}>
        <div>
          <strong>{shop?.nama_toko}</strong>
          <span>{shop?.alamat_toko}</span>
        </div>
        <div className={css.number}>
          <strong>{title}</strong>
          <span>{SAMPLE.no}</span>
          <em>{copy}</em>
        </div>
      </div>
      <div className={css.item}>
        {photo && <Photo />}
        <div className={css.lines}>
          <strong>{SAMPLE.name}</strong>
          <span>{SAMPLE.kadar}</span>
          <span>{SAMPLE.weight}</span>
          <span>{SAMPLE.rate}</span>
        </div>
        <strong className={css.price}>{SAMPLE.price}</strong>
      </div>
      <div className={css.total}>
        <span>{t('sampleTotal')}</span>
        <strong>{SAMPLE.price}</strong>
      </div>
      {note && <p className={css.note}>{note}</p>}
      <div className={css.footer}>
        <Code />
        <div className={css.sign}>{t('sampleSign')}</div>
        <div className={css.sign}>{t('sampleStamp')}</div>
      </div>
    </div>
  );
};

/** How the nota will look with the settings as they stand in the form. */
export const NotaPreview = ({ twice, ...sheet }: Props) => {
  const { t } = useTranslation('settings');
  if (sheet.format !== 'A5') return <TextPreview {...sheet} />;
  return (
    <figure className={css.preview} aria-label={t('previewOf', { format: sheet.format })}>
      <Sheet {...sheet} copy={twice ? t('forCustomer') : ''} />
      {twice && <Sheet {...sheet} copy={t('forShop')} />}
    </figure>
  );
};
