import type { Urusan, UrusanJenis } from '@kadar/contract/endpoints/urusan.ts';
import { useTranslation } from 'react-i18next';
import pick from '../../kit/dialogs/pick.module.css';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showCount, showRupiah } from '../../kit/format.ts';

/** The screen's own way to take something; false where it has none, and the document is opened. */
export type TakeUrusan = (urusan: Urusan) => boolean;

/** Something a member has here, as F3 lists it. */
export const UrusanRow = ({ urusan }: { urusan: Urusan }) => {
  const { t } = useTranslation('dokumen');
  const showDate = useShowDate();
  const { jenis, no_faktur, batas, keadaan, qty, rp } = urusan;
  return (
    <span className={pick.piece}>
      <span className={pick.main}>
        <strong>{t(`urusan${jenis}`)}</strong>
        <small className="num">{no_faktur}</small>
      </span>
      <span className={pick.figures}>
        <strong className="num">{showRupiah(rp)}</strong>
        <small>
          {[
            t(`urusanKeadaan${keadaan}`),
            batas && showDate(batas),
            qty > 0 && t('urusanQty', { count: qty, number: showCount(qty) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </span>
  );
};

/** `Titipan 2 · Gadai 3`: how many of each, in the order in which they press. */
export const useUrusanLine = (rows: readonly Urusan[] | undefined): string => {
  const { t } = useTranslation('dokumen');
  const counts = new Map<UrusanJenis, number>();
  for (const { jenis } of rows ?? []) counts.set(jenis, (counts.get(jenis) ?? 0) + 1);
  const late = (rows ?? []).filter(({ keadaan }) => keadaan === 'LEWAT').length;
  return [
    ...[...counts].map(([jenis, count]) => `${t(`urusan${jenis}`)} ${showCount(count)}`),
    ...(late > 0 ? [t('urusanLate', { number: showCount(late) })] : []),
  ].join(' · ');
};
