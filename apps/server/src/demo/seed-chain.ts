import { randomUUID } from 'node:crypto';
import type { Master } from '@kadar/contract/master.ts';
import MEMBER from '@kadar/contract/masters/member.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { standardMappings } from '@kadar/contract/standard-accounts.ts';
import { type DemoChain, demoChain, masterRows } from '@kadar/demo-data/chain.ts';
import { goldPrices } from '@kadar/demo-data/gold-price.ts';
import { DEMO_PASSWORD } from '@kadar/demo-data/places.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import type { MemberRow } from '@kadar/demo-data/rows.ts';
import { sealRecord } from '../engines/master-engine/sealed.ts';
import { seedRecords } from '../engines/master-engine/seed.ts';
import type { MenuScreen } from '../modules/catalogue.ts';
import { DOKUMEN } from '../modules/dokumen/public.ts';
import { standardAkses } from '../modules/sesi/menu.ts';
import { writeAudit } from '../platform/audit.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';
import type { SettingsStore } from '../platform/settings.ts';
import type { DemoOptions } from './demo-options.ts';
import { moment } from './shop.ts';

export const DEMO_USER = 'DEMO';
/** What OWN alone switches on, as the screen of the settings sends it. */
const GRAM_PLANS: Partial<Settings> = { CICILAN_GRAM_SETUJU: true, CICILAN_GRAM_MODULE: true };

/**
 * The chain as the demo plays it. Who swipes a card pays its fee on top: what was drawn, booked and sold are three figures. Gram plans are on: its owner
 * has accepted their terms.
 */
export const playedChain = (options: DemoOptions): DemoChain => {
  const chain = demoChain(options);
  const more = { FEE_GESEK_CUSTOMER_MODULE: true, ...GRAM_PLANS };
  return { ...chain, settings: { ...chain.settings, ...more } };
};

/** How the gold price came where it is. */
export const demoPrices = (chain: DemoChain, options: DemoOptions): { nominal: number; at: Date }[] =>
  goldPrices({ ...options, last: chain.hargaGlobal }, rngFrom(`${options.seed}/gold`)).map(
    ({ nominal, tanggal, menit }) => ({ nominal, at: moment(tanggal, menit) }),
  );

/** The chain's masters, settings, gold price and users, through the declarations' own schemas. */
export const seedChain = async (
  tx: Tx,
  chain: DemoChain,
  parts: {
    masters: readonly Master[];
    screens: readonly MenuScreen[];
    settings: SettingsStore;
    /** The gold prices so far, the oldest first; only today's where nothing is said. */
    prices?: readonly { nominal: number; at: Date }[];
  },
): Promise<void> => {
  for (const [name, rows] of masterRows(chain)) {
    const complete =
      name === 'users'
        ? rows.map((row) => ({
            ...row,
            akses: standardAkses(parts.screens, (row as { level: Level }).level),
            // The demo's own, which everybody may read, is refused to whoever chooses one: it is set below.
            password: randomUUID(),
          }))
        : rows;
    await seedRecords(tx, parts.masters, name, complete as Record<string, unknown>[], DEMO_USER);
  }
  // Nothing is plugged in: a nota that waits for a printer nobody has would never be seen.
  await tx.execute(sql`update printer set deleted_at = kadar_now()`);
  const mappings: readonly object[] = standardMappings(DOKUMEN);
  await seedRecords(
    tx,
    parts.masters,
    'para-akun-transaksi',
    mappings as Record<string, unknown>[],
    DEMO_USER,
  );
  await tx.execute(sql`update users set password_hash = ${await hashPassword(DEMO_PASSWORD)}`);
  await parts.settings.write(tx, '*', chain.settings, DEMO_USER);
  if (chain.settings.CICILAN_GRAM_SETUJU) await acceptGramPlans(tx, chain, parts.settings);
  await tx.execute(sql`
    insert into harga_emas_global (nominal, berlaku_at, user_id)
    select nominal, coalesce(at, kadar_now()), ${DEMO_USER}
    from rows from (json_to_recordset(${JSON.stringify(parts.prices ?? [{ nominal: chain.hargaGlobal }])}::json) as (nominal bigint, at timestamptz))
      with ordinality as p(nominal, at, n) order by n`);
};

/** The owner accepts the terms of gram plans: who and when stand in their row and in the audit. */
const acceptGramPlans = async (tx: Tx, chain: DemoChain, settings: SettingsStore): Promise<void> => {
  const owner = chain.users.find(({ level }) => level === 'OWN');
  if (!owner) throw new Error('the chain lacks an owner');
  await settings.write(tx, '*', GRAM_PLANS, owner.user_id);
  await writeAudit(tx, {
    toko: '*',
    user: owner.user_id,
    ip: '',
    action: 'change',
    entity: 'para-system',
    key: Object.keys(GRAM_PLANS).join(','),
    after: GRAM_PLANS,
  });
};

/** Members in one statement: there are thousands. */
export const seedMembers = async (
  { vault }: Pick<Kadar, 'vault'>,
  tx: Tx,
  members: readonly MemberRow[],
): Promise<void> => {
  const rows = members.map((row) => sealRecord(vault, MEMBER, { ...row }, row.kode_customer));
  await tx.execute(sql`
    insert into member (kode_customer, nama_customer, alamat_customer, no_hp, no_ktp, no_ktp_sidik, tgl_lahir, jenis_pelanggan, diskon, skb_pph22, skb_sampai, created_by)
    select kode_customer, nama_customer, alamat_customer, no_hp, no_ktp, no_ktp_sidik, tgl_lahir, jenis_pelanggan, diskon, skb_pph22, skb_sampai, ${DEMO_USER}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(kode_customer text, nama_customer text, alamat_customer text, no_hp text, no_ktp text, no_ktp_sidik text, tgl_lahir date, jenis_pelanggan text, diskon numeric, skb_pph22 text, skb_sampai date)`);
};
