import { fotoService, type Service } from '@kadar/contract/endpoints/service.ts';
import { postSelesaiService } from '@kadar/contract/endpoints/service-selesai.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import type { ErrorAt } from '../../kit/dialogs/useRefusals.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { showGram } from '../../kit/format.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import { Added, type AddedDraft, addedBody, NOTHING_ADDED } from './Added.tsx';
import type { AboutService } from './queries.ts';
import css from './service.module.css';

type Piece = Service['pieces'][number];

/** A piece as it is typed at its end; weights in grams. */
interface Done extends AddedDraft {
  /** Not done yet: it stays out of the document. */
  later: boolean;
  berat: number | null;
  diketik: boolean;
  foto: string;
  jasa: number | null;
  kode_tukang: string;
  upah: number | null;
}
const begun = (piece: Piece): Done => ({
  later: false,
  berat: null,
  diketik: false,
  foto: '',
  jasa: piece.jasa_rp,
  kode_tukang: '',
  upah: null,
  ...NOTHING_ADDED,
  kadar: piece.kadar,
});

interface LineProps {
  piece: Piece;
  done: Done;
  toko: string;
  /** It is what the dialog begins with. */
  first: boolean;
  error: (field: string) => string | undefined;
  onChange: (change: Partial<Done>) => void;
}

const Line = ({ piece, done, toko, first, error, onChange }: LineProps) => {
  const { t } = useTranslation('service');
  const scale = useScale();
  return (
    <section className={css.line}>
      <h3>
        <Checkbox
          label={`${piece.urut}. ${piece.nama_barang} · ${showGram(piece.berat_awal)}`}
          checked={!done.later}
          onChange={({ currentTarget: { checked } }) => onChange({ later: !checked })}
        />
      </h3>
      {!done.later && (
        <>
          <ScaleWeight
            {...scale}
            first={first}
            of={{ name: `berat_akhir_${piece.urut}`, label: t('weightAfter') }}
            value={done.berat}
            typed={done.diketik}
            disabled={false}
            error={error('berat_akhir')}
            onChange={(berat, diketik) => onChange({ berat, diketik })}
          />
          <TakePhoto
            label={t('photoAfter')}
            path={fotoService.path}
            toko={toko}
            required
            foto={done.foto}
            error={error('foto')}
            disabled={false}
            onTaken={(foto) => onChange({ foto })}
          />
          <RupiahField
            label={t('charge')}
            value={done.jasa}
            onChange={(jasa) => onChange({ jasa })}
            error={error('jasa_rp')}
          />
          <SearchSelect
            master="tukang"
            label={t('craftsman')}
            clearable
            openOnFocus={false}
            value={done.kode_tukang}
            onChange={(kode_tukang) => onChange({ kode_tukang })}
            error={error('kode_tukang')}
          />
          {done.kode_tukang && (
            <RupiahField
              label={t('wage')}
              value={done.upah}
              onChange={(upah) => onChange({ upah })}
              error={error('upah')}
            />
          )}
          <Added toko={toko} done={done} error={error} onChange={onChange} />
        </>
      )}
    </section>
  );
};

const lineOf = (piece: Piece, done: Done) => {
  return {
    no_service: piece.no_service,
    berat_akhir: done.berat ?? 0,
    ...(done.jasa !== null && { jasa_rp: done.jasa }),
    kode_tukang: done.kode_tukang,
    upah: done.kode_tukang ? (done.upah ?? 0) : 0,
    foto: done.foto ? [done.foto] : [],
    ...(done.tambah && { tambah: addedBody(done, done.tambah) }),
  };
};

/** S: pieces are done: weighed and photographed again, with what was added and who worked. */
const DoneDialog = ({ service, onClose }: AboutService) => {
  const { t } = useTranslation('service');
  const [pieces] = useState(() =>
    service.pieces.filter(({ status }) => !['SELESAI', 'DIAMBIL', 'BATAL'].includes(status)),
  );
  const [done, setDone] = useState<Readonly<Record<string, Done>>>(() =>
    Object.fromEntries(pieces.map((piece) => [piece.no_service, begun(piece)])),
  );
  const at = (piece: Piece): Done => done[piece.no_service] ?? begun(piece);
  const now = pieces.filter((piece) => !at(piece).later);
  const body = { no_service: service.no_faktur, lines: now.map((piece) => lineOf(piece, at(piece))) };
  const errorOf = (errorAt: ErrorAt, piece: Piece) => (field: string) =>
    errorAt(`lines.${now.indexOf(piece)}.${field}`);
  return (
    <FormDialog
      title={t('finishTitle', { no: service.no_faktur, name: service.nama_customer })}
      action={t('finish')}
      ready={now.length > 0}
      what={`selesai-service/${service.no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(postSelesaiService, { body: sent }, { ...options, toko: service.kode_toko })
      }
      onDone={({ no_faktur }) => {
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) =>
        pieces.map((piece) => (
          <Line
            key={piece.no_service}
            piece={piece}
            done={at(piece)}
            toko={service.kode_toko}
            first={piece === pieces[0]}
            error={errorOf(errorAt, piece)}
            onChange={(change) =>
              setDone((was) => ({ ...was, [piece.no_service]: { ...at(piece), ...change } }))
            }
          />
        ))
      }
    </FormDialog>
  );
};
export default DoneDialog;
