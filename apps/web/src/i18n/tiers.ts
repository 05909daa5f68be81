/** Nouns that the shell and the tills speak, packed together by the build; those of the other screens are a second pack. */
export const OF_SHELL: readonly string[] = [
  'shell',
  'dokumen',
  'pembelian',
  'pos',
  'timbang',
  'cetak',
  'layar',
  'kenapa',
];
/** Nouns that are spoken before anybody is in. */
export const AT_THE_DOOR: readonly string[] = ['kit', 'login'];
