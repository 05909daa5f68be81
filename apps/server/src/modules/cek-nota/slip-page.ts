import type { SlipPublik } from '@kadar/contract/endpoints/cek-nota.ts';
import type { Hitungan } from '@kadar/contract/endpoints/hutang.ts';
import { fillIn } from '@kadar/contract/text.ts';
import { formatRupiah, weightOnScreen } from '@kadar/documents/format.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { bungaRp } from '@kadar/domain/pledge.ts';
import { type Html, html } from '../../engines/public-page/html.ts';
import { addressOf } from '../../platform/images/store.ts';
import { askForm, type CekView, day, document, mark, type Now, row, trustSection } from './page.ts';
import { readySection } from './siap.ts';
import { SLIP_WORDS, type SlipWords } from './slip-words.ts';
import { WORDS } from './words.ts';

type Hutang = NonNullable<SlipPublik['hutang']>;

const HEADS: Readonly<
  Record<SlipPublik['status'], [title: keyof SlipWords, text: keyof SlipWords | null, css: string]>
> = {
  BERLAKU: ['holds', 'holdsText', 'ASLI'],
  MATI: ['dead', 'deadText', 'BATAL'],
  SELESAI: ['over', 'overText', 'SUDAH_DIBELI'],
  TANDA_LAMA: ['old', 'oldText', 'TANDA_LAMA'],
  TIDAK_DIKENAL: ['unknown', null, 'TIDAK_DIKENAL'],
};

/** The whole calculation of a day: principal, interest with its days, penalty, and what they come to. */
const calculation = (hitungan: Hitungan, { pokok, persen }: Hutang, words: SlipWords): Html => {
  const { parts, bunga, bunga_tepat, denda, lewat_hari, total_bayar } = hitungan;
  const rate = String(persen).replace('.', ',');
  const lines = parts.map((part) =>
    fillIn(words.line, {
      pokok: formatRupiah(part.pokok),
      persen: rate,
      per30: formatRupiah(bungaRp(part.pokok, toMilli(persen))),
      hari: part.hari,
    }),
  );
  const rounded = bunga === bunga_tepat ? [] : [fillIn(words.rounded, { tepat: formatRupiah(bunga_tepat) })];
  const told = [...lines, ...rounded].map((line) => html`<small>${line}</small>`);
  return html`<dl class="hitung">${row(words.principal, formatRupiah(pokok))}
${row(html`${words.interest}${told}`, formatRupiah(bunga))}
${denda > 0 && row(fillIn(words.penalty, { hari: lewat_hari }), formatRupiah(denda))}
${row(words.redeemToday, formatRupiah(total_bayar), 'jumlah')}</dl>`;
};

const pledge = (hutang: Hutang, view: CekView): Html => {
  const words = SLIP_WORDS[view.language];
  const { hari_ini, besok, min_hari, grace_hari } = hutang;
  return html`<section class="barang" aria-labelledby="tebus"><h2 id="tebus">${words.redeemToday} · ${day(hari_ini.tanggal, view.language)}</h2>
${calculation(hari_ini, hutang, words)}
<p class="catatan"><strong>${words.redeemTomorrow}: ${formatRupiah(besok.total_bayar)}</strong></p>
<p class="redup">${fillIn(words.least, { hari: min_hari, grace: grace_hari })}</p></section>
<section class="barang" aria-labelledby="barang"><h2 id="barang">${words.goods}</h2>
<dl class="fakta">${hutang.barang.map(
    ({ nama_barang, kadar, berat }) =>
      html`<dt>${nama_barang}</dt><dd>${kadar} · ${weightOnScreen(Math.round(berat * 1000))}</dd>`,
  )}</dl></section>`;
};

/** The page of a slip: whether it holds, and what redeeming its pledge costs today and tomorrow, with the whole calculation; `problem` is why its bag is not made ready. */
export const slipPage = (view: CekView, slip: SlipPublik, now: Now, problem = ''): string => {
  const words = SLIP_WORDS[view.language];
  const common = WORDS[view.language];
  const { status, toko, hutang } = slip;
  const [title, text, css] = HEADS[status];
  const known = status !== 'TIDAK_DIKENAL';
  const brand = known
    ? html`<img class="lambang" src="${toko.logo ? addressOf(toko.logo) : '/kadar.svg'}" width="36" height="36" alt="">${toko.nama_toko}`
    : mark(common);
  const said = text ? fillIn(words[text], { toko: toko.nama_toko }) : common.unknownText;
  const facts = hutang
    ? html`<dl class="fakta"><dt>${common.number}</dt><dd>${slip.no_hutang}</dd><dt>${common.date}</dt><dd>${day(hutang.tanggal, view.language)}</dd>
<dt>${words.due}</dt><dd>${day(hutang.jatuh_tempo, view.language)}</dd></dl>`
    : null;
  const ready = hutang && readySection(hutang.siap, view, problem);
  // A number is what he looks for; who has none yet reads first what it costs.
  const called = hutang?.siap?.nomor != null;
  const body = html`<section class="status ${css}"><h1>${words[title]}</h1><p>${said}</p>${facts}</section>
${called && ready}${hutang && pledge(hutang, view)}${!called && ready}${known ? trustSection({ toko, lines: [] }, view, now) : askForm(view, '')}`;
  return document(view, { title: `${words[title]} · ${toko.nama_toko || common.title}`, brand, body });
};
