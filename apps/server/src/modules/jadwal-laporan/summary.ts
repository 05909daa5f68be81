import { mayUse } from '@kadar/contract/permissions.ts';
import { textIn } from '@kadar/contract/text.ts';
import { formatDate, formatGram, formatRupiah } from '@kadar/documents/format.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { AppError } from '../../platform/errors.ts';
import { checkAccess } from '../../platform/http/access.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { perhatian, ringkasan, stockOfShops } from '../dashboard/public.ts';
import { WORDS } from './words.ts';

/** One figure: what it is, and what it comes to. */
export interface Line {
  label: string;
  value: string;
}
export interface Section {
  title: string;
  lines: Line[];
}

/** What is shown of a day to this reader: his level's figures, and no other's. Throws TIDAK_BERHAK. */
export const summaryOf = async (reader: Reader, tanggal: string): Promise<Section[]> => {
  const { session, language, toko } = reader;
  const say = (name: keyof typeof WORDS): string => textIn(WORDS[name], language);
  if (!mayUse('dashboard.toko', session.level)) throw new AppError('TIDAK_BERHAK');
  checkAccess({ access: 'dashboard.read', menu: '/dashboard' }, reader);
  const grams = (gram: number): string => `${formatGram(gramToMg(gram))} g`;
  const { data } = await ringkasan(
    { ...reader, query: { rentang: 'HARI_INI', banding: undefined } },
    tanggal,
  );
  const { data: stock } = await stockOfShops(reader);
  const { penjualan, pembelian, laba, kas, tokos } = data;
  const lines: Line[] = [
    {
      label: say('penjualan'),
      value: `${formatRupiah(penjualan.kini.rp)} · ${penjualan.kini.dokumen} ${say('nota')} · ${grams(penjualan.kini.berat)} (${say('sebelumnya')} ${formatRupiah(penjualan.dulu.rp)})`,
    },
    ...(laba ? [{ label: say('laba'), value: formatRupiah(laba.kini) }] : []),
    ...(pembelian
      ? [
          {
            label: say('pembelian'),
            value: `${formatRupiah(pembelian.kini.rp)} · ${grams(pembelian.kini.berat)}`,
          },
        ]
      : []),
    ...(kas === undefined ? [] : [{ label: say('kas'), value: formatRupiah(kas) }]),
    ...(stock.emas
      ? [
          {
            label: say('emas'),
            value: `${grams(stock.emas.murni)}${typeof stock.emas.nilai === 'number' ? ` · ${formatRupiah(stock.emas.nilai)}` : ''}`,
          },
        ]
      : []),
  ];
  const shops = toko === '*' ? tokos : [];
  const title = `${toko === '*' ? say('semuaToko') : toko}, ${formatDate(tanggal)}`;
  return [
    { title, lines },
    ...(shops.length > 0
      ? [
          {
            title: say('penjualan'),
            lines: shops.map(({ kode_toko, nama_toko, kini, laba: earned, kas: cash }) => ({
              label: `${kode_toko} ${nama_toko}`,
              value: [
                formatRupiah(kini.rp),
                ...(earned === undefined ? [] : [`${say('laba')} ${formatRupiah(earned)}`]),
                `${say('kas')} ${formatRupiah(cash)}`,
              ].join(' · '),
            })),
          },
        ]
      : []),
    ...(mayUse('perhatian.read', session.level) ? [await watchedIn(reader, say)] : []),
  ];
};

/** What nobody is done with, by shop. */
const watchedIn = async (reader: Reader, say: (name: keyof typeof WORDS) => string): Promise<Section> => {
  const { data } = await perhatian(reader);
  const shops = [...new Set(data.map(({ kode_toko }) => kode_toko))].sort();
  return {
    title: say('perhatian'),
    lines:
      shops.length === 0
        ? [{ label: '', value: say('tidakAda') }]
        : shops.map((kode) => {
            const here = data.filter(({ kode_toko }) => kode_toko === kode);
            const count = here.reduce((sum, { jumlah }) => sum + jumlah, 0);
            return {
              label: kode,
              value: `${count} · ${formatRupiah(here.reduce((sum, { rp }) => sum + rp, 0))}`,
            };
          }),
  };
};
