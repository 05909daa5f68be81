import { formatRupiah, formatScreen, groupThousands } from '@kadar/documents/format.ts';
import { waNumber } from '@kadar/domain/phone.ts';
import { type Html, html, webLink } from '../../../engines/public-page/html.ts';
import { unfiltered } from './ask.ts';
import type { Hadiah, Splash, Story } from './read-katalog.ts';
import { filled, picture, said, type View } from './view.ts';

const line = (text: string, tag: 'p' | 'lead' = 'p'): Html | false =>
  said(text) !== '' &&
  (tag === 'lead' ? html`<p class="utama">${said(text)}</p>` : html`<p>${said(text)}</p>`);

/** The screens that a visitor is welcomed with: a member has one of its own. */
export const splashOf = ({ katalog, ask }: View): Splash[] =>
  katalog.splash.filter(({ kode }) => (kode === 'MEMBER') === ask.member);

/**
 * A window of its own above the page: swiped through, left by its button, which needs no script. The script only
 * remembers that it was seen.
 */
export const splashSection = (view: View): Html | false => {
  const screens = splashOf(view);
  const { words, ask, katalog } = view;
  if (screens.length === 0) return false;
  const slides = screens.map(
    ({ text, position, image_path }, index) =>
      html`<li class="${position === 'top' ? 'atas' : 'bawah'}">${picture(image_path, '', {
        width: 412,
        height: 780,
        sizes: '(min-width: 48em) 34vw, 100vw',
        eager: index === 0,
      })}<p>${text}</p></li>`,
  );
  return html`<section class="sambutan" aria-label="${words.welcome}" data-jumlah="${screens.length}">
<ul tabindex="0" aria-label="${words.welcome}">${slides}</ul>
<a class="tombol masuk" href="${unfiltered(ask)}#isi" data-lewati>${words.enter}<span class="sunyi"> ${katalog.nama}</span></a></section>`;
};

const story = (one: Story, eager: boolean): Html => {
  const link = webLink(one.url_pendukung);
  const frame = { width: 360, height: 270, sizes: '(min-width: 48em) 360px, 84vw', eager };
  return html`<li class="kartu cerita">${picture(one.gambar_path, '', frame)}<div class="isi">
<h3>${one.title}</h3>${line(one.sub_title, 'lead')}${line(one.info)}${line(one.sub_info)}${line(one.deskripsi)}
${link && html`<a class="tombol" href="${link}" rel="noopener nofollow">${one.nama_tombol}<span class="sunyi">: ${one.title}</span></a>`}</div></li>`;
};

export const bannerSection = ({ katalog, words }: View, eager: boolean): Html | false =>
  katalog.banner.length > 0 &&
  html`<section aria-labelledby="promo"><h2 id="promo">${words.promo}</h2>
<ul class="geseran" tabindex="0" aria-label="${words.promo}">${katalog.banner.map((one, index) => story(one, eager && index === 0))}</ul></section>`;

export const infoSection = ({ katalog, words }: View): Html | false =>
  katalog.info.length > 0 &&
  html`<section aria-labelledby="info"><h2 id="info">${words.info}</h2>
<ul class="kisi lebar">${katalog.info.map((one) => story(one, false))}</ul></section>`;

/** Price labels with their groups: purity and what a gram is sold for today. */
export const priceSection = ({ katalog, words }: View): Html | false => {
  const labels = katalog.harga.filter(({ group }) => group.length > 0);
  if (labels.length === 0) return false;
  const tables = labels.map(
    ({ nama_harga_app, group }) =>
      html`<li class="kartu isi"><h3>${nama_harga_app}</h3><dl>${group.map(
        ({ nama_group, kadar, harga }) =>
          html`<div><dt>${nama_group}<small>${filled(words.purity, { n: formatScreen('kadar', kadar) })}</small></dt>
<dd>${harga === null ? words.ask : html`${formatRupiah(harga)}<small>${words.perGram}</small>`}</dd></div>`,
      )}</dl></li>`,
  );
  return html`<section aria-labelledby="harga"><h2 id="harga">${words.prices}</h2>
<ul class="kisi lebar">${tables}</ul><p class="catatan">${words.priceNote}</p></section>`;
};

export const groupSection = ({ katalog, words }: View): Html | false =>
  katalog.group.length > 0 &&
  html`<section aria-labelledby="kadar"><h2 id="kadar">${words.groups}</h2><dl class="kartu isi uraian">${katalog.group.map(
    ({ nama_group, description }) => html`<div><dt>${nama_group}</dt><dd>${said(description)}</dd></div>`,
  )}</dl></section>`;

const reward = (one: Hadiah, points: string): Html =>
  html`<li class="kartu">${picture(one.gambar_path, '', { width: 360, height: 360, sizes: '(min-width: 48em) 280px, 46vw' })}
<div class="isi"><h3>${one.nama_hadiah}</h3><p class="harga">${filled(points, { n: groupThousands(one.point) })}</p>
${line(one.info)}${line(one.sub_info)}${line(one.deskripsi)}</div></li>`;

export const rewardSection = ({ katalog, words }: View): Html | false =>
  katalog.hadiah.length > 0 &&
  html`<section aria-labelledby="hadiah"><h2 id="hadiah">${words.rewards}</h2>
<ul class="kisi">${katalog.hadiah.map((one) => reward(one, words.points))}</ul></section>`;

/** Those who answer on WhatsApp; a number that is none is not shown. */
export const contactSection = ({ katalog, words }: View): Html | false => {
  const people = katalog.kontak.flatMap(({ nama_admin, no_hp }) => {
    const number = waNumber(no_hp);
    return number ? [{ nama_admin, number }] : [];
  });
  if (people.length === 0) return false;
  const links = people.map(
    ({ nama_admin, number }) =>
      html`<li><a class="tombol" href="https://wa.me/${number}" rel="noopener">${filled(words.chat, { nama: nama_admin })}</a></li>`,
  );
  return html`<section aria-labelledby="kontak"><h2 id="kontak">${words.contacts}</h2><ul class="deret kontak">${links}</ul></section>`;
};
