import type { SettingChangeRow, settingHistory } from '@kadar/contract/endpoints/sistem.ts';
import type { z } from 'zod';
import { shopTime, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

type Query = z.output<NonNullable<typeof settingHistory.query>>;

/** As many changes as a screen shows, and more than there are settings; the report has all of them. */
const SHOWN = 500;

/** Changes of one setting, or the last of each, as they concern the shop: its own and head office's. */
export const historyOf = async ({ kadar, scope, toko, settings, query: { key } }: Call<unknown, Query>) => ({
  data: await kadar.db.read(scope, (tx) =>
    tx.rows<SettingChangeRow>(sql`
      select id, kode_toko, objek as key, ${shopTime(sql`at`, settings.ZONA_WAKTU)} as at, oleh, disetujui_oleh, alasan, sebelum, sesudah,
        case when asal_sebelum = case when kode_toko = '*' then 'PUSAT' else 'TOKO' end then sebelum end as kembali,
        kode_toko = ${toko} as boleh_kembali
      from riwayat_pengaturan r
      where jenis = 'PENGATURAN' and kode_toko in ('*', ${toko}) and ${
        key === undefined
          ? sql`id in (select max(id) from riwayat_pengaturan where jenis = 'PENGATURAN' and kode_toko in ('*', ${toko}) group by objek)`
          : sql`objek = ${key}`
      }
      order by id desc limit ${SHOWN}`),
  ),
});
