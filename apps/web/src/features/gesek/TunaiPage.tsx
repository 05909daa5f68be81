import { GESEK_TUNAI } from '@kadar/contract/dokumen/gesek.ts';
import type { Dokumen, DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import {
  postGesekTunai,
  setujuGesekTunai,
  syaratGesekTunai,
  tunaiInput,
} from '@kadar/contract/endpoints/gesek.ts';
import { gesekTunai } from '@kadar/domain/fee.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { Alert, Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { showRupiah } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DocumentFacts, DocumentLines, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { IdentityCard } from '../../parts/pembelian/IdentityCard.tsx';

type Body = z.input<typeof tunaiInput>;
type Texts = Record<'no_rekening' | 'nama_customer' | 'no_ktp' | 'no_kartu' | 'keterangan', string>;
type Values = Texts & { jenis: 'DEBET'; gesek: number | null; fee_persen: number | null };

const TUNAI = [GESEK_TUNAI] as const;
const START: Values = {
  no_rekening: '',
  jenis: 'DEBET',
  gesek: null,
  fee_persen: null,
  nama_customer: '',
  no_kartu: '',
  no_ktp: '',
  keterangan: '',
};

/** What the customer gets; null while nothing would be left. */
const cashOf = ({ gesek, fee_persen }: Values): number | null => {
  if (!gesek || (fee_persen ?? 0) >= 100) return null;
  return gesekTunai({ gesekRp: gesek, feeMilli: toMilli(fee_persen ?? 0) }).kasRp;
};

/** Cash for a swiped debit card; after it the next one, at the same account and fee. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('gesek');
  return (
    <EntryForm<Values, Body>
      draft="gesek-tunai.entry"
      schema={tunaiInput}
      start={START}
      optional={['fee_persen', 'keterangan']}
      secret={['no_ktp']}
      next={({ no_rekening, fee_persen }) => ({ ...START, no_rekening, fee_persen })}
      post={(body, options) => call(postGesekTunai, { body }, options)}
      onPosted={onPosted}
      fields={() => [
        { name: 'no_rekening', label: t('account'), as: 'account' },
        { name: 'gesek', label: t('swiped'), as: 'rupiah' },
        { name: 'fee_persen', label: t('fee'), as: 'percent' },
        { name: 'nama_customer', label: t('holder'), as: 'text', max: 60 },
        { name: 'no_kartu', label: t('card'), as: 'text', max: 4 },
        { name: 'no_ktp', label: t('ktp'), as: 'text', max: 16 },
        { name: 'keterangan', label: t('remark'), as: 'text' },
      ]}
      action={(values) => {
        const cash = cashOf(values);
        return cash === null ? null : t('handOut', { amount: showRupiah(cash) });
      }}
      after={(values, { kas }) => ({ left: kas && kas.saldo_akhir - (cashOf(values) ?? 0), limit: null })}
      first={first}
    />
  );
};

const Body = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) =>
  dok && (
    <>
      <DocumentFacts dok={dok} />
      <IdentityCard no_faktur={no_faktur} />
      <DocumentLines dok={dok} />
      <DocumentMoney dok={dok} />
    </>
  );
const PARTS = { Body };

const SYARAT = ['gesek-tunai', 'persetujuan'];

/** What OWN has to accept once for the chain, before anybody hands out cash. */
const Warning = ({ may }: { may: boolean }) => {
  const { t } = useTranslation('gesek');
  const client = useQueryClient();
  const accept = useOutbox('gesek-tunai/setuju', (_: null, { key }) => call(setujuGesekTunai, {}, { key }), {
    asks: false,
  });
  const agree = () =>
    void accept
      .send(null)
      .then(() => client.invalidateQueries({ queryKey: SYARAT }))
      .catch(showFailure);
  return (
    <Alert color="brick" variant="light" role="alert" title={t('warningTitle')}>
      <Text size="sm" mb="sm">
        {t('warning')}
      </Text>
      {may ? (
        <Button variant="filled" color="brick" loading={accept.sending} onClick={agree}>
          {t('accept')}
        </Button>
      ) : (
        <strong>{t('onlyOwner')}</strong>
      )}
    </Alert>
  );
};

const Screen = () => {
  const { t } = useTranslation('gesek');
  const mayPost = useCan('gesek.tunai') !== undefined;
  const mayAccept = useCan('gesek.setuju') !== undefined;
  const { data } = useQuery({
    queryKey: SYARAT,
    queryFn: async ({ signal }) => (await call(syaratGesekTunai, {}, { signal })).data,
  });
  const accepted = data?.disetujui ?? null;
  return (
    <DocumentList<DokumenRow>
      id="gesek-tunai"
      title={t('tunaiTitle')}
      placeholder={t('tunaiSearch')}
      {...useDeclaredList(TUNAI)}
      parts={PARTS}
      {...(data && !accepted && { above: <Warning may={mayAccept} /> })}
      {...(mayPost &&
        accepted && {
          entry: { label: t('addTunai'), form: (first, done) => <Entry first={first} onPosted={done} /> },
        })}
    />
  );
};

/** /gesek-tunai: cash handed out for debit cards, once OWN has accepted the warning. */
const TunaiPage = () => <Screen key={useActingToko()} />;
export default TunaiPage;
