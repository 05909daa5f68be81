import { notaPembelianManual } from '@kadar/contract/endpoints/pembelian.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { Alert, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { BarcodeField, TextField } from '../../kit/fields/TextFields.tsx';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { showRupiah } from '../../kit/format.ts';
import { useOnceReckoned } from '../../kit/keys/useOnceReckoned.ts';
import { newId } from '../../kit/new-id.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { NotaPieces } from '../../parts/pembelian/NotaPieces.tsx';
import { NIK, strangePiece } from '../../parts/pembelian/piece.ts';
import css from './dialogs.module.css';
import { Goods, Whither } from './OldGroupFields.tsx';
import { TakeFoot } from './TakeFoot.tsx';
import type { OldProps } from './TukarDialog.tsx';
import { useFoundNota } from './useFoundNota.ts';
import { NOTHING, type Typed, typedOf, useComputed, useLacks, usePaid } from './useOldGroup.ts';

/** What is typed of it, what it is bought for, and what keeps it from being taken. */
const useBrought = ({ old, no_ktp, onTake }: Pick<OldProps, 'old' | 'no_ktp' | 'onTake'>) => {
  const { t } = useTranslation('pembelian');
  const [typed, setTyped] = useState<Typed>(old ? typedOf(old) : NOTHING);
  const change = (some: Partial<Typed>) => setTyped((was) => ({ ...was, ...some }));
  const { options } = useOptions('parakondisi', '', []);
  const forSale = options.get(typed.kondisi_barang)?.row.tujuan === 'READY';
  const { hitungan, pending, problem } = useComputed(typed);
  const paid = usePaid();
  const mg = gramToMg(typed.berat ?? 0);
  const perGram = typed.perGram ?? (hitungan && mg > 0 ? paid.perGram(mg, hitungan.harga_hitung) : null);
  const total = perGram && mg > 0 ? paid.total(mg, perGram) : null;
  const lacks = useLacks()({
    typed,
    perGram,
    forSale,
    ktp: typed.nota !== null || NIK.test(no_ktp),
    heavier: hitungan?.lebih_berat ?? false,
  });
  const found = useFoundNota(notaPembelianManual, ({ no_faktur, tanggal, umur_bulan }, line) =>
    change({
      kode_group: line.kode_group,
      nama_group: line.nama_barang,
      kode_dept: line.kode_dept,
      qty: line.qty,
      berat: line.berat,
      perGram: null,
      nota: { ...line, tanggal, umur_bulan },
      no_faktur_jual: no_faktur,
    }),
  );
  const why = lacks ? `${t('incomplete')}: ${lacks}` : problem;
  const { ask: take } = useOnceReckoned(pending, () => {
    if (why !== null || !hitungan || !perGram || !typed.qty) return false;
    const { kode_group, kode_dept, kondisi_barang, nama_group, berat, qty } = typed;
    const place = forSale
      ? { kode_gudang: typed.kode_gudang, kode_baki: typed.kode_baki, no_lot: '' }
      : { kode_gudang: '', kode_baki: '', no_lot: typed.no_lot };
    onTake({
      piece: {
        ...strangePiece(old?.piece.id ?? newId(), 'TANPA_SURAT'),
        ...(typed.nota && { sumber: 'NOTA_KAMI' as const }),
        nota: typed.nota,
        no_faktur_jual: typed.no_faktur_jual,
        sebab_berat: hitungan.lebih_berat ? typed.sebab_berat : '',
        nama_barang: nama_group,
        kode_group,
        kode_dept,
        kondisi_barang,
        berat_kotor: berat,
        harga: total,
      },
      hitungan,
      bulk: { qty, perGram, ...place },
    });
    return true;
  });
  const heavier = hitungan?.lebih_berat ?? false;
  const computed = hitungan?.harga_hitung ?? null;
  return {
    typed,
    change,
    forSale,
    perGram,
    total,
    computed,
    heavier,
    found,
    why,
    problem: found.problem ?? problem,
    take,
  };
};

/** F6 of a till without barcodes: so many of a group that a customer brings, at a price per gram. */
export const OldGroupDialog = ({ old, no_ktp, onKtp, onTake, onClose }: OldProps) => {
  const { t } = useTranslation(['pos', 'pembelian']);
  useReturnFocus();
  const { typed, change, forSale, total, found, why, problem, take, ...price } = useBrought({
    old,
    no_ktp,
    onTake,
  });
  const [nomor, setNomor] = useState('');
  useScreenKeys([['mod+S', take]], { inDialog: true });
  return (
    <Modal opened onClose={onClose} title={t('tukar')} size="sm">
      <form
        className={css.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
        noValidate
      >
        {problem && (
          <Alert color="brick" variant="light" p="xs" role="alert">
            {problem}
          </Alert>
        )}
        {typed.nota ? (
          <p className={css.why}>{typed.no_faktur_jual}</p>
        ) : (
          <>
            <BarcodeField
              data-autofocus
              label={t('pembelian:scanNota')}
              value={nomor}
              onChange={setNomor}
              onCode={(code) => void found.look(code)}
            />
            <TextField
              name="no_ktp"
              label={t('pembelian:ktp')}
              description={t('pembelian:ktpHelp')}
              value={no_ktp}
              onChange={onKtp}
              inputMode="numeric"
              maxLength={16}
            />
          </>
        )}
        <Goods typed={typed} {...price} onChange={change} />
        {typed.kondisi_barang !== '' && <Whither typed={typed} forSale={forSale} onChange={change} />}
        <p className={css.result} style={{ margin: 0 }}>
          <span>{t('payOut')}</span>
          <strong className="num">{total === null ? '—' : showRupiah(total)}</strong>
        </p>
        {found.nota && (
          <NotaPieces
            nota={found.nota}
            onPick={(line) => found.nota && found.pick(found.nota, line)}
            onClose={found.leave}
          />
        )}
        <TakeFoot why={why} label={t('use')} onClose={onClose} />
      </form>
    </Modal>
  );
};
