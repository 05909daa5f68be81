import { fotoTerimaBarang } from '@kadar/contract/endpoints/kiriman.ts';
import { MANIFES_LONGEST } from '@kadar/contract/endpoints/manifes.ts';
import { ActionIcon, Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { GramField, IntegerField } from '../../kit/fields/NumberFields.tsx';
import { BarcodeField, TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import css from '../../parts/barang/piece-form.module.css';
import { TraySelect } from '../../parts/barang/TraySelect.tsx';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import type { Came, TerimaForm } from './useTerima.ts';

interface Props {
  terima: TerimaForm;
  first: Ref<HTMLInputElement>;
  onPosted: () => void;
}

/** A line that came; the last one is weighed, or refused, by a key. */
const Line = ({ terima, came, at }: { terima: TerimaForm; came: Came; at: number }) => {
  const { t } = useTranslation('kiriman');
  const { scale, state } = useScale();
  const line = terima.lineOf(came.urut);
  if (!line) return null;
  const { kode_barcode, nama_barang, berat_asli, objek, sisa_qty, sisa_berat } = line;
  const wrong = terima.errorAt(`lines.${at}.urut`);
  const refusedHere = came.hasil === 'TOLAK';
  const asks = refusedHere || came.berat_terima !== null;
  return (
    <li data-wrong={wrong ? true : undefined}>
      <span>
        <strong>{nama_barang}</strong>
        <small className="num">
          {kode_barcode}
          {objek !== 'ACC' && ` · ${showGram(objek === 'GROUP' ? sisa_berat : berat_asli)}`}
        </small>
        {wrong && <em role="alert">{wrong}</em>}
      </span>
      <Button
        size="compact-sm"
        variant={refusedHere ? 'filled' : 'subtle'}
        color={refusedHere ? 'red' : 'gray'}
        aria-pressed={refusedHere}
        disabled={terima.unanswered}
        onClick={() => terima.change(came.urut, { hasil: refusedHere ? 'TERIMA' : 'TOLAK' })}
      >
        {t('refuse')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        disabled={terima.unanswered}
        aria-label={t('remove', { kode_barcode })}
        onClick={() => terima.remove(came.urut)}
      >
        <IconX size={16} />
      </ActionIcon>
      <div className={css.further}>
        {objek === 'BARANG' && !refusedHere && (
          <ScaleWeight
            scale={scale}
            state={at === 0 ? state : { ...state, status: 'NONE' }}
            typed={false}
            of={{ name: `lines.${at}.berat_terima`, label: t('berat_terima') }}
            value={came.berat_terima}
            error={terima.errorAt(`lines.${at}.berat_terima`)}
            disabled={terima.unanswered}
            onChange={(berat_terima) => terima.change(came.urut, { berat_terima })}
          />
        )}
        {objek !== 'BARANG' && !refusedHere && (
          <IntegerField
            name={`lines.${at}.qty`}
            label={t('qty', { count: sisa_qty })}
            error={terima.errorAt(`lines.${at}.qty`)}
            disabled={terima.unanswered}
            value={came.qty}
            onChange={(qty) => terima.change(came.urut, { qty })}
          />
        )}
        {objek === 'GROUP' && !refusedHere && (
          <GramField
            name={`lines.${at}.berat`}
            label={t('beratDari', { berat: showGram(sisa_berat) })}
            error={terima.errorAt(`lines.${at}.berat`)}
            disabled={terima.unanswered}
            value={came.berat ?? null}
            onChange={(berat) => terima.change(came.urut, { berat })}
          />
        )}
        {asks && (
          <TextField
            name={`lines.${at}.sebab`}
            label={t('sebab')}
            withAsterisk={refusedHere}
            maxLength={150}
            error={terima.errorAt(`lines.${at}.sebab`)}
            disabled={terima.unanswered}
            value={came.sebab}
            onChange={(sebab) => terima.change(came.urut, { sebab })}
          />
        )}
      </div>
    </li>
  );
};

/** What is on the road yet of the shipment, counted. */
const Waiting = ({ terima }: Pick<Props, 'terima'>) => {
  const { t } = useTranslation('kiriman');
  if (terima.waiting.length === 0) return null;
  return (
    <details>
      <summary>{t('stillOnRoad', { count: terima.waiting.length })}</summary>
      <ul className={css.pieces}>
        {terima.waiting.map(({ urut, kode_barcode, nama_barang, objek, sisa_berat, sisa_qty }) => (
          <li key={urut}>
            <span>
              <strong>{nama_barang}</strong>
              <small className="num">
                {[
                  kode_barcode,
                  objek !== 'BARANG' && t('many', { count: sisa_qty }),
                  sisa_berat > 0 && showGram(sisa_berat),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button size="compact-sm" variant="subtle" onClick={() => terima.add(kode_barcode)}>
              {t('came')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Which one it is, under which seal it came, and where it goes to. */
const Shipment = ({ terima }: Pick<Props, 'terima'>) => {
  const { t } = useTranslation('kiriman');
  const { values, awaited = [], errorAt, unanswered, set } = terima;
  return (
    <>
      <Select
        name="no_kirim"
        label={t('no_kirim')}
        withAsterisk
        allowDeselect={false}
        openOnFocus={false}
        disabled={unanswered}
        placeholder={t('nothingAwaited')}
        error={errorAt('no_kirim')}
        data={awaited.map((one) => ({
          value: one.no_kirim,
          label: `${one.no_kirim} · ${one.kode_toko} ${one.nama_toko} · ${t('lines', { count: one.jalan })}`,
        }))}
        value={values.no_kirim || null}
        onChange={(no) => no && terima.choose(no)}
      />
      <TextField
        name="segel"
        label={t('segelCame')}
        withAsterisk
        maxLength={30}
        disabled={unanswered}
        error={errorAt('segel')}
        {...(terima.shipment &&
          values.segel !== '' &&
          values.segel !== terima.shipment.segel && { description: t('otherSeal') })}
        value={values.segel}
        onChange={(segel) => set({ segel })}
      />
      <TraySelect
        name="kode_baki"
        label={t('kode_baki')}
        toko={terima.toko}
        disabled={unanswered}
        value={values.kode_baki}
        error={errorAt('kode_baki')}
        onChange={(kode_baki) => set({ kode_baki })}
      />
    </>
  );
};

const focusOn = (name: string): void => {
  setTimeout(() => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
};

/** Which shipment, its seal as it is, the tray it goes into, and each piece by scan. */
export const TerimaEntry = ({ terima, first, onPosted }: Props) => {
  const { t } = useTranslation(['kiriman', 'dokumen']);
  const [code, setCode] = useState('');
  const { values, errorAt, sending, unanswered, set } = terima;
  const [last] = values.lines;
  const save = async () => {
    if (await terima.save()) onPosted();
  };
  useScreenKeys(
    [
      ['F9', () => void save()],
      ['mod+S', () => void save()],
      ['F7', () => focusOn('lines.0.berat_terima')],
      [
        'F8',
        () => {
          if (!last) return;
          terima.change(last.urut, { hasil: 'TOLAK' });
          focusOn('lines.0.sebab');
        },
      ],
    ],
    { inDialog: true },
  );
  const refused = values.lines.filter(({ hasil }) => hasil === 'TOLAK').length;
  return (
    <form
      ref={terima.form}
      className={css.form}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <Shipment terima={terima} />
      <BarcodeField
        ref={first}
        name="kode_barcode"
        label={t('scan')}
        placeholder={t('scanHere')}
        description={t('scanKeys')}
        maxLength={MANIFES_LONGEST}
        disabled={unanswered}
        error={errorAt('kode') ?? (values.lines.length === 0 ? errorAt('lines') : undefined)}
        value={code}
        onChange={setCode}
        onCode={(typed) => {
          setCode('');
          terima.add(typed);
        }}
      />
      <ul className={css.pieces} aria-label={t('cameList')}>
        {values.lines.map((came, at) => (
          <Line key={came.urut} terima={terima} came={came} at={at} />
        ))}
      </ul>
      <Waiting terima={terima} />
      <TakePhoto
        label={t('foto')}
        path={fotoTerimaBarang.path}
        toko={terima.toko}
        foto={values.foto}
        error={errorAt('foto')}
        disabled={unanswered}
        onTaken={(foto) => set({ foto })}
      />
      {unanswered && <Unanswered onRelease={terima.release}>{t('dokumen:unansweredText')}</Unanswered>}
      <Button
        type="submit"
        variant="filled"
        size="md"
        h={48}
        px="xs"
        classNames={{ label: css.action ?? '' }}
        loading={sending}
        rightSection={<Hotkey keys="F9" />}
      >
        {refused > 0
          ? t('receiveRefuse', { count: values.lines.length - refused, refused })
          : t('receive', { count: values.lines.length })}
      </Button>
    </form>
  );
};
