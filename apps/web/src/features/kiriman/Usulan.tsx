import type { UsulanKirim } from '@kadar/contract/endpoints/kiriman.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showCount } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useActingToko } from '../../kit/session.ts';
import css from '../../parts/barang/piece-form.module.css';
import own from './panel.module.css';
import { usulanQuery } from './queries.ts';
import type { KirimForm } from './useKirim.ts';

interface Props {
  kirim: KirimForm;
  onFilled: () => void;
}

const Row = ({ one, kirim, onFilled }: Props & { one: UsulanKirim }) => {
  const { t } = useTranslation('kiriman');
  const { kode_toko, tujuan, nama_tujuan, nama_dept, kadar, berat_dari, berat_sampai, barang } = one;
  const dari = showCount(berat_dari);
  const what = t('proposal', {
    jumlah: barang.length,
    jenis: nama_dept,
    kadar: kadarLabel(parseKadar(kadar)),
    rentang:
      berat_sampai === null
        ? t('bandFrom', { dari })
        : t('bandTo', { dari, sampai: showCount(berat_sampai) }),
    toko: `${tujuan} ${nama_tujuan}`,
  });
  const fill = () => {
    if (kirim.fill(one)) onFilled();
  };
  return (
    <li>
      <span>
        <strong>{what}</strong>
        <small>
          {[
            kirim.asksToko && t('proposalFrom', { kode_toko }),
            t('proposalSells', { terjual: one.terjual, ada: one.ada, umur: barang[0]?.umur ?? 0 }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <Button h={44} disabled={kirim.unanswered} aria-label={`${t('proposalFill')}: ${what}`} onClick={fill}>
        {t('proposalFill')}
      </Button>
    </li>
  );
};

/** What lies long here and sells in another shop, as the last night found it; one click puts it into the form. */
export const Usulan = ({ kirim, onFilled }: Props) => {
  const { t } = useTranslation('kiriman');
  const { data } = useQuery(usulanQuery(useActingToko()));
  const { usulan = [], hasil } = data ?? {};
  return (
    <details className={own.panel}>
      <summary>{t('proposals', { count: usulan.length })}</summary>
      <p>{usulan.length === 0 ? t('proposalsNone') : t('proposalsWhy')}</p>
      <ul className={css.pieces}>
        {usulan.map((one) => (
          <Row
            key={`${one.kode_toko} ${one.tujuan} ${one.kode_dept} ${one.kadar} ${one.berat_dari}`}
            one={one}
            kirim={kirim}
            onFilled={onFilled}
          />
        ))}
      </ul>
      {hasil && hasil.dikirim > 0 && (
        <p className="num">
          {t('proposalResult', hasil)}{' '}
          <AppLink href="/laporan-usulan-kirim" className={pageCss.link}>
            {t('proposalReport')}
          </AppLink>
        </p>
      )}
    </details>
  );
};
