import { assertInteger } from './integer.ts';

/** What limits are measured in; stored whole: hundredths of a percent, milligrams, else as they are. */
export const SATUAN_BATAS = ['PERSEN', 'KALI', 'RUPIAH', 'JAM', 'MENIT', 'GRAM'] as const;
export type SatuanBatas = (typeof SATUAN_BATAS)[number];

/** So many stored units are one that people say. */
export const SATUAN_SCALE: Readonly<Record<SatuanBatas, number>> = {
  PERSEN: 100,
  KALI: 1,
  RUPIAH: 1,
  JAM: 1,
  MENIT: 1,
  GRAM: 1_000,
};

/** Well for so long before an alert ends. */
export const CALM_MS = 5 * 60_000;
/** What comes back within this time after its end is the same alert, and nobody is told again. */
export const QUIET_MS = 4 * 3_600_000;

/** How far below its limit a value has to fall before it is well: what moves all day would else cross it all day. */
export const marginOf = (batas: number, satuan: SatuanBatas): number => {
  assertInteger(batas, 'limit');
  if (satuan === 'PERSEN') return Math.min(SATUAN_SCALE.PERSEN, Math.floor(batas / 10));
  return satuan === 'RUPIAH' ? Math.floor(batas / 20) : 0;
};

/** At its limit a value is an alert; below it by the margin it is well; in between it leaves all as it is. */
export const judge = (nilai: number, batas: number, satuan: SatuanBatas): 'LEWAT' | 'DEKAT' | 'AMAN' => {
  if (nilai >= batas) return 'LEWAT';
  return nilai < batas - marginOf(batas, satuan) ? 'AMAN' : 'DEKAT';
};

/** A value that was seen, and what of: `kunci` tells the subjects of a kind apart. */
export interface Sight {
  kode: string;
  kunci: string;
  nilai: number;
}

/** An alert that stands, or one that ended a short while ago; moments in ms. */
export interface StandingAlert {
  id: number;
  kode: string;
  kunci: string;
  tenang: number | null;
  sampai: number | null;
}

/** The limit of a kind in force; a kind that is switched off has none. */
export type Limits = ReadonlyMap<string, { batas: number; satuan: SatuanBatas }>;

/** What is to be done; of what began, began anew or goes on, with what was seen. */
export interface AlertSteps<S extends Sight> {
  buka: S[];
  ulang: { id: number; sight: S }[];
  lanjut: { id: number; sight: S }[];
  /** Well since now: not ended yet. */
  tenang: number[];
  tutup: number[];
}

const keyOf = ({ kode, kunci }: Pick<Sight, 'kode' | 'kunci'>): string => `${kode}\n${kunci}`;

/** What became of the alerts of a place, by all that is seen there now: what is not seen is well. */
export const stepAlerts = <S extends Sight>(
  standing: readonly StandingAlert[],
  sights: readonly S[],
  limits: Limits,
  now: number,
): AlertSteps<S> => {
  const steps: AlertSteps<S> = { buka: [], ulang: [], lanjut: [], tenang: [], tutup: [] };
  const open = new Map<string, StandingAlert>();
  const ended = new Map<string, StandingAlert>();
  for (const alert of standing) {
    if (alert.sampai === null) open.set(keyOf(alert), alert);
    else if (now - alert.sampai < QUIET_MS && alert.sampai > (ended.get(keyOf(alert))?.sampai ?? 0))
      ended.set(keyOf(alert), alert);
  }
  for (const sight of sights) {
    const limit = limits.get(sight.kode);
    const state = limit ? judge(sight.nilai, limit.batas, limit.satuan) : 'AMAN';
    if (state === 'AMAN') continue;
    const key = keyOf(sight);
    const stands = open.get(key);
    open.delete(key);
    if (stands) steps.lanjut.push({ id: stands.id, sight });
    else if (state === 'LEWAT') {
      const before = ended.get(key);
      if (before) steps.ulang.push({ id: before.id, sight });
      else steps.buka.push(sight);
    }
  }
  for (const { id, kode, tenang } of open.values()) {
    if (!limits.has(kode) || (tenang !== null && now - tenang >= CALM_MS)) steps.tutup.push(id);
    else if (tenang === null) steps.tenang.push(id);
  }
  return steps;
};
