import sharp from 'sharp';
import type { FileStore } from '../files.ts';

/** Pixels across in which a picture is given out besides its own size. */
export const WIDTHS = [180, 360, 720] as const;
export type Width = (typeof WIDTHS)[number];

const QUALITY = 68;
const BYTES_KEPT = 32 * 1024 * 1024;

export interface Smaller {
  bytes: Buffer;
  type: 'image/webp' | 'image/jpeg';
}

/** Pictures in the sizes that a page needs, made when first asked for; what was asked for last is kept in memory. */
export class SmallerImages {
  readonly #files: FileStore;
  readonly #kept = new Map<string, Promise<Smaller | undefined>>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Undefined when there is no such picture; none is made larger than it is. */
  get(path: string, width: Width, webp: boolean): Promise<Smaller | undefined> {
    const key = `${path}|${width}|${webp}`;
    const known = this.#kept.get(key);
    if (known) {
      // The last used stands last, the first is the first to go.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const made = this.#make(path, width, webp);
    this.#kept.set(key, made);
    void made.then(
      (smaller) => (smaller ? this.#count(key, made, smaller.bytes.length) : this.#drop(key, made)),
      () => this.#drop(key, made),
    );
    return made;
  }

  /** After pictures were removed: what is gone from the store must not live on here. */
  forget(): void {
    this.#kept.clear();
    this.#sizes.clear();
    this.#bytes = 0;
  }

  async #make(path: string, width: Width, webp: boolean): Promise<Smaller | undefined> {
    const bytes = await this.#files.get(path);
    if (!bytes) return undefined;
    const sized = sharp(bytes).resize({ width, withoutEnlargement: true });
    return webp
      ? { bytes: await sized.webp({ quality: QUALITY }).toBuffer(), type: 'image/webp' }
      : { bytes: await sized.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(), type: 'image/jpeg' };
  }

  #drop(key: string, made: Promise<Smaller | undefined>): void {
    if (this.#kept.get(key) !== made) return;
    this.#kept.delete(key);
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }

  #count(key: string, made: Promise<Smaller | undefined>, size: number): void {
    // Forgotten while it was made.
    if (this.#kept.get(key) !== made) return;
    this.#sizes.set(key, size);
    this.#bytes += size;
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= BYTES_KEPT) break;
      if (oldest !== key) this.#drop(oldest, one);
    }
  }
}
