import { fotoService, postSelesaiService, type Service } from '@kadar/contract/endpoints/service.ts';
import { listSumber } from '@kadar/contract/endpoints/tukang-emas.ts';
import { Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import type { ErrorAt } from '../../kit/dialogs/useRefusals.ts';
import { GramField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { showGram } from '../../kit/format.ts';
import { useCan } from '../../kit/session.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import type { AboutService } from './queries.ts';
import css from './service.module.css';

type Piece = Service['pieces'][number];

/** A piece as it is typed at its end; weights in grams. */
interface Done {
  /** Not done yet: it stays out of the document. */
  later: boolean;
  berat: number | null;
  diketik: boolean;
  foto: string;
  jasa: number | null;
  kode_tukang: string;
  upah: number | null;
  tambah: number | null;
  kadar: number | null;
  /** The bar and its purity: 'number purity'. */
  sumber: string;
  harga: number | null;
}
const begun = (piece: Piece): Done => ({
  later: false,
  berat: null,
  diketik: false,
  foto: '',
  jasa: piece.jasa_rp,
  kode_tukang: '',
  upah: null,
  tambah: null,
  kadar: piece.kadar,
  sumber: '',
  harga: null,
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

/** Gold of the shop that is in the piece now, out of a bar. */
const Added = ({ done, error, onChange }: Omit<LineProps, 'piece' | 'toko' | 'first'>) => {
  const { t } = useTranslation('service');
  const { data } = useQuery({
    queryKey: ['service', 'sumber'],
    queryFn: async ({ signal }) => (await call(listSumber, {}, { signal })).data.sumber,
  });
  const bars = (data ?? []).filter(({ sumber }) => sumber === 'BATANGAN');
  return (
    <>
      <GramField
        label={t('added')}
        value={done.tambah}
        onChange={(tambah) => onChange({ tambah })}
        error={error('tambah.berat')}
      />
      {done.tambah !== null && done.tambah > 0 && (
        <>
          <KadarField
            label={t('kadar')}
            value={done.kadar}
            onChange={(kadar) => onChange({ kadar })}
            error={error('tambah.kadar')}
          />
          <Select
            label={t('bar')}
            withAsterisk
            openOnFocus={false}
            data={bars.map(({ kunci, kadar, berat }) => ({
              value: `${kunci} ${kadar}`,
              label: `${kunci} · ${kadar}% · ${showGram(berat)}`,
            }))}
            value={done.sumber || null}
            onChange={(sumber) => onChange({ sumber: sumber ?? '' })}
            error={error('tambah.kunci')}
          />
          <RupiahField
            label={t('pricePerGram')}
            withAsterisk
            value={done.harga}
            onChange={(harga) => onChange({ harga })}
            error={error('tambah.harga')}
          />
        </>
      )}
    </>
  );
};

const Line = ({ piece, done, toko, first, error, onChange }: LineProps) => {
  const { t } = useTranslation('service');
  const scale = useScale();
  const mayAdd = useCan('tukang.post') !== undefined;
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
          {mayAdd && <Added done={done} error={error} onChange={onChange} />}
        </>
      )}
    </section>
  );
};

const lineOf = (piece: Piece, done: Done) => {
  const [kunci = '', purity = '0'] = done.sumber.split(' ');
  return {
    no_service: piece.no_service,
    berat_akhir: done.berat ?? 0,
    ...(done.jasa !== null && { jasa_rp: done.jasa }),
    kode_tukang: done.kode_tukang,
    upah: done.kode_tukang ? (done.upah ?? 0) : 0,
    foto: done.foto ? [done.foto] : [],
    ...(done.tambah && {
      tambah: {
        berat: done.tambah,
        kadar: done.kadar ?? 0,
        kunci,
        kadar_sumber: Number(purity),
        harga: done.harga ?? 0,
      },
    }),
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
