import { onPhone } from '../usePhone.ts';
import { asPage } from './roll-page.ts';

const KEEP_MS = 10 * 60_000;

/** Phones have no printer dialog for a hidden frame; there a paper opens in a tab of its own. */
const inTab = (): boolean => onPhone() || window.matchMedia('(pointer: coarse)').matches;

/** The tab a paper will open in, asked for while the press still counts; null where a printer's dialog is to be had. */
export const openTab = (): Window | null => (inTab() ? window.open('', '_blank') : null);

/** The frame belongs to no screen: it prints once it is drawn, whatever is looked at by then. */
const inFrame = (address: string): void => {
  const frame = document.createElement('iframe');
  // Out of sight but drawn: a frame that is not drawn cannot be printed.
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineEnd: '0',
    bottom: '0',
    width: '1px',
    height: '1px',
    opacity: '0',
  });
  frame.tabIndex = -1;
  frame.title = 'PDF';
  frame.setAttribute('aria-hidden', 'true');
  frame.onload = () => frame.contentWindow?.print();
  frame.src = address;
  document.body.append(frame);
  setTimeout(() => frame.remove(), KEEP_MS);
};

/** Hands a page to the browser: to its printer's dialog, or to the tab that was opened for it. */
export const printPage = (page: Blob, tab: Window | null): void => {
  const address = URL.createObjectURL(page);
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
  if (tab) tab.location.href = address;
  else inFrame(address);
};

/** Hands a PDF, or the text of a roll or form, to the browser's dialog. Throws ApiError of the fetch. */
export const printPdf = async (fetchPdf: () => Promise<Response>): Promise<void> => {
  const tab = openTab();
  try {
    printPage(await asPage(await fetchPdf()), tab);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
