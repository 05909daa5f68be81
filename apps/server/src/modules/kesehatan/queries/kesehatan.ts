import type { DataOf } from '@kadar/contract/endpoint.ts';
import { type kesehatan, SEBAB_CADANGAN, type SebabCadangan } from '@kadar/contract/endpoints/kesehatan.ts';
import { type Health, isNarrow } from '@kadar/domain/health.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { VERSION } from '../../../platform/version.ts';
import { type Facts, judged, readFacts } from './facts.ts';

type Data = DataOf<typeof kesehatan>;

const moment = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());

const isReason = (text: string | null): text is SebabCadangan =>
  (SEBAB_CADANGAN as readonly string[]).includes(text ?? '');

const outcome = (keadaan: Health, { umur, gagal_umur, sebab, ...last }: Facts['cadangan']) => ({
  ...last,
  keadaan,
  at: moment(last.at),
  gagal_at: moment(last.gagal_at),
  sebab: isReason(sebab) ? sebab : null,
});

/** Throws TIDAK_BERHAK for who is not of head office: the server is that of all shops. */
export const refuseBranch = ({ session }: Pick<Call, 'session'>): void => {
  if (!session.pusat) throw new AppError('TIDAK_BERHAK');
};

export const readKesehatan = async (call: Call): Promise<{ data: Data }> => {
  refuseBranch(call);
  const facts = await readFacts(call.kadar);
  const health = judged(facts);
  return {
    data: {
      versi: VERSION,
      at: new Date().toISOString(),
      cadangan: outcome(health.CADANGAN, facts.cadangan),
      uji_pulih: outcome(health.UJI_PULIH, facts.uji),
      pemeriksaan: {
        keadaan: health.PEMERIKSAAN,
        at: moment(facts.periksa_at),
        lulus: facts.periksa.filter(({ temuan }) => temuan === 0).length,
        daftar: facts.periksa,
      },
      segel: { keadaan: health.SEGEL, ...facts.segel },
      disk: {
        keadaan: health.DISK,
        database: facts.database,
        daftar: facts.disk.map((disk) => ({
          ...disk,
          sempit: isNarrow({ free: disk.bebas, total: disk.total }),
        })),
      },
      antrian: {
        keadaan: health.ANTRIAN,
        ...(facts.antrian
          ? { ...facts.antrian, tertua: Math.round(facts.antrian.tertua) }
          : { menunggu: 0, gagal: 0, tertua: 0, nama: null }),
      },
      atur: facts.atur,
      jalan: facts.jalan,
      riwayat: facts.riwayat,
    },
  };
};
