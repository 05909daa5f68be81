import { readFileSync } from 'node:fs';
import { CEK_NOTA, type NotaPublik } from '@kadar/contract/endpoints/cek-nota.ts';
import { fillIn, LANGUAGES, type Language } from '@kadar/contract/text.ts';
import { qrRows } from '@kadar/documents/barcode.ts';
import { formatRupiah, MINUS, weightOnScreen } from '@kadar/documents/format.ts';
import { readNotaCode } from '@kadar/domain/nota-code.ts';
import { waNumber } from '@kadar/domain/phone.ts';
import { type Html, html, type Part, trusted } from '../../engines/public-page/html.ts';
import { SPOKEN } from '../../engines/public-page/spoken.ts';
import { FONT, frameAnd } from '../../engines/public-page/style.ts';
import { addressOf } from '../../platform/images/store.ts';
import { WORDS, type Words } from './words.ts';

const STYLE = frameAnd(readFileSync(new URL('cek-nota.css', import.meta.url), 'utf8'));
const EXAMPLE = 'PJK01260225001.7KQ2M9XW4HTR8VBN';
const KADAR_MARK = '/kadar.svg';

/** Who reads, and of what code. */
export interface CekView {
  language: Language;
  chosen: boolean;
  kode: string;
}

/** Of the moment, by the clock of the nota's shop. */
export interface Now {
  now: Date;
  timeZone: string;
}

type Line = NotaPublik['lines'][number];
type Harga = NonNullable<Line['harga']>;

const addressIn = ({ kode }: CekView, language: Language): string =>
  `${CEK_NOTA}${kode && `/${encodeURIComponent(kode)}`}?lang=${language}`;

/** The dark modules as one path, with the quiet zone that a camera needs. */
const qrPicture = (text: string): Html => {
  const rows = qrRows(text);
  const path = rows
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return trusted(
    `<svg viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`,
  );
};

export const document = (
  view: CekView,
  { title, brand, body }: { title: string; brand: Part; body: Part },
): string => {
  const words = WORDS[view.language];
  return html`<!doctype html>
<html lang="${SPOKEN[view.language].tag}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#1c2430">
<link rel="icon" href="${KADAR_MARK}" type="image/svg+xml">
${FONT && html`<link rel="preload" as="font" type="font/woff2" href="${FONT}" crossorigin>`}
<style>${trusted(STYLE)}</style></head>
<body><a class="lompat" href="#isi">${words.skip}</a>
<header><div class="badan sempit"><span class="merek">${brand}</span></div></header>
<main id="isi" tabindex="-1"><div class="badan sempit">${body}</div></main>
<footer><div class="badan sempit"><nav aria-label="${words.languages}"><ul>${LANGUAGES.map(
    (language) =>
      html`<li><a class="tombol" href="${addressIn(view, language)}" lang="${SPOKEN[language].tag}" hreflang="${SPOKEN[language].tag}"${language === view.language && html` aria-current="true"`}>${SPOKEN[language].name}</a></li>`,
  )}</ul></nav></div></footer></body></html>`.text;
};

export const mark = (words: Words): Html =>
  html`<img class="lambang" src="${KADAR_MARK}" width="36" height="36" alt="">${words.title}`;

export const askForm = (view: CekView, typed: string): Html => {
  const words = WORDS[view.language];
  const wrong = typed !== '';
  return html`<form class="cari barang" action="${CEK_NOTA}">${view.chosen && html`<input type="hidden" name="lang" value="${view.language}">`}
<label for="kode">${words.field}</label><input id="kode" name="kode" value="${typed}" maxlength="100" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="${EXAMPLE}"${wrong && html` aria-invalid="true" aria-describedby="salah"`}>
${wrong && html`<p class="salah" id="salah">${fillIn(words.fieldProblem, { contoh: EXAMPLE })}</p>`}
<button class="tombol">${words.check}</button></form>`;
};

/** Where a nota is asked for that has no scanner at hand; `typed` is what was typed and is none. */
export const askPage = (view: CekView, typed: string): string => {
  const words = WORDS[view.language];
  const body = html`<h1>${words.title}</h1><p class="redup">${words.askText}</p>${askForm(view, typed)}`;
  return document(view, { title: words.title, brand: mark(words), body });
};

export const tooManyPage = (view: CekView): string => {
  const words = WORDS[view.language];
  const body = html`<h1>${words.tooMany}</h1><p class="redup">${words.tooManyText}</p>`;
  return document(view, { title: words.tooMany, brand: mark(words), body });
};

const STATUS: Readonly<Record<NotaPublik['status'], [title: keyof Words, text: keyof Words]>> = {
  ASLI: ['genuine', 'genuineText'],
  SUDAH_DIBELI: ['bought', 'boughtText'],
  BATAL: ['cancelled', 'cancelledText'],
  TANDA_LAMA: ['old', 'oldText'],
  TIDAK_DIKENAL: ['unknown', 'unknownText'],
};

const NAMES: Readonly<Record<Harga['potongan'][number]['nama'], keyof Words>> = {
  RUGINOTA: 'ruginota',
  KONDISI: 'kondisi',
  KATEGORI: 'kategori',
};

const unitOf = ({ jenis, nilai }: Harga['potongan'][number], words: Words): string => {
  if (jenis === 'PERSEN') return `${String(nilai).replace('.', ',')} %`;
  return fillIn(jenis === 'RP_PER_GRAM' ? words.perGram : words.perPiece, { rp: formatRupiah(nilai) });
};

