import { useGo } from '../page/AppLink.tsx';
import { useScanner } from '../useScanner.ts';
import { findNumber } from './types.ts';
import { useDocumentHref } from './useDocumentHref.ts';

interface Options {
  /** What becomes of a scan that is no document; without it nothing. */
  onOther?: (code: string) => void;
}

/** Opens the document whose number was typed or scanned, the QR of its paper too; true when there was one. */
export const useOpenNumber = (): ((text: string) => boolean) => {
  const go = useGo();
  const hrefOf = useDocumentHref();
  return (text) => {
    const no = findNumber(text);
    const href = no && hrefOf(no);
    if (href) go(href);
    return href !== null;
  };
};

/** Every scan of a document's number opens it, wherever the cursor is. */
export const useDocumentScan = ({ onOther }: Options = {}): void => {
  const open = useOpenNumber();
  useScanner((code) => {
    if (!open(code)) onOther?.(code);
  });
};
