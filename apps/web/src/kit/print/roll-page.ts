/** How text stands on its paper: the page's width, its letters and lines, all in millimetres. */
interface Paper {
  columns: number;
  width: number;
  letters: number;
  line: number;
}

/** 58 and 80 mm rolls, and a continuous form of 9½ inches: ten characters and six lines an inch. */
const PAPERS: readonly Paper[] = [
  { columns: 32, width: 58, letters: 2.5, line: 3.2 },
  { columns: 48, width: 80, letters: 2.5, line: 3.2 },
  { columns: 80, width: 241, letters: 4.23, line: 4.23 },
];
const FORM_HEIGHT = 140;
const MARGIN = 4;

const escaped = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** Plain text of a roll or a form as a page that the print dialog prints on exactly its paper. */
export const rollPage = (text: string): string => {
  const lines = text.trimEnd().split('\n');
  const columns = Math.max(...lines.map(({ length }) => length));
  const paper = PAPERS.find((each) => columns <= each.columns) ?? PAPERS.at(-1);
  if (!paper) throw new RangeError('no paper');
  const { width, letters, line } = paper;
  const height = width > 80 ? FORM_HEIGHT : Math.ceil(lines.length * line + 2 * MARGIN);
  const style = `@page{size:${width}mm ${height}mm;margin:${MARGIN}mm}body{margin:0}pre{margin:0;font:${letters}mm/${line}mm monospace}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><pre>${escaped(text)}</pre>`;
};

/** A paper as the browser may print it: a PDF as it is, text on a page of its own paper's size. */
export const asPage = async (paper: Response): Promise<Blob> => {
  const blob = await paper.blob();
  if (!blob.type.startsWith('text/plain')) return blob;
  return new Blob([rollPage(await blob.text())], { type: 'text/html;charset=utf-8' });
};
