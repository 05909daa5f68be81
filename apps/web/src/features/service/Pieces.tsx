import { fotoService } from '@kadar/contract/endpoints/service.ts';
import { useTranslation } from 'react-i18next';
import { IntegerField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { PiecePhotos } from '../../parts/pembelian/PiecePhotos.tsx';
import css from '../../parts/pembelian/pieces.module.css';
import { PieceForm, SeveralPieces } from '../../parts/pembelian/SeveralPieces.tsx';
import { type Scale, ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import type { ServicePiece } from './draft.ts';
import type { TakeInScreen } from './useTakeIn.ts';

interface PieceProps extends Scale {
  screen: TakeInScreen;
  piece: ServicePiece;
}

/** The piece at hand: what it is, how pure, what it weighs, what is to be done, and what it looks like. */
const Piece = ({ screen, piece, scale, state }: PieceProps) => {
  const { t } = useTranslation(['service', 'pembelian']);
  const { refusals, locked } = screen;
  const change = (said: Partial<ServicePiece>) => screen.change(piece.id, said);
  const error = (field: string) => refusals[`${piece.id}.${field}`];
  return (
    <PieceForm
      label={t('piece')}
      photos={
        <PiecePhotos
          label={t('photo')}
          path={fotoService.path}
          required
          foto={piece.foto}
          foto_lain={piece.foto_lain}
          error={error('foto')}
          disabled={locked}
          onChange={change}
        />
      }
    >
      <div className={css.two}>
        <TextField
          name="nama_barang"
          label={t('pembelian:nama_barang')}
          withAsterisk
          disabled={locked}
          error={error('nama_barang')}
          value={piece.nama_barang}
          onChange={(nama_barang) => change({ nama_barang })}
          maxLength={60}
        />
      </div>
      <KadarField
        name="kadar"
        label={t('kadar')}
        withAsterisk
        disabled={locked}
        error={error('kadar')}
        value={piece.kadar}
        onChange={(kadar) => change({ kadar })}
      />
      <div className={css.two}>
        <ScaleWeight
          scale={scale}
          state={state}
          of={{ name: 'berat_awal', label: t('weightBefore') }}
          value={piece.berat_awal}
          typed={piece.diketik}
          error={error('berat_awal')}
          disabled={locked}
          onChange={(berat_awal, diketik) => change({ berat_awal, diketik })}
        />
      </div>
      <IntegerField
        name="jumlah"
        label={t('count')}
        positive
        disabled={locked}
        error={error('jumlah')}
        value={piece.jumlah}
        onChange={(jumlah) => change({ jumlah })}
      />
      <div className={css.two}>
        <SearchSelect
          master="para-deskripsi-service"
          name="kode_service"
          label={t('work')}
          withAsterisk
          disabled={locked}
          openOnFocus={false}
          error={error('kode_service')}
          value={piece.kode_service}
          onChange={(kode, row) => screen.work(piece.id, kode, row ?? null)}
        />
      </div>
      <RupiahField
        name="ongkos"
        label={t(piece.dasar === 'PER_GRAM' ? 'chargeGram' : 'chargePiece')}
        disabled={locked}
        error={error('ongkos')}
        value={piece.ongkos}
        onChange={(ongkos) => change({ ongkos })}
      />
      <div className={css.two}>
        <TextField
          name="deskripsi"
          label={t('told')}
          disabled={locked}
          error={error('deskripsi')}
          value={piece.deskripsi}
          onChange={(deskripsi) => change({ deskripsi })}
          maxLength={200}
        />
      </div>
      <IntegerField
        name="atribut"
        label={t('stones')}
        disabled={locked}
        error={error('atribut')}
        value={piece.atribut}
        onChange={(atribut) => change({ atribut })}
      />
    </PieceForm>
  );
};

/** The pieces of the ticket, one of them at hand. */
export const Pieces = ({ screen, ...scale }: { screen: TakeInScreen } & Scale) => {
  const { t } = useTranslation('service');
  return (
    <SeveralPieces
      screen={screen}
      words={{
        list: t('pieces'),
        piece: t('piece'),
        remove: (name) => t('removePiece', { name }),
        add: t('addPiece'),
      }}
      weightOf={({ berat_awal }) => berat_awal ?? 0}
    >
      {(piece) => <Piece key={piece.id} screen={screen} piece={piece} {...scale} />}
    </SeveralPieces>
  );
};
