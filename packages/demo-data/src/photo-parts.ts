import type { Rng } from './rng.ts';

export const SIZE = 640;
export const MIDDLE = SIZE / 2;

export interface Gold {
  shine: string;
  light: string;
  mid: string;
  dark: string;
  deep: string;
}

type Rgb = readonly [number, number, number];

/** Gold by purity: 8K is pale and reddish with copper, 24K deep yellow. */
const TONES: readonly (readonly [kadar: number, tone: Record<keyof Gold, Rgb>])[] = [
  [
    37.5,
    {
      shine: [255, 246, 232],
      light: [246, 218, 178],
      mid: [216, 170, 116],
      dark: [160, 112, 66],
      deep: [104, 66, 36],
    },
  ],
  [
    75,
    {
      shine: [255, 250, 222],
      light: [252, 224, 138],
      mid: [224, 174, 64],
      dark: [162, 112, 28],
      deep: [104, 66, 12],
    },
  ],
  [
    99.9,
    {
      shine: [255, 251, 206],
      light: [255, 220, 92],
      mid: [240, 170, 24],
      dark: [178, 110, 8],
      deep: [116, 64, 4],
    },
  ],
];

const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export const goldOf = (kadar: number): Gold => {
  const bounded = Math.min(Math.max(kadar, 37.5), 99.9);
  const upper = TONES.findIndex(([at]) => at >= bounded);
  const [toKadar, to] = TONES[Math.max(upper, 1)] as (typeof TONES)[number];
  const [fromKadar, from] = TONES[Math.max(upper, 1) - 1] as (typeof TONES)[number];
  const t = (bounded - fromKadar) / (toKadar - fromKadar);
  const mix = (name: keyof Gold): string =>
    hex(from[name].map((part, i) => part * (1 - t) + (to[name][i] ?? 0) * t));
  return { shine: mix('shine'), light: mix('light'), mid: mix('mid'), dark: mix('dark'), deep: mix('deep') };
};

const GEMS = {
  putih: ['#ffffff', '#dfeaf2', '#9fb6c6'],
  merah: ['#ffd0d6', '#d3203f', '#6d0a1c'],
  hijau: ['#d4f5dc', '#1c9a5b', '#08482a'],
  biru: ['#d6e6ff', '#2b62c4', '#0e2a63'],
} as const;
export type Gem = keyof typeof GEMS;

type Stops = readonly (readonly [offset: number, color: string])[];

const gradient = (id: string, shape: string, stops: Stops): string => {
  const kind = shape.startsWith('cx') ? 'radialGradient' : 'linearGradient';
  const inside = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return `<${kind} id="${id}" ${shape}>${inside}</${kind}>`;
};

const DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"';

/** The plate's shadow: the edge of a circle of 272, blurred over 13, in one of 311. Blurring itself would cost more than all else. */
const CAST: Stops = [
  [0.749, '#8a6a3c29'],
  [0.791, '#8a6a3c28'],
  [0.833, '#8a6a3c22'],
  [0.875, '#8a6a3c14'],
  [0.916, '#8a6a3c06'],
  [0.958, '#8a6a3c01'],
  [1, '#8a6a3c00'],
];

/** Paper, light, and the gradients that every piece is drawn with. */
export const defs = (gold: Gold, rng: Rng): string => {
  const { shine, light, mid, dark, deep } = gold;
  const turned = `${DIAGONAL} gradientTransform="rotate(${rng.int(-12, 12)} .5 .5)"`;
  const polished: Stops = [
    [0, light],
    [0.22, shine],
    [0.42, mid],
    [0.62, dark],
    [0.8, light],
    [1, dark],
  ];
  const paper: Stops = [
    [0, '#fdf8ee'],
    [0.55, '#f3e8d5'],
    [1, '#dcc9a9'],
  ];
  const gradients = [
    gradient('paper', 'cx=".36" cy=".28" r="1"', paper),
    gradient('plate', 'cx=".4" cy=".32" r=".75"', [
      [0, '#fffdf8'],
      [1, '#efe2cb'],
    ]),
    gradient('cast', 'cx=".5" cy=".5" r=".5"', CAST),
    gradient('g', turned, polished),
    gradient('v', 'x1="0" y1="0" x2="0" y2="1"', [
      [0, shine],
      [0.35, light],
      [0.7, mid],
      [1, dark],
    ]),
    gradient('d', DIAGONAL, [
      [0, dark],
      [0.5, deep],
      [1, dark],
    ]),
    gradient('b', 'cx=".35" cy=".3" r=".8"', [
      [0, shine],
      [0.35, light],
      [0.72, mid],
      [1, deep],
    ]),
    ...Object.entries(GEMS).map(([name, [high, middle, low]]) =>
      gradient(name, 'cx=".36" cy=".3" r=".8"', [
        [0, high],
        [0.5, middle],
        [1, low],
      ]),
    ),
  ];
  // A shadow has one colour, so that blurring it in the colours it has gives the same, without two conversions.
  return `<defs>${gradients.join('\n')}
<filter id="soft" color-interpolation-filters="sRGB" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="13"/></filter>
<filter id="near" color-interpolation-filters="sRGB" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="3.5"/></filter>
</defs>`;
};

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number, angle = 0, scale = 1): string =>
  `transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${Math.round(scale * 100) / 100})"`;

/** The piece's shadow on the paper: a wide soft one and a near one. */
export const shadow = (shape: string): string =>
  `<g fill="none" stroke="#6b4a22" opacity=".28" filter="url(#soft)" transform="translate(14 24)">
${shape}</g>
<g fill="none" stroke="#4a3010" opacity=".32" filter="url(#near)" transform="translate(4 7)">
${shape}</g>`;

