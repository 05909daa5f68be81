import { IconBrandWhatsapp, IconPhoto, IconStar } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { showGram, useFormat } from '../../kit/format.ts';
import type { FormValues } from '../../kit/list/form-values.ts';
import css from './preview.module.css';

type View = { values: FormValues };

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const number = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);
const pictures = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : text(value).split(','))
    .map((word) => word.replaceAll('#', '').trim())
    .filter((word) => word !== '');
const keys = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((one) =>
        one !== null && typeof one === 'object'
          ? String((one as { kode_group?: string }).kode_group)
          : String(one),
      )
    : [];

/** The phone of a member, with what the form says on it. */
const Phone = ({ children, bare = false }: { children: ReactNode; bare?: boolean }) => {
  const { t } = useTranslation('katalog');
  return (
    <figure className={css.figure}>
      <figcaption>{t('preview')}</figcaption>
      <div className={css.phone}>
        <div className={css.screen} data-bare={bare || undefined}>
          {children}
        </div>
      </div>
    </figure>
  );
};

const Picture = ({ address, className }: { address: string | undefined; className?: string | undefined }) =>
  address ? (
    <img className={className} src={address} alt="" />
  ) : (
    <div className={`${className ?? ''} ${css.noPicture}`}>
      <IconPhoto size={36} aria-hidden="true" />
    </div>
  );

/** A text, or a grey line where nothing is typed yet. */
const Line = ({ value, size = 'text' }: { value: string; size?: 'title' | 'text' | 'small' }) =>
  value ? <p className={css[size]}>{value}</p> : <span className={css.ghost} data-size={size} />;

const Kategori = ({ values }: View) => (
  <Phone>
    <div className={css.tiles}>
      <div className={css.tile} style={{ background: text(values.warna) || 'var(--k-line)' }}>
        <Picture address={pictures(values.gambar_path)[0]} className={css.icon} />
        <span>{text(values.nama_kategori) || '…'}</span>
      </div>
      <div className={css.tile} data-ghost />
      <div className={css.tile} data-ghost />
      <div className={css.tile} data-ghost />
    </div>
  </Phone>
);

const Harga = ({ values }: View) => {
  const chosen = keys(values.detail_group);
  const { options } = useOptions('group', '', chosen);
  return (
    <Phone>
      <section className={css.card}>
        <Line value={text(values.nama_harga_app)} size="title" />
        <ul className={css.groups}>
          {chosen.map((kode) => (
            <li key={kode}>
              <span>{String(options.get(kode)?.row.nama_group ?? kode)}</span>
              <span>{String(options.get(kode)?.row.kadar ?? '')}</span>
            </li>
          ))}
        </ul>
      </section>
    </Phone>
  );
};

const Story = ({ values }: View) => (
  <Phone>
    <article className={css.story}>
      <Picture address={pictures(values.gambar_path)[0]} className={css.hero} />
      <div className={css.body}>
        <Line value={text(values.title)} size="title" />
        {text(values.sub_title) && <p className={css.small}>{text(values.sub_title)}</p>}
        <Line value={text(values.info)} />
        <Line value={text(values.sub_info)} size="small" />
        {text(values.deskripsi) && <p className={css.prose}>{text(values.deskripsi)}</p>}
        <span className={css.button}>{text(values.nama_tombol) || '…'}</span>
      </div>
    </article>
  </Phone>
);

const Item = ({ values }: View) => {
  const { t } = useTranslation('katalog');
  const format = useFormat();
  const shown = pictures(values.gambar_path);
  const { options } = useOptions('kategori-katalog', '', [text(values.kode_kategori)]);
  const tags = [values.hashtag_kadar, values.hashtag_jenis, values.hashtag_lm].flatMap(words);
  const berat = number(values.berat);
  const harga = number(values.harga_jual);
  return (
    <Phone>
      <article className={css.story}>
        <Picture address={shown[0]} className={css.hero} />
        {shown.length > 1 && (
          <div className={css.strip}>
            {shown.map((address) => (
              <img key={address} src={address} alt="" />
            ))}
          </div>
        )}
        <div className={css.body}>
          <p className={css.small}>
            {String(options.get(text(values.kode_kategori))?.row.nama_kategori ?? '')}
          </p>
          <Line value={text(values.nama_barang)} size="title" />
          <p className={css.price}>{harga === null ? 'Rp. …' : format('rupiah', harga)}</p>
          {berat !== null && <p className={css.small}>{showGram(berat)}</p>}
          <p className={css.tags}>{tags.map((tag) => `#${tag}`).join(' ')}</p>
          <span className={css.button}>{t('seePiece')}</span>
        </div>
      </article>
    </Phone>
  );
};

const Hadiah = ({ values }: View) => {
  const { t } = useTranslation('katalog');
  const format = useFormat();
  const point = number(values.point);
  return (
    <Phone>
      <article className={css.story}>
        <Picture address={pictures(values.gambar_path)[0]} className={css.hero} />
        <div className={css.body}>
          <p className={css.points}>
            <IconStar size={18} aria-hidden="true" />
            {t('points', { shown: point === null ? '…' : format('integer', point) })}
          </p>
          <Line value={text(values.nama_hadiah)} size="title" />
          <Line value={text(values.info)} />
          <Line value={text(values.sub_info)} size="small" />
          {text(values.deskripsi) && <p className={css.prose}>{text(values.deskripsi)}</p>}
        </div>
      </article>
    </Phone>
  );
};

const Group = ({ values }: View) => {
  const { options } = useOptions('group', '', [text(values.kode_group)]);
  return (
    <Phone>
      <section className={css.card}>
        <Line
          value={String(options.get(text(values.kode_group))?.row.nama_group ?? text(values.kode_group))}
          size="title"
        />
        <p className={css.prose}>{text(values.description) || '…'}</p>
      </section>
    </Phone>
  );
};

const Kontak = ({ values }: View) => (
  <Phone>
    <section className={css.contact}>
      <IconBrandWhatsapp size={28} aria-hidden="true" />
      <div>
        <Line value={text(values.nama_admin)} />
        <p className={css.small}>{text(values.no_hp)}</p>
      </div>
    </section>
  </Phone>
);

const Splash = ({ values }: View) => (
  <Phone bare>
    <div className={css.splash} data-top={values.position === 'top' || undefined}>
      <Picture address={pictures(values.image_path)[0]} className={css.full} />
      <p>{text(values.text)}</p>
    </div>
  </Phone>
);

/** What the member app shows of each catalogue list. */
const VIEWS: Readonly<Record<string, ComponentType<View>>> = {
  'kategori-katalog': Kategori,
  'harga-katalog': Harga,
  'banner-katalog': Story,
  'info-katalog': Story,
  'item-katalog': Item,
  'hadiah-katalog': Hadiah,
  'group-description-katalog': Group,
  'kontak-admin-katalog': Kontak,
  'splashscreen-katalog': Splash,
};

/** A catalogue form as its customers will see it. */
const Preview = ({ master, values }: { master: string; values: FormValues }) => {
  const Shown = VIEWS[master];
  return Shown ? <Shown values={values} /> : null;
};
export default Preview;
