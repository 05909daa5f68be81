/** Markup that may stand in a page as it is. Only `html` and `trusted` make it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a template may hold: texts are escaped, lists are joined, nothing stays nothing. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const render = (part: Part): string => {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeText(String(part));
};

/** A piece of a page. Every text put into it is escaped for content and for attributes in double quotes alike. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((whole, string, index) => whole + render(parts[index - 1]) + string));

/** Our own stylesheet, which no user wrote. */
export const trusted = (text: string): Html => new Html(text);

/** An address that a click may open: a web page, and never a script; undefined for anything else. */
export const webLink = (address: string | null): string | undefined => {
  const url = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
};

/** A colour as the colour field stores it; anything else would be a way into the style attribute. */
export const hexColor = (color: string | null, otherwise: string): string =>
  /^#[0-9A-Fa-f]{6}$/.test(color ?? '') ? String(color) : otherwise;
