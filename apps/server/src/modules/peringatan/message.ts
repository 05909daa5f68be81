import { type AlertCode, SATUAN_TEXT } from '@kadar/contract/peringatan.ts';
import { type Language, textIn } from '@kadar/contract/text.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import { alertOf, said } from './limits.ts';
import type { Seen } from './shop-kinds.ts';
import { WORDS } from './words.ts';

/** A value of a kind as people read it. */
export const valueText = (kode: AlertCode, units: number, language: Language): string => {
  const { satuan } = alertOf(kode);
  if (satuan === 'RUPIAH') return formatRupiah(units);
  if (satuan === 'GRAM') return `${formatGram(units)} g`;
  const figure = String(said(kode, units)).replace('.', ',');
  return `${figure} ${textIn(SATUAN_TEXT[satuan], language)}`;
};

/** What is told of an alert that began. */
export const messageOf = (
  { kode, nilai, orang, objek, no_faktur, jumlah }: Seen,
  { toko, batas, url, language }: { toko: string; batas: number; url: string; language: Language },
): { judul: string; isi: string } => {
  const value = valueText(kode, nilai, language);
  const lines: (readonly [keyof typeof WORDS, string])[] = [
    ['toko', toko],
    ['nilai', value],
    ['batas', valueText(kode, batas, language)],
    ['objek', objek],
    ['orang', orang],
    ['dokumen', no_faktur ?? ''],
    ['jumlah', jumlah > 1 ? String(jumlah) : ''],
  ];
  return {
    judul: `${textIn(alertOf(kode).title, language)}: ${toko}, ${value}`,
    isi: [
      ...lines.flatMap(([name, text]) => (text === '' ? [] : `${textIn(WORDS[name], language)}: ${text}`)),
      '',
      textIn(WORDS.sekali, language),
      ...(url === '' ? [] : [url]),
    ].join('\n'),
  };
};
