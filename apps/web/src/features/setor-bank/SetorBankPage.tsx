import { SETOR_BANK, TARIK_BANK } from '@kadar/contract/dokumen/setor-bank.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { postSetorBank, setorBankInput } from '@kadar/contract/endpoints/setor-bank.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { useActingToko, useCan, useSetting } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

type Body = z.input<typeof setorBankInput>;
type Values = { arah: Body['arah']; no_rekening: string; jumlah_rp: number | null; keterangan: string };

const START: Values = { arah: 'SETOR', no_rekening: '', jumlah_rp: null, keterangan: '' };
const KINDS = [SETOR_BANK, TARIK_BANK] as const;
const QUICK = [1_000_000, 5_000_000, 10_000_000, 50_000_000] as const;

interface Props {
  first: Ref<HTMLInputElement>;
  onPosted: () => void;
}

/** Cash to the bank, or back; after it the next one, with the same direction and account. */
const Entry = ({ first, onPosted }: Props) => {
  const { t } = useTranslation('setor-bank');
  const limit = useSetting('LIMIT_KAS_KELUAR_OTORISASI');
  const choices = (['SETOR', 'TARIK'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <EntryForm<Values, Body>
      draft="setor-bank.entry"
      schema={setorBankInput}
      start={START}
      next={({ arah, no_rekening }) => ({ ...START, arah, no_rekening })}
      post={(body, options) => call(postSetorBank, { body }, options)}
      onPosted={onPosted}
      fields={() => [
        { name: 'arah', label: t('arah'), as: 'switch', choices },
        { name: 'no_rekening', label: t('no_rekening'), as: 'account' },
        { name: 'jumlah_rp', label: t('jumlah_rp'), as: 'rupiah', quick: QUICK },
        { name: 'keterangan', label: t('keterangan'), as: 'text' },
      ]}
      action={({ arah, jumlah_rp }) =>
        jumlah_rp ? t(arah === 'SETOR' ? 'saveOut' : 'saveIn', { amount: showRupiah(jumlah_rp) }) : null
      }
      after={({ arah, jumlah_rp }, { kas }) => {
        const out = arah === 'SETOR' ? (jumlah_rp ?? 0) : -(jumlah_rp ?? 0);
        return { left: kas && kas.saldo_akhir - out, limit: out > limit ? limit : null };
      }}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('setor-bank');
  const client = useQueryClient();
  const mayPost = useCan('kas.post') !== undefined;
  const refresh = () => void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
  useLive('hari-changed', refresh);
  const entry = (first: Ref<HTMLInputElement>, done: () => void) => <Entry first={first} onPosted={done} />;
  return (
    <DocumentList<DokumenRow>
      id="setor-bank"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      {...useDeclaredList(KINDS)}
      {...(mayPost && { entry: { label: t('add'), form: entry } })}
    />
  );
};

/** Cash of the drawer taken to an account of the shop, and back. */
const SetorBankPage = () => <Screen key={useActingToko()} />;

export default SetorBankPage;
