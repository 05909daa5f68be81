import { fotoHutang } from '@kadar/contract/endpoints/hutang-baru.ts';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GramField, IntegerField, KadarField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { PiecePhotos } from '../../parts/pembelian/PiecePhotos.tsx';
import css from '../../parts/pembelian/pieces.module.css';
import { PieceForm, SeveralPieces } from '../../parts/pembelian/SeveralPieces.tsx';
import { type Scale, ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { netOf, type PledgePiece, TESTED } from './draft.ts';
import type { NewPledgeScreen } from './useNewPledge.ts';

interface PieceProps extends Scale {
  screen: NewPledgeScreen;
  piece: PledgePiece;
}

/** The piece at hand: what it is, how pure it was tested, what it weighs, and what it looks like. */
const Piece = ({ screen, piece, scale, state }: PieceProps) => {
  const { t } = useTranslation(['hutang', 'pembelian']);
  const { refusals, locked } = screen;
  const change = (said: Partial<PledgePiece>) => screen.change(piece.id, said);
  const error = (field: string) => refusals[`${piece.id}.${field}`];
  const first = screen.draft.pieces[0]?.id === piece.id;
  return (
    <PieceForm
      label={t('piece')}
      photos={
        <PiecePhotos
          label={t('pembelian:photo')}
          path={fotoHutang.path}
          required={first}
          foto={piece.foto}
          foto_lain={piece.foto_lain ?? []}
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
      <SearchSelect
        master="group"
        name="kode_group"
        label={t('pembelian:kode_group')}
        clearable
        disabled={locked}
        openOnFocus={false}
        value={piece.kode_group}
        onChange={(kode_group, row) =>
          change({ kode_group, ...(piece.kadar === null && row && { kadar: Number(row.kadar) }) })
        }
      />
      <KadarField
        name="kadar"
        label={t('pembelian:kadar_uji')}
        withAsterisk
        disabled={locked}
        error={error('kadar')}
        value={piece.kadar}
        onChange={(kadar) => change({ kadar })}
      />
      <Select
        name="metode_uji"
        label={t('pembelian:metode_uji')}
        disabled={locked}
        openOnFocus={false}
        allowDeselect={false}
        data={TESTED.map((value) => ({ value, label: t(`pembelian:metode.${value}`) }))}
        value={piece.metode_uji}
        onChange={(metode_uji) => metode_uji && change({ metode_uji })}
      />
      <IntegerField
        name="jumlah_pcs"
        label={t('pcs')}
        positive
        disabled={locked}
        value={piece.jumlah_pcs}
        onChange={(jumlah_pcs) => change({ jumlah_pcs })}
      />
      <div className={css.two}>
        <ScaleWeight
          scale={scale}
          state={state}
          value={piece.berat_kotor}
          typed={piece.diketik}
          error={error('berat_kotor')}
          disabled={locked}
          onChange={(berat_kotor, diketik) => change({ berat_kotor, diketik })}
        />
      </div>
      <GramField
        name="berat_atribut"
        label={t('pembelian:berat_atribut')}
        disabled={locked}
        value={piece.berat_atribut}
        onChange={(berat_atribut) => change({ berat_atribut })}
      />
    </PieceForm>
  );
};

/** The goods of the loan, one of them at hand. */
export const Goods = ({ screen, ...scale }: { screen: NewPledgeScreen } & Scale) => {
  const { t } = useTranslation('hutang');
  return (
    <SeveralPieces
      screen={screen}
      words={{
        list: t('goods'),
        piece: t('piece'),
        remove: (name) => t('removePiece', { name }),
        add: t('addPiece'),
      }}
      weightOf={netOf}
    >
      {(piece) => <Piece key={piece.id} screen={screen} piece={piece} {...scale} />}
    </SeveralPieces>
  );
};
