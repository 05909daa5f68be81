import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { IconAlertTriangle, IconCash, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { showRupiah } from '../../kit/format.ts';
import { useCan } from '../../kit/session.ts';
import { offeredForm } from '../../parts/offered-forms.ts';
import type { Action } from './action.ts';

/** A form that another feature offers, over the card. */
const show = (draw: (onClose: () => void) => ReactElement): void =>
  void openDialog<null>((close) => <>{draw(() => close(null))}</>, null);

/** Ends of a pledge that nobody paid for: the owner's, on an open day; `shut` says why an ended one has none. */
export const useEndings = (
  { no_hutang, kode_toko, tutup }: HutangCard,
  shut: string | undefined,
): Action[] => {
  const { t } = useTranslation('hutang-kartu');
  const mayEnd = useCan('hutang.hapus') !== undefined;
  const Klaim = offeredForm('klaim');
  const Hapus = offeredForm('hapusHutang');
  const about = { no_hutang, toko: kode_toko };
  const why = shut ?? (mayEnd ? (tutup ? t('openFirst') : undefined) : t('askOwner'));
  return [
    ...(Klaim
      ? [
          {
            key: 'k',
            label: t('claim'),
            Icon: IconAlertTriangle,
            why,
            run: () => show((onClose) => <Klaim {...about} onClose={onClose} />),
          },
        ]
      : []),
    ...(Hapus
      ? [
          {
            key: 'w',
            label: t('writeOff'),
            Icon: IconTrash,
            why,
            run: () => show((onClose) => <Hapus {...about} onClose={onClose} />),
          },
        ]
      : []),
  ];
};

/** What its auction or claim still owes, paid out; none where nothing is owed. */
export const usePayout = ({ terutang, kode_toko, nama_customer, tutup }: HutangCard): Action[] => {
  const { t } = useTranslation('hutang-kartu');
  const mayPay = useCan('hutang.post') !== undefined;
  const Bayar = offeredForm('bayarKewajiban');
  if (!terutang || !Bayar) return [];
  const { jenis, no_faktur, jumlah_rp } = terutang;
  return [
    {
      key: 'y',
      label: t(`paySurplus${jenis}`, { rp: showRupiah(jumlah_rp) }),
      Icon: IconCash,
      filled: true,
      why: mayPay ? (tutup ? t('closedNow') : undefined) : t('askSpv'),
      run: () =>
        show((onClose) => (
          <Bayar
            asal={jenis}
            no_faktur={no_faktur}
            jumlah_rp={jumlah_rp}
            nama_customer={nama_customer}
            toko={kode_toko}
            onClose={onClose}
          />
        )),
    },
  ];
};
