import { waNumber } from '@kadar/domain/phone.ts';
import type { HooksByMaster } from '../../engines/master-engine/hooks.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { addressOf } from '../../platform/images/store.ts';

const descriptions = (table: string, key: string, list: string) =>
  sql`array(select s.deskripsi from ${sql.table(table)} s where s.${sql.ref(key)} = any(${sql.ref(`item_katalog.${list}`)}) order by s.${sql.ref(key)})`;

/** What the catalogue's lists show besides their own fields [spec B §3]. */
export const katalogHooks: HooksByMaster = {
  'kategori-katalog': { listed: sql`kode_kategori as id` },
  'kontak-admin-katalog': {
    listed: sql`kode_admin as id`,
    // A number that WhatsApp cannot know would be a contact that the catalogue never shows.
    async before(_call, _tx, { kind, record }) {
      if (kind !== 'delete' && waNumber(String(record.no_hp)) === undefined)
        throw fieldError('no_hp', 'NO_HP_TIDAK_VALID');
    },
  },
  'harga-katalog': {
    listed: sql`(
      select coalesce(jsonb_agg(jsonb_build_object('kode_group', g.kode_group, 'nama_group', g.nama_group, 'kadar', g.kadar)
        order by g.kode_group), '[]')
      from group_barang g where g.kode_group = any(detail_group)) as detail_group`,
  },
  'item-katalog': {
    listed: sql`${descriptions('banner_katalog', 'kode_banner', 'kode_banner')} as deskripsi_banner,
      ${descriptions('info_katalog', 'kode_info', 'kode_info')} as deskripsi_info`,
  },
  'splashscreen-katalog': {
    listed: sql`name as screen_name, case when coalesce(image_path, '') = '' then '' when image_path like 'https://%' then image_path
      else ${addressOf('')} || image_path end as url`,
  },
};
