import {
  BAYAR_EMAS,
  BAYAR_SUPPLIER,
  FIXING,
  UANG_MUKA_SUPPLIER,
} from '@kadar/contract/dokumen/hutang-supplier.ts';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { textIn } from '@kadar/contract/text.ts';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typeOfNumber } from '../../kit/dokumen/types.ts';
import { showGram, showRupiah, unbroken } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useActingToko } from '../../kit/session.ts';
import { useLanguage } from '../../kit/text.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { useListAddress } from '../../parts/dokumen/useListAddress.ts';
import { Debts } from './Debts.tsx';
import { totalsOf } from './debt-model.ts';
import { suppliersQuery } from './queries.ts';

const KINDS = [BAYAR_SUPPLIER, BAYAR_EMAS, FIXING, UANG_MUKA_SUPPLIER] as const;
type Kind = (typeof KINDS)[number];
const NO_FILTERS: never[] = [];

/** Documents of one kind; what it moved in gold alone has no amount on a card. */
const Documents = ({ kind, actions }: { kind: Kind; actions: ReactNode }) => {
  const { t } = useTranslation('hutang-supplier');
  const types = useMemo((): [DokumenType] => [kind], [kind]);
  const declared = useDeclaredList(types);
  return (
    <DocumentList<DokumenRow>
      id={kind.path}
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...declared}
      card={(row) => ({
        name: String(row.nama_customer ?? ''),
        note: String(row.keterangan ?? ''),
        amount: kind.money === 'none' ? undefined : Number(row.grand_total ?? 0),
      })}
      actions={actions}
    />
  );
};

/** /hutang-supplier: what suppliers are owed, and the documents that pay and price it; `?no_faktur=` opens one of them. */
const Screen = () => {
  const { t } = useTranslation('hutang-supplier');
  const language = useLanguage();
  const toko = useActingToko();
  const { no_faktur } = useListAddress(NO_FILTERS);
  const named = no_faktur && KINDS.find(({ jenis }) => jenis === typeOfNumber(no_faktur)?.jenis);
  const [tab, setTab] = useState<'debts' | 'documents'>(named ? 'documents' : 'debts');
  const [chosen, setKind] = useState<Kind>(named || BAYAR_SUPPLIER);
  const suppliers = useQuery({ ...suppliersQuery(toko ?? ''), enabled: Boolean(toko) });
  useScreenKeys([
    ['alt+1', () => setTab('debts')],
    ['alt+2', () => setTab('documents')],
  ]);
  const totals = suppliers.data && totalsOf(suppliers.data);
  const glance =
    totals &&
    unbroken(
      t('glance', {
        rp: showRupiah(totals.rp),
        gram: showGram(totals.gram),
        lateRp: showRupiah(totals.lateRp),
        lateGram: showGram(totals.lateGram),
      }),
    );
  if (tab === 'debts' && !named)
    return (
      <Debts
        toko={toko}
        suppliers={suppliers}
        glance={glance}
        tabs={
          <Button onClick={() => setTab('documents')} rightSection={<Hotkey keys="Alt+2" />}>
            {t('documents')}
          </Button>
        }
      />
    );
  const kind = named || chosen;
  return (
    <Documents
      key={kind.jenis}
      kind={kind}
      actions={
        <>
          <Select
            aria-label={t('kind')}
            w={220}
            allowDeselect={false}
            openOnFocus={false}
            data={KINDS.map(({ jenis, title }) => ({ value: jenis, label: textIn(title, language) }))}
            value={kind.jenis}
            onChange={(jenis) => setKind(KINDS.find((one) => one.jenis === jenis) ?? BAYAR_SUPPLIER)}
          />
          <Button onClick={() => setTab('debts')} rightSection={<Hotkey keys="Alt+1" />}>
            {t('debts')}
          </Button>
        </>
      }
    />
  );
};

const HutangPage = () => <Screen key={useActingToko()} />;
export default HutangPage;
