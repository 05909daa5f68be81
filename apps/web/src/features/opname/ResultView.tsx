import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import { type BarisOpname, hasilOpname } from '@kadar/contract/endpoints/opname.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import type { Column } from '../../kit/table/types.ts';
import { useMessage, useText } from '../../kit/text.ts';
import type { Ending } from '../../parts/opname/FinishDialog.tsx';
import { ResultTabs } from '../../parts/opname/ResultTabs.tsx';
import { type Opname, useResult } from './useOpname.ts';

interface Props {
  toko: string;
  opname: Opname;
  /** Scans that are still on the device. */
  waiting: number;
  /** A bag was looked for and is not there. */
  onSearched: (no: string) => void;
}

const endingOf = ({ no_hutang, nama_customer, hasil, pasti }: BarisOpname): Ending => ({
  kode: no_hutang,
  nama: nama_customer,
  hasil,
  pasti,
});

const sumsOf = (rows: readonly BarisOpname[]) => ({
  berat: showGram(rows.reduce((sum, { berat }) => sum + Math.round(berat * 1000), 0) / 1000),
  jumlah_hutang: showRupiah(rows.reduce((sum, { jumlah_hutang }) => sum + jumlah_hutang, 0)),
});

const useColumns = () => {
  const { t } = useTranslation('opname');
  const text = useText();
  return useMemo(() => {
    const no: Column<BarisOpname> = {
      key: 'no_hutang',
      title: t('number'),
      width: 152,
      pin: 'start',
      cell: ({ no_hutang }) => <DocumentLink no={no_hutang} />,
    };
    const about: Column<BarisOpname>[] = [
      { key: 'nama_customer', title: t('customer'), width: 160 },
      { key: 'tgl_hutang', title: t('pledged'), kind: 'date', width: 104 },
      { key: 'tempat', title: t('place'), width: 80 },
      { key: 'alamat_customer', title: t('address'), width: 170 },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 86 },
      { key: 'jumlah_hutang', title: t('amount'), kind: 'rupiah', width: 120 },
    ];
    const missing: Column<BarisOpname>[] = [
      no,
      { key: 'dicari', title: t('searchedBy'), width: 110, value: ({ dicari }) => dicari.join(', ') },
      ...about,
    ];
    const found: Column<BarisOpname>[] = [
      no,
      {
        key: 'hasil',
        title: t('result'),
        width: 104,
        value: ({ hasil }) => text(OPNAME_WORDS[hasil] ?? { id: hasil, en: hasil }),
      },
      { key: 'oleh', title: t('by'), width: 80 },
      ...about,
    ];
    return { missing, found };
  }, [t, text]);
};

/** What became of each bag. */
export const ResultView = ({ toko, opname, waiting, onSearched }: Props) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  const { data, error, refetch } = useResult(toko);
  return (
    <ResultTabs
      id="opname"
      rows={data && { missing: data.hutang_hilang, found: data.hutang_ketemu, apart: data.lain }}
      labels={(tab, count) => t(tab, { count })}
      columns={useColumns()}
      endingOf={endingOf}
      totals={sumsOf}
      error={error}
      onRetry={() => void refetch()}
      paper={{ path: hasilOpname.path, query: {} }}
      waiting={waiting}
      onSearched={onSearched}
      sending={opname.finish.sending}
      finish={async ({ alasan, ...said }) => {
        const reasons = alasan.map(({ kode: no_hutang, keterangan }) => ({ no_hutang, keterangan }));
        const answer = await opname.finish.send({ ...said, alasan: reasons });
        opname.put(answer.data);
        return answer.message ?? message('OPNAME_SELESAI');
      }}
    />
  );
};
