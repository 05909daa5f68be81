import { PESANAN } from '@kadar/contract/dokumen/pesanan.ts';
import { SERVICE } from '@kadar/contract/dokumen/service.ts';
import type { Klaim, KlaimPublik } from '@kadar/contract/endpoints/klaim.ts';
import { readNotaCode } from '@kadar/domain/nota-code.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import {
  type Answer,
  answerQuestion,
  type Consents,
  isAsked,
  type Kept,
  lastQuestions,
} from '../persetujuan/public.ts';
import { orderClaim, orderClaimPhoto, orderConsents } from '../pesanan/public.ts';
import { serviceClaim, serviceClaimPhoto, serviceConsents } from '../service/public.ts';
import { NO_SHOP, oldShopOf, shopOf } from './nota.ts';

interface Kind {
  of: (tx: Tx, toko: string, no: string) => Promise<Omit<Klaim, 'tanya'> | undefined>;
  photo: (kadar: Kadar, which: { toko: string; no: string; urut: number }) => Promise<Uint8Array | undefined>;
}
const KINDS: Readonly<Record<string, Kind>> = {
  [SERVICE.awalan]: { of: serviceClaim, photo: serviceClaimPhoto },
  [PESANAN.awalan]: { of: orderClaim, photo: orderClaimPhoto },
};
const CONSENTS: Readonly<Record<Kept['jenis'], Consents>> = {
  SERVICE: serviceConsents,
  PESANAN: orderConsents,
};

const kindOf = (no_faktur: string): Kind | undefined => KINDS[no_faktur.slice(0, 2)];
const tokoOf = (no_faktur: string): string => no_faktur.slice(2, 5);

/** Whether a code is of a claim: its number is that of a ticket or an order. */
export const isClaim = (kode: string): boolean => kindOf(readNotaCode(kode)?.no_faktur ?? '') !== undefined;

/** The number of a claim that this chain signed. */
const numberOf = ({ signatures }: Kadar, kode: string): string | undefined => {
  const signed = readNotaCode(kode);
  return signed && kindOf(signed.no_faktur) && signatures.holds('nota', signed.no_faktur, signed.tanda)
    ? signed.no_faktur
    : undefined;
};

/** Questions as they stand now: of one that was not answered, whether it is still asked so. */
const questionsNow = async (kadar: Kadar, tx: Tx, no_asal: string, barang: Klaim['barang']) => {
  const toko = tokoOf(no_asal);
  const tanya: Klaim['tanya'] = [];
  for (const question of await tx.rows(lastQuestions(toko, no_asal))) {
    const { urut, sidik, jenis, no_baris, rp_lama, rp, keterangan, jawab, dijawab_at } = question;
    const now = jawab
      ? undefined
      : await CONSENTS[jenis].now(tx, { kadar, toko, no_asal, holds: false }, question);
    const piece = barang.find((one) => no_baris === `${no_asal}/${one.urut}`);
    const berubah = jawab === null && !isAsked(question, now);
    tanya.push({
      urut,
      sidik,
      nama_barang: piece?.nama_barang ?? '',
      rp_lama,
      rp,
      keterangan,
      berubah,
      jawab,
      dijawab_at,
    });
  }
  return tanya;
};

/** What is told of a claim to whoever holds its slip. A code that is none of ours is not told what it lacks. */
export const claimOf = async (kadar: Kadar, kode: string): Promise<KlaimPublik> => {
  const unknown: KlaimPublik = { status: 'TIDAK_DIKENAL', no_faktur: '', toko: NO_SHOP, klaim: null };
  const no_faktur = numberOf(kadar, kode);
  if (!no_faktur) {
    const toko = isClaim(kode) ? await oldShopOf(kadar, kode) : undefined;
    const no = readNotaCode(kode)?.no_faktur ?? '';
    return toko ? { ...unknown, status: 'TANDA_LAMA', no_faktur: no, toko } : unknown;
  }
  const toko = tokoOf(no_faktur);
  return kadar.db.read(
    { toko },
    async (tx) => {
      const claim = await kindOf(no_faktur)?.of(tx, toko, no_faktur);
      if (!claim) return unknown;
      const tanya = await questionsNow(kadar, tx, no_faktur, claim.barang);
      return { status: 'BERLAKU', no_faktur, toko: await shopOf(tx, toko), klaim: { ...claim, tanya } };
    },
    { snapshot: true },
  );
};

/** A photo of a claim by its number, small enough for its page; undefined where there is none to be shown. */
export const claimPhoto = async (
  kadar: Kadar,
  kode: string,
  urut: number,
): Promise<Uint8Array | undefined> => {
  const no = numberOf(kadar, kode);
  return no ? kindOf(no)?.photo(kadar, { toko: tokoOf(no), no, urut }) : undefined;
};

/** Answers a question of a claim. Throws DATA_TIDAK_DITEMUKAN for what is no claim of ours, and what answerQuestion() refuses. */
export const answerClaim = (kadar: Kadar, kode: string, answer: Answer, ip: string) => {
  const no_asal = numberOf(kadar, kode);
  if (!no_asal) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return answerQuestion(kadar, { toko: tokoOf(no_asal), no_asal, ip }, answer, CONSENTS);
};
