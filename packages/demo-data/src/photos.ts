import { type Motif, motif, motifShadow } from './photo-motifs.ts';
import {
  bead,
  chainAlong,
  curve,
  defs,
  ellipsePath,
  type Gem,
  type Gold,
  goldOf,
  type Link,
  MIDDLE,
  type Point,
  pathOf,
  SIZE,
  shadow,
  sparkle,
  stone,
  tube,
} from './photo-parts.ts';
import { type Rng, rngFrom } from './rng.ts';

type Scene = (gold: Gold, rng: Rng) => string;

const gemOf = (rng: Rng): Gem =>
  rng.weighted<Gem>([
    ['putih', 6],
    ['merah', 2],
    ['hijau', 1],
    ['biru', 1],
  ]);

const engraved = (d: string, width: number, dash: string, gold: Gold): string =>
  `<g fill="none" stroke="${gold.deep}" stroke-width="${width}" opacity=".36">
<path d="${d}" stroke-dasharray="${dash}"/></g>`;

const ringBody = (cy: number, r: number, width: number, gold: Gold): string => {
  const d = ellipsePath(MIDDLE, cy, r, r * 0.96);
  return shadow(`<path d="${d}" stroke-width="${width}"/>`) + tube(d, width, gold);
};

const ring: Scene = (gold, rng) => {
  const r = rng.int(132, 150);
  const width = rng.int(22, 40);
  const cy = MIDDLE + 36;
  const top = cy - r * 0.96;
  const style = rng.int(0, 3);
  const body = ringBody(cy, r, width, gold);
  if (style === 0) {
    const lines = ellipsePath(MIDDLE, cy, r, r * 0.96);
    return body + engraved(lines, width * 0.5, '2 13', gold);
  }
  const gem = gemOf(rng);
  if (style === 1) return body + stone(MIDDLE, top - 10, width * 0.95, gem, gold);
  if (style === 2) {
    const row = [-2, -1, 1, 2].map((k) =>
      stone(MIDDLE + k * width * 0.92, top - 4 + Math.abs(k) * Math.abs(k) * 3.5, width * 0.4, 'putih', gold),
    );
    return body + row.join('') + stone(MIDDLE, top - 12, width * 0.7, gem, gold);
  }
  return (
    body + motif(rng.pick(['bunga', 'hati', 'kupu'] as const), MIDDLE, top - 10, width * 1.3 + 34, gold, gem)
  );
};

const diamondRing: Scene = (gold, rng) => {
  const r = rng.int(136, 148);
  const cy = MIDDLE + 50;
  const top = cy - r * 0.96;
  const size = rng.int(40, 52);
  const shoulders = [-3, -2, -1, 1, 2, 3].map((k) =>
    stone(MIDDLE + k * 27 + Math.sign(k) * size * 0.75, top + k * k * 4.6 + 4, 13, 'putih', gold),
  );
  const halo = Array.from({ length: 14 }, (_, k) => {
    const angle = (k / 14) * Math.PI * 2;
    return stone(
      MIDDLE + Math.cos(angle) * size * 1.3,
      top - 22 + Math.sin(angle) * size * 1.3,
      9,
      'putih',
      gold,
    );
  });
  return [
    ringBody(cy, r, 24, gold),
    ...shoulders,
    ...(rng.chance(0.5) ? halo : []),
    stone(MIDDLE, top - 22, size, 'putih', gold),
    sparkle(MIDDLE + size * 0.6, top - 22 - size * 0.7, 22),
    sparkle(MIDDLE - size * 0.9, top - 22 + size * 0.3, 12),
  ].join('');
};

/** A motif with its own shadow. */
const hanging = (name: Motif, x: number, y: number, size: number, gold: Gold, gem: Gem): string =>
  motifShadow(name, x, y, size) + motif(name, x, y, size, gold, gem);

const chained = (points: readonly Point[], link: Link, scale: number, gold: Gold): string =>
  shadow(`<path d="${pathOf(points)}" stroke-width="${18 * scale}"/>`) +
  chainAlong(points, link, scale, gold);

