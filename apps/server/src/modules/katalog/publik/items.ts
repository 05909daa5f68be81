import { formatRupiah, weightOnScreen } from '@kadar/documents/format.ts';
import { type Html, hexColor, html, webLink } from '../../../engines/public-page/html.ts';
import { type Ask, addressFor, isFiltered, pieceAddress, unfiltered } from './ask.ts';
import type { Item, Katalog } from './read-katalog.ts';
import { filled, picture, said, type View } from './view.ts';

const PER_PAGE = 24;
const TAGS_SHOWN = 16;
const SHOWN_AT_ONCE = 4;
const GOLD = '#e8c36a';

/** The pieces that were asked for: of a category, with a hashtag, and with every word that is searched for. */
const wantedItems = ({ item, kategori }: Katalog, ask: Ask): Item[] => {
  const words = ask.q.toLowerCase().replaceAll('#', ' ').split(' ').filter(Boolean);
  const names = new Map(kategori.map((one) => [one.kode_kategori, one.nama_kategori]));
  return item.filter((one) => {
    if (ask.kategori !== '' && one.kode_kategori !== ask.kategori) return false;
    if (ask.tag !== '' && !one.hashtag.includes(ask.tag)) return false;
    const text = [one.kode_barang, one.nama_barang, names.get(one.kode_kategori) ?? '', ...one.hashtag];
    const searched = text.join('\n').toLowerCase();
    return words.every((word) => searched.includes(word));
  });
};

/** The hashtags used most, the one that is chosen always among them. */
const shownTags = ({ item }: Katalog, chosen: string): string[] => {
  const uses = new Map<string, number>();
  for (const tag of item.flatMap(({ hashtag }) => [...new Set(hashtag)]))
    uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const often = [...uses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([tag]) => tag);
  return [...new Set([...(uses.has(chosen) ? [chosen] : []), ...often])].slice(0, TAGS_SHOWN);
};

const filters = ({ katalog, ask, words }: View): Html => {
  const current = (chosen: boolean): Html | false => chosen && html` aria-current="true"`;
  const kategori = katalog.kategori.map(
    ({ kode_kategori, nama_kategori, warna, gambar_path }) =>
      html`<li><a class="kategori" href="${addressFor(ask, { kategori: kode_kategori })}#isi" style="--warna:${hexColor(warna, GOLD)}"${current(ask.kategori === kode_kategori)}>
<span class="ikon">${picture(gambar_path, '', { width: 48, height: 48, sizes: '48px' })}</span>${nama_kategori}</a></li>`,
  );
  const tags = shownTags(katalog, ask.tag).map(
    (tag) =>
      html`<li><a class="tag" href="${addressFor(ask, { tag: tag === ask.tag ? '' : tag })}#isi"${current(tag === ask.tag)}>#${tag}</a></li>`,
  );
  const all = html`<li><a class="kategori" href="${addressFor(ask, { kategori: '' })}#isi" style="--warna:${GOLD}"${current(ask.kategori === '')}>
<span class="ikon"><span class="kosong" aria-hidden="true"></span></span>${words.all}</a></li>`;
  return html`${kategori.length > 0 && html`<nav aria-label="${words.categories}"><ul class="deret">${all}${kategori}</ul></nav>`}
${tags.length > 0 && html`<nav aria-label="${words.hashtags}"><ul class="deret">${tags}</ul></nav>`}`;
};

const gallery = (one: Item, words: View['words'], eager: boolean): Html => {
  const frame = { width: 360, height: 360, sizes: '(min-width: 75em) 280px, (min-width: 48em) 31vw, 46vw' };
  const many = one.gambar_path.length;
  const photos = (many > 0 ? one.gambar_path : ['']).map(
    (path, index) =>
      html`<li>${picture(
        path,
        many > 1 ? filled(words.photo, { nama: one.nama_barang, n: index + 1, m: many }) : one.nama_barang,
        { ...frame, eager: eager && index === 0 },
      )}</li>`,
  );
  if (many < 2) return html`<ul class="foto">${photos}</ul>`;
  const button = (step: string, label: string, sign: string): Html =>
    html`<button type="button" class="geser" data-geser="${step}" aria-label="${label}: ${one.nama_barang}" hidden>${sign}</button>`;
  return html`<div class="galeri"><ul class="foto" tabindex="0" aria-label="${filled(words.photos, { n: many })}: ${one.nama_barang}">${photos}</ul>
<span class="jumlah" aria-hidden="true">${filled(words.photos, { n: many })}</span>
${button('-1', words.previousPhoto, '‹')}${button('1', words.nextPhoto, '›')}</div>`;
};

