import { fotoEmas, postEmasPesanan } from '@kadar/contract/endpoints/emas-pesanan.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { fineGold, gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { KadarField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import { LineSelect } from './LineSelect.tsx';
import { type AboutOrder, isToMake } from './queries.ts';

/** E: gold that the customer brings for a line, weighed, tested and photographed; its fine gold is kept for him. */
const GoldDialog = ({ order, onClose }: AboutOrder) => {
  const { t } = useTranslation(['pesanan', 'dokumen']);
  const scale = useScale();
  const lines = order.lines.filter(isToMake);
  const [values, setValues] = useState({
    no_pesanan: lines[0]?.no_pesanan ?? '',
    nama_barang: '',
    berat: null as number | null,
    kadar_uji: null as number | null,
    /** What POST emas-pesanan/foto gave; '' while there is none. */
    foto: '',
    keterangan: '',
  });
  const [typed, setTyped] = useState(false);
  const set = (change: Partial<typeof values>) => setValues((was) => ({ ...was, ...change }));
  const { berat, kadar_uji } = values;
  const fine = berat && kadar_uji ? inGrams(fineGold(gramToMg(berat), toMilli(kadar_uji))) : 0;
  return (
    <FormDialog
      title={t('goldTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t('gold')}
      what={`emas-pesanan/${order.no_faktur}`}
      body={{ ...values, berat: berat ?? 0, kadar_uji: kadar_uji ?? 0 }}
      send={(body, options) => call(postEmasPesanan, { body }, { ...options, toko: order.kode_toko })}
      onDone={({ no_faktur }) => {
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <LineSelect
            lines={lines}
            value={values.no_pesanan}
            onChange={(no_pesanan) => set({ no_pesanan })}
            error={errorAt('no_pesanan')}
          />
          <TextField
            name="nama_barang"
            label={t('goldWhat')}
            withAsterisk
            data-autofocus
            maxLength={60}
            value={values.nama_barang}
            onChange={(nama_barang) => set({ nama_barang })}
            error={errorAt('nama_barang') ?? errorAt('no_pesanan')}
          />
          <ScaleWeight
            {...scale}
            of={{ name: 'berat', label: t('weight') }}
            value={berat}
            typed={typed}
            disabled={false}
            error={errorAt('berat')}
            onChange={(grams, byHand) => {
              set({ berat: grams });
              setTyped(byHand);
            }}
          />
          <KadarField
            name="kadar_uji"
            label={t('assay')}
            withAsterisk
            value={kadar_uji}
            onChange={(next) => set({ kadar_uji: next })}
            error={errorAt('kadar_uji')}
          />
          <TakePhoto
            label={t('goldPhoto')}
            path={fotoEmas.path}
            toko={order.kode_toko}
            required
            foto={values.foto}
            error={errorAt('foto')}
            disabled={false}
            onTaken={(foto) => set({ foto })}
          />
          <TextField
            name="keterangan"
            label={t('dokumen:remark')}
            maxLength={200}
            value={values.keterangan}
            onChange={(keterangan) => set({ keterangan })}
            error={errorAt('keterangan')}
          />
          <dl className={docCss.sums}>
            <Sum name={t('goldFine')} value={showGram(fine)} strong />
          </dl>
        </>
      )}
    </FormDialog>
  );
};
export default GoldDialog;
