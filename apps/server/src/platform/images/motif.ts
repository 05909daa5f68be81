/** What a piece is drawn as where it has no photo. */
export const MOTIFS = ['cincin', 'kalung', 'gelang', 'anting', 'liontin', 'batang', 'batu'] as const;
export type Motif = (typeof MOTIFS)[number];

/** Words by which shops call their kinds of pieces, in Indonesian and English; the first that is found decides. */
const WORDS: readonly [RegExp, Motif][] = [
  [/LIONTIN|MAINAN|PENDANT/, 'liontin'],
  [/KALUNG|RANTAI|CHOKER|NECKLACE/, 'kalung'],
  [/GELANG|BANGLE|BRACELET/, 'gelang'],
  [/ANTING|GIWANG|SUBANG|SUWENG|TINDIK|EARRING/, 'anting'],
  [/CINCIN|\bRING\b/, 'cincin'],
  [/LOGAM MULIA|\bLM\b|BATANG|KOIN|DINAR|\bBAR\b/, 'batang'],
];

/** By the name of its kind, or where that says nothing, by its own; a stone for what nobody can tell. */
export const motifOf = (...names: readonly string[]): Motif => {
  for (const name of names)
    for (const [words, motif] of WORDS) if (words.test(name.toUpperCase())) return motif;
  return 'batu';
};

const GOLD = '#E8C36A';
const EDGE = '#9A6B15';
const INK = '#1C2430';
const PAPER = '#FBFAF7';

/** A line of gold between two thin edges. */
const band = (path: string, width = 9): string =>
  `<path d="${path}" stroke="${EDGE}" stroke-width="${width + 2.8}"/><path d="${path}" stroke="${GOLD}" stroke-width="${width}"/>`;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A cut stone, 64 wide and 42 high, by its upper middle. */
const stone = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-18 0h36l14 15-32 27-32-27z" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>
<path d="M-32 15h64M-18 0l8 15 10 27 10-27 8-15M-10 15l10-15 10 15" stroke="${INK}" stroke-width="1.2" opacity=".7"/></g>`;

const DROP = 'l18 30-18 34-18-34z';
const drop = (x: number, y: number): string =>
  `<path d="M${x} ${y}${DROP}" fill="${GOLD}" stroke="${EDGE}" stroke-width="1.4"/><path d="M${x - 18} ${y + 30}h36" stroke="${EDGE}" stroke-width="1.2"/>`;

const SHAPES: Readonly<Record<Motif, string>> = {
  cincin: `${band(circle(100, 122, 42))}${stone(100, 44)}`,
  kalung: `${band('M38 34C42 92 66 124 100 124s58-32 62-90', 7)}${stone(100, 128, 0.9)}`,
  gelang: `${band('M28 100a72 46 0 1 0 144 0a72 46 0 1 0-144 0', 14)}<path d="M44 96a56 32 0 0 1 112 0" stroke="${EDGE}" stroke-width="1.2"/>`,
  anting: `<path d="M62 92V62a14 14 0 0 1 28 0M112 92V62a14 14 0 0 1 28 0" stroke="${EDGE}" stroke-width="2.4"/>${drop(62, 92)}${drop(112, 92)}`,
  liontin: `${band(circle(100, 46, 13), 6)}${band('M100 62c26 30 42 50 42 70a42 42 0 0 1-84 0c0-20 16-40 42-70z', 8)}${stone(100, 118, 0.75)}`,
  batang: `<rect x="58" y="34" width="84" height="132" rx="9" fill="${GOLD}" stroke="${EDGE}" stroke-width="2"/><rect x="68" y="44" width="64" height="112" rx="5" stroke="${EDGE}" stroke-width="1.2"/>
<path d="M84 74h32M84 90h32M84 126h32" stroke="${EDGE}" stroke-width="2"/>`,
  batu: stone(100, 52, 2.2),
};

/** Thin ink lines and gold on warm paper, 200 × 200. */
export const motifSvg = (
  motif: Motif,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<rect width="200" height="200" fill="${PAPER}"/><g fill="none" stroke-linejoin="round" stroke-linecap="round">${SHAPES[motif]}</g></svg>`;
