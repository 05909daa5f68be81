import {
  type PrepareZXingModuleOptions,
  prepareZXingModule,
  type ReadInputBarcodeFormat,
  readBarcodes,
} from 'zxing-wasm/reader';

/** What browsers call a format, and what this reader does. */
const NAMES: Readonly<Record<string, ReadInputBarcodeFormat>> = {
  qr_code: 'QRCode',
  code_128: 'Code128',
  code_39: 'Code39',
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  itf: 'ITF',
  data_matrix: 'DataMatrix',
};

/** Loads the reader's program from where `overrides` says. Rejects where it cannot be loaded, or the browser runs no WebAssembly. */
export const prepareReader = async (overrides: PrepareZXingModuleOptions['overrides']): Promise<void> => {
  await prepareZXingModule({ ...(overrides && { overrides }), fireImmediately: true });
};

/** The text of a code in a picture, of the formats as browsers call them; undefined where none is seen. */
export const readPicture = async (
  picture: ImageData,
  formats: readonly string[],
): Promise<string | undefined> => {
  const [found] = await readBarcodes(picture, {
    formats: formats.flatMap((format) => NAMES[format] ?? []),
    tryHarder: true,
    maxNumberOfSymbols: 1,
  });
  return found?.text;
};
