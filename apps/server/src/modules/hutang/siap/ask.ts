import type { SiapRow } from '@kadar/contract/endpoints/hutang-siap.ts';
import type { SignedNota } from '@kadar/domain/nota-code.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { pinOfPledge, tryPin } from '../../layar/public.ts';
import { versionSigned } from '../slip-code.ts';
import { isOpenToday } from './open.ts';
import { SIAP_CHANGED, WAITS } from './queue.ts';

type Place = Pick<SiapRow, 'nomor' | 'keadaan'>;

interface Found {
  slip_versi: number;
  status: string;
  hari: string | null;
  buka: boolean | null;
}

/** His place of that day: the one he has, else the next. */
const placed = async (tx: Tx, toko: string, tanggal: string, no_hutang: string, ip: string) => {
  await tx.one(sql`select pg_advisory_xact_lock(${LOCKS.HUTANG_SIAP}, hashtext(${toko}))`);
  const known = await tx.maybe<Place>(sql`
    select nomor, keadaan from hutang_siap where kode_toko = ${toko} and tanggal = ${tanggal} and no_hutang = ${no_hutang} and ${WAITS}`);
  if (known) return { place: known, isNew: false };
  const place = await tx.one<Place>(sql`
    insert into hutang_siap (kode_toko, tanggal, nomor, no_hutang)
    select ${toko}, ${tanggal}::date, coalesce(max(nomor), 0) + 1, ${no_hutang} from hutang_siap where kode_toko = ${toko} and tanggal = ${tanggal}
    returning nomor, keadaan`);
  // Nobody is signed in: who holds the slip and knows its PIN.
  const who = { toko, user: '-', ip };
  await writeAudit(tx, { ...who, action: 'create', entity: 'hutang-siap', key: no_hutang, after: place });
  return { place, isNew: true };
};

/**
 * Whoever holds a slip and knows its PIN asks to have the bag ready; asked again, he has the same number. A wrong PIN is counted
 * all the same. Throws SLIP_TIDAK_BERLAKU for a slip that is not ours or was lost, HUTANG_SUDAH_SELESAI, HARI_*, PIN_SALAH at pin,
 * PIN_TERKUNCI.
 */
export const askReady = async (kadar: Kadar, signed: SignedNota, pin: string, ip: string): Promise<Place> => {
  const { no_faktur: no_hutang } = signed;
  const toko = no_hutang.slice(2, 5);
  const settings = await kadar.settings.of(toko);
  const verdict = await kadar.db.transaction({ toko }, async (tx) => {
    const found = await tx.maybe<Found>(sql`
      select h.slip_versi, h.status, to_char(t.tgl_system, 'YYYY-MM-DD') as hari, t.buka
      from hutang h left join hari_kerja t on t.kode_toko = h.kode_toko
      where h.kode_toko = ${toko} and h.no_hutang = ${no_hutang} for share of h`);
    if (!found || versionSigned(kadar, signed, found.slip_versi) !== found.slip_versi)
      throw new AppError('SLIP_TIDAK_BERLAKU');
    const { status, hari, buka } = found;
    if (status !== 'AKTIF') throw new AppError('HUTANG_SUDAH_SELESAI', { no_hutang, status });
    const tanggal = requireOpenDay({ tgl_system: hari, buka });
    if (!isOpenToday(kadar, found, settings)) throw new AppError('HARI_BELUM_DIBUKA');
    const tried = await tryPin(tx, pinOfPledge(toko, no_hutang), pin);
    if (tried !== 'BENAR') return tried;
    const { place, isNew } = await placed(tx, toko, tanggal, no_hutang, ip);
    if (isNew) await kadar.events.publish(tx, { topic: SIAP_CHANGED, toko });
    return place;
  });
  if (verdict === 'SALAH') throw fieldError('pin', 'PIN_SALAH');
  if (verdict === 'TERKUNCI') throw new AppError('PIN_TERKUNCI');
  return verdict;
};
