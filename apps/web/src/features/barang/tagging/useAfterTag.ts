import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { addBarang } from '@kadar/contract/endpoints/barang.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../kit/api/errors.ts';
import { toPrinter } from '../../../kit/print/print.ts';
import { uploadFoto } from '../foto.ts';
import type { Tagged } from './tagging-model.ts';

/** What a piece that stands gets besides, its tag and its photo: what fails of it is noted, and nothing waits for it. */
export const useAfterTag = (
  note: (no_tambah: string, key: NonNullable<Tagged['note']>['key'], what: string) => void,
) => {
  const client = useQueryClient();
  /** The tag comes out of the shop's printer; where it has none, they are printed when the piece in hand does not wait for a dialog. */
  const printTag = async ({
    no_tambah,
    kode_barcode,
  }: Pick<Tagged, 'no_tambah' | 'kode_barcode'>): Promise<void> => {
    try {
      const job = await toPrinter('TAG', { apa: 'TAG', kode_barcodes: [kode_barcode] });
      if (!job) note(no_tambah, 'noPrint', '');
    } catch (error) {
      if (!isApiError(error)) throw error;
      note(no_tambah, 'noPrint', error.message);
    }
  };
  const photograph = async (made: DataOf<typeof addBarang>, foto: Blob | null): Promise<void> => {
    if (!foto) return;
    try {
      await uploadFoto(client, made, foto);
    } catch (error) {
      if (!isApiError(error)) throw error;
      note(made.no_tambah, 'noPhoto', error.message);
    }
  };
  return { printTag, photograph };
};
