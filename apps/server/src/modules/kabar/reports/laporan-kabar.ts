import {
  KABAR_HAL_WORDS,
  KABAR_SEBAB_WORDS,
  KABAR_STATUS_WORDS,
  KANAL_WORDS,
} from '@kadar/contract/kabar-columns.ts';
import { defineReport, shown, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';

/** Messages to people of the house: who got what, when, and how it ended. */
export default defineReport({
  name: 'laporan-kabar',
  path: 'kabar/report',
  title: { id: 'Laporan Kabar', en: 'House messages' },
  access: 'kabar.read',
  menu: { group: 'sistem', section: 'umum', order: 7 },
  range: TGL,
  filters: {
    status: { kind: 'choice', all: true, choices: KABAR_STATUS_WORDS },
    kanal: { kind: 'choice', all: true, choices: KANAL_WORDS },
    hal: { kind: 'choice', all: true, choices: KABAR_HAL_WORDS },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('antri_at', 'kanal'),
    hal: { words: KABAR_HAL_WORDS },
    ...shown('judul', 'user_id', 'alamat_kabar'),
    status: { words: KABAR_STATUS_WORDS },
    ...shown('coba', 'selesai_at'),
    catatan: { words: KABAR_SEBAB_WORDS },
  },
  sql: ({ tgl_from, tgl_to, status, kanal, hal }, { toko, timeZone }) => sql`
    select k.kode_toko, ${shopTime(sql`k.antri_at`, timeZone)} as antri_at, k.kanal, k.hal, k.judul, coalesce(k.user_id, '') as user_id,
      k.alamat as alamat_kabar, k.status, k.coba, ${shopTime(sql`k.selesai_at`, timeZone)} as selesai_at, k.kesalahan as catatan
    from ${shopsOf(toko)} s join kabar k on k.kode_toko = s.kode_toko
      and k.antri_at >= (${tgl_from}::date::timestamp at time zone ${timeZone}) and k.antri_at < ((${tgl_to}::date + 1)::timestamp at time zone ${timeZone})
    where ${only(sql`k.status`, status)} and ${only(sql`k.kanal`, kanal)} and ${only(sql`k.hal`, hal)}
    order by k.kode_toko, k.antri_at desc, k.id desc`,
});
