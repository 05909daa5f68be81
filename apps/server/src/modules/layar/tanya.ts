import {
  type KeadaanTanya,
  TANYA_DETIK,
  type TanyaInput,
  type TanyaTampil,
} from '@kadar/contract/endpoints/layar.ts';
import { writeAudit } from '../../platform/audit.ts';
import { requireApproval } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { LAYAR_CHANGED } from './changed.ts';
import { memberSince, pledgeSince, requireKnownScreen } from './first-pin.ts';
import { pinOfMember } from './member-pin.ts';
import { choosePin, hasPin, type PinHolder, tryPin } from './pin.ts';
import { pinOfPledge } from './pledge-pin.ts';

type Parts = Pick<Kadar, 'db' | 'events'>;
type Asked = Omit<TanyaTampil, 'id' | 'sisa_detik'> & { kode_customer: string };
interface Stands {
  keadaan: KeadaanTanya;
  sisa_detik: number;
}

/** A screen looks at least every twenty seconds; one that has not for so long is closed, whatever else was heard of it. */
const SEEN_SECONDS = 60;

type AskCall<I extends TanyaInput = TanyaInput> = Context<unknown, unknown, I>;
type Of<J extends TanyaInput['jenis']> = Extract<TanyaInput, { jenis: J }>;
const NOTHING = { poin: 0, rp: 0, selisih: 0, pin: false, kode_customer: '', no_hutang: '' };

/** The PIN of a pledge, to be typed or chosen. Throws DATA_TIDAK_DITEMUKAN at no_hutang for one that is not open here, or has none to type. */
const askedOfPledge = async (
  call: AskCall,
  tx: Tx,
  { jenis, no_hutang }: Of<'PIN_HUTANG' | 'PIN_HUTANG_BARU'>,
  layar_id: string,
): Promise<Asked> => {
  const toko = oneToko(call);
  const open = await tx.maybe(
    sql`select 1 from hutang where kode_toko = ${toko} and no_hutang = ${no_hutang} and status = 'AKTIF'`,
  );
  const has = open !== undefined && (await hasPin(tx, pinOfPledge(toko, no_hutang)));
  if (!open || (jenis === 'PIN_HUTANG' && !has)) throw fieldError('no_hutang', 'DATA_TIDAK_DITEMUKAN');
  if (jenis === 'PIN_HUTANG_BARU') {
    if (has)
      await requireApproval(call, tx, { kategori: 'GANTI PIN HUTANG', notes: `PIN baru untuk ${no_hutang}` });
    else
      await requireKnownScreen(call, tx, layar_id, { whose: no_hutang, since: pledgeSince(toko, no_hutang) });
  }
  return { ...NOTHING, jenis, pin: true, no_hutang };
};

/** What the customer reads, by what is known here: a member's points and what they are worth are not the till's to say. */
const askedOf = async (call: AskCall, tx: Tx, layar_id: string): Promise<Asked> => {
  const { body } = call;
  if (body.jenis === 'TUKAR') return { ...NOTHING, jenis: 'TUKAR', rp: body.beli, selisih: body.selisih };
  if (body.jenis === 'PIN_HUTANG' || body.jenis === 'PIN_HUTANG_BARU')
    return askedOfPledge(call, tx, body, layar_id);
  const { kode_customer } = body;
  const member = await tx.maybe<{ poin: number; nilai: number | null }>(sql`
    select kadar_poin_saldo(kode_customer)::int as poin,
      (select nilai_poin from parapoin where deleted_at is null and tgl_berlaku <= kadar_hari() order by tgl_berlaku desc limit 1) as nilai
    from member where kode_customer = ${kode_customer} and deleted_at is null`);
  if (!member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
  const pin = await hasPin(tx, pinOfMember(kode_customer));
  if (body.jenis === 'PIN_BARU') {
    if (pin)
      await requireApproval(call, tx, {
        kategori: 'GANTI PIN MEMBER',
        notes: `PIN baru untuk member ${kode_customer}`,
      });
    else
      await requireKnownScreen(call, tx, layar_id, {
        whose: `member ${kode_customer}`,
        since: memberSince(kode_customer),
      });
    return { ...NOTHING, jenis: 'PIN_BARU', pin: true, kode_customer };
  }
  if (member.poin < body.poin) throw fieldError('poin', 'POIN_TIDAK_CUKUP');
  return {
    ...NOTHING,
    jenis: 'POIN',
    pin,
    poin: body.poin,
    rp: body.poin * (member.nilai ?? 0),
    kode_customer,
  };
};

/** Asks on the screen of this till, for a minute. Throws LAYAR_TERPUTUS where it has none that is open, PERLU_OTORISASI. */
export const ask = async (call: AskCall, tx: Tx) => {
  const { session, kadar } = call;
  const toko = oneToko(call);
  const screen = await tx.maybe<{ id: string }>(sql`
    select id from layar where kode_toko = ${toko} and user_id = ${session.user_id}
      and putus_at is null and terlihat_at > now() - make_interval(secs => ${SEEN_SECONDS}) for update`);
  if (!screen) throw new AppError('LAYAR_TERPUTUS');
  const asked = await askedOf(call, tx, screen.id);
  await tx.execute(
    sql`update layar_tanya set keadaan = 'BATAL' where layar_id = ${screen.id} and keadaan = 'TUNGGU'`,
  );
  const { id } = await tx.one<{ id: string }>(sql`
    insert into layar_tanya (layar_id, kode_toko, user_id, tanya, sampai)
    values (${screen.id}, ${toko}, ${session.user_id}, ${JSON.stringify(asked)}::jsonb, now() + make_interval(secs => ${TANYA_DETIK}))
    returning id`);
  await kadar.events.publish(tx, { topic: LAYAR_CHANGED, toko, data: screen.id });
  return { data: { id, sisa_detik: TANYA_DETIK } };
};

/** After its line broke off, a screen has so long to look again. */
export const GONE_SECONDS = 3;

const LEFT = sql`greatest(0, ceil(extract(epoch from sampai - now())))::int`;
const GONE: Stands = { keadaan: 'PUTUS', sisa_detik: 0 };
type TillCall = Call<{ id: string }, unknown, unknown>;

const standsOf = async (call: TillCall, tx: Tx): Promise<Stands> =>
  (await tx.maybe<Stands>(sql`
    select case when keadaan = 'TUNGGU' and sampai <= now() then 'HABIS' else keadaan end as keadaan, ${LEFT} as sisa_detik
    from layar_tanya where id = ${call.params.id} and user_id = ${call.session.user_id}`)) ?? GONE;

export const stands = (call: TillCall): Promise<Stands> =>
  call.kadar.db.transaction(call.scope, (tx) => standsOf(call, tx));

/** Takes back what still waits. */
export const withdraw = (call: TillCall): Promise<Stands> =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    const taken = await tx.maybe<{ layar_id: string }>(sql`
      update layar_tanya set keadaan = 'BATAL'
      where id = ${call.params.id} and user_id = ${call.session.user_id} and keadaan = 'TUNGGU' returning layar_id`);
    if (taken)
      await call.kadar.events.publish(tx, {
        topic: LAYAR_CHANGED,
        toko: oneToko(call),
        data: taken.layar_id,
      });
    return standsOf(call, tx);
  });

