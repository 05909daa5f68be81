import type { SlipPublik } from '@kadar/contract/endpoints/cek-nota.ts';
import { CEK_NOTA } from '@kadar/contract/endpoints/cek-nota.ts';
import { PIN_DIGIT } from '@kadar/contract/endpoints/layar.ts';
import { readNotaCode } from '@kadar/domain/nota-code.ts';
import { type Html, html } from '../../engines/public-page/html.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { askReady } from '../hutang/public.ts';
import type { CekView } from './page.ts';
import { isSlip } from './slip.ts';
import { SLIP_WORDS } from './slip-words.ts';

/** Below the public page: what looks again while a bag is being fetched. */
export const SIAP_SCRIPT = `${CEK_NOTA}/siap.js`;

/** Asks the shop to have the bag of a slip ready. Throws SLIP_TIDAK_BERLAKU for what is no slip, and what askReady() refuses. */
export const readyFor = (kadar: Kadar, kode: string, pin: string, ip: string) => {
  const signed = readNotaCode(kode);
  if (!signed || !isSlip(kode)) throw new AppError('SLIP_TIDAK_BERLAKU');
  return askReady(kadar, signed, pin, ip);
};

type Siap = NonNullable<NonNullable<SlipPublik['hutang']>['siap']>;

const askForm = (view: CekView, problem: string): Html => {
  const words = SLIP_WORDS[view.language];
  const language = view.chosen ? `?lang=${view.language}` : '';
  const wrong = problem !== '';
  return html`<p class="redup">${words.readyText}</p>
<form class="cari" method="post" action="${CEK_NOTA}/${encodeURIComponent(view.kode)}/siap${language}"><label for="pin">${words.pin}</label>
<input id="pin" name="pin" type="password" inputmode="numeric" pattern="[0-9]{${PIN_DIGIT}}" maxlength="${PIN_DIGIT}" required autocomplete="off"${wrong && html` aria-invalid="true" aria-describedby="salah" autofocus`}>
${wrong && html`<p class="salah" id="salah">${problem}</p>`}<button class="tombol">${words.ready}</button></form>`;
};

const place = ({ nomor, keadaan }: Siap, view: CekView): Html => {
  const words = SLIP_WORDS[view.language];
  const told = keadaan === 'SIAP' ? words.isReady : words.isFetched;
  return html`<p class="nomor"><small>${words.queue}</small>${nomor}</p>
<p role="status"><strong>${told}</strong> ${words.showNumber}</p>
${keadaan === 'DIMINTA' && html`<script src="${SIAP_SCRIPT}" data-keadaan="DIMINTA"></script>`}`;
};

/** Where the bag of a slip is asked for, and how far it is; nothing for a pledge without a PIN. `problem` is why it was refused. */
export const readySection = (siap: Siap | null, view: CekView, problem: string): Html | null => {
  if (!siap) return null;
  const words = SLIP_WORDS[view.language];
  const body =
    siap.nomor !== null
      ? place(siap, view)
      : siap.buka
        ? askForm(view, problem)
        : html`<p class="redup">${words.readyClosed}</p>`;
  return html`<section class="barang" aria-labelledby="siap"><h2 id="siap">${words.ready}</h2>${body}</section>`;
};
