import type { beritahuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { openDay } from '../hari/public.ts';
import { type Contract, contractHeld, requireRunning, standingOf, toldOf } from './contract.ts';

type Body = z.output<NonNullable<typeof beritahuCicilan.body>>;

/** Keeps that a customer who is late was told, and what proves it. Throws DATA_TIDAK_DITEMUKAN, CICILAN_SUDAH_SELESAI, CICILAN_BELUM_LEWAT. */
export const giveNotice = async (context: Context<{ no_faktur: string }, unknown, Body>, tx: Tx) => {
  const toko = oneToko(context);
  const { params, body, session, language } = context;
  const hari = await openDay(tx, toko);
  const { found } = await tx.one(sql<{ found: Contract | null }>`
    select ${contractHeld(toko, params.no_faktur)} as found`);
  const contract = requireRunning(found, params.no_faktur);
  const stands = standingOf(contract, hari);
  const { tertua } = stands;
  if (!tertua || tertua >= hari) throw new AppError('CICILAN_BELUM_LEWAT', { tanggal: tertua ?? '' });
  await tx.rows(sql`
    insert into cicilan_pesan (kode_toko, no_cicilan, tanggal, cara, bukti, jatuh_tempo, user_id)
    values (${toko}, ${params.no_faktur}, ${hari}::date, ${body.cara}, ${body.bukti}, ${tertua}::date, ${session.user_id})`);
  return {
    data: { ke: toldOf(contract, stands).length + 1 },
    message: messageText('DATA_DISIMPAN', language),
  };
};
