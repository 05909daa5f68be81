import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showCount, showRupiah } from '../../kit/format.ts';
import css from './dokumen.module.css';

/** Several things in one fact; a dot stands between those of one line, none where a line begins or ends. */
export const inParts = (...parts: readonly ReactNode[]): ReactNode => {
  const said = parts.filter((part) => part !== false && part !== '');
  if (said.length < 2) return said[0] ?? '';
  return (
    <span className={css.parts}>
      <span>
        {said.map((part, at) => (
          <span key={`part ${String(at)}`}>
            {at > 0 && <span> · </span>}
            {part}
          </span>
        ))}
      </span>
    </span>
  );
};

/** What is said about a document, by name; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** A line of a sum; the strong one is what the others come to. */
export const Sum = ({ name, value, strong }: { name: string; value: string; strong?: boolean }) => (
  <div data-strong={strong || undefined}>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
);

interface Payment {
  arah?: 'M' | 'K';
  jenis: string;
  nama_bank: string;
  no_rekening?: string;
  no_kartu: string;
  jumlah_rp: number;
  fee: number;
  poin: number;
}

/** How a kind of payment is called; one that is newer than this screen by its own name. */
export const useJenisName = (): ((jenis: string) => string) => {
  const { t, i18n } = useTranslation('dokumen');
  return (jenis) => (i18n.exists(`jenis${jenis}`, { ns: 'dokumen' }) ? t(`jenis${jenis as 'CASH'}`) : jenis);
};

/** A payment as a line of a sum, with all that is known of it. */
export const PaymentSum = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('dokumen');
  const nameOf = useJenisName();
  const { arah, jenis, nama_bank, no_rekening, no_kartu, jumlah_rp, fee, poin } = payment;
  const said = [
    nameOf(jenis),
    nama_bank,
    no_rekening,
    no_kartu && `**** ${no_kartu}`,
    poin > 0 && t('points', { poin: showCount(poin) }),
    fee > 0 && t('fee', { fee: showRupiah(fee) }),
  ];
  return (
    <Sum name={said.filter(Boolean).join(' · ')} value={showRupiah(arah === 'K' ? -jumlah_rp : jumlah_rp)} />
  );
};
