import type { OngkosRow } from '@kadar/domain/ongkos.ts';
import type { PriceLine } from '@kadar/domain/price-lines.ts';
import type { HooksByMaster, MasterHooks, MasterRecord } from '../../engines/master-engine/hooks.ts';
import { effectOfLines, effectOfOngkos } from './queries/dampak.ts';

/** A record of a price list as a line of the prices; 0 is no price (domain §4). */
const lineOf =
  (jenis: 'KADAR' | 'GROUP', kode: string) =>
  (record: MasterRecord): PriceLine => ({
    jenis,
    kode: String(record[kode]),
    kadar: Number(record.kadar),
    sendiri: Number(record.harga_jual) || null,
  });

const ofLines = (toLine: (record: MasterRecord) => PriceLine): MasterHooks => ({
  effect: (call, tx, proposals) =>
    effectOfLines(call, tx, {
      leave: proposals.flatMap(({ old }) => (old ? [toLine(old)] : [])),
      come: proposals.map(({ record }) => toLine(record)),
    }),
});

const ongkosHooks: MasterHooks = {
  effect: (call, tx, proposals) =>
    effectOfOngkos(call, tx, {
      leave: new Map(
        proposals.flatMap(({ old }) => (old ? [[String(old._id), old as unknown as OngkosRow]] : [])),
      ),
      come: proposals.map(({ record }) => record as unknown as OngkosRow),
    }),
};

/** What the lists say that the till prices by, before they are saved. */
export const priceHooks: HooksByMaster = {
  kadar: ofLines(lineOf('KADAR', 'kode_kadar')),
  'kelompok-harga': ofLines(lineOf('GROUP', 'kode_group')),
  'parameter-ongkos': ongkosHooks,
};
