import { type Motif, motif } from './photo-motifs.ts';
import {
  chainAlong,
  curve,
  defs,
  ellipsePath,
  type Gem,
  type Gold,
  goldOf,
  sparkle,
  stone,
  tube,
} from './photo-parts.ts';
import { type Rng, rngFrom } from './rng.ts';

/** What lies on the ink ground of a banner, an info block, a reward or a welcome. */
export type Subject = 'cincin' | 'kalung' | 'batang' | 'bunga' | 'hadiah' | 'timbangan' | 'gelang';

/** Drawn in a box of 400 × 400 around the origin. */
type Draw = (gold: Gold, rng: Rng) => string;

const ring = (x: number, y: number, r: number, gem: Gem, gold: Gold): string =>
  tube(ellipsePath(x, y, r, r * 0.96), r * 0.17, gold) + stone(x, y - r * 1.06, r * 0.34, gem, gold);

const rings: Draw = (gold, rng) =>
  ring(-62, 40, 112, 'putih', gold) +
  ring(82, 66, 90, rng.pick(['merah', 'biru', 'hijau'] as const), gold) +
  sparkle(-20, -108, 30) +
  sparkle(120, -52, 18);

const necklace: Draw = (gold, rng) => {
  const points = curve((t) => {
    const u = t * 2 - 1;
    return [186 * u, -170 + 250 * (1 - u * u)];
  });
  const hung: Motif = rng.pick(['hati', 'tetes', 'bulan'] as const);
  return (
    chainAlong(points, rng.pick(['cable', 'bead', 'curb'] as const), 0.9, gold) +
    motif(hung, 0, 138, 112, gold, 'merah')
  );
};

const bracelet: Draw = (gold, rng) =>
  [0, 1, 2].map((k) => tube(ellipsePath(0, 70 - k * 56, 172 - k * 7, 92), 22, gold)).join('') +
  stone(0, 146, 22, rng.pick(['merah', 'putih'] as const), gold);

/** Minted bars leaning on each other. */
const bars: Draw = (gold) =>
  [
    [-96, 30, -12, 0.8],
    [96, 24, 11, 0.8],
    [0, 10, 0, 1],
  ]
    .map(
      ([x = 0, y = 0, turn = 0, scale = 1]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><rect x="-74" y="-132" width="148" height="264" rx="12" fill="url(#d)"/>
<rect x="-71" y="-129" width="142" height="258" rx="10" fill="url(#g)"/><rect x="-58" y="-116" width="116" height="232" rx="6" fill="url(#v)" stroke="${gold.dark}"/>
<circle cy="-58" r="30" fill="url(#b)" stroke="${gold.dark}"/><path d="M-36 30h72M-36 54h72M-24 78h48" stroke="${gold.dark}" stroke-width="6" stroke-linecap="round" opacity=".7"/></g>`,
    )
    .join('') + sparkle(58, -104, 26);

const flowers: Draw = (gold, rng) =>
  motif('bunga', -84, 34, 150, gold, rng.pick(['merah', 'putih'] as const)) +
  motif('kupu', 96, -70, 110, gold, 'biru') +
  motif('hati', 86, 92, 104, gold, 'merah');

const gift: Draw = (gold) =>
  `<rect x="-126" y="-30" width="252" height="176" rx="12" fill="#8a1a30"/><rect x="-142" y="-76" width="284" height="58" rx="12" fill="#a32440"/>
<rect x="-22" y="-76" width="44" height="222" fill="url(#g)"/>
${tube('M0-76C-30-150-120-150-104-104C-96-80-40-76 0-76C40-76 96-80 104-104C120-150 30-150 0-76', 18, gold)}${sparkle(112, -136, 24)}`;

const scales: Draw = (gold) =>
  `${tube('M0-130V120', 16, gold)}${tube('M-140-96H140', 14, gold)}${tube('M-70 136H70', 24, gold)}
<g fill="none" stroke="${gold.light}" stroke-width="3"><path d="M-140-96l-52 120M-140-96l52 120M140-96l-52 90M140-96l52 90"/></g>
<path d="M-204 24h128q-16 46-64 46t-64-46Z" fill="url(#g)"/><path d="M76-6h128q-16 46-64 46t-64-46Z" fill="url(#g)"/>
${stone(0, -136, 20, 'putih', gold)}${ring(-140, -6, 24, 'putih', gold)}`;

const SUBJECTS: Record<Subject, Draw> = {
  cincin: rings,
  kalung: necklace,
  batang: bars,
  bunga: flowers,
  hadiah: gift,
  timbangan: scales,
  gelang: bracelet,
};

const GROUNDS = [
  ['#2b394e', '#1c2430', '#0f141c'],
  ['#33405a', '#1f2838', '#121823'],
  ['#3a3526', '#221f1b', '#14120f'],
] as const;

/**
 * A subject in gold on ink, as SVG without text or outside references; the same seed gives the same picture.
 * width and height in pixels; `low` keeps the subject in the upper half, for a text below it.
 */
export const katalogPictureSvg = (
  subject: Subject,
  seed: string,
  { width, height, low = false }: { width: number; height: number; low?: boolean },
): string => {
  const rng = rngFrom(`katalog/${subject}/${seed}`);
  const gold = goldOf(75);
  const [bright, middle, dark] = rng.pick(GROUNDS);
  const [x, y] = [width / 2, height * (low ? 0.42 : 0.5)];
  const size = Math.min(width, height) / 480;
  const arcs = Array.from({ length: 7 }, (_, k) => {
    const r = (0.42 + k * 0.13) * Math.max(width, height);
    return `<circle cx="${rng.int(-40, 20)}" cy="${Math.round(height * 1.05)}" r="${Math.round(r)}"/>`;
  });
  const dust = Array.from({ length: 26 }, () => {
    const r = rng.int(8, 26) / 10;
    return `<circle cx="${rng.int(0, width)}" cy="${rng.int(0, height)}" r="${r}" opacity="${rng.int(10, 55) / 100}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs(gold, rng)}
<defs><radialGradient id="ink" cx=".5" cy="${low ? 0.42 : 0.5}" r=".8"><stop offset="0" stop-color="${bright}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#e8c36a" stop-opacity=".34"/><stop offset="1" stop-color="#e8c36a" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ink)"/>
<g fill="none" stroke="#e8c36a" stroke-width="1.4" opacity=".2">${arcs.join('')}</g>
<circle cx="${x}" cy="${y}" r="${Math.round(size * 300)}" fill="url(#glow)"/>
<g fill="#f5e3b0">${dust.join('')}</g>
<g transform="translate(${x} ${y}) scale(${Math.round(size * 100) / 100})">${SUBJECTS[subject](gold, rng)}</g></svg>`;
};
