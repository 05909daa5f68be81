import { LANGUAGES } from '@kadar/contract/text.ts';
import { type Html, html, trusted } from '../../../engines/public-page/html.ts';
import { SPOKEN } from '../../../engines/public-page/spoken.ts';
import { FONT } from '../../../engines/public-page/style.ts';
import { addressOf } from '../../../platform/images/store.ts';
import { type Ask, addressFor, isFiltered, unfiltered } from './ask.ts';
import { MARK, SCRIPT, STYLE } from './assets.ts';
import { itemSection, pieceSection } from './items.ts';
import type { Item, Katalog } from './read-katalog.ts';
import {
  bannerSection,
  contactSection,
  groupSection,
  infoSection,
  priceSection,
  rewardSection,
  splashOf,
  splashSection,
} from './sections.ts';
import { filled, sourceSet, type View } from './view.ts';
import { WORDS } from './words.ts';

/** The piece that the page is of, if there is one of that code. */
const pieceOf = ({ katalog, ask }: View): Item | undefined =>
  ask.barang === '' ? undefined : katalog.item.find(({ kode_barang }) => kode_barang === ask.barang);

/** What search engines and messengers read. Whole addresses only where the server knows its own. */
const head = (view: View, origin: string | undefined, splash: boolean): Html => {
  const { katalog, ask, words } = view;
  const kategori = katalog.kategori.find(({ kode_kategori }) => kode_kategori === ask.kategori);
  const piece = pieceOf(view);
  const title = [piece?.nama_barang, kategori?.nama_kategori, words.title, katalog.nama]
    .filter(Boolean)
    .join(' · ');
  const description = filled(words.description, { nama: katalog.nama });
  const shared = piece?.gambar_path[0] ?? katalog.banner[0]?.gambar_path ?? katalog.item[0]?.gambar_path[0];
  const here = { tag: '', q: '', member: false, barang: ask.barang };
  const canonical = addressFor(ask, { ...here, hal: ask.hal });
  const first = splash ? splashOf(view)[0] : undefined;
  return html`<meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="${description}">
${(ask.q !== '' || ask.tag !== '') && html`<meta name="robots" content="noindex,follow">`}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#1c2430">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${katalog.nama}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${SPOKEN[ask.language].tag.replace('-', '_')}">
${
  origin &&
  html`<link rel="canonical" href="${origin}${canonical}"><meta property="og:url" content="${origin}${canonical}">
${LANGUAGES.map((language) => html`<link rel="alternate" hreflang="${SPOKEN[language].tag}" href="${origin}${addressFor(ask, { ...here, language, chosen: true })}">`)}
${shared && html`<meta property="og:image" content="${origin}${addressOf(shared)}?lebar=720">`}`
}
<link rel="icon" href="${MARK.address}" type="image/svg+xml">
${first && html`<link rel="preload" as="image" imagesrcset="${sourceSet(first.image_path)}" imagesizes="(min-width: 48em) 34vw, 100vw" fetchpriority="high">`}
${FONT && html`<link rel="preload" as="font" type="font/woff2" href="${FONT}" crossorigin>`}
<style>${trusted(STYLE)}</style>
<script src="${SCRIPT.address}"></script>`;
};

const header = ({ katalog, ask, words }: View): Html => {
  const kept = [
    ask.chosen && html`<input type="hidden" name="lang" value="${ask.language}">`,
    ask.member && html`<input type="hidden" name="member" value="1">`,
    ask.kategori !== '' && html`<input type="hidden" name="kategori" value="${ask.kategori}">`,
  ];
  return html`<header><div class="badan"><a class="merek" href="${unfiltered(ask)}#isi">
<img src="${MARK.address}" width="36" height="36" alt="">${katalog.nama}</a>
<form action="/katalog" role="search">${kept}<input type="search" name="q" value="${ask.q}" maxlength="60" placeholder="${words.search}" aria-label="${words.search}">
<button class="tombol">${words.searchButton}</button></form></div></header>`;
};

const footer = ({ katalog, ask, words }: View): Html =>
  html`<footer><div class="badan"><nav aria-label="${words.languages}"><ul class="deret">${LANGUAGES.map(
    (language) =>
      html`<li><a href="${addressFor(ask, { language, chosen: true, barang: ask.barang })}" lang="${SPOKEN[language].tag}" hreflang="${SPOKEN[language].tag}"${language === ask.language && html` aria-current="true"`}>${SPOKEN[language].name}</a></li>`,
  )}</ul></nav><p>${katalog.nama}</p></div></footer>`;

const empty = ({ words }: View): Html =>
  html`<section class="hampa"><img src="${MARK.address}" width="96" height="96" alt=""><h2>${words.preparing}</h2><p>${words.preparingText}</p></section>`;

/** The page of one piece, or that there is none of this code any more. */
const pieceSections = (view: View, piece: Item | undefined): Html[] => {
  const { words, ask } = view;
  const back = html`<p class="hasil">${!piece && words.noMatch} <a href="${unfiltered(ask)}#isi">${words.showAll}</a></p>`;
  const contacts = contactSection(view);
  return [...(piece ? [pieceSection(view, piece)] : []), back, ...(contacts ? [contacts] : [])];
};

/** Whether there is what is asked for: a piece may have gone since its address was sent. */
export const isFound = (katalog: Katalog, { barang }: Ask): boolean =>
  barang === '' || katalog.item.some(({ kode_barang }) => kode_barang === barang);

/** The whole page. `origin` is where the world reaches this server, without a slash at its end. */
export const katalogPage = (katalog: Katalog, ask: Ask, origin: string | undefined): string => {
  const words = WORDS[ask.language];
  const view: View = { katalog, ask, words };
  const home = !isFiltered(ask) && ask.barang === '';
  const splash = home && splashSection(view);
  const banners = home && bannerSection(view, !splash);
  const piece = pieceOf(view);
  const listed = [
    banners,
    itemSection(view, !splash && !banners),
    priceSection(view),
    groupSection(view),
    infoSection(view),
    rewardSection(view),
    contactSection(view),
  ].filter((section) => section !== false);
  const sections = ask.barang === '' ? listed : pieceSections(view, piece);
  return html`<!doctype html>
<html lang="${SPOKEN[ask.language].tag}"><head>${head(view, origin, splash !== false)}</head>
<body><a class="lompat" href="#isi">${words.skip}</a>
${splash}${header(view)}
<main id="isi" tabindex="-1"><div class="badan"><h1>${piece?.nama_barang ?? words.title}</h1>
${sections.length > 0 ? sections : empty(view)}</div></main>
${footer(view)}</body></html>`.text;
};
