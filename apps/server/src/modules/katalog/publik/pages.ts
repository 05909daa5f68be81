import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { KadarEvent } from '../../../platform/events.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import type { Ask } from './ask.ts';
import { isFound, katalogPage } from './page.ts';
import { type Katalog, readKatalog } from './read-katalog.ts';

const PAGES_KEPT = 200;
const BROTLI_LEVEL = 6;

const squeeze = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (text: string) => promisify(gzip)(text),
};
export type Encoding = keyof typeof squeeze;

/** A rendered page; its shorter forms are made when first asked for. */
class Page {
  readonly text: string;
  readonly etag: string;
  /** 404 for a piece that is not there. */
  readonly status: 200 | 404;
  readonly #short = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string, status: 200 | 404) {
    this.text = text;
    this.status = status;
    // Weak: the same page in every encoding.
    this.etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  }

  short(encoding: Encoding): Promise<Buffer> {
    const made = this.#short.get(encoding) ?? squeeze[encoding](this.text);
    this.#short.set(encoding, made);
    return made;
  }
}

/** What the page shows comes from these lists; a change of another leaves it as it is. */
const SHOWN = new Set([
  'banner-katalog',
  'group',
  'group-description-katalog',
  'hadiah-katalog',
  'harga-katalog',
  'info-katalog',
  'item-katalog',
  'kadar',
  'kategori-katalog',
  'kelompok-harga',
  'kontak-admin-katalog',
  'splashscreen-katalog',
  'tokos',
]);

/** Whether an event says that the page may look different now. */
export const concerns = ({ topic, data }: KadarEvent): boolean =>
  topic === 'reconnected' ||
  topic === 'harga-emas-changed' ||
  (topic === 'master-changed' && (typeof data !== 'string' || SHOWN.has(data)));

/** What was read at one time, and the pages rendered from it. */
interface Edition {
  katalog: Promise<Katalog>;
  pages: Map<string, Page>;
}

/** The rendered pages, kept until something that they show changes; a change throws all of them away. */
export class KatalogPages {
  readonly #kadar: Kadar;
  #edition: Edition | undefined;

  constructor(kadar: Kadar) {
    this.#kadar = kadar;
  }

  forget(): void {
    this.#edition = undefined;
  }

  async get(ask: Ask): Promise<Page> {
    const edition = this.#current();
    const key = JSON.stringify(ask);
    const known = edition.pages.get(key);
    if (known) {
      edition.pages.delete(key);
      edition.pages.set(key, known);
      return known;
    }
    const katalog = await edition.katalog;
    const page = new Page(
      katalogPage(katalog, ask, this.#kadar.config.publicUrl),
      isFound(katalog, ask) ? 200 : 404,
    );
    edition.pages.set(key, page);
    const [oldest] = edition.pages.keys();
    if (edition.pages.size > PAGES_KEPT && oldest !== undefined) edition.pages.delete(oldest);
    return page;
  }

  /** A reading that failed is not kept; one that a change overtook is used by those who waited for it, and by nobody after. */
  #current(): Edition {
    if (this.#edition) return this.#edition;
    const edition: Edition = { katalog: readKatalog(this.#kadar), pages: new Map() };
    edition.katalog.catch(() => {
      if (this.#edition === edition) this.forget();
    });
    this.#edition = edition;
    return edition;
  }
}
