import type { SlipPublik } from '@kadar/contract/endpoints/cek-nota.ts';
import type { SiapRow } from '@kadar/contract/endpoints/hutang-siap.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import type { SignedNota } from '@kadar/domain/nota-code.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { nextDay } from '../../hari/public.ts';
import { hasPledgePin } from '../../layar/public.ts';
import { type BagPiece, bagOf } from '../held.ts';
import { type Pledge, pledgeColumns, pledgeSource } from '../pledge.ts';
import { isOpenToday } from '../siap/open.ts';
import { WAITS } from '../siap/queue.ts';
import { versionSigned } from '../slip-code.ts';
import { hitunganOf } from './get.ts';

interface Read extends Pledge {
  slip_versi: number;
  hari: string | null;
  buka: boolean | null;
  bag: BagPiece[];
  pin: boolean;
  tempat_antri: Pick<SiapRow, 'nomor' | 'keadaan'> | null;
}

/** The shop of a pledge's number. */
const tokoOf = (no_hutang: string): string => no_hutang.slice(2, 5);

const load = (kadar: Kadar, no_hutang: string): Promise<Read | undefined> => {
  const toko = tokoOf(no_hutang);
  return kadar.db.read({ toko }, (tx) =>
    tx.maybe<Read>(sql`
      select ${pledgeColumns}, h.slip_versi, to_char(t.tgl_system, 'YYYY-MM-DD') as hari, t.buka, ${bagOf(toko, no_hutang)} as bag,
        ${hasPledgePin} as pin, (select json_build_object('nomor', s.nomor, 'keadaan', s.keadaan) from hutang_siap s
          where s.kode_toko = h.kode_toko and s.tanggal = t.tgl_system and s.no_hutang = h.no_hutang and ${WAITS}) as tempat_antri
      from ${pledgeSource} left join hari_kerja t on t.kode_toko = h.kode_toko where h.no_hutang = ${no_hutang}`),
  );
};

/** Whether a slip holds, and what redeeming its pledge costs today and tomorrow, for whoever holds it. */
export const slipUmum = async (
  kadar: Kadar,
  signed: SignedNota,
): Promise<Pick<SlipPublik, 'status' | 'hutang'>> => {
  const found = await load(kadar, signed.no_faktur);
  const versi = found && versionSigned(kadar, signed, found.slip_versi);
  if (!found || versi === undefined) return { status: 'TIDAK_DIKENAL', hutang: null };
  if (versi !== found.slip_versi) return { status: 'MATI', hutang: null };
  if (found.keadaan.status !== 'AKTIF') return { status: 'SELESAI', hutang: null };
  const settings = await kadar.settings.of(tokoOf(signed.no_faktur));
  const { tanggal, kontrak, keadaan } = found;
  const open = found.hari ?? tanggal;
  const hari = found.buka === false ? nextDay(open, { kadar, settings }) : open;
  const today = hari > tanggal ? hari : tanggal;
  const hari_ini = hitunganOf(found, today, settings.PEMBULATAN_HUTANG);
  return {
    status: 'BERLAKU',
    hutang: {
      tanggal,
      jatuh_tempo: keadaan.jatuh_tempo,
      lewat_hari: hari_ini.lewat_hari,
      pokok: keadaan.pokok,
      persen: keadaan.persen,
      min_hari: kontrak.min_hari,
      grace_hari: kontrak.grace_hari,
      hari_ini,
      besok: hitunganOf(found, addDays(today, 1), settings.PEMBULATAN_HUTANG),
      barang: found.bag.map(({ nama_barang, kadar: purity, berat }) => ({
        nama_barang,
        kadar: kadarLabel(parseKadar(purity)),
        berat: berat / 1000,
      })),
      siap: found.pin
        ? {
            buka: isOpenToday(kadar, found, settings),
            nomor: found.tempat_antri?.nomor ?? null,
            keadaan: found.tempat_antri?.keadaan ?? null,
          }
        : null,
    },
  };
};
