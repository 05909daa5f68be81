import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { kesehatan } from '@kadar/contract/endpoints/kesehatan.ts';
import type { Health, HealthLine } from '@kadar/domain/health.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showCount } from '../../kit/format.ts';
import css from './kesehatan.module.css';
import { showBytes, spanOf } from './show.ts';

export type Data = DataOf<typeof kesehatan>;

interface RowProps {
  line: HealthLine;
  keadaan: Health;
  /** When it was last so, or since when. */
  when: string;
  children: ReactNode;
}

/** What, how it stands, when, and what is known of it; where it is wrong, what helps. */
const Row = ({ line, keadaan, when, children }: RowProps) => {
  const { t } = useTranslation('kesehatan');
  return (
    <li className={css.row} data-line={line}>
      <strong>{t(`line.${line}`)}</strong>
      <span className={css.status} data-status={keadaan}>
        {t(`state.${keadaan}`)}
      </span>
      <span className={css.when}>{when}</span>
      <div className={css.more}>
        {children}
        {keadaan === 'BURUK' && <p className={css.help}>{t(`help.${line}`)}</p>}
      </div>
    </li>
  );
};

interface LastProps {
  line: 'CADANGAN' | 'UJI_PULIH';
  of: Data['cadangan'];
  jalan: Data['jalan'];
  /** When it is done by itself. */
  plan?: string;
}

const Last = ({ line, of, jalan, plan }: LastProps) => {
  const { t } = useTranslation('kesehatan');
  const { moment } = useShopTime();
  const { keadaan, at, tempat, berkas, ukuran, gagal_at, sebab, rincian } = of;
  const place = [berkas, tempat, ukuran > 0 && showBytes(ukuran)].filter(Boolean).join(' · ');
  return (
    <Row line={line} keadaan={keadaan} when={at === null ? '' : moment(at)}>
      {jalan?.macam === line && (
        <p role="status" className="num">
          {t('running', { persen: Math.floor(jalan.maju / 10) })}
        </p>
      )}
      {place && <p className={css.place}>{place}</p>}
      {plan && <p className={css.quiet}>{plan}</p>}
      {gagal_at && (
        <p className={css.wrong}>
          {t('failedAt', { at: moment(gagal_at), why: t(`why.${sebab ?? 'LAIN'}`) })}
          {rincian && <span className={css.quiet}> {rincian}</span>}
        </p>
      )}
    </Row>
  );
};

/** Six lines: what is well in ink, what is not in brick. */
export const HealthRows = ({ data }: { data: Data }) => {
  const { t } = useTranslation('kesehatan');
  const { moment } = useShopTime();
  const { cadangan, uji_pulih, pemeriksaan, segel, disk, antrian, atur, jalan } = data;
  const span = (seconds: number) => {
    const { unit, count } = spanOf(seconds);
    return t(`span.${unit}`, { jumlah: count });
  };
  return (
    <ul className={css.rows} aria-label={t('title')}>
      <Last
        line="CADANGAN"
        of={cadangan}
        jalan={jalan}
        plan={atur.aktif ? t('scheduleOn', { jam: atur.jam, tempat: atur.tempat }) : t('scheduleOff')}
      />
      <Last line="UJI_PULIH" of={uji_pulih} jalan={jalan} />
      <Row
        line="PEMERIKSAAN"
        keadaan={pemeriksaan.keadaan}
        when={pemeriksaan.at === null ? '' : moment(pemeriksaan.at)}
      >
        {pemeriksaan.daftar.length > 0 &&
          t('passed', { lulus: pemeriksaan.lulus, semua: pemeriksaan.daftar.length })}
      </Row>
      <Row line="SEGEL" keadaan={segel.keadaan} when={span(segel.umur)}>
        {t('unsealed', { jumlah: showCount(segel.menunggu) })}
      </Row>
      <Row line="DISK" keadaan={disk.keadaan} when={t('now')}>
        {disk.daftar.map(({ apa, bebas, total, sempit }) => (
          <p key={apa} className={sempit ? css.wrong : css.plain}>
            {t('free', { apa: t(`disk.${apa}`), bebas: showBytes(bebas), total: showBytes(total) })}
          </p>
        ))}
        <p className={css.plain}>{t('database', { ukuran: showBytes(disk.database) })}</p>
      </Row>
      <Row line="ANTRIAN" keadaan={antrian.keadaan} when={span(antrian.tertua)}>
        {t('queue', { menunggu: showCount(antrian.menunggu), gagal: showCount(antrian.gagal) })}
        {antrian.nama && <span className={css.quiet}> {antrian.nama}</span>}
      </Row>
    </ul>
  );
};
