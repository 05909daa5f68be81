import type { HitunganBeli } from '@kadar/contract/endpoints/pembelian.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showCell, showGram, showRupiah } from '../../kit/format.ts';
import { localNumber } from '../../kit/separators.ts';
import css from './pembelian.module.css';
import { reckon } from './piece.ts';

const rupiah = (value: number): string => showCell('integer', value);
const bare = (grams: number): string => showCell('gram', Math.round(grams * 1000));
const percent = (value: number): string =>
  localNumber(value.toLocaleString('id', { maximumFractionDigits: 3 }));

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

/** Which weight is paid for, and why. */
const useWeightNote = (hitungan: HitunganBeli): string => {
  const { t } = useTranslation('pembelian');
  const { berat_nota, berat_dibayar, susut, toleransi_susut } = hitungan;
  if (berat_nota === 0) return t('byScale');
  const byNota = berat_dibayar === berat_nota;
  if (susut === 0 || toleransi_susut === null) return t(byNota ? 'byNota' : 'byScale');
  const loss = { susut: bare(susut), batas: bare(toleransi_susut) };
  return t(byNota ? 'byNotaLoss' : 'byScaleLoss', loss);
};

const useDeductions = ({ potongan, umur_bulan }: HitunganBeli) => {
  const { t } = useTranslation('pembelian');
  return potongan.map(({ nama, jenis, nilai, rupiah: amount }) => {
    const age = nama === 'RUGINOTA' && umur_bulan !== null ? `, ${t('months', { count: umur_bulan })}` : '';
    const name = `${t(`potongan.${nama}`)}${age}`;
    const rate = jenis === 'PERSEN' ? ` ${percent(nilai)} %` : '';
    return {
      key: `${nama}${jenis}`,
      byGram: `− ${rupiah(nilai)} ${name}`,
      whole: `− ${rupiah(amount)} ${name}${rate}`,
    };
  });
};

/** How a price came about, in the steps in which it is told to a customer (screens §5). */
export const Calculation = ({ hitungan }: { hitungan: HitunganBeli }) => {
  const { t } = useTranslation('pembelian');
  const { dasar, harga_emas, berat_dibayar, harga_hitung, pembulatan, harga_lain } = hitungan;
  const note = useWeightNote(hitungan);
  const deductions = useDeductions(hitungan);
  const { netPerGram, gross, net } = reckon(hitungan);
  const rounded =
    net === harga_hitung
      ? ''
      : pembulatan === null
        ? `, ${t('rounded')} `
        : `, ${t(harga_hitung > net ? 'roundedUp' : 'roundedDown', { step: rupiah(pembulatan) })} `;
  const end = (
    <>
      {rupiah(net)}
      {rounded}
      {rounded && <strong>{rupiah(harga_hitung)}</strong>}
    </>
  );
  return (
    <dl className={css.sum}>
      <Row name={t('paidWeight')}>
        <strong>{showGram(berat_dibayar)}</strong> <small>{note}</small>
      </Row>
      <Row name={t(`dasar.${dasar}`)}>
        {rupiah(harga_emas)} {netPerGram !== null && deductions.map(({ byGram }) => byGram).join(' ')}
      </Row>
      {netPerGram === null ? (
        <>
          <Row name={t('gross')}>
            {bare(berat_dibayar)} × {rupiah(harga_emas)} = {rupiah(gross)}
          </Row>
          {deductions.map(({ key, whole }) => (
            <Row key={key} name="">
              {whole}
            </Row>
          ))}
          <Row name={t('computed')}>{end}</Row>
        </>
      ) : (
        <Row name={t('computed')}>
          {bare(berat_dibayar)} × {rupiah(netPerGram)} = {end}
        </Row>
      )}
      {harga_lain !== null && (
        <Row name={t(dasar === 'NOTA' ? 'otherLate' : 'otherNota')}>
          <small>{showRupiah(harga_lain)}</small>
        </Row>
      )}
    </dl>
  );
};
