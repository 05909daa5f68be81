import type { DataOpname, SelisihOpname } from '@kadar/contract/endpoints/opname.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { CountObject } from '../object.ts';
import { countsBlind, runningSession, type Session } from './session.ts';

/** What OWN decides about: what is lost, and what is not all there. */
export const TO_DECIDE = ['HILANG', 'BEDA_BERAT'] as const;
const OPEN_AT_MOST = 500;

/** Differences of ended counts that nobody has decided about, the oldest first. */
const undecided = async (tx: Tx, { objek }: CountObject, toko: string): Promise<SelisihOpname[]> => {
  const rows = await tx.rows<Omit<SelisihOpname, 'berat'> & { berat: number }>(sql`
    select h.sesi_id, h.tanggal, h.kode as no_hutang, h.hasil, h.nama as nama_customer, h.berat, h.jumlah_rp as jumlah_hutang, h.keterangan
    from opname_hasil h join opname_sesi s on s.id = h.sesi_id and s.objek = ${objek}
    where h.kode_toko = ${toko} and h.hasil in ${sql.raw(listed(TO_DECIDE))}
      and not exists (select 1 from opname_putusan p where p.sesi_id = h.sesi_id and p.kode = h.kode)
    order by h.sesi_id, h.kode limit ${OPEN_AT_MOST}`);
  return rows.map((row) => ({ ...row, berat: row.berat / 1000 }));
};

const ofSession = async (
  call: Context,
  tx: Tx,
  object: CountObject,
  session: Session,
): Promise<Pick<DataOpname, 'sesi' | 'saya' | 'harus' | 'orang'>> => {
  const blind = countsBlind(call, session);
  const { user_id } = call.session;
  const all = await tx.rows<{ user_id: string; jumlah: number }>(sql`
    select user_id, count(distinct kode) as jumlah from opname_scan
    where sesi_id = ${session.id} and jenis = 'SCAN' and not terlambat group by 1 order by 2 desc, 1`);
  const { harus } = await tx.one(object.howMany(session.kode_toko, session.tempat));
  return {
    sesi: { ...session, mulai_at: session.mulai_at.toISOString() },
    saya: all.find((one) => one.user_id === user_id)?.jumlah ?? 0,
    harus: blind ? null : harus,
    orang: blind ? all.filter((one) => one.user_id === user_id) : all,
  };
};

/** What the screen of a count shows, to this caller. */
export const showOpname = async (call: Context, tx: Tx, object: CountObject): Promise<DataOpname> => {
  const toko = oneToko(call);
  const session = await runningSession(tx, object, toko);
  const places = await tx.rows(object.places(toko));
  return {
    ...(session
      ? await ofSession(call, tx, object, session)
      : { sesi: null, saya: 0, harus: null, orang: [] }),
    tempat: places.map(({ tempat }) => tempat),
    selisih: mayUse('opname.putus', call.session.level) ? await undecided(tx, object, toko) : [],
  };
};