const signed = (rp: number): string => (rp < 0 ? `${MINUS}${formatRupiah(-rp)}` : formatRupiah(rp));

export const row = (label: Part, value: string, css = ''): Html =>
  html`<div${css && html` class="${css}"`}><dt>${label}</dt><dd>${value}</dd></div>`;

const calculation = (harga: Harga, words: Words): Html => {
  const { dasar, berat, harga_emas, potongan } = harga;
  const gold = Math.round(berat * harga_emas);
  const rest = harga.harga - potongan.reduce((left, { rupiah }) => left - rupiah, gold);
  const basis = dasar === 'NOTA' ? words.basisNota : words.basisBeli;
  const product = `${weightOnScreen(Math.round(berat * 1000))} × ${formatRupiah(harga_emas)}`;
  return html`<dl class="hitung">${row(html`${basis}<small>${product}</small>`, formatRupiah(gold))}
${potongan.map((one) => row(html`${words[NAMES[one.nama]]}<small>${unitOf(one, words)}</small>`, signed(-one.rupiah)))}
${rest !== 0 && row(words.rounded, signed(rest))}
${row(`${words.price} ${words.today}`, formatRupiah(harga.harga), 'jumlah')}</dl>`;
};

/** Made once for each language, zone and shape: a format is dear to make. English dates begin with the day, as in the shop. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const tag = language === 'en' ? 'en-GB' : SPOKEN[language].tag;
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, known);
  return known;
};

const clock = (at: Date, language: Language, { timeZone }: Now): string =>
  formatOf(language, { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(at);

/** Day and hour, by the clock of the shop. */
export const moment = (at: Date, language: Language, { timeZone }: Now): string =>
  formatOf(language, { timeZone, dateStyle: 'medium', timeStyle: 'short', hour12: false }).format(at);

export const day = (date: string, language: Language): string =>
  formatOf(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const priced = (harga: Harga, view: CekView, now: Now): Html => {
  const words = WORDS[view.language];
  const jam = clock(new Date(harga.sampai), view.language, now);
  return html`${calculation(harga, words)}<div class="kutipan">${qrPicture(harga.kutipan)}<div><p><strong>${fillIn(words.validUntil, { jam })}</strong>${words.forTill}</p>
<p>${words.condition}</p></div></div>`;
};

const pieceSection = (line: Line, view: CekView, now: Now, alive: boolean): Html => {
  const words = WORDS[view.language];
  const photo = `${CEK_NOTA}/${encodeURIComponent(view.kode)}/foto/${line.urut}`;
  const weight = weightOnScreen(Math.round(line.berat * 1000));
  return html`<section class="barang" aria-labelledby="b${line.urut}"><div class="kepala">
${line.foto && html`<img src="${photo}" width="88" height="88" alt="${fillIn(words.photo, { nama: line.nama_barang })}">`}
<div><h2 id="b${line.urut}">${line.nama_barang}</h2><p class="redup">${line.kadar} · ${weight}</p></div></div>
${alive && (line.dibeli ? html`<p class="catatan"><strong>${words.pieceGone}</strong></p>` : line.harga ? priced(line.harga, view, now) : html`<p class="catatan"><strong>${words.ask}</strong></p>`)}</section>`;
};

export const trustSection = (
  nota: Pick<NotaPublik, 'toko' | 'lines'>,
  view: CekView,
  { now, timeZone }: Now,
): Html => {
  const words = WORDS[view.language];
  const { nama_toko, alamat_toko, no_hp } = nota.toko;
  const wa = waNumber(no_hp);
  const waktu = moment(now, view.language, { now, timeZone });
  const hasPrice = nota.lines.some(({ harga }) => harga !== null);
  return html`<section class="barang" aria-labelledby="jamin"><h2 id="jamin">${words.trust}</h2>
${hasPrice && html`<p>${fillIn(words.pricedAt, { waktu })} ${words.trustText}</p>`}
<dl class="fakta"><dt>${words.signature}</dt><dd class="tanda">${readNotaCode(view.kode)?.tanda}</dd>
<dt>${words.shop}</dt><dd>${nama_toko}<br>${alamat_toko}</dd></dl>
${wa && html`<p class="catatan"><a class="tombol" href="https://wa.me/${wa}" rel="noopener nofollow">${words.whatsapp}</a></p>`}</section>`;
};

/** The page of a nota: whether it is genuine, its pieces with what they are worth today, and why that may be believed. */
export const notaPage = (view: CekView, nota: NotaPublik, now: Now): string => {
  const words = WORDS[view.language];
  const { status, toko, lines } = nota;
  const [heading, text] = STATUS[status];
  const known = status !== 'TIDAK_DIKENAL';
  const brand = known
    ? html`<img class="lambang" src="${toko.logo ? addressOf(toko.logo) : KADAR_MARK}" width="36" height="36" alt="">${toko.nama_toko}`
    : mark(words);
  const facts =
    known &&
    html`<dl class="fakta"><dt>${words.number}</dt><dd>${nota.no_faktur}</dd>${nota.tanggal && html`<dt>${words.date}</dt><dd>${day(nota.tanggal, view.language)}</dd>`}</dl>`;
  const body = html`<section class="status ${status}"><h1>${words[heading]}</h1><p>${fillIn(words[text], { toko: toko.nama_toko })}</p>${facts}</section>
${known ? [lines.map((line) => pieceSection(line, view, now, status === 'ASLI')), trustSection(nota, view, now)] : askForm(view, '')}`;
  return document(view, { title: `${words[heading]} · ${toko.nama_toko || words.title}`, brand, body });
};
