import { fotoService } from '@kadar/contract/endpoints/service.ts';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sendImage } from '../../kit/api/upload.ts';
import { IntegerField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { PhotoStrip } from '../../parts/pembelian/PhotoStrip.tsx';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { type Scale, ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import type { ServicePiece } from './draft.ts';
import css from './service.module.css';
import type { TakeInScreen } from './useTakeIn.ts';

interface PieceProps extends Scale {
  screen: TakeInScreen;
  piece: ServicePiece;
}

/** What it looks like, before anybody works on it. */
const Photos = ({ screen, piece }: Omit<PieceProps, keyof Scale>) => {
  const { t } = useTranslation('service');
  const { refusals, locked } = screen;
  const change = (said: Partial<ServicePiece>) => screen.change(piece.id, said);
  return (
    <div>
      <TakePhoto
        label={t('photo')}
        path={fotoService.path}
        required
        foto={piece.foto}
        error={refusals[`${piece.id}.foto`]}
        disabled={locked}
        onTaken={(foto) => change({ foto })}
      />
      {piece.foto && (
        <PhotoStrip
          names={piece.foto_lain}
          disabled={locked}
          send={async (file, show) => {
            const { foto } = await sendImage<{ foto: string }>('POST', fotoService.path, file);
            show(foto);
            change({ foto_lain: [...piece.foto_lain, foto] });
          }}
          onDrop={(name) => change({ foto_lain: piece.foto_lain.filter((one) => one !== name) })}
        />
      )}
    </div>
  );
};

/** The piece at hand: what it is, how pure, what it weighs, what is to be done, and what it looks like. */
const Piece = ({ screen, piece, scale, state }: PieceProps) => {
  const { t } = useTranslation(['service', 'pembelian']);
  const { refusals, locked } = screen;
  const change = (said: Partial<ServicePiece>) => screen.change(piece.id, said);
  const error = (field: string) => refusals[`${piece.id}.${field}`];
  return (
    <form
      className={css.editor}
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
      </div>
      <Photos screen={screen} piece={piece} />
    </form>
  );
};

/** The pieces of the ticket, one of them at hand. */
export const Pieces = ({ screen, ...scale }: { screen: TakeInScreen } & Scale) => {
  const { t } = useTranslation('service');
  const { draft, locked } = screen;
  const active = draft.pieces.find(({ id }) => id === draft.active) ?? draft.pieces[0];
  return (
    <>
      {draft.pieces.length > 1 && (
        <ul className={css.pieces} aria-label={t('pieces')}>
          {draft.pieces.map((piece) => (
            <li key={piece.id} data-active={piece.id === active?.id || undefined}>
              <UnstyledButton
                className={css.choose}
                onClick={() => screen.choose(piece.id)}
                aria-current={piece.id === active?.id || undefined}
              >
                <strong>{piece.nama_barang || t('piece')}</strong>
                <span className="num">{showGram(piece.berat_awal ?? 0)}</span>
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
