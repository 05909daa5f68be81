import { HADIAH_KELUAR, HADIAH_MASUK, TUKAR_HADIAH } from '@kadar/contract/dokumen/hadiah.ts';
import type { hadiahInput } from '@kadar/contract/endpoints/hadiah.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { checkPoints } from '@kadar/domain/points.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Spending, Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { postOne } from '../dokumen/public.ts';
import { type PinState, pinState, useAgreed, withoutPin } from '../layar/public.ts';

type Input = z.output<typeof hadiahInput>;
type HadiahContext = Context<unknown, unknown, Input>;

const KINDS = { TUKAR: TUKAR_HADIAH, MASUK: HADIAH_MASUK, KELUAR: HADIAH_KELUAR } as const;

interface Ground {
  gifts: { kode_hadiah: string; nama_hadiah: string; point: number }[];
  member: {
    nama_customer: string;
    alamat_customer: string;
    no_hp: string;
    poin: number;
    izin: PinState;
  } | null;
}

/** Points of the member and the gifts that leave the shop: held until the end. */
export const spendsOf = (toko: string, { arah, kode_customer, lines }: Input): Spending[] => [
  ...(arah === 'TUKAR' ? [{ what: 'MEMBER', of: kode_customer } as const] : []),
  ...(arah === 'MASUK'
    ? []
    : lines.map(({ kode_hadiah }) => ({ what: 'MASSA', of: `${toko}/HADIAH/${kode_hadiah}` }) as const)),
];

/**
 * Gifts for a member's points, into the shop, or out of it. Throws MEMBER_WAJIB, POIN_TIDAK_CUKUP, STOCK_TIDAK_TERSEDIA
 * for more than there are, 422 at a gift nobody knows, TIDAK_BERHAK for stock moved by who may only give.
 */
export const postHadiah = async (context: HadiahContext, tx: Tx, intent?: Intent) => {
  const { arah, kode_customer, keterangan, lines: asked } = context.body;
  const type = KINDS[arah];
  if (!grantOf(type.access.post, context.session.level)) throw new AppError('TIDAK_BERHAK');
  let withPin = false;
  const answer = await postOne(context, tx, intent, {
    type,
    ground: sql`
      (select coalesce(json_agg(json_build_object('kode_hadiah', kode_hadiah, 'nama_hadiah', nama_hadiah, 'point', point)), '[]') from hadiah
       where deleted_at is null and kode_hadiah = any(${asked.map(({ kode_hadiah }) => kode_hadiah)}::text[])) as gifts,
      (select json_build_object('nama_customer', nama_customer, 'alamat_customer', alamat_customer, 'no_hp', no_hp, 'poin', kadar_poin_saldo(kode_customer),
          'izin', ${pinState(oneToko(context), sql`${context.session.user_id}`, sql`member.kode_customer`)})
       from member where kode_customer = ${kode_customer} and deleted_at is null) as member`,
    decide: ({ gifts, member }: Ground) => {
      const tukar = arah === 'TUKAR';
      if (tukar && !member)
        throw new AppError('MEMBER_WAJIB', {}, { fields: { kode_customer: { code: 'MEMBER_WAJIB' } } });
      const lines = asked.map(({ kode_hadiah, qty }, at) => {
        const gift = gifts.find((one) => one.kode_hadiah === kode_hadiah);
        if (!gift) throw fieldError(`lines.${at}.kode_hadiah`, 'PILIHAN_TIDAK_SAH');
        const { nama_hadiah, point } = gift;
        return { urut: at + 1, kode_hadiah, nama_hadiah, qty, poin: tukar ? point * qty : 0 };
      });
      const poin = lines.reduce((sum, line) => sum + line.poin, 0);
      checkPoints(member?.poin ?? 0, poin);
      const sign = arah === 'MASUK' ? 1 : -1;
      const { poin: _held, izin, ...party } = member ?? { poin: 0, izin: null };
      withPin = tukar && izin?.pin === true;
      return {
        head: {
          ...(tukar && { ...party, kode_customer }),
          keterangan,
          qty: lines.reduce((sum, { qty }) => sum + qty, 0),
          poin_pakai: poin,
        },
        lines,
        reasons: tukar && izin ? withoutPin(izin, poin) : [],
        bayar: [],
        books: {
          massa: lines.map(({ kode_hadiah, qty }) => ({
            objek: 'HADIAH',
            kunci: kode_hadiah,
            milik: 'TOKO',
            jenis: type.jenis,
            kadar: 0,
            qty: sign * qty,
            berat: 0,
            murni: 0,
            hpp: 0,
          })),
          poin: poin > 0 ? [{ kode_customer, poin: -poin, keterangan: 'HADIAH' }] : [],
        },
        uraian: keterangan,
        data: { poin },
      };
    },
  });
  if (withPin) await useAgreed(context, tx, kode_customer);
  return answer;
};
