import { useOpenNumber } from '../../kit/dokumen/useDocumentScan.ts';
import { DocumentDrawer } from './DocumentDrawer.tsx';
import { useListAddress } from './useListAddress.ts';

const NO_FILTERS: never[] = [];

/** The document that the address names with `?no_faktur=`, over a screen that lists none. */
export const AddressedDrawer = () => {
  const { no_faktur, close } = useListAddress(NO_FILTERS);
  const show = useOpenNumber();
  return no_faktur && <DocumentDrawer no_faktur={no_faktur} onShow={show} onClose={close} />;
};
