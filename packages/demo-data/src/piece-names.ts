import type { Rng } from './rng.ts';

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split('|'));

const BASES: Record<string, readonly string[]> = {
  CCN: words(
    'KAWIN POLOS|BELAH ROTAN|MATA SATU|LISTRING|BANGKOK|SOLITER|KEONG|UKIR BALI|STEMPEL|KUPU-KUPU|PITA',
    'RANTAI|DAUN|ANAK|TOGE|MAHKOTA|TUNANGAN|INFINITY',
  ),
  KLG: words(
    'ITALY SANTA|RANTAI NORI|MILANO|SISIK NAGA|PAPAN|ANYAM TAMBANG|BOLA-BOLA',
    'ANAK|SERUT|HOLLOW FANCY|PADI|CARTIER|SINGAPUR|CHOKER',
  ),
  GLG: words(
    'RANTAI SISIK NAGA|RANTAI NORI|BANGKOK|KAKI|SERUT|PLAT UKIR|HOLLOW ITALY',
    'TALI AIR|BOLA-BOLA|ANAK|PAPAN|CARTIER|TENNIS',
  ),
  GKR: words('POLOS|UKIR|CUTTING|BELIMBING|BATIK|TAPAK KUDA'),
  ANT: words('JEPIT BULAT|HOOP|JEPIT KOTAK|KERANG|TOGE|GANTUNG|DAUN|ANAK BINTANG|RUMBAI|BULAN SABIT'),
  GIW: words('MATA SATU|BUNGA|BOLA|PETIK LOVE|BERUANG|KUPU-KUPU|SEGITIGA|MUTIARA'),
  LNT: words('LOVE|SALIB|LAFAZ ALLAH|BULAN BINTANG|TETESAN AIR|BUNGA|KUNCI|BULAT DINAR|KUPU-KUPU|FOTO'),
  TDK: words('MATA SATU|BOLA|BINTANG|BUNGA KECIL|LURUS'),
  BRL: words('CINCIN SOLITAIRE|CINCIN HALO|CINCIN ETERNITY|LIONTIN TETES|GIWANG TABUR|CINCIN KAWIN TABUR'),
};
const PREFIX: Record<string, string> = {
  CCN: 'CINCIN',
  KLG: 'KALUNG',
  GLG: 'GELANG',
  GKR: 'GELANG KERONCONG',
  ANT: 'ANTING',
  GIW: 'GIWANG',
  LNT: 'LIONTIN',
  TDK: 'TINDIK',
  BRL: 'BERLIAN',
};
const FINISHES = words('|||||CUTTING|DOFF|UKIR|ROSE|DUA WARNA|ZIRKON|MATA MERAH|MATA HIJAU|VARIASI');

/** Weights of gold bars in grams, the small ones common. */
export const BAR_GRAMS: readonly (readonly [gram: number, weight: number])[] = [
  [0.5, 22],
  [1, 26],
  [2, 16],
  [3, 10],
  [5, 14],
  [10, 9],
  [25, 3],
];

/** A trade name of domain §9's kind; a bar is named by its weight. */
export const pieceName = (dept: string, gram: number, rng: Rng): string => {
  if (dept === 'LM')
    return `LM ${rng.weighted([
      ['ANTAM', 7],
      ['UBS', 3],
    ])} ${gram} GR`;
  const prefix = PREFIX[dept] ?? 'PERHIASAN';
  if (dept === 'LNT' && rng.chance(0.25))
    return `${prefix} HURUF ${String.fromCharCode(65 + rng.int(0, 25))}`;
  const base = rng.pick(BASES[dept] ?? ['EMAS']);
  const name = base.startsWith(`${prefix} `) ? base : `${prefix} ${base}`;
  const finish = dept === 'BRL' ? '' : rng.pick(FINISHES);
  return finish ? `${name} ${finish}` : name;
};
