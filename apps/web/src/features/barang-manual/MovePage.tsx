import { PINDAH_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import { pindahManualInput, postPindahManual } from '@kadar/contract/endpoints/barang-manual.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useStockChoices } from '../../parts/barang/group-choices.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

const KINDS = [PINDAH_MANUAL] as const;
const { ke_baki, keterangan, ...said } = pindahManualInput.shape;
const entry = z.strictObject({ ...said, ke_baki: ke_baki.unwrap(), keterangan: keterangan.unwrap() });
type Body = z.input<typeof entry>;
type Values = Record<'kunci' | 'ke_gudang' | 'ke_baki' | 'keterangan', string> & {
  qty: number | null;
  berat: number | null;
};
const START: Values = { kunci: '', qty: null, berat: null, ke_gudang: '', ke_baki: '', keterangan: '' };

/** Some of a group to another place. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('barang-manual');
  const choices = useStockChoices(useActingToko() ?? '');
  return (
    <EntryForm<Values, Body>
      draft="pindah-barang-manual.entry"
      schema={entry}
      start={START}
      optional={['ke_baki', 'keterangan']}
      next={({ ke_gudang, ke_baki: tray }) => ({ ...START, ke_gudang, ke_baki: tray })}
      post={(body, options) => call(postPindahManual, { body }, options)}
      onPosted={onPosted}
      fields={({ ke_gudang }) => [
        { name: 'kunci', label: t('kunci'), as: 'select', choices, ofShop: true, nothing: t('tidakAda') },
        { name: 'qty', label: t('qty'), as: 'count' },
        { name: 'berat', label: t('berat'), as: 'gram' },
        { name: 'ke_gudang', label: t('ke_gudang'), as: 'record', master: 'gudang', ofShop: true },
        ...(ke_gudang
          ? ([{ name: 'ke_baki', label: t('ke_baki'), as: 'record', master: 'baki', ofShop: true }] as const)
          : []),
        { name: 'keterangan', label: t('keterangan'), as: 'text' },
      ]}
      action={({ kunci }) => (kunci ? t('savePINDAH') : null)}
      after={() => null}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('barang-manual');
  const mayPost = useCan('barang.write') !== undefined;
  return (
    <DocumentList<DokumenRow>
      id="pindah-barang-manual"
      title={t('pindahTitle')}
      placeholder={t('cari')}
      {...useDeclaredList(KINDS)}
      {...(mayPost && {
        entry: { label: t('add'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** /pindah-barang-manual: groups that went to another place of the shop. */
const MovePage = () => <Screen key={useActingToko()} />;

export default MovePage;
