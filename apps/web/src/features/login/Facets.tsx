import css from './login.module.css';

const RINGS = [1, 0.78, 0.56, 0.34];
const SIDES = 12;
const SIZE = 360;

const corner = (radius: number, step: number): [number, number] => {
  const angle = (step / SIDES) * 2 * Math.PI;
  return [Math.cos(angle) * radius * SIZE, Math.sin(angle) * radius * SIZE];
};

const offset = (ring: number): number => (ring % 2 === 0 ? 0 : 0.5);

/** From each corner to its two neighbours on the next ring, as the facets of a cut stone. */
const LINES = RINGS.slice(0, -1).flatMap((outer, ring) =>
  Array.from({ length: SIDES }, (_, side) => {
    const at = side + offset(ring);
    const inner = RINGS[ring + 1] ?? 0;
    const points = [corner(inner, at - 0.5), corner(outer, at), corner(inner, at + 0.5)];
    return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  }),
);

const polygon = (radius: number, ring: number): string =>
  Array.from({ length: SIDES }, (_, side) => corner(radius, side + offset(ring)))
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** A cut stone seen from above, in fine gold lines. */
export const Facets = () => (
  <svg className={css.facets} viewBox="-370 -370 740 740" aria-hidden="true">
    {RINGS.map((radius, ring) => (
      <polygon key={radius} points={polygon(radius, ring)} />
    ))}
    <path d={LINES.join('')} />
  </svg>
);
