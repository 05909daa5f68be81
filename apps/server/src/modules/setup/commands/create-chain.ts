import type { setup } from '@kadar/contract/endpoints/session.ts';
import {
  STANDARD_ACCOUNTS,
  STANDARD_CASH_CATEGORIES,
  standardMappings,
} from '@kadar/contract/standard-accounts.ts';
import { STANDARD_TERMS } from '@kadar/contract/standard-terms.ts';
import type { z } from 'zod';
import { seedRecords } from '../../../engines/master-engine/seed.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import type { Catalogue } from '../../catalogue.ts';
import { DOKUMEN } from '../../dokumen/public.ts';

type Body = z.output<NonNullable<typeof setup.body>>;

/** First run: chain, head office, first branch with a tray, chart of accounts, owner. Throws SUDAH_DISIAPKAN when there is a user. */
export const createChain = async (
  tx: Tx,
  kadar: Kadar,
  { masters }: Catalogue,
  body: Body,
  ip: string,
): Promise<{ user_id: string }> => {
  await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.SETUP})`);
  if (await tx.maybe(sql`select 1 from users limit 1`)) throw new AppError('SUDAH_DISIAPKAN');
  if (body.pusat.kode_toko === body.toko.kode_toko)
    throw fieldError('toko.kode_toko', 'DATA_SUDAH_ADA', { label: 'Kode Toko', nilai: body.toko.kode_toko });
  const { user_id } = body.owner;
  const kode_toko = body.toko.kode_toko;
  const seed = (name: string, rows: readonly object[]) =>
    seedRecords(tx, masters, name, rows as Record<string, unknown>[], user_id);
  await seed('tokos', [
    { ...body.pusat, type: 'PUSAT' },
    { ...body.toko, type: 'TOKO' },
  ]);
  await seed('users', [{ ...body.owner, level: 'OWN', kode_toko: body.pusat.kode_toko, akses: [] }]);
  await seed('akuns', STANDARD_ACCOUNTS);
  await seed('para-akun-transaksi', standardMappings(DOKUMEN));
  await seed('kategori-kas', STANDARD_CASH_CATEGORIES);
  await seed('keterangan-nota', STANDARD_TERMS);
  await seed('gudang', [{ kode_toko, kode_gudang: 'ETALASE', nama_gudang: 'ETALASE', jenis: 'ETALASE' }]);
  await seed('baki', [
    { kode_toko, kode_baki: 'A01', kode_gudang: 'ETALASE', nama_baki: 'BAKI A01', berat_baki: 0 },
  ]);
  await tx.execute(
    sql`insert into harga_emas_global (nominal, user_id) values (${body.harga_emas_global}, ${user_id})`,
  );
  const today = calendarDay(kadar.clock.now(), kadar.config.timeZone);
  await tx.execute(
    sql`insert into hari_kerja (kode_toko, tgl_system, buka, updated_by) values (${kode_toko}, ${today}, true, ${user_id})`,
  );
  await writeAudit(tx, {
    toko: body.pusat.kode_toko,
    user: user_id,
    ip,
    action: 'setup',
    entity: 'chain',
    key: body.pusat.kode_toko,
  });
  return { user_id };
};
