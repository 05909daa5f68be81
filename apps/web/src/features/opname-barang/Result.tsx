import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import { type BarisOpnameBarang, hasilOpnameBarang } from '@kadar/contract/endpoints/opname-barang.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram } from '../../kit/format.ts';
import type { Column } from '../../kit/table/types.ts';
import { useMessage, useText } from '../../kit/text.ts';
import type { Ending } from '../../parts/opname/FinishDialog.tsx';
import { ResultTabs } from '../../parts/opname/ResultTabs.tsx';
import { type OpnameBarang, useResult } from './useOpnameBarang.ts';

interface Props {
  toko: string;
  /** The tray; '' is all of them. */
  tempat: string;
  opname: OpnameBarang;
  waiting: number;
  onSearched: (kode: string) => void;
}

const endingOf = ({ kode_barcode, nama_barang, hasil, pasti }: BarisOpnameBarang): Ending => ({
  kode: kode_barcode,
  nama: nama_barang,
  hasil,
  pasti,
});

const sumsOf = (rows: readonly BarisOpnameBarang[]) => ({
  berat: showGram(rows.reduce((sum, { berat }) => sum + Math.round(berat * 1000), 0) / 1000),
});

const useColumns = () => {
  const { t } = useTranslation(['opname', 'opname-barang']);
  const text = useText();
  return useMemo(() => {
    const code: Column<BarisOpnameBarang> = {
      key: 'kode_barcode',
      title: t('opname-barang:barcode'),
      width: 130,
      pin: 'start',
    };
    const about: Column<BarisOpnameBarang>[] = [
      { key: 'nama_barang', title: t('opname-barang:piece'), width: 200 },
      { key: 'kode_baki', title: t('opname-barang:tray'), width: 80 },
      { key: 'baki_scan', title: t('opname-barang:foundIn'), width: 110 },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 86 },
      { key: 'kode_intern', title: t('opname-barang:intern'), width: 110 },
      { key: 'nama_atribut', title: t('opname-barang:addOns'), width: 120 },
    ];
    const missing: Column<BarisOpnameBarang>[] = [
      code,
      { key: 'dicari', title: t('searchedBy'), width: 110, value: ({ dicari }) => dicari.join(', ') },
      ...about,
    ];
    const found: Column<BarisOpnameBarang>[] = [
      code,
      {
        key: 'hasil',
        title: t('result'),
        width: 110,
        value: ({ hasil }) => text(OPNAME_WORDS[hasil] ?? { id: hasil, en: hasil }),
      },
      { key: 'oleh', title: t('by'), width: 80 },
      ...about,
    ];
    return { missing, found };
  }, [t, text]);
};

/** What became of each piece of a tray. */
export const Result = ({ toko, tempat, opname, waiting, onSearched }: Props) => {
  const { t } = useTranslation('opname-barang');
  const message = useMessage();
  const { data, error, refetch } = useResult(toko, tempat);
  return (
    <ResultTabs
      id="opname-barang"
      rows={data && { missing: data.hilang, found: data.ketemu, apart: data.lain }}
      labels={(tab, count) =>
        ({ missing: t('missing', { count }), found: t('found', { count }), apart: t('apart', { count }) })[
          tab
        ]
      }
      columns={useColumns()}
      endingOf={endingOf}
      totals={sumsOf}
      error={error}
      onRetry={() => void refetch()}
      paper={{ path: hasilOpnameBarang.path, query: { tempat } }}
      waiting={waiting}
      onSearched={onSearched}
      sending={opname.finish.sending}
      finish={async ({ alasan, ...said }) => {
        const reasons = alasan.map(({ kode: kode_barcode, keterangan }) => ({ kode_barcode, keterangan }));
        const answer = await opname.finish.send({ ...said, tempat, alasan: reasons });
        opname.put(answer.data);
        return answer.message ?? message('OPNAME_BARANG_SELESAI');
      }}
    />
  );
};
