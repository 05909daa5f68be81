import { CICILAN_LELANG, CICILAN_PUTUS } from '@kadar/contract/dokumen/cicilan.ts';
import type { akhirCicilanInput } from '@kadar/contract/endpoints/cicilan.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { placed, stockMove } from '@kadar/domain/books/stock.ts';
import { auctionFrom, wasWarned } from '@kadar/domain/instalment.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { postAkhirCicilan } from '@kadar/domain/posting-cicilan.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { postOne } from '../dokumen/public.ts';
import {
  type Contract,
  contractHeld,
  endOf,
  headOf,
  movedRow,
  requireRunning,
  standingOf,
  toldOf,
} from './contract.ts';

interface Ground {
  contract: Contract | null;
  kode_gudang: string | null;
  tgl_system: string;
}

/** Throws CICILAN_BELUM_LEWAT before it is late enough, PEMBERITAHUAN_BELUM_ADA without two notices, a week apart. */
const requireLate = (contract: Contract, tanggal: string, hari: number): void => {
  const stands = standingOf(contract, tanggal);
  const sejak = stands.tertua && auctionFrom(stands.tertua, hari);
  if (!sejak || tanggal < sejak) throw new AppError('CICILAN_BELUM_LEWAT', { tanggal: sejak ?? '' });
  const told = toldOf(contract, stands);
  if (!wasWarned(told)) {
    const ke = told.length === 0 ? 1 : 2;
    throw new AppError('PEMBERITAHUAN_BELUM_ADA', { ke, no_hutang: contract.no_cicilan });
  }
};

/** Where the piece goes back to. Throws WAJIB_DIISI, PILIHAN_TIDAK_SAH at a tray of no use. */
const trayOf = ({ kode_baki }: { kode_baki: string }, kode_gudang: string | null) => {
  if (!kode_baki) throw fieldError('kode_baki', 'WAJIB_DIISI');
  if (!kode_gudang) throw fieldError('kode_baki', 'PILIHAN_TIDAK_SAH');
  return { kode_gudang, kode_baki };
};

/**
 * Ends a contract that is not paid, for the shop (`lelang`) or at the wish of its customer: its piece is for sale again, a share of the price is
 * kept, the rest is owed under the document's number. Throws DATA_TIDAK_DITEMUKAN, CICILAN_SUDAH_SELESAI, CICILAN_BELUM_LEWAT,
 * PEMBERITAHUAN_BELUM_ADA, PILIHAN_TIDAK_SAH at a tray of no use, DATA_BERUBAH where it leaves another sum, PERLU_OTORISASI.
 */
export const endContract =
  (how: 'LELANG' | 'BATAL') =>
  (context: Context<unknown, unknown, z.output<typeof akhirCicilanInput>>, tx: Tx, intent?: Intent) => {
    const toko = oneToko(context);
    const { body, settings } = context;
    const { no_cicilan, kode_baki } = body;
    return postOne(context, tx, intent, {
      type: how === 'LELANG' ? CICILAN_LELANG : CICILAN_PUTUS,
      ground: sql`${contractHeld(toko, no_cicilan)} as contract,
        (select t.kode_gudang from baki t join gudang g using (kode_toko, kode_gudang)
         where t.kode_toko = ${toko} and t.kode_baki = ${kode_baki} and t.deleted_at is null and g.jenis in ('ETALASE', 'BRANKAS')) as kode_gudang`,
      decide: ({ contract: found, kode_gudang, tgl_system: tanggal }: Ground) => {
        const contract = requireRunning(found, no_cicilan);
        if (how === 'LELANG') requireLate(contract, tanggal, settings.CICILAN_LELANG_HARI);
        const { piece, keadaan } = contract;
        // A model keeps no piece.
        const model = contract.gram !== null && contract.terms.kode_barcode === '';
        if (!piece && !model) throw new AppError('DATA_BERUBAH');
        const { hangus, kembali } = endOf(contract, how === 'LELANG' ? 'hangus_persen' : 'batal_persen');
        if (kembali !== body.kelebihan) throw new AppError('DATA_BERUBAH');
        const tray = piece && trayOf(body, kode_gudang);
        const { dibayar } = keadaan;
        const uraian = `${no_cicilan} ${contract.nama_customer}`;
        return {
          head: headOf(contract, toko, body.keterangan),
          lines: [{ urut: 1, no_cicilan, dibayar, hangus, kembali }],
          bayar: [],
          books: {
            titipan: [
              ...(dibayar > 0
                ? [{ no_titip: no_cicilan, jumlah_rp: -dibayar, jenis: 'CICILAN' as const }]
                : []),
              ...(kembali > 0 ? [{ no_titip: null, jumlah_rp: kembali, jenis: 'KELEBIHAN' as const }] : []),
            ],
            cicilan: [movedRow(contract, how, how, { dibayar: -dibayar })],
            stock:
              piece && tray
                ? [
                    placed(
                      stockMove(piece, {
                        jenis: how === 'LELANG' ? CICILAN_LELANG.jenis : CICILAN_PUTUS.jenis,
                        dari_status: 'HOLD',
                        ke_status: barangLifecycle.next('HOLD', 'LEPAS'),
                        qty: 0,
                      }),
                      { ...tray, pegang: no_cicilan },
                    ),
                  ]
                : [],
            jurnal: postAkhirCicilan({ hangus, kembali }),
          },
          uraian,
          reasons: context.mustAuthorise
            ? [{ kategori: 'CICILAN BATAL', notes: `${uraian}, ${formatRupiah(hangus)} hangus` }]
            : [],
          approves: hangus,
          data: { hangus, kelebihan: kembali },
        };
      },
    });
  };