const necklace: Scene = (gold, rng) => {
  const link = rng.pick(['cable', 'curb', 'bead', 'plate'] as const);
  const scale = rng.int(62, 100) / 100;
  const depth = rng.int(168, 184);
  const half = rng.int(178, 204);
  const points = curve((t) => {
    const angle = 0.1 + t * (Math.PI * 2 - 0.2);
    return [
      MIDDLE + half * Math.sin(angle) * Math.sin(angle / 2) ** 0.9,
      MIDDLE - 24 - depth * Math.cos(angle),
    ];
  });
  const top = MIDDLE - 24 - depth;
  const clasp = tube(ellipsePath(MIDDLE + 2, top - 2, 13, 13), 6, gold) + bead(MIDDLE - 17, top + 4, 8);
  const hung = rng.chance(0.6)
    ? hanging(
        rng.pick(['hati', 'tetes', 'bunga', 'bulan'] as const),
        MIDDLE,
        top + depth * 2 + 50,
        92,
        gold,
        gemOf(rng),
      )
    : '';
  return chained(points, link, scale, gold) + clasp + hung;
};

const bracelet: Scene = (gold, rng) => {
  const link = rng.pick(['cable', 'curb', 'bead', 'plate'] as const);
  const [rx, ry] = [rng.int(178, 196), rng.int(138, 160)];
  const tilt = rng.int(-14, 14);
  const points = curve((t) => {
    const angle = -Math.PI / 2 + 0.16 + t * (Math.PI * 2 - 0.32);
    return [MIDDLE + rx * Math.cos(angle), MIDDLE + 10 + ry * Math.sin(angle)];
  });
  const clasp =
    tube(`M${MIDDLE - 26} ${MIDDLE + 10 - ry}h52`, 15, gold) + bead(MIDDLE - 34, MIDDLE + 10 - ry, 11);
  return `<g transform="rotate(${tilt} ${MIDDLE} ${MIDDLE})">
${chained(points, link, rng.int(100, 128) / 100, gold)}${clasp}</g>`;
};

const bangles: Scene = (gold, rng) => {
  const count = rng.int(3, 5);
  const dash = rng.pick(['3 11', '9 7', '1.5 6', '14 10']);
  return Array.from({ length: count }, (_, k) => {
    const cy = MIDDLE + 74 - k * 42;
    const d = ellipsePath(MIDDLE + (k % 2 ? 5 : -4), cy, 196, 116);
    const shade = k === 0 ? shadow(`<path d="${d}" stroke-width="24"/>`) : '';
    return shade + tube(d, 23, gold) + engraved(d, 9, dash, gold);
  }).join('');
};

const pair = (draw: (x: number, y: number, angle: number) => string, gap: number): string =>
  draw(MIDDLE - gap, MIDDLE - 12, -8) + draw(MIDDLE + gap, MIDDLE + 18, 9);

const turned = (x: number, y: number, angle: number, drawn: string): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${drawn}</g>`;

const hoops: Scene = (gold, rng) => {
  const r = rng.int(74, 92);
  const width = rng.int(18, 30);
  const drop = rng.chance(0.45) ? rng.pick(['tetes', 'bunga', 'hati'] as const) : undefined;
  const gem = gemOf(rng);
  return pair((x, y, angle) => {
    const d = ellipsePath(x, y, r * 0.84, r);
    const hung = drop ? hanging(drop, x, y + r + 46, 62, gold, gem) : '';
    const hoop = shadow(`<path d="${d}" stroke-width="${width}"/>`) + tube(d, width, gold);
    return turned(x, y, angle, hoop + bead(x, y - r, width * 0.42) + hung);
  }, 122);
};

const studs: Scene = (gold, rng) => {
  const shape = rng.pick(['bunga', 'hati', 'kupu', 'bulan'] as const);
  const gem = gemOf(rng);
  const size = rng.int(140, 166);
  return pair((x, y, angle) => turned(x, y, angle, hanging(shape, x, y, size, gold, gem)), 110);
};

const piercings: Scene = (gold, rng) => {
  const gem = gemOf(rng);
  const plain = rng.chance(0.35);
  return pair((x, y, angle) => {
    const d = `M${x} ${y}v112`;
    const head = plain ? bead(x, y, 40) : stone(x, y, 36, gem, gold);
    const shade = `<path d="${d}" stroke-width="14"/><circle cx="${x}" cy="${y}" r="16" stroke-width="30"/>`;
    return turned(x, y, angle * 3, shadow(shade) + tube(d, 10, gold) + bead(x, y + 116, 18) + head);
  }, 96);
};

const pendant: Scene = (gold, rng) => {
  const shape = rng.pick(['hati', 'tetes', 'bunga', 'bulan', 'kupu'] as const);
  const points = curve((t) => {
    const u = t * 2 - 1;
    return [MIDDLE + 210 * u, 226 - 160 * u * u];
  });
  const size = rng.int(196, 228);
  const y = 258 + size / 2;
  return [
    chained(points, 'cable', 0.6, gold),
    tube(ellipsePath(MIDDLE, 238, 15, 24), 9, gold),
    hanging(shape, MIDDLE, y, size, gold, gemOf(rng)),
  ].join('');
};

/** A minted bar of 250 × 390, its corner at the origin of its own group. */
const bar: Scene = (gold, rng) => {
  const ray = '<path id="ray" d="M0 26V52"/>';
  const rays = Array.from({ length: 24 }, (_, k) => `<use href="#ray" transform="rotate(${k * 15})"/>`);
  const waves = Array.from({ length: 7 }, (_, k) => `M40 ${196 + k * 13}q42.5-14 85 0t85 0`);
  const line = `fill="none" stroke="${gold.dark}"`;
  return `<g transform="rotate(${rng.int(-9, 9)} ${MIDDLE} ${MIDDLE}) translate(195 125)"><defs>${ray}</defs>
