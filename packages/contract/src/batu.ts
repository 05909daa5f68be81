import type { Field } from './fields.ts';
import type { MasterDeclaration } from './master.ts';

/** What is said of a stone on a piece beside its name, each from the list of its grade. */
export const GRADE_BATU = {
  kode_shape: 'batu-shape',
  kode_color: 'batu-color',
  kode_clarity: 'batu-clarity',
  kode_cutgrade: 'batu-cutgrade',
  kode_polish: 'batu-polish',
  kode_symmetry: 'batu-symmetry',
  kode_fluorescence: 'batu-fluorescence',
} as const;
export type GradeBatu = keyof typeof GRADE_BATU;
export const GRADES_BATU = Object.keys(GRADE_BATU) as GradeBatu[];

type Said = Partial<Record<GradeBatu, string | undefined>> & {
  qty?: number | undefined;
  carat?: number | undefined;
  sertifikat?: string | undefined;
};

/** A stone as tags, notas and drawers say it: `2 × 0,50 ct ROUND D VVS1 · GIA 2141`; '' for what has neither carats nor grade. */
export const batuText = (stone: Said): string => {
  const { qty = 1, carat = 0, sertifikat } = stone;
  const grades = GRADES_BATU.flatMap((name) => stone[name] ?? []);
  const weight = carat > 0 ? `${carat.toFixed(3).replace(/0$/, '').replace('.', ',')} ct` : '';
  const what = [weight, ...grades].filter(Boolean).join(' ');
  if (what === '') return sertifikat ?? '';
  return [qty > 1 ? `${qty} × ${what}` : what, sertifikat].filter(Boolean).join(' · ');
};

/** All stones of a piece in one line; '' where it has none. */
export const stonesText = (stones: readonly Said[]): string =>
  stones.map(batuText).filter(Boolean).join('; ');

/** What the lists of a diamond's grades share: kept at head office, in the order of their worth. */
export const batuList = (
  order: number,
): Pick<MasterDeclaration, 'scope' | 'read' | 'write' | 'menu' | 'sort'> => ({
  scope: 'chain',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order, icon: 'piece' },
  sort: 'urut',
});

/** The place of a grade among the others. */
export const urutBatu: Field = {
  kind: 'integer',
  label: { id: 'Urutan', en: 'Order' },
  help: { id: 'Yang terbaik di urutan pertama', en: 'The best grade comes first' },
  required: true,
  min: 1,
  max: 99,
};
