import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { type GroupPrice, hargaGroup } from '../../harga/public.ts';

/** A picture is the path of its file. */
export interface Story {
  title: string;
  sub_title: string;
  info: string;
  sub_info: string;
  deskripsi: string;
  url_pendukung: string;
  nama_tombol: string;
  gambar_path: string;
}

export interface Item {
  kode_barang: string;
  nama_barang: string;
  kode_kategori: string;
  /** mg */
  berat: number;
  harga_jual: number;
  direct_url: string;
  /** All three kinds, without their '#'. */
  hashtag: string[];
  /** The texts of the banners and info blocks that it carries. */
  keterangan: string[];
  gambar_path: string[];
}

export interface Splash {
  kode: string;
  text: string;
  position: 'top' | 'bottom';
  image_path: string;
}

export interface Hadiah {
  nama_hadiah: string;
  info: string;
  sub_info: string;
  deskripsi: string;
  point: number;
  gambar_path: string;
}

export interface Katalog {
  /** What the chain is called. */
  nama: string;
  splash: Splash[];
  banner: Story[];
  info: Story[];
  kategori: { kode_kategori: string; nama_kategori: string; warna: string; gambar_path: string }[];
  item: Item[];
  harga: { nama_harga_app: string; group: GroupPrice[] }[];
  group: { nama_group: string; description: string }[];
  hadiah: Hadiah[];
  kontak: { nama_admin: string; no_hp: string }[];
}

const STORY = sql`title, coalesce(sub_title, '') as sub_title, info, sub_info, coalesce(deskripsi, '') as deskripsi,
  url_pendukung, nama_tombol, gambar_path`;

const textsOf = (table: string, key: string): Query<unknown> =>
  sql`array(select coalesce(s.deskripsi, '') from ${sql.table(table)} s
    where s.${sql.ref(key)} = any(i.${sql.ref(key)}) and s.deleted_at is null order by s.${sql.ref(key)})`;

const items = (tx: Tx): Promise<Item[]> =>
  tx.rows<Item>(sql`
    select i.kode_barang, i.nama_barang, i.kode_kategori, i.berat, i.harga_jual, i.direct_url, coalesce(i.gambar_path, '{}') as gambar_path,
      coalesce(i.hashtag_kadar, '{}') || coalesce(i.hashtag_jenis, '{}') || coalesce(i.hashtag_lm, '{}') as hashtag,
      ${textsOf('banner_katalog', 'kode_banner')} || ${textsOf('info_katalog', 'kode_info')} as keterangan
    from item_katalog i where i.deleted_at is null order by i.created_at desc, i.kode_barang`);

/** Head office is called after the chain, with its own word behind it. */
const chainName = async (tx: Tx): Promise<string> => {
  const toko = await tx.maybe<{ nama_toko: string }>(
    sql`select nama_toko from tokos where deleted_at is null order by type <> 'PUSAT', kode_toko limit 1`,
  );
  return toko?.nama_toko.replace(/\s+PUSAT$/i, '') || 'Kadar';
};

const prices = async (tx: Tx): Promise<Katalog['harga']> => {
  const groups = new Map((await hargaGroup(tx)).map((group) => [group.kode_group, group]));
  const labels = await tx.rows<{ nama_harga_app: string; detail_group: string[] }>(
    sql`select nama_harga_app, detail_group from harga_katalog where deleted_at is null order by kode_harga_app`,
  );
  return labels.map(({ nama_harga_app, detail_group }) => ({
    nama_harga_app,
    group: detail_group.flatMap((kode) => groups.get(kode) ?? []),
  }));
};

/** All that the public page shows, in one consistent view: the catalogue's lists, and of prices only what customers pay. */
export const readKatalog = ({ db }: Pick<Kadar, 'db'>): Promise<Katalog> =>
  db.read(
    { toko: '*' },
    async (tx) => ({
      nama: await chainName(tx),
      splash: await tx.rows<Splash>(sql`
        select kode, text, coalesce(position, 'bottom') as position, image_path from splashscreen_katalog
        where deleted_at is null and coalesce(image_path, '') <> '' order by kode`),
      banner: await tx.rows<Story>(
        sql`select ${STORY} from banner_katalog where deleted_at is null order by kode_banner`,
      ),
      info: await tx.rows<Story>(
        sql`select ${STORY} from info_katalog where deleted_at is null order by kode_info`,
      ),
      kategori: await tx.rows<Katalog['kategori'][number]>(sql`
        select kode_kategori, nama_kategori, warna, gambar_path from kategori_katalog where deleted_at is null order by kode_kategori`),
      item: await items(tx),
      harga: await prices(tx),
      group: await tx.rows<Katalog['group'][number]>(sql`
        select g.nama_group, d.description from group_description_katalog d join group_barang g using (kode_group)
        where d.deleted_at is null and g.deleted_at is null order by g.kadar, g.kode_group`),
      hadiah: await tx.rows<Hadiah>(sql`
        select nama_hadiah, info, sub_info, coalesce(deskripsi, '') as deskripsi, point, gambar_path
        from hadiah_katalog where deleted_at is null order by point, kode_hadiah`),
      kontak: await tx.rows<Katalog['kontak'][number]>(
        sql`select nama_admin, no_hp from kontak_admin_katalog where deleted_at is null order by kode_admin`,
      ),
    }),
    { snapshot: true },
  );
