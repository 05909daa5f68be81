import { CEK_NOTA } from '@kadar/contract/endpoints/cek-nota.ts';
import type { Klaim, KlaimPublik } from '@kadar/contract/endpoints/klaim.ts';
import { fillIn } from '@kadar/contract/text.ts';
import { formatRupiah, weightOnScreen } from '@kadar/documents/format.ts';
import { type Html, html } from '../../engines/public-page/html.ts';
import { addressOf } from '../../platform/images/store.ts';
import type { ClaimWords } from './claim-words/words.ts';
import { CLAIM_WORDS } from './claim-words.ts';
import { askForm, type CekView, day, document, mark, moment, type Now, row, trustSection } from './page.ts';
import { WORDS } from './words.ts';

type Piece = Klaim['barang'][number];
type Question = Klaim['tanya'][number];

/** What was wrong with an answer: words for the page, and what was typed. */
export interface Problem {
  urut: number;
  said: string;
  nama: string;
  /** Of the name field, or of the question. */
  at: 'nama' | 'tanya';
}

const HEADS: Readonly<
  Record<
    KlaimPublik['status'],
    [title: 'holds' | 'old' | 'unknown', text: 'holdsText' | 'oldText' | 'unknownText', css: string]
  >
> = {
  BERLAKU: ['holds', 'holdsText', 'ASLI'],
  TANDA_LAMA: ['old', 'oldText', 'TANDA_LAMA'],
  TIDAK_DIKENAL: ['unknown', 'unknownText', 'TIDAK_DIKENAL'],
};

const grams = (berat: number): string => weightOnScreen(Math.round(berat * 1000));

const shots = (numbers: readonly number[], alt: string, { kode }: CekView): Html[] =>
  numbers.map(
    (n) =>
      html`<img src="${CEK_NOTA}/${encodeURIComponent(kode)}/foto/${n}" width="132" height="132" alt="${alt}">`,
  );

/** A piece before and after: photos, weights, and what it lost of what it might. */
const pieceSection = (piece: Piece, { jenis }: Klaim, view: CekView): Html => {
  const words = CLAIM_WORDS[view.language];
  const {
    urut,
    nama_barang: nama,
    kadar,
    status,
    berat_awal,
    tambah,
    berat_akhir,
    susut,
    batas_susut,
    emas,
    rp,
  } = piece;
  const photos = [
    ...shots(piece.foto, jenis === 'SERVICE' ? fillIn(words.photoBefore, { nama }) : words.yourGold, view),
    ...shots(piece.foto_akhir, fillIn(words.photoAfter, { nama }), view),
  ];
  const limit =
    batas_susut !== null && html`<small>${fillIn(words.mayLose, { berat: grams(batas_susut) })}</small>`;
  return html`<section class="barang" aria-labelledby="b${urut}"><h2 id="b${urut}">${nama}</h2><p class="redup">${kadar} · ${words.state[status]}</p>
${photos.length > 0 && html`<div class="jajar">${photos}</div>`}
<dl class="hitung">${row(jenis === 'SERVICE' ? words.weightBefore : words.weightEstimated, grams(berat_awal))}
${tambah > 0 && row(words.added, grams(tambah))}
${berat_akhir !== null && row(words.weightAfter, grams(berat_akhir))}
${susut !== null && row(html`${words.lost}${limit}`, grams(susut))}
${emas !== null && row(html`${words.yourGold}<small>${fillIn(words.fineGold, { berat: grams(emas.murni) })}</small>`, grams(emas.berat))}
${row(words.cost, formatRupiah(rp), 'jumlah')}</dl></section>`;
};

const answered = ({ jawab, dijawab_at }: Question, view: CekView, now: Now): Html => {
  const words = CLAIM_WORDS[view.language];
  const waktu = dijawab_at ? moment(new Date(dijawab_at), view.language, now) : '';
  return html`<p class="catatan" role="status"><strong>${fillIn(jawab === 'YA' ? words.saidYes : words.saidNo, { waktu })}</strong></p>`;
};

const form = ({ urut, sidik }: Question, view: CekView, problem: Problem | undefined): Html => {
  const words = CLAIM_WORDS[view.language];
  const language = view.chosen ? `?lang=${view.language}` : '';
  const wrong = problem?.at === 'nama';
  return html`<p class="redup">${words.askedText}</p>
<form class="cari" method="post" action="${CEK_NOTA}/${encodeURIComponent(view.kode)}/setuju${language}"><input type="hidden" name="urut" value="${urut}"><input type="hidden" name="sidik" value="${sidik}">
<label for="nama${urut}">${words.name}</label><input id="nama${urut}" name="nama" value="${problem?.nama ?? ''}" maxlength="60" required autocomplete="name"${wrong && html` aria-invalid="true" aria-describedby="salah${urut}" autofocus`}>
${wrong && html`<p class="salah" id="salah${urut}">${words.nameProblem}</p>`}
<button class="tombol utama" name="jawab" value="YA">${words.yes}</button><button class="tombol" name="jawab" value="TIDAK">${words.no}</button></form>`;
};