${shadow('<rect width="250" height="390" rx="16" fill="#4a3010"/>')}
<rect width="250" height="390" rx="16" fill="url(#d)"/>
<rect x="3" y="3" width="244" height="384" rx="14" fill="url(#g)"/>
<rect x="20" y="20" width="210" height="350" rx="8" fill="url(#v)" stroke="${gold.dark}" stroke-width="2"/>
<path d="M20 370V20H230" fill="none" stroke="${gold.deep}" stroke-width="2" opacity=".5"/>
<g ${line} stroke-width="4" stroke-linecap="round" transform="translate(125 110)">${rays.join('')}</g>
<circle cx="125" cy="110" r="19" fill="url(#b)" stroke="${gold.dark}" stroke-width="2"/>
<path d="${waves.join('')}" ${line} stroke-width="2" opacity=".6"/>
<path d="M62 316h126M82 338h86" ${line} stroke-width="7" stroke-linecap="round" opacity=".75"/>
<path d="M8 ${rng.int(220, 260)}L155 6h46L8 ${rng.int(280, 310)}Z" fill="#fff" opacity=".22"/></g>`;
};

const box: Scene = (gold) =>
  `${shadow('<path d="M150 300h340v180H150Z" fill="#4a3010"/>')}
<path d="M176 306L206 150h228l30 156Z" fill="#6d1224" stroke="#4c0a18" stroke-width="3"/>
<path d="M200 290L224 170h192l24 120Z" fill="#f9efdf"/>
<path d="M200 290L224 170h192l24 120Z" fill="#c9a97a" opacity=".18"/>
<path d="M150 306h340l-14 60H164Z" fill="#f4e6cf"/><path d="M196 316h248l-10 36H206Z" fill="#e3cda9"/>
${tube(ellipsePath(MIDDLE, 322, 52, 26), 13, gold)}${stone(MIDDLE, 290, 20, 'putih', gold)}
<path d="M150 340h340v126q0 14-14 14H164q-14 0-14-14Z" fill="#8a1a30"/>
<path d="M150 340h340v14H150Z" fill="url(#g)"/>
<rect x="296" y="342" width="48" height="40" rx="9" fill="url(#b)" stroke="${gold.deep}" stroke-width="1.5"/>
<path d="M166 462V372h112" fill="none" stroke="#fff" stroke-width="6" opacity=".13" stroke-linecap="round"/>`;

const SCENES: Record<string, Scene> = {
  CCN: ring,
  KLG: necklace,
  GLG: bracelet,
  GKR: bangles,
  ANT: hoops,
  GIW: studs,
  LNT: pendant,
  TDK: piercings,
  LM: bar,
  BRL: diamondRing,
  ACC: box,
};

/**
 * A picture of a piece on warm paper, 640 × 640, as SVG without text or outside references. The same dept
 * (kode_dept), kadar (percent) and seed give the same picture; an unknown dept shows a jewel box.
 */
export const piecePhotoSvg = (dept: string, kadar: number, seed: string | number): string => {
  const rng = rngFrom(`photo/${dept}/${seed}`);
  const gold = goldOf(kadar);
  const scene = (SCENES[dept] ?? box)(gold, rng);
  const frame = `viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${defs(gold, rng)}
<rect width="${SIZE}" height="${SIZE}" fill="url(#paper)"/>
<circle cx="${MIDDLE + 10}" cy="${MIDDLE + 18}" r="311" fill="url(#cast)"/>
<circle cx="${MIDDLE}" cy="${MIDDLE}" r="272" fill="url(#plate)"/>
<circle cx="${MIDDLE}" cy="${MIDDLE}" r="252" fill="none" stroke="#e2d0b0" stroke-width="1.5"/>
${scene}</svg>`;
};