const tagsOf = (one: Item, ask: Ask): Html | false => {
  const tags = [...new Set(one.hashtag)].map(
    (tag) => html`<a href="${addressFor(ask, { tag, kategori: '', q: '' })}#isi">#${tag}</a>`,
  );
  return tags.length > 0 && html`<p class="tags">${tags}</p>`;
};

const textsOf = (one: Item): Html[] =>
  one.keterangan
    .map(said)
    .filter(Boolean)
    .map((text) => html`<p>${text}</p>`);

const shopLink = (one: Item, words: View['words']): Html | false => {
  const link = webLink(one.direct_url);
  return (
    link !== undefined &&
    html`<a class="tombol" href="${link}" rel="noopener nofollow">${words.open}<span class="sunyi">: ${one.nama_barang}</span></a>`
  );
};

const card = (one: Item, { ask, words }: View, eager: boolean): Html => {
  const texts = textsOf(one);
  return html`<li class="kartu barang" id="${one.kode_barang}">${gallery(one, words, eager)}
<div class="isi"><h3><a href="${pieceAddress(ask, one.kode_barang)}">${one.nama_barang}</a></h3>
<p class="berat">${weightOnScreen(one.berat)}</p>
<p class="harga">${formatRupiah(one.harga_jual)}</p>
${tagsOf(one, ask)}
${texts.length > 0 && html`<details><summary>${words.about}</summary>${texts}</details>`}
${shopLink(one, words)}
</div></li>`;
};

/** One piece with the page to itself: all its photos, and all that is said of it. */
export const pieceSection = ({ katalog, ask, words }: View, one: Item): Html => {
  const kategori = katalog.kategori.find(({ kode_kategori }) => kode_kategori === one.kode_kategori);
  const texts = textsOf(one);
  return html`<article class="kartu barang tunggal" id="${one.kode_barang}">${gallery(one, words, true)}
<div class="isi"><p class="berat">${weightOnScreen(one.berat)}</p>
<p class="harga">${formatRupiah(one.harga_jual)}</p>
${kategori && html`<p class="tags"><a href="${addressFor(ask, { kategori: one.kode_kategori, tag: '', q: '' })}#isi">${kategori.nama_kategori}</a></p>`}
${tagsOf(one, ask)}
${texts.length > 0 && html`<h2>${words.about}</h2>${texts}`}
${shopLink(one, words)}
</div></article>`;
};

const pager = ({ ask, words }: View, page: number, pages: number): Html | false => {
  if (pages < 2) return false;
  const to = (hal: number, label: string, rel: string): Html | false =>
    hal >= 1 &&
    hal <= pages &&
    html`<a class="tombol" rel="${rel}" href="${addressFor(ask, { hal })}#isi">${label}</a>`;
  return html`<nav class="halaman" aria-label="${filled(words.page, { n: page, m: pages })}">
${to(page - 1, words.previous, 'prev')}<span>${filled(words.page, { n: page, m: pages })}</span>${to(page + 1, words.next, 'next')}</nav>`;
};

/** Filters, the pieces that match, page by page. `eager`: nothing with a picture stands above. */
export const itemSection = (view: View, eager: boolean): Html | false => {
  const { katalog, ask, words } = view;
  if (katalog.item.length === 0 && katalog.kategori.length === 0) return false;
  const wanted = wantedItems(katalog, ask);
  const pages = Math.max(1, Math.ceil(wanted.length / PER_PAGE));
  const page = Math.min(ask.hal, pages);
  const shown = wanted.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const clear = isFiltered(ask) && html` <a href="${unfiltered(ask)}#isi">${words.showAll}</a>`;
  const cards = shown.map((one, index) => card(one, view, eager && index < SHOWN_AT_ONCE));
  return html`<section aria-labelledby="koleksi"><h2 id="koleksi">${words.items}</h2>
${filters(view)}
<p class="hasil">${wanted.length === 0 ? words.noMatch : filled(words.count, { n: wanted.length })}${clear}</p>
<ul class="kisi">${cards}</ul>${pager(view, page, pages)}</section>`;
};
