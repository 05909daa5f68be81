import { useOptions } from '../../kit/fields/useOptions.ts';

/** What a condition means, in the words of its list: its code where the list has none. */
export const useKondisi = (): ((kondisi_barang: string) => string) => {
  const { options } = useOptions('parakondisi', '', []);
  return (kondisi_barang) => String(options.get(kondisi_barang)?.row.keterangan ?? kondisi_barang);
};
