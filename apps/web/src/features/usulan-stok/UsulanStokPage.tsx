import type { UsulanStok } from '@kadar/contract/endpoints/usulan-stok.ts';
import { COVER_WEEKS, LOOK_BACK_WEEKS } from '@kadar/domain/stock-plan.ts';
import { SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showCount, showGram, showRupiah, unbroken } from '../../kit/format.ts';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko } from '../../kit/session.ts';
import { AsideTab } from './AsideTab.tsx';
import { useKindText, useWhy } from './columns.tsx';
import { byUrgency, sumsOf } from './kinds.ts';
import { PesanTab, PindahTab } from './PlanTabs.tsx';
import { usulanStokQuery } from './queries.ts';

const TABS = { pindah: PindahTab, pesan: PesanTab, diabaikan: AsideTab };
type Tab = keyof typeof TABS;

/** What all of it comes to, and what runs out first. */
const useSentence = (data: UsulanStok | undefined): string | undefined => {
  const { t } = useTranslation('usulan-stok');
  const why = useWhy(data?.pekan ?? 1);
  const text = useKindText();
  if (!data) return undefined;
  if (data.pindah.length + data.pesan.length === 0) return t('sentenceNone', { pekan: data.pekan });
  const { pindah, pesan, berat, nilai } = sumsOf(data);
  const worth = nilai === null ? showGram(berat) : `${showGram(berat)}, ${showRupiah(nilai)}`;
  const first = data.pindah[0];
  const order = data.pesan[0];
  const urgent =
    first && (!order || (first.ke.hari_habis ?? 0) <= (order.toko.hari_habis ?? 0))
      ? { toko: first.tujuan, row: first, shelf: first.ke }
      : order && { toko: order.kode_toko, row: order, shelf: order.toko };
  const parts = [
    pindah > 0 && t('sentenceMove', { pindah: showCount(pindah) }),
    pesan > 0 && t('sentenceOrder', { pesan: showCount(pesan), worth }),
    urgent &&
      t('sentenceFirst', {
        toko: urgent.toko,
        jenis: [text(urgent.row).nama, text(urgent.row).kadar, text(urgent.row).rentang].join(' '),
        kenapa: why(urgent.shelf),
      }),
  ];
  return unbroken(parts.filter(Boolean).join(' '));
};

const Screen = () => {
  const { t } = useTranslation('usulan-stok');
  const [tab, setTab] = useState<Tab>('pindah');
  const [pekan, setPekan] = useState(String(LOOK_BACK_WEEKS[0]));
  const [target, setTarget] = useState(String(COVER_WEEKS[0]));
  const query = useQuery(usulanStokQuery(useActingToko(), { pekan, target }));
  const data = useMemo(() => query.data && { ...query.data, ...byUrgency(query.data) }, [query.data]);
  const sentence = useSentence(data);
  const weeks = (choices: readonly number[], key: 'salesOf' | 'lasts') =>
    choices
      .toSorted((a, b) => a - b)
      .map((count) => ({ value: String(count), label: t(key, { pekan: count }) }));
  const Shown = TABS[tab];
  return (
    <Page
      title={t('title')}
      {...(sentence && { under: sentence })}
      actions={
        <SegmentedControl
          aria-label={t('title')}
          data={(Object.keys(TABS) as Tab[]).map((value) => ({
            value,
            label: `${t(`tab.${value}`)} ${data ? showCount(data[value].length) : ''}`.trim(),
          }))}
          value={tab}
          onChange={(value) => setTab(value as Tab)}
        />
      }
    >
      <Shown
        data={data}
        error={query.error}
        onRetry={() => void query.refetch()}
        aim={{ pekan, target }}
        weeks={
          <>
            <Select
              aria-label={t('lookBack')}
              data={weeks(LOOK_BACK_WEEKS, 'salesOf')}
              value={pekan}
              allowDeselect={false}
              w={176}
              onChange={(value) => setPekan(value ?? pekan)}
            />
            <Select
              aria-label={t('aim')}
              data={weeks(COVER_WEEKS, 'lasts')}
              value={target}
              allowDeselect={false}
              w={176}
              onChange={(value) => setTarget(value ?? target)}
            />
          </>
        }
      />
    </Page>
  );
};

/** /usulan-stok: what should go to another shop, what should be ordered, and what was set aside. */
const UsulanStokPage = () => <Screen key={useActingToko()} />;
export default UsulanStokPage;
