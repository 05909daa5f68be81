import { getReturnable, postRetur } from '@kadar/contract/endpoints/batch.ts';
import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { toast } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { GramField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah, unbroken } from '../../kit/format.ts';
import css from './terima.module.css';

interface Props {
  batch: BatchRow;
  toko: string;
  onClose: () => void;
}

/** Pieces of a delivery by their barcodes, and gold of the batch at hand, go back for a credit note. */
export const ReturnGoods = ({ batch, toko, onClose }: Props) => {
  const { t } = useTranslation('terima-supplier');
  const { no_batch, no_faktur } = batch;
  const { data } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'retur', toko, no_faktur],
    queryFn: async ({ signal }) =>
      (await call(getReturnable, { params: { no_faktur } }, { signal, toko })).data,
  });
  const [barang, setBarang] = useState<readonly string[]>([]);
  const [scanned, setScanned] = useState('');
  const [berat, setBerat] = useState<number | null>(null);
  const [no_nota_kredit, setNota] = useState('');
  const [nota_kredit, setKredit] = useState<number | null>(null);
  const pieces = data?.barang.filter(({ kode_barcode }) => barang.includes(kode_barcode)) ?? [];
  const mg = Math.round((berat ?? 0) * 1000);
  const weight = pieces.reduce((sum, piece) => sum + Math.round(piece.berat * 1000), mg);
  const ofBatch =
    batch.hpp === undefined ? undefined : Math.round((batch.hpp * mg) / Math.round(batch.sisa * 1000));
  const cost =
    ofBatch === undefined ? undefined : pieces.reduce((sum, { hpp = 0 }) => sum + hpp, 0) + ofBatch;
  const add = () => {
    const code = scanned.trim().toUpperCase();
    if (!code) return;
    if (data?.barang.some(({ kode_barcode }) => kode_barcode === code))
      setBarang((was) => (was.includes(code) ? was : [...was, code]));
    else toast(t('notOfDelivery', { code }));
    setScanned('');
  };
  const body = {
    kode_supplier: data?.kode_supplier ?? '',
    no_asal: no_faktur,
    barang: [...barang],
    batch: mg > 0 ? [{ no_batch, berat: mg / 1000 }] : [],
    no_nota_kredit,
    nota_kredit: nota_kredit ?? 0,
  };
  return (
    <FormDialog
      title={`${t('giveBack')} ${no_faktur}`}
      action={t('giveBack')}
      ready={data !== undefined}
      what={`retur-supplier.${no_faktur}`}
      body={body}
      send={(sent, options) => call(postRetur, { body: sent }, { ...options, toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <TextField
            name="barang"
            label={t('barcode')}
            data-autofocus
            value={scanned}
            error={errorAt('barang') ?? Object.values(errorAt.under('barang'))[0]}
            onChange={(value) => setScanned(value ?? '')}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !scanned.trim()) return;
              event.preventDefault();
              event.stopPropagation();
              add();
            }}
          />
          {pieces.map(({ kode_barcode, nama_barang, berat: grams }) => (
            <div key={kode_barcode} className={css.end}>
              <span>{`${kode_barcode} · ${nama_barang}`}</span>
              <output className="num">{showGram(grams)}</output>
              <Button
                size="compact-sm"
                aria-label={t('takeOut', { code: kode_barcode })}
                onClick={() => setBarang((was) => was.filter((code) => code !== kode_barcode))}
              >
                ×
              </Button>
            </div>
          ))}
          <GramField
            name="batch.0.berat"
            label={t('ofBatch', { no_batch })}
            value={berat}
            error={errorAt.under('batch.0').berat ?? errorAt.under('batch.0').no_batch}
            onChange={setBerat}
          />
          <TextField
            name="no_nota_kredit"
            label={t('no_nota_kredit')}
            maxLength={40}
            value={no_nota_kredit}
            error={errorAt('no_nota_kredit')}
            onChange={(value) => setNota(value ?? '')}
          />
          <RupiahField
            name="nota_kredit"
            label={t('nota_kredit')}
            value={nota_kredit}
            error={errorAt('nota_kredit')}
            onChange={setKredit}
          />
          <output className={`${css.owed} num`}>
            {unbroken(t('goesBack', { pcs: pieces.length, gram: showGram(weight / 1000) }))}
            {cost !== undefined && ` · ${t('costs', { rp: showRupiah(cost - (nota_kredit ?? 0)) })}`}
          </output>
        </>
      )}
    </FormDialog>
  );
};