/** What the shop asks, and the place for an answer; what was answered, and what has changed, say so. */
const questionSection = (question: Question, view: CekView, now: Now, problem: Problem | undefined): Html => {
  const words = CLAIM_WORDS[view.language];
  const { urut, nama_barang, rp_lama, rp, keterangan, berubah, jawab } = question;
  const told = problem?.at === 'tanya' && html`<p class="salah" role="alert">${problem.said}</p>`;
  const body = jawab
    ? answered(question, view, now)
    : berubah
      ? html`<p class="catatan" role="status"><strong>${words.changed}</strong></p>`
      : form(question, view, problem);
  return html`<section class="barang" aria-labelledby="t${urut}"><h2 id="t${urut}">${words.asked}</h2>
${(nama_barang || keterangan) && html`<p>${[nama_barang, keterangan].filter(Boolean).join(' · ')}</p>`}
<dl class="hitung">${row(words.before, formatRupiah(rp_lama))}${row(words.becomes, formatRupiah(rp), 'jumlah')}</dl>${told}${body}</section>`;
};

/** What he brought along: as it came, and when he had it back with which weight. */
const sampleSections = ({ contoh }: Klaim, view: CekView): Html[] => {
  const words = CLAIM_WORDS[view.language];
  return contoh.map(
    ({ deskripsi, berat, tgl_kembali, berat_kembali }, at) =>
      html`<section class="barang" aria-labelledby="c${at}"><h2 id="c${at}">${words.sample}</h2><p>${deskripsi}</p>
<p class="redup">${tgl_kembali ? fillIn(words.sampleBack, { tanggal: day(tgl_kembali, view.language) }) : words.sampleKept}</p>
<dl class="hitung">${row(words.weightBefore, grams(berat))}${berat_kembali !== null && row(words.weightAfter, grams(berat_kembali))}</dl></section>`,
  );
};

const way = ({ jalan }: Klaim, view: CekView, now: Now): Html => {
  const words = CLAIM_WORDS[view.language];
  return html`<section class="barang" aria-labelledby="jalan"><h2 id="jalan">${words.way}</h2><dl class="hitung">${jalan.map(({ at, langkah }) => row(words.step[langkah], moment(new Date(at), view.language, now)))}</dl></section>`;
};

const facts = ({ no_faktur, klaim }: KlaimPublik, view: CekView, words: ClaimWords): Html | null => {
  const common = WORDS[view.language];
  if (!klaim) return null;
  return html`<dl class="fakta"><dt>${common.number}</dt><dd>${no_faktur}</dd><dt>${common.date}</dt><dd>${day(klaim.tanggal, view.language)}</dd>
<dt>${words.promised}</dt><dd>${day(klaim.tgl_janji, view.language)}</dd><dt>${klaim.jenis === 'SERVICE' ? words.cost : words.estimated}</dt><dd>${formatRupiah(klaim.rp)}</dd></dl>`;
};

/** The page of a claim slip: how far its pieces are, each before and after, and what its holder is asked. `problem` is why his answer was not kept. */
export const claimPage = (view: CekView, claim: KlaimPublik, now: Now, problem?: Problem): string => {
  const words = CLAIM_WORDS[view.language];
  const { status, toko, klaim } = claim;
  const known = status !== 'TIDAK_DIKENAL';
  const [title, text, css] = HEADS[status];
  const heading = klaim ? words.state[klaim.keadaan] : words[title];
  const brand =
    known && toko.logo
      ? html`<img class="lambang" src="${addressOf(toko.logo)}" width="36" height="36" alt="">${toko.nama_toko}`
      : known
        ? toko.nama_toko
        : mark(WORDS[view.language]);
  const said = klaim ? words[title] : fillIn(words[text], { toko: toko.nama_toko });
  const questions = klaim?.tanya ?? [];
  const body = html`<section class="status ${css}"><h1>${heading}</h1><p>${said}</p>${facts(claim, view, words)}</section>
${questions.map((one) => questionSection(one, view, now, problem?.urut === one.urut ? problem : undefined))}
${klaim && [klaim.barang.map((piece) => pieceSection(piece, klaim, view)), sampleSections(klaim, view), way(klaim, view, now)]}
${known ? trustSection({ toko, lines: [] }, view, now) : askForm(view, '')}`;
  return document(view, {
    title: `${heading} · ${toko.nama_toko || WORDS[view.language].title}`,
    brand,
    body,
  });
};
