import { SELISIH_OPNAME, TEMU_OPNAME } from '@kadar/contract/dokumen/selisih-opname.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { postTemuOpname, temuOpnameInput } from '@kadar/contract/endpoints/selisih-opname.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';

/** The form says every field, an empty tray too. */
const ENTRY = temuOpnameInput.required();
type Body = z.input<typeof ENTRY>;
type Values = Record<'kode_barcode' | 'kode_baki' | 'alasan', string>;

const START: Values = { kode_barcode: '', kode_baki: '', alasan: '' };
const KINDS = [SELISIH_OPNAME, TEMU_OPNAME] as const;

interface Props {
  first: Ref<HTMLInputElement>;
  onPosted: () => void;
}

/** A lost piece that turned up. */
const Found = ({ first, onPosted }: Props) => {
  const { t } = useTranslation(['opname-barang', 'opname']);
  return (
    <EntryForm<Values, Body>
      draft="temu-opname.entry"
      schema={ENTRY}
      start={START}
      next={() => START}
      post={(body, options) => call(postTemuOpname, { body }, options)}
      onPosted={onPosted}
      fields={() => [
        { name: 'kode_barcode', label: t('barcode'), as: 'text', max: 30 },
        {
          name: 'kode_baki',
          label: t('foundTray'),
          as: 'record',
          master: 'baki',
          optional: true,
          ofShop: true,
        },
        { name: 'alasan', label: t('opname:reason'), as: 'text', max: 200 },
      ]}
      after={() => null}
      action={({ kode_barcode }) => (kode_barcode.trim() === '' ? null : t('foundAgain'))}
      first={first}
    />
  );
};

const Screen = () => {
  const { t } = useTranslation('opname-barang');
  const mayPost = useCan(TEMU_OPNAME.access.post) !== undefined;
  const entry = (first: Ref<HTMLInputElement>, done: () => void) => <Found first={first} onPosted={done} />;
  return (
    <DocumentList<DokumenRow>
      id="selisih-opname"
      title={t('differences')}
      placeholder={t('searchNumber')}
      {...useDeclaredList(KINDS)}
      {...(mayPost && { entry: { label: t('foundAgain'), form: entry } })}
    />
  );
};

/** Pieces that counts did not find and the owner wrote off, and those that turned up again. */
const SelisihPage = () => <Screen key={useActingToko()} />;

export default SelisihPage;
