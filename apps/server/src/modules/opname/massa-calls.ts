import type {
  BarisMassa,
  DataOpnameMassa,
  getOpnameMassa,
  hitungOpnameMassa,
  kosongkanOpnameMassa,
  putusOpnameMassa,
  SelisihMassa,
  selesaiOpnameMassa,
  startOpnameMassa,
} from '@kadar/contract/endpoints/opname-massa.ts';
import { type MessageCode, messageText } from '@kadar/contract/errors.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import type { OpnameHasil } from '@kadar/domain/opname.ts';
import { type CountedInBulk, isShort } from '@kadar/domain/selisih-massa.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { decide } from './commands/decide.ts';
import { empty } from './commands/empty.ts';
import { finish } from './commands/finish.ts';
import { take } from './commands/scan.ts';
import { begin } from './commands/start.ts';
import { IN_BULK, NUMBERED } from './massa.ts';
import { type Card, numberOf } from './object.ts';
import { type Found, resultOf } from './queries/result.ts';
import { countsBlind, runningSession, type Session, sesiOf } from './queries/session.ts';
import { differenceOf, undecided } from './queries/state.ts';

/** The calls of counts in bulk. */

type BodyOf<E extends { body?: z.ZodType }> = z.output<NonNullable<E['body']>>;
type Said<E extends { body?: z.ZodType }> = Context<unknown, unknown, BodyOf<E>>;
type Answered = Promise<{ data: DataOpnameMassa; message: string }>;

const about = (kunci: string, card: Card | null) => ({
  kunci,
  nama: card?.nama ?? '',
  kode_dept: String(card?.rincian?.kode_dept ?? ''),
  kadar: card?.rincian?.kadar == null ? null : Number(card.rincian.kadar),
});

const rowOf = ({ kode, card, scan, hasil, dicari, pasti }: Found, blind: boolean): BarisMassa => ({
  ...about(kode, card),
  qty_harus: blind || !card ? null : numberOf(card),
  berat_harus: blind || !card ? null : card.berat_harus / 1000,
  qty: scan?.qty ?? null,
  berat: scan?.berat == null ? null : scan.berat / 1000,
  hasil: blind || (hasil === 'HILANG' && dicari.length === 0) ? null : hasil,
  oleh: scan?.user_id ?? '',
  dicari: [...dicari],
  pasti,
});

/** Every key that should be there or was counted; who counts blind sees all keys, and what he counted of them himself. */
const rowsOf = async (
  call: Context,
  tx: Tx,
  session: Session,
  objek: CountedInBulk,
): Promise<BarisMassa[]> => {
  const object = IN_BULK[objek];
  const blind = countsBlind(call, session);
  const found = await resultOf(tx, object, session, blind ? call.session.user_id : undefined);
  const rows = found.map((one) => rowOf(one, blind));
  if (blind) {
    const { kode_toko, mulai_at: since, tempat, tanggal } = session;
    const known = new Set(rows.map(({ kunci }) => kunci));
    for (const { kode, ...card } of await tx.rows(object.expected(kode_toko, { since, tempat, tanggal })))
      if (!known.has(kode))
        rows.push(
          rowOf(
            { kode, card, scan: undefined, hasil: 'HILANG', kelompok: 'HILANG', dicari: [], pasti: false },
            true,
          ),
        );
  }
  return rows.sort((one, other) => (one.kunci < other.kunci ? -1 : 1));
};

const differencesOf = async (tx: Tx, toko: string, objek: CountedInBulk): Promise<SelisihMassa[]> =>
  (await undecided(tx, IN_BULK[objek], toko)).map((row) => {
    const difference = differenceOf(row);
    return {
      sesi_id: row.sesi_id,
      tanggal: row.tanggal,
      kunci: row.kode,
      nama: row.nama,
      hasil: row.hasil as OpnameHasil,
      selisih_qty: difference.qty,
      selisih_berat: difference.beratMg / 1000,
      kurang: isShort(difference),
      keterangan: row.keterangan,
    };
  });

/** What the screen of a count in bulk shows, to this caller. */
const show = async (call: Context, tx: Tx, objek: CountedInBulk): Promise<DataOpnameMassa> => {
  const toko = oneToko(call);
  const session = await runningSession(tx, IN_BULK[objek], toko);
  return {
    objek,
    sesi: session ? sesiOf(session) : null,
    baris: session ? await rowsOf(call, tx, session, objek) : [],
    selisih: mayUse('opname.putus', call.session.level) ? await differencesOf(tx, toko, objek) : [],
  };
};

const shown = async (call: Context, tx: Tx, objek: CountedInBulk, code: MessageCode): Answered => ({
  data: await show(call, tx, objek),
  message: messageText(code, call.language),
});

export const showBulk = (
  call: Call<unknown, z.output<NonNullable<typeof getOpnameMassa.query>>>,
): Promise<DataOpnameMassa> => call.kadar.db.read(call.scope, (tx) => show(call, tx, call.query.objek));

export const startBulk = async (call: Said<typeof startOpnameMassa>, tx: Tx): Answered => {
  const { objek } = call.body;
  await begin(call, tx, IN_BULK[objek], { tempat: '', buta: call.settings.OPNAME_BLIND });
  return shown(call, tx, objek, 'OPNAME_TERSEDIA');
};

/** Throws WAJIB_DIISI at what is not said of a key, DATA_TIDAK_DITEMUKAN at one that nothing ever had, and what take() refuses. */
export const countBulk = async (call: Said<typeof hitungOpnameMassa>): Answered => {
  const { objek, id, sesi_id, jenis, kunci, qty, berat } = call.body;
  if (jenis === 'SCAN') {
    if (NUMBERED.includes(objek) && qty === null) throw fieldError('qty', 'WAJIB_DIISI');
    if (objek !== 'ACC' && berat === null) throw fieldError('berat', 'WAJIB_DIISI');
  }
  const said = {
    qty: jenis === 'SCAN' && NUMBERED.includes(objek) ? qty : null,
    berat: jenis === 'SCAN' && objek !== 'ACC' ? berat : null,
  };
  const scan = [{ id, sesi_id, jenis, kode: kunci, umur_ms: 0, tempat: '', ...said }];
  return call.kadar.db.transaction(call.scope, async (tx) => {
    const [taken] = await take(call, tx, IN_BULK[objek], { perangkat: '', scan });
    if (!taken?.card) throw fieldError('kunci', 'DATA_TIDAK_DITEMUKAN');
    return shown(call, tx, objek, 'OPNAME_DISCAN');
  });
};

export const emptyBulk = async (call: Said<typeof kosongkanOpnameMassa>, tx: Tx): Answered => {
  await empty(call, tx, IN_BULK[call.body.objek]);
  return shown(call, tx, call.body.objek, 'OPNAME_DIKOSONGKAN');
};

export const finishBulk = async (call: Said<typeof selesaiOpnameMassa>, tx: Tx): Answered => {
  const { objek, ...reasons } = call.body;
  const alasan = reasons.alasan.map(({ kunci: kode, keterangan }) => ({ kode, keterangan }));
  await finish(call, tx, IN_BULK[objek], { ...reasons, alasan });
  return shown(call, tx, objek, 'OPNAME_BARANG_SELESAI');
};

export const decideBulk = async (call: Said<typeof putusOpnameMassa>, tx: Tx): Answered => {
  const { objek, kunci: kode, ...said } = call.body;
  await decide(call, tx, IN_BULK[objek], { ...said, kode, putusan: 'DITEMUKAN' });
  return shown(call, tx, objek, 'DATA_DISIMPAN');
};
