import type { Settings } from '@kadar/contract/settings.ts';
import { DomainError } from '@kadar/domain/errors.ts';
import { parseKadar } from '@kadar/domain/kadar.ts';
import { type OngkosRow, ongkosFor } from '@kadar/domain/ongkos.ts';
import { type OngkosRule, type PricedLine, priceLine, pricePerGram } from '@kadar/domain/pricing.ts';
import { gramToMg, roundWeight } from '@kadar/domain/weight.ts';
import type { MasterRow } from '../../kit/masters.ts';

/** The parameter lists a price depends on, as they come over the wire. */
export interface PriceLists {
  kadar: readonly MasterRow[];
  kelompok: readonly MasterRow[];
  ongkos: readonly MasterRow[];
  hargaGlobal: number | null;
}

/** What the form knows of the piece; grams and percent as on the wire. */
export interface PricedInput {
  kode_dept: string;
  kode_group: string;
  kadar: number | null;
  berat_asli: number | null;
  harga_emas_khusus: number | null;
  ongkos_khusus: number | null;
  atributRp: number;
}

export type PriceSettings = Pick<Settings, 'PEMBULATAN' | 'PEMBULATAN_DOWN_MODULE' | 'PEMBULATAN_GRAM'>;

export interface Preview extends PricedLine {
  /** Rupiah per gram, which list it is from, and the priced weight in mg. */
  hargaEmas: number;
  sumber: string;
  beratMg: number;
}

const num = (value: unknown): number => Number(value ?? 0);
const sameKadar = (row: MasterRow, milli: number): boolean => parseKadar(String(row.kadar)) === milli;

/** The price a piece would have now (domain §4); null while purity or weight is missing or no price is set. */
export const previewPrice = (
  input: PricedInput,
  lists: PriceLists,
  settings: PriceSettings,
): Preview | null => {
  if (!input.kadar || !input.berat_asli) return null;
  const { digit, step } = settings.PEMBULATAN_GRAM;
  try {
    const milli = parseKadar(input.kadar);
    const beratMg = roundWeight(gramToMg(input.berat_asli), { digit, stepMg: gramToMg(step) });
    const { rp, source } = pricePerGram({
      itemOverride: input.harga_emas_khusus,
      groupPrice: num(
        lists.kelompok.find((row) => row.kode_group === input.kode_group && sameKadar(row, milli))
          ?.harga_jual,
      ),
      kadarPrice: num(lists.kadar.find((row) => sameKadar(row, milli))?.harga_jual),
      hargaGlobal: lists.hargaGlobal,
      kadarMilli: milli,
    });
    const ongkos: OngkosRule | null =
      input.ongkos_khusus === null
        ? ongkosFor(lists.ongkos as readonly OngkosRow[], { ...input, beratMg })
        : { jenis: 'PER_PCS', nilai: input.ongkos_khusus };
    const line = priceLine({
      beratMg,
      hargaEmas: rp,
      ongkos,
      atributRp: input.atributRp,
      diskonRp: 0,
      pembulatan: {
        step: settings.PEMBULATAN,
        direction: settings.PEMBULATAN_DOWN_MODULE ? 'DOWN' : 'UP',
      },
    });
    return { ...line, hargaEmas: rp, sumber: source, beratMg };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};
