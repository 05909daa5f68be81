import {
  dampakHarga,
  hargaEmasGlobal,
  hargaHariIni,
  hargaKasir,
  putHargaEmasGlobal,
  riwayatHarga,
  setHargaEmasGlobal,
  simpanHarga,
} from '@kadar/contract/endpoints/harga.ts';
import { kadarEod } from '@kadar/contract/endpoints/hari.ts';
import KADAR from '@kadar/contract/masters/kadar.ts';
import KELOMPOK_HARGA from '@kadar/contract/masters/kelompok-harga.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import type { Catalogue } from '../catalogue.ts';
import { setHargaEmas } from './commands/set-harga-emas.ts';
import { type PriceMasters, simpanHarga as simpan } from './commands/simpan-harga.ts';
import { dampakHarga as dampak } from './queries/dampak.ts';
import { hargaEmas } from './queries/harga-emas.ts';
import { hargaKasir as kasir } from './queries/harga-kasir.ts';
import { hargaHariIni as hariIni } from './queries/hari-ini.ts';
import { kadarEod as eod } from './queries/kadar-eod.ts';
import { riwayatHarga as riwayat } from './queries/riwayat-harga.ts';

const priceMasters = (all: Catalogue['masters']): PriceMasters => {
  const masters = new Map(all.map((master) => [master.name, master]));
  return {
    KADAR: { master: KADAR, masters, hooks: {}, asked: true },
    GROUP: { master: KELOMPOK_HARGA, masters, hooks: {}, asked: true },
  };
};

export const hargaRoutes = (app: FastifyInstance, { masters }: Catalogue): void => {
  query(app, hargaEmasGlobal, hargaEmas);
  command(app, setHargaEmasGlobal, setHargaEmas);
  command(app, putHargaEmasGlobal, setHargaEmas);
  query(app, hargaHariIni, hariIni);
  command(app, simpanHarga, simpan(priceMasters(masters)));
  query(app, dampakHarga, dampak);
  query(app, riwayatHarga, riwayat);
  query(app, hargaKasir, kasir);
  query(app, kadarEod, eod);
};
