import { bead, type Gem, type Gold, shadow, sparkle, stone } from './photo-parts.ts';

export type Motif = 'hati' | 'tetes' | 'bunga' | 'bulan' | 'kupu';

const round = (value: number): number => Math.round(value * 100) / 100;

/** Shapes inside a box of 100 × 100 around the origin. */
const OUTLINES: Record<Exclude<Motif, 'bunga'>, string> = {
  hati: 'M0 44C-62 2-48-44-22-44C-8-44 0-34 0-26C0-34 8-44 22-44C48-44 62 2 0 44Z',
  tetes: 'M0-50C8-22 36-2 36 20A36 32 0 0 1-36 20C-36-2-8-22 0-50Z',
  bulan: 'M14-48A48 48 0 1 0 46 20A38 38 0 1 1 14-48Z',
  kupu: `M0-8C-14-46-50-46-48-16C-47 2-30 6-18 8C-40 12-36 42-18 42C-6 42-2 22 0 12
C2 22 6 42 18 42C36 42 40 12 18 8C30 6 47 2 48-16C50-46 14-46 0-8Z`,
};

const outlined = (d: string, gold: Gold): string =>
  `<path d="${d}" fill="url(#g)" stroke="${gold.deep}" stroke-width="1.6" stroke-linejoin="round"/>
<path d="${d}" fill="none" stroke="${gold.shine}" stroke-width="2.6" transform="scale(.86)" opacity=".8"/>
<path d="${d}" fill="none" stroke="${gold.dark}" stroke-width="1.2" transform="scale(.8)" opacity=".7"/>`;

const flower = (gem: Gem, gold: Gold): string => {
  const petals = Array.from(
    { length: 6 },
    (_, k) =>
      `<g transform="rotate(${k * 60})">
<path d="M0-8C-20-18-18-46 0-50C18-46 20-18 0-8Z" fill="url(#g)" stroke="${gold.deep}" stroke-width="1.4"/>
<path d="M0-14C-8-24-7-38 0-43" fill="none" stroke="${gold.shine}" stroke-width="2.4" opacity=".85"/>
</g>`,
  ).join('');
  return petals + stone(0, 0, 14, gem, gold);
};

const star = (gold: Gold): string => {
  const points = Array.from({ length: 10 }, (_, k) => {
    const r = k % 2 ? 7 : 17;
    const angle = (k / 10) * Math.PI * 2 - Math.PI / 2;
    return `${round(20 + r * Math.cos(angle))},${round(-2 + r * Math.sin(angle))}`;
  });
  return `<polygon points="${points.join(' ')}" fill="url(#b)" stroke="${gold.deep}" stroke-width="1.2"/>`;
};

/** What lies on the outline: a stone, a body, a star. */
const DETAILS: Record<Exclude<Motif, 'bunga'>, (gem: Gem, gold: Gold) => string> = {
  hati: (gem, gold) => stone(0, -8, 13, gem, gold),
  tetes: (gem, gold) => stone(0, 18, 17, gem, gold),
  bulan: (_, gold) => star(gold),
  kupu: (gem, gold) =>
    `<path d="M0-20V34" stroke="url(#d)" stroke-width="6" stroke-linecap="round"/>
${bead(0, -22, 6)}${stone(-25, -18, 7, gem, gold)}${stone(25, -18, 7, gem, gold)}`,
};

const FLOWER_SHADE = 'M-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0Z';
const placed = (x: number, y: number, size: number): string =>
  `transform="translate(${round(x)} ${round(y)}) scale(${round(size / 100)})"`;

export const motifShadow = (name: Motif, x: number, y: number, size: number): string =>
  shadow(
    `<path ${placed(x, y, size)} d="${name === 'bunga' ? FLOWER_SHADE : OUTLINES[name]}" fill="#4a3010"/>`,
  );

/** A motif `size` pixels across, its middle at x, y. */
export const motif = (name: Motif, x: number, y: number, size: number, gold: Gold, gem: Gem): string => {
  const drawn =
    name === 'bunga' ? flower(gem, gold) : outlined(OUTLINES[name], gold) + DETAILS[name](gem, gold);
  return `<g ${placed(x, y, size)}>${drawn}${sparkle(24, -26, 7)}</g>`;
};
