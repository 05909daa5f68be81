import { HILANG_KIRIM, KEMBALI_BARANG, KIRIM_BARANG } from '@kadar/contract/dokumen/kiriman.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { KirimEntry } from './KirimEntry.tsx';
import { SentBody, SuratJalan } from './SentBody.tsx';
import { Usulan } from './Usulan.tsx';
import { type AskedShipment, type KirimForm, useKirim } from './useKirim.ts';

/** Only a shipment has a paper that goes along. */
const Paper = ({ no_faktur }: { no_faktur: string }) =>
  no_faktur.startsWith(KIRIM_BARANG.awalan) ? <SuratJalan no_faktur={no_faktur} /> : null;

const PARTS = { Body: SentBody, Actions: Paper };
const TYPES = [KIRIM_BARANG, KEMBALI_BARANG, HILANG_KIRIM] as const;

/** What an address asks to be sent. */
const askedIn = (given: Readonly<Record<string, unknown>>): AskedShipment | null => {
  const [kode_toko, tujuan, barang] = [given.kode_toko, given.tujuan, given.barang].map((one) =>
    typeof one === 'string' ? one : '',
  );
  return kode_toko && tujuan && barang ? { kode_toko, tujuan, kode_barcode: barang.split(',') } : null;
};

/** Fills the form once with what another screen asked for in the address, and goes to it. */
const Asked = ({ kirim, write }: { kirim: KirimForm; write: () => void }) => {
  const given = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const asked = askedIn(given);
  const taken = useRef(false);
  useEffect(() => {
    if (!asked || taken.current) return;
    taken.current = true;
    void navigate({ to: '.', search: {} as never, replace: true });
    void kirim.take(asked).then(write);
  });
  return null;
};

const Screen = () => {
  const { t } = useTranslation('kiriman');
  const mayPost = useCan(KIRIM_BARANG.access.post) !== undefined;
  const kirim = useKirim();
  const entry = (first: Ref<HTMLInputElement>, done: () => void) => (
    <KirimEntry kirim={kirim} first={first} onPosted={done} />
  );
  return (
    <DocumentList<DokumenRow>
      id="kirim-barang"
      title={t('kirimTitle')}
      placeholder={t('searchSent')}
      {...useDeclaredList(TYPES)}
      parts={PARTS}
      {...(mayPost && {
        entry: { label: t('sendAdd'), form: entry },
        onScan: kirim.add,
        above: (write: () => void) => (
          <>
            <Asked kirim={kirim} write={write} />
            <Usulan kirim={kirim} onFilled={write} />
          </>
        ),
      })}
    />
  );
};

/** /kirim-barang: what this shop sent, where it is, what it should send, and the form that sends. */
const KirimBarangPage = () => <Screen key={useActingToko()} />;

export default KirimBarangPage;
