import { useTranslation } from 'react-i18next';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { Sum, useJenisName } from '../../parts/dokumen/Facts.tsx';
import { type Done, dueOf } from './till-store.ts';

/** What a sale was made of: old gold by name, what was due, how it was paid, and the member's points. */
export const DoneFacts = ({ done }: { done: Done }) => {
  const { t } = useTranslation(['pos', 'dokumen']);
  const jenisName = useJenisName();
  const { grand_total, payments, lama, kembali, poin_dapat, poin_sisa } = done;
  const due = dueOf(done);
  return (
    <>
      {lama.length > 0 && grand_total > 0 && <Sum name={t('newPieces')} value={showRupiah(grand_total)} />}
      {lama.map(({ id, nama_barang, berat, jumlah_rp }) => (
        <Sum
          key={id}
          name={`${t('tukar')} · ${nama_barang} · ${showGram(berat)}`}
          value={showRupiah(-jumlah_rp)}
        />
      ))}
      <Sum name={t(due < 0 ? 'payOut' : 'total')} value={showRupiah(Math.abs(due))} />
      {payments.map(({ id, jenis, jumlah_rp }) => (
        <Sum key={id} name={jenisName(jenis)} value={showRupiah(jumlah_rp ?? 0)} />
      ))}
      {kembali > 0 && <Sum name={t('change')} value={showRupiah(kembali)} />}
      {poin_dapat > 0 && <Sum name={t('pointsEarned')} value={showCount(poin_dapat)} />}
      {poin_sisa !== null && <Sum name={t('pointsLeft')} value={showCount(poin_sisa)} />}
    </>
  );
};
