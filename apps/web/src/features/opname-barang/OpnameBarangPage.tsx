import { MASSA_WORDS } from '@kadar/contract/code-words.ts';
import { OBJEK_MASSA } from '@kadar/contract/endpoints/opname-massa.ts';
import type { CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import { Select, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { Bulk } from './Bulk.tsx';
import { Goods } from './Goods.tsx';
import { useOpnameBarang } from './useOpnameBarang.ts';

const Pieces = ({ toko, kinds }: { toko: string; kinds: ReactNode }) => {
  const { t } = useTranslation('opname-barang');
  const opname = useOpnameBarang(toko);
  const { data, error, refetch } = opname.state;
  if (data) return <Goods toko={toko} data={data} opname={opname} kinds={kinds} />;
  return (
    <Page title={t('title')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h={260} aria-busy="true" />
      )}
    </Page>
  );
};

const PIECES = 'BARANG';

/** Pieces by scan, or one kind of goods in bulk. */
const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('opname-barang');
  const text = useText();
  const [objek, setObjek] = useState<CountedInBulk | typeof PIECES>(PIECES);
  const kinds = (
    <Select
      label={t('what')}
      allowDeselect={false}
      data={[
        { value: PIECES, label: t('pieces') },
        ...OBJEK_MASSA.map((value) => ({ value, label: text(MASSA_WORDS[value]) })),
      ]}
      value={objek}
      onChange={(value) => setObjek((value as CountedInBulk | null) ?? PIECES)}
      w={240}
    />
  );
  return objek === PIECES ? (
    <Pieces toko={toko} kinds={kinds} />
  ) : (
    <Bulk key={objek} toko={toko} objek={objek} kinds={kinds} />
  );
};

/** /stock-opname: goods counted by scan, tray by tray, or in bulk, by several people at once. */
const OpnameBarangPage = () => {
  const toko = useActingToko();
  const { t } = useTranslation('opname-barang');
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default OpnameBarangPage;