const shifted = (by: number): string => `transform="translate(${n(by)} ${n(by * 1.15)})"`;

/** A round bent wire of gold along a path: dark edge, body, inner light, highlight. */
export const tube = (d: string, width: number, { deep, light, shine }: Gold): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${deep}" stroke-width="${n(width)}"/>
<path d="${d}" stroke="url(#g)" stroke-width="${n(width * 0.9)}"/>
<g ${shifted(width * -0.1)}>
<path d="${d}" stroke="${light}" stroke-width="${n(width * 0.42)}" opacity=".75"/></g>
<g ${shifted(width * -0.18)}>
<path d="${d}" stroke="${shine}" stroke-width="${n(width * 0.14)}" opacity=".95"/></g></g>`;

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

export const bead = (x: number, y: number, r: number, fill = 'b'): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${fill})"/>`;

const disc = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`;

/** A round brilliant seen from above, in its setting. */
export const stone = (x: number, y: number, r: number, gem: Gem, gold: Gold): string => {
  const [high, middle, low] = GEMS[gem];
  const tableR = r * 0.55;
  const point = (radius: number, k: number): Point => {
    const angle = ((k + 0.5) / 8) * Math.PI * 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  const polygon = (points: readonly Point[], paint: string): string =>
    `<polygon points="${points.map((p) => p.map(n).join(',')).join(' ')}" ${paint}/>`;
  const colors = [high, middle, '#ffffff', low, middle, high, low, middle];
  const facets = colors.map((color, k) => {
    const outer = [point(r, k), point(r, k + 1), point(tableR, k + 0.5)];
    const inner = [point(tableR, k - 0.5), point(tableR, k + 0.5), point(r, k)];
    const paint = `fill="${k % 2 ? middle : high}" opacity=".9"`;
    return polygon(outer, `fill="${color}" opacity=".85"`) + polygon(inner, paint);
  });
  const table = colors.map((_, k) => point(tableR, k + 0.5));
  const glint: Point[] = [
    [x - r * 0.34, y - r * 0.1],
    [x - r * 0.05, y - r * 0.38],
    [x + r * 0.08, y - r * 0.3],
    [x - r * 0.26, y + r * 0.06],
  ];
  return [
    disc(x, y, r * 1.16, `fill="url(#g)" stroke="${gold.deep}" stroke-width="1.5"`),
    disc(x, y, r, `fill="url(#${gem})"`),
    ...facets,
    polygon(table, `fill="url(#${gem})" stroke="${high}" stroke-width=".8"`),
    polygon(glint, 'fill="#fff" opacity=".8"'),
    ...[0, 2, 4, 6].map((k) => bead(...point(r * 1.02, k), r * 0.15)),
  ].join('');
};

export const sparkle = (x: number, y: number, r: number): string =>
  `<path d="M0-1Q0 0 1 0Q0 0 0 1Q0 0-1 0Q0 0 0-1Z" ${at(x, y, 0, r)} fill="#fff" opacity=".92"/>`;

export type Point = readonly [x: number, y: number];
export type Link = 'cable' | 'curb' | 'bead' | 'plate';

const LINK_SHAPES: Record<Link, (gold: Gold) => string> = {
  cable: (gold) =>
    `<ellipse rx="15" ry="9.5" fill="none" stroke="${gold.deep}" stroke-width="7"/>
<ellipse rx="15" ry="9.5" fill="none" stroke="url(#v)" stroke-width="5.6"/>`,
  curb: (gold) =>
    `<g transform="rotate(32)">
<ellipse rx="17" ry="10" fill="none" stroke="${gold.deep}" stroke-width="9.5"/>
<ellipse rx="17" ry="10" fill="none" stroke="url(#v)" stroke-width="7.6"/>
<path d="M-12-8Q0-15 12-8" fill="none" stroke="${gold.shine}" stroke-width="2"/>
</g>`,
  bead: () => '<circle r="11" fill="url(#b)"/>',
  plate: (gold) =>
    `<rect x="-13" y="-12" width="26" height="24" rx="5" fill="url(#g)" stroke="${gold.deep}"/>
<path d="M-9 7V-7H9" fill="none" stroke="${gold.shine}" stroke-width="2.2" opacity=".85"/>`,
};
const LINK_STEP: Record<Link, number> = { cable: 21, curb: 17, bead: 22, plate: 27 };

/** A chain of links along a curve given by its points, evenly spaced, each turned along the curve. */
export const chainAlong = (curve: readonly Point[], link: Link, scale: number, gold: Gold): string => {
  const step = LINK_STEP[link] * scale;
  const uses: string[] = [];
  let left = 0;
  for (let i = 1; i < curve.length; i++) {
    const [ax, ay] = curve[i - 1] as Point;
    const [bx, by] = curve[i] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    for (; left < length; left += step) {
      const t = left / length;
      uses.push(`<use href="#link" ${at(ax + (bx - ax) * t, ay + (by - ay) * t, angle, scale)}/>`);
    }
    left -= length;
  }
  return `<defs><g id="link">${LINK_SHAPES[link](gold)}</g></defs>${uses.join('')}`;
};

/** Points of a curve x(t), y(t) for t from 0 to 1. */
export const curve = (of: (t: number) => Point, steps = 160): Point[] =>
  Array.from({ length: steps + 1 }, (_, k) => of(k / steps));
export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], k) => `${k === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
