import { PROPOSED, type setup } from '@kadar/contract/endpoints/setup.ts';
import { GUDANG, TEMPLATE, templateRows } from '@kadar/contract/isi-awal/rows.ts';
import {
  STANDARD_ACCOUNTS,
  STANDARD_CASH_CATEGORIES,
  standardMappings,
} from '@kadar/contract/standard-accounts.ts';
import { STANDARD_GRADES } from '@kadar/contract/standard-grades.ts';
import { STANDARD_INTEREST } from '@kadar/contract/standard-interest.ts';
import { STANDARD_TERMS } from '@kadar/contract/standard-terms.ts';
import type { z } from 'zod';
import { seedRecords } from '../../../engines/master-engine/seed.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Catalogue } from '../../catalogue.ts';
import { DOKUMEN } from '../../dokumen/public.ts';
import { atPart } from '../at-part.ts';
import { type AddAs, ownerAdds } from '../owner-adds.ts';

type SetupBody = z.output<NonNullable<typeof setup.body>>;
export type Chain = SetupBody & { pusat: NonNullable<SetupBody['pusat']> };

/** Nobody has to know what a head office is: one of the shop's own name, under a code that is not the shop's. */
export const withPusat = (body: SetupBody): Chain => {
  const { kode_toko, nama_toko, alamat_toko } = body.toko;
  const proposed = {
    kode_toko: kode_toko === PROPOSED.pusat ? 'HQ1' : PROPOSED.pusat,
    nama_toko,
    alamat_toko,
  };
  return { ...body, pusat: body.pusat ?? proposed };
};

/** Throws 422 at the field for what no schema sees: two shops or users of one name, the price of an unknown purity. */
const refuseClashes = ({ pusat, toko, owner, kasir, isi, harga_jual }: Chain): void => {
  if (pusat.kode_toko === toko.kode_toko)
    throw fieldError('toko.kode_toko', 'DATA_SUDAH_ADA', { label: 'Kode Toko', nilai: toko.kode_toko });
  if (kasir?.user_id === owner.user_id)
    throw fieldError('kasir.user_id', 'DATA_SUDAH_ADA', { label: 'User ID', nilai: owner.user_id });
  const known = TEMPLATE[isi].kadar.map(({ kode_kadar }) => kode_kadar);
  const unknown = Object.keys(harga_jual).find((kode) => !known.includes(kode));
  if (unknown) throw fieldError(`harga_jual.${unknown}`, 'FIELD_TIDAK_DIKENAL');
};

/** What stands before anybody could have a session: the shops, their owner, the chart of accounts, the first day. */
const layGround = async (tx: Tx, { masters }: Catalogue, chain: Chain, today: string): Promise<void> => {
  const { user_id } = chain.owner;
  const { kode_toko } = chain.toko;
  const seed = (name: string, rows: readonly object[]) =>
    seedRecords(tx, masters, name, rows as Record<string, unknown>[], user_id);
  await atPart('pusat', () => seed('tokos', [{ ...chain.pusat, type: 'PUSAT' }]));
  await atPart('toko', () => seed('tokos', [{ ...chain.toko, type: 'TOKO' }]));
  await atPart('owner', () =>
    seed('users', [{ ...chain.owner, level: 'OWN', kode_toko: chain.pusat.kode_toko, akses: [] }]),
  );
  await seed('akuns', STANDARD_ACCOUNTS);
  await seed('para-akun-transaksi', standardMappings(DOKUMEN));
  await seed('kategori-kas', STANDARD_CASH_CATEGORIES);
  await seed('keterangan-nota', STANDARD_TERMS);
  await seed('para-kolek', STANDARD_GRADES);
  if (chain.isi !== 'KOSONG') await seed('para-bunga-hutang', STANDARD_INTEREST);
  await tx.execute(
    sql`insert into harga_emas_global (nominal, user_id) values (${chain.harga_emas_global}, ${user_id})`,
  );
  await tx.execute(
    sql`insert into hari_kerja (kode_toko, tgl_system, buka, updated_by) values (${kode_toko}, ${today}, true, ${user_id})`,
  );
};

/** What the owner would add by hand on the screens of the masters, added by the same commands. */
const fill = async (add: AddAs, { isi, toko, harga_emas_global, harga_jual, kasir, sales }: Chain) => {
  await add('gudang', { kode_gudang: GUDANG, nama_gudang: GUDANG, jenis: 'ETALASE' });
  for (const [master, rows] of templateRows(TEMPLATE[isi], harga_emas_global, harga_jual))
    for (const row of rows) await add(master, row);
  const { kode_toko } = toko;
  if (kasir) await atPart('kasir', () => add('users', { ...kasir, level: 'KASIR', kode_toko, akses: [] }));
  if (sales) await atPart('sales', () => add('sales', { kode_sales: 'S01', ...sales }));
};

/**
 * First run: chain, head office, first shop, owner, what its template brings, its first people. `call` is the one the
 * owner would make if he had a session. Throws SUDAH_DISIAPKAN when there is a user, 422 at the field.
 */
export const createChain = async (
  call: Call<unknown, unknown, Chain>,
  tx: Tx,
  catalogue: Catalogue,
): Promise<{ user_id: string }> => {
  const { kadar, body: chain, ip } = call;
  await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.SETUP})`);
  if (await tx.maybe(sql`select 1 from users limit 1`)) throw new AppError('SUDAH_DISIAPKAN');
  refuseClashes(chain);
  await layGround(tx, catalogue, chain, calendarDay(kadar.clock.now(), kadar.config.timeZone));
  await fill(ownerAdds(call, tx, catalogue), chain);
  const { user_id } = chain.owner;
  const { kode_toko } = chain.pusat;
  await writeAudit(tx, {
    toko: kode_toko,
    user: user_id,
    ip,
    action: 'setup',
    entity: 'chain',
    key: kode_toko,
  });
  return { user_id };
};
