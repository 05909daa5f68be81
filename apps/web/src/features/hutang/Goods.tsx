import { fotoHutang } from '@kadar/contract/endpoints/hutang-baru.ts';
import { ActionIcon, Button, Select, UnstyledButton } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sendImage } from '../../kit/api/upload.ts';
import { GramField, IntegerField, KadarField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { PhotoStrip } from '../../parts/pembelian/PhotoStrip.tsx';
import kit from '../../parts/pembelian/pembelian.module.css';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { type Scale, ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { netOf, type PledgePiece, TESTED } from './draft.ts';
import css from './hutang.module.css';
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
    <form
      className={css.editor ?? ''}
      onKeyDown={moveOn}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      aria-label={t('piece')}
    >
      <div className={css.fields}>
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
      </div>
      <div className={kit.result}>
        <TakePhoto
          label={t('pembelian:photo')}
          path={fotoHutang.path}
          required={first}
          foto={piece.foto}
          error={error('foto')}
          disabled={locked}
          onTaken={(foto) => change({ foto })}
        />
        {piece.foto && (
          <PhotoStrip
            names={piece.foto_lain ?? []}
            disabled={locked}
            send={async (file, show) => {
              const { foto } = await sendImage<{ foto: string }>('POST', fotoHutang.path, file);
              show(foto);
              change({ foto_lain: [...(piece.foto_lain ?? []), foto] });
            }}
            onDrop={(name) => change({ foto_lain: piece.foto_lain?.filter((one) => one !== name) ?? [] })}
          />
        )}
      </div>
    </form>
  );
};

/** The goods of the loan, one of them at hand. */
export const Goods = ({ screen, ...scale }: { screen: NewPledgeScreen } & Scale) => {
  const { t } = useTranslation('hutang');
  const { draft, locked } = screen;
  const active = draft.pieces.find(({ id }) => id === draft.active) ?? draft.pieces[0];
  return (
    <>
      {draft.pieces.length > 1 && (
        <ul className={css.pieces} aria-label={t('goods')}>
          {draft.pieces.map((piece) => (
            <li key={piece.id} data-active={piece.id === active?.id || undefined}>
              <UnstyledButton
                className={css.choose}
                onClick={() => screen.choose(piece.id)}
                aria-current={piece.id === active?.id || undefined}
              >
                <strong>{piece.nama_barang || t('piece')}</strong>
                <span className="num">{showGram(netOf(piece))}</span>
              </UnstyledButton>
              <ActionIcon
                size={44}
                disabled={locked}
                onClick={() => screen.remove(piece.id)}
                aria-label={t('removePiece', { name: piece.nama_barang })}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {active && <Piece key={active.id} screen={screen} piece={active} {...scale} />}
      <Button
        className={css.add ?? ''}
        h={44}
        disabled={locked}
        onClick={screen.add}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        rightSection={<Hotkey keys="Ins" />}
      >
        {t('addPiece')}
      </Button>
    </>
  );
};