/** What a screen is asked just now. */
export const waitingOn = async (tx: Tx, layar_id: string): Promise<TanyaTampil | null> => {
  const row = await tx.maybe<{ id: string; tanya: Asked; sisa_detik: number }>(sql`
    select id, tanya, ${LEFT} as sisa_detik from layar_tanya
    where layar_id = ${layar_id} and keadaan = 'TUNGGU' and sampai > now()`);
  if (!row) return null;
  const { kode_customer: _member, ...shown } = row.tanya;
  return { ...shown, id: row.id, sisa_detik: row.sisa_detik };
};

interface Answer {
  id: string;
  setuju: boolean;
  pin?: string | undefined;
}

const holderOf = (toko: string, { no_hutang, kode_customer }: Asked): PinHolder =>
  no_hutang ? pinOfPledge(toko, no_hutang) : pinOfMember(kode_customer);

/** What the PIN of an answer says of it. */
const judge = async (tx: Tx, toko: string, asked: Asked, answer: Answer) => {
  const { jenis, pin } = asked;
  if (!answer.setuju) return 'TOLAK';
  if (!pin) return 'SETUJU';
  if (answer.pin === undefined) return 'SALAH';
  const holder = holderOf(toko, asked);
  if (jenis === 'PIN_BARU' || jenis === 'PIN_HUTANG_BARU') {
    await choosePin(tx, holder, answer.pin);
    return 'SETUJU';
  }
  const tried = await tryPin(tx, holder, answer.pin);
  return tried === 'BENAR' ? 'SETUJU' : tried;
};

/** The customer's answer, kept with what he was asked. Throws TANYA_SELESAI, PIN_SALAH, PIN_TERKUNCI; a wrong PIN is counted all the same. */
export const answer = async (
  { db, events }: Parts,
  screen: { id: string; kode_toko: string },
  given: Answer,
  ip: string,
): Promise<{ keadaan: KeadaanTanya }> => {
  const toko = screen.kode_toko;
  const verdict = await db.transaction({ toko }, async (tx) => {
    const asked = await tx.maybe<{ tanya: Asked; user_id: string }>(sql`
      select tanya, user_id from layar_tanya
      where id = ${given.id} and layar_id = ${screen.id} and keadaan = 'TUNGGU' and sampai > now() for update`);
    if (!asked) throw new AppError('TANYA_SELESAI');
    const said = await judge(tx, toko, asked.tanya, given);
    if (said === 'SALAH') return said;
    const keadaan = said === 'TERKUNCI' ? 'TOLAK' : said;
    await tx.execute(
      sql`update layar_tanya set keadaan = ${keadaan}, dijawab_at = clock_timestamp() where id = ${given.id}`,
    );
    await writeAudit(tx, {
      toko,
      user: asked.user_id,
      ip,
      action: 'answer',
      entity: 'layar-tanya',
      key: given.id,
      after: { ...asked.tanya, keadaan },
    });
    await events.publish(tx, { topic: 'layar-tanya', toko, user: asked.user_id, data: { id: given.id } });
    await events.publish(tx, { topic: LAYAR_CHANGED, toko, data: screen.id });
    return said;
  });
  if (verdict === 'SALAH') throw fieldError('pin', 'PIN_SALAH');
  if (verdict === 'TERKUNCI') throw new AppError('PIN_TERKUNCI');
  return { keadaan: verdict };
};

/** A screen that was closed and has not looked again since: what it was asked is told to its till as unanswered. */
export const screenGone = async ({ db, events }: Parts, layar_id: string): Promise<void> =>
  db.transaction({ toko: '*' }, async (tx) => {
    const closed = await tx.maybe(sql`
      update layar set putus_at = now() where id = ${layar_id} and terlihat_at <= now() - make_interval(secs => ${GONE_SECONDS}) returning id`);
    if (!closed) return;
    for (const { id, kode_toko, user_id } of await tx.rows<{
      id: string;
      kode_toko: string;
      user_id: string;
    }>(sql`
      update layar_tanya set keadaan = 'PUTUS' where layar_id = ${layar_id} and keadaan = 'TUNGGU' returning id, kode_toko, user_id`))
      await events.publish(tx, { topic: 'layar-tanya', toko: kode_toko, user: user_id, data: { id } });
  });
