import { type HitungManualInput, hitungPembelianManual } from '@kadar/contract/endpoints/pembelian.ts';
import { roundRupiah } from '@kadar/domain/money.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useActingToko, useSetting } from '../../kit/session.ts';
import { type BuyPiece, strangePiece } from '../../parts/pembelian/piece.ts';
import { HITUNG_KEY } from '../../parts/pembelian/usePrices.ts';
import type { OldPiece } from './draft.ts';

const WAIT_MS = 200;

/** So many of a group as it is typed; grams, null while nothing is said. */
export interface Typed {
  kode_group: string;
  nama_group: string;
  kode_dept: string;
  kondisi_barang: string;
  qty: number | null;
  berat: number | null;
  /** null for what is computed. */
  perGram: number | null;
  kode_gudang: string;
  kode_baki: string;
  no_lot: string;
  sebab_berat: BuyPiece['sebab_berat'];
  /** The line of a nota of ours that it is of. */
  nota: BuyPiece['nota'];
  no_faktur_jual: string;
}

export const typedOf = ({ piece, bulk }: Pick<OldPiece, 'piece' | 'bulk'>): Typed => ({
  kode_group: piece.kode_group,
  nama_group: piece.nama_barang,
  kode_dept: piece.kode_dept,
  kondisi_barang: piece.kondisi_barang,
  qty: bulk?.qty ?? null,
  berat: piece.berat_kotor,
  perGram: bulk?.perGram ?? null,
  kode_gudang: bulk?.kode_gudang ?? '',
  kode_baki: bulk?.kode_baki ?? '',
  no_lot: bulk?.no_lot ?? '',
  sebab_berat: piece.sebab_berat,
  nota: piece.nota,
  no_faktur_jual: piece.no_faktur_jual,
});

export const NOTHING: Typed = typedOf({ piece: strangePiece('', 'TANPA_SURAT') });

/** Whether there is anything to compute; whatever else is wrong the server says. */
const isAskable = ({ kode_group, kode_dept, kondisi_barang, qty, berat }: HitungManualInput): boolean =>
  Boolean(kode_group && kode_dept && kondisi_barang && qty && berat);

/** What it is bought for, asked while it is typed. */
export const useComputed = ({
  kode_group,
  kode_dept,
  kondisi_barang,
  qty,
  berat,
  nota,
  no_faktur_jual,
}: Typed) => {
  const toko = useActingToko();
  const ofNota = nota && { no_faktur_jual, urut: nota.urut };
  const asked = JSON.stringify({ kode_group, kode_dept, kondisi_barang, qty, berat, ...ofNota });
  const [said] = useDebouncedValue(asked, WAIT_MS);
  const body = JSON.parse(said) as HitungManualInput;
  const enabled = isAskable(body);
  const { data, error, isFetching } = useQuery({
    queryKey: [...HITUNG_KEY, 'manual', toko, body],
    queryFn: async ({ signal }) => (await call(hitungPembelianManual, { body }, { signal })).data,
    enabled,
    retry: false,
    staleTime: 60_000,
  });
  const refusal = enabled && isApiError(error) ? error : null;
  return {
    hitungan: enabled && said === asked ? data : undefined,
    pending: isFetching || said !== asked,
    problem: refusal && (Object.values(refusal.fields)[0]?.message ?? refusal.message),
  };
};

/** Rupiah for so many milligrams at so much a gram, rounded as the shop pays; and the price of a gram that comes to so much. */
export const usePaid = () => {
  const step = useSetting('PEMBULATAN_BELI');
  const down = useSetting('PEMBULATAN_BELI_DOWN_MODULE');
  return {
    total: (mg: number, perGram: number): number =>
      roundRupiah(BigInt(mg) * BigInt(perGram), 1_000n, step, down ? 'DOWN' : 'UP'),
    perGram: (mg: number, rp: number): number => (down ? Math.ceil : Math.floor)((rp * 1000) / mg),
  };
};

/** What keeps it from being taken, as the screen names it. */
export const useLacks = () => {
  const { t } = useTranslation(['pos', 'pembelian']);
  return (asked: {
    typed: Typed;
    perGram: number | null;
    forSale: boolean;
    ktp: boolean;
    heavier: boolean;
  }): string | null => {
    const { typed, perGram, forSale, ktp, heavier } = asked;
    const said = [
      [ktp, t('pembelian:ktp')],
      [typed.kode_group, t('pembelian:kode_group')],
      [typed.kode_dept, t('pembelian:kode_dept')],
      [typed.kondisi_barang, t('pembelian:kondisi_barang')],
      [typed.qty, t('qty')],
      [typed.berat, t('weight')],
      [!heavier || typed.sebab_berat, t('pembelian:heavier')],
      [perGram, t('perGram')],
      [forSale ? typed.kode_gudang : typed.no_lot, t('oldWhither')],
    ] as const;
    return said.find(([value]) => !value)?.[1] ?? null;
  };
};
