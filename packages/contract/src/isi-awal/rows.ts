import { firstPrices, proposedJual } from '@kadar/domain/first-prices.ts';
import { kosong } from './kosong.ts';
import type { Template, TemplateName } from './template.ts';
import { tuaLm } from './tua-lm.ts';
import { umum } from './umum.ts';

export const TEMPLATE: Readonly<Record<TemplateName, Template>> = {
  UMUM: umum,
  TUA_LM: tuaLm,
  KOSONG: kosong,
};

export const GUDANG = 'ETALASE';
const WHOLE_RANGE = { berat_from: 0, berat_to: 1000 };

/** Selling prices per gram by purity code, rupiah: what was typed, else what the global price proposes. */
export const pricesOf = (
  template: Template,
  hargaGlobal: number,
  typed: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    template.kadar.map((kadar) => [
      kadar.kode_kadar,
      typed[kadar.kode_kadar] ?? proposedJual(hargaGlobal, kadar),
    ]),
  );

/** A template as rows by master, in an order in which every reference already stands. */
export const templateRows = (
  template: Template,
  hargaGlobal: number,
  typed: Readonly<Record<string, number>> = {},
): readonly (readonly [master: string, rows: readonly object[]])[] => {
  const prices = pricesOf(template, hargaGlobal, typed);
  return [
    ['jenis', template.jenis],
    [
      'kadar',
      template.kadar.map(({ kode_kadar, label, kadar, ...share }) => ({
        kode_kadar,
        label,
        kadar,
        kadar_murni: kadar,
        ...firstPrices(hargaGlobal, share, prices[kode_kadar] ?? 0),
      })),
    ],
    ['group', template.group],
    [
      'parameter-ongkos',
      template.ongkos.map((one) => ({
        ...one,
        ...WHOLE_RANGE,
        jenis_ongkos: 'kode_dept' in one ? 'PER_PCS' : 'PER_GRAM',
      })),
    ],
    ['banks', template.banks],
    [
      'baki',
      template.baki.map((kode_baki) => ({
        kode_baki,
        kode_gudang: GUDANG,
        nama_baki: `BAKI ${kode_baki}`,
        berat_baki: 0,
      })),
    ],
  ];
};
