import { postUangMuka } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { OfToko } from '../../kit/fields/records.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { showRupiah } from '../../kit/format.ts';
import { AmountOut, CASH_OUT, paymentsOf } from '../../parts/dokumen/PaidOut.tsx';
import { type AboutSupplier, posted } from './about.ts';

/** U: money to a supplier before anything is owed; he is chosen, since nothing of him need be open. */
const AdvanceDialog = ({
  toko,
  kode_supplier: given,
  onClose,
}: Pick<AboutSupplier, 'toko' | 'onClose'> & { kode_supplier: string }) => {
  const { t } = useTranslation('hutang-supplier');
  const [kode_supplier, setSupplier] = useState(given);
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [paid, setPaid] = useState(CASH_OUT);
  const [keterangan, setKeterangan] = useState('');
  const body = { kode_supplier, payments: paymentsOf(paid, jumlah ?? 0), keterangan };
  return (
    <FormDialog
      title={t('advanceTitle')}
      action={t('payAmount', { amount: showRupiah(jumlah ?? 0) })}
      ready={Boolean(jumlah)}
      what="uang-muka-supplier"
      body={body}
      send={(sent, options) => call(postUangMuka, { body: sent }, { ...options, toko })}
      onDone={posted(onClose)}
      onClose={onClose}
    >
      {(errorAt) => (
        <OfToko value={toko}>
          <SearchSelect
            master="supplier-barang"
            label={t('supplier')}
            withAsterisk
            openOnFocus={false}
            value={kode_supplier}
            onChange={(next) => setSupplier(next ?? '')}
            error={errorAt('kode_supplier')}
          />
          <AmountOut
            label={t('amount')}
            jumlah={jumlah}
            onJumlah={setJumlah}
            paid={paid}
            onPaid={setPaid}
            keterangan={keterangan}
            onKeterangan={setKeterangan}
            errorAt={errorAt}
          />
        </OfToko>
      )}
    </FormDialog>
  );
};
export default AdvanceDialog;
