import { HANCUR_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import {
  hancurManualInput,
  postHancurManual,
  SEBAB_HANCUR_MANUAL,
} from '@kadar/contract/endpoints/barang-manual.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { SEBAB_HANCUR_WORDS } from '@kadar/contract/sebab-hancur.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { useStockChoices } from '../../parts/barang/group-choices.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { useLotChoices } from './queries.ts';

const KINDS = [HANCUR_MANUAL] as const;
const { keterangan, ...said } = hancurManualInput.shape;
const entry = z.strictObject({ ...said, keterangan: keterangan.unwrap() });
type Body = z.input<typeof entry>;
type Values = Record<'kunci' | 'no_lot' | 'keterangan', string> &
  Pick<Body, 'sebab'> & { qty: number | null; berat: number | null; berat_hancur: number | null };
const START: Values = {
  kunci: '',
  qty: null,
  berat: null,
  berat_hancur: null,
  sebab: 'RUSAK',
  no_lot: '',
  keterangan: '',
};

/** Some of a group destroyed. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('barang-manual');
  const text = useText();
  const choices = useStockChoices(useActingToko() ?? '');
  const lots = useLotChoices();
  return (
    <EntryForm<Values, Body>
      draft="hancur-barang-manual.entry"
      schema={entry}
      start={START}
      optional={['keterangan']}
      next={({ sebab, no_lot }) => ({ ...START, sebab, no_lot })}
      post={(body, options) => call(postHancurManual, { body }, options)}
      onPosted={onPosted}
      fields={() => [
        { name: 'kunci', label: t('kunci'), as: 'select', choices, ofShop: true, nothing: t('tidakAda') },
        { name: 'qty', label: t('qty'), as: 'count' },
        { name: 'berat', label: t('berat'), as: 'gram' },
        { name: 'berat_hancur', label: t('berat_hancur'), as: 'gram' },
        {
          name: 'sebab',
          label: t('sebab'),
          as: 'select',
          choices: SEBAB_HANCUR_MANUAL.map((value) => ({ value, label: text(SEBAB_HANCUR_WORDS[value]) })),
        },
        {
          name: 'no_lot',
          label: t('no_lot'),
          as: 'select',
          choices: lots,
          ofShop: true,
          nothing: t('tidakAda'),
        },
        { name: 'keterangan', label: t('keterangan'), as: 'text' },
      ]}
      action={({ kunci }) => (kunci ? t('saveHANCUR') : null)}
      after={() => null}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('barang-manual');
  const mayPost = useCan('hancur.post') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="hancur-barang-manual"
      title={t('hancurTitle')}
      placeholder={t('cari')}
      {...useDeclaredList(KINDS)}
      {...(mayPost && {
        entry: { label: t('add'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** /hancur-barang-manual: groups that were destroyed. */
const DestroyPage = () => <Screen key={useActingToko()} />;

export default DestroyPage;
