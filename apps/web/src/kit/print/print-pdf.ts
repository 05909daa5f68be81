import { asPage } from './roll-page.ts';

const KEEP_MS = 10 * 60_000;

/** Phones have no printer dialog for a hidden frame; there the document opens in a tab of its own. */
const inTab = (): boolean => window.matchMedia('(pointer: coarse)').matches;

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
  frame.onload = () => frame.contentWindow?.print();
  frame.src = address;
  document.body.append(frame);
  setTimeout(() => frame.remove(), KEEP_MS);
};

/** Hands a PDF, or the text of a roll or form, to the browser's dialog. Throws ApiError of the fetch. */
export const printPdf = async (fetchPdf: () => Promise<Response>): Promise<void> => {
  const tab = inTab() ? window.open('', '_blank') : null;
  try {
    const address = URL.createObjectURL(await asPage(await fetchPdf()));
    setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
    if (tab) tab.location.href = address;
    else inFrame(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
