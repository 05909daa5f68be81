import { Button, Drawer, Loader } from '@mantine/core';
import { IconArrowBackUp, IconEdit, IconTag } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../../kit/counter/Unanswered.tsx';
import { useOwnEscape } from '../../../kit/dialogs/own-escape.ts';
import { GramField } from '../../../kit/fields/NumberFields.tsx';
import { OfToko } from '../../../kit/fields/records.ts';
import { showGram, showRupiah } from '../../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../../kit/page/Hotkey.tsx';
import { useCan } from '../../../kit/session.ts';
import type { OfferedProps } from '../../../parts/offered-forms.ts';
import { BatchSide } from './BatchSide.tsx';
import { LastTags } from './LastTags.tsx';
import { StaysForm } from './StaysForm.tsx';
import css from './tagging.module.css';
import { usePieceScale } from './usePieceScale.ts';
import { useStill } from './useStill.ts';
import { useTagging } from './useTagging.ts';

type Line = ReturnType<typeof useTagging>;
type PieceScale = ReturnType<typeof usePieceScale>;

/** What the scale says, 64 px high, and whether it counts. */
const Weight = ({ scale, state, weight }: PieceScale) => {
  const { t } = useTranslation(['tagging', 'timbang']);
  const { status, reading, scales, from } = state;
  const ready = weight.ready(performance.now());
  const mg = status === 'OPEN' ? (reading?.mg ?? null) : null;
  const saying =
    status !== 'OPEN'
      ? t(`timbang:scale.${status}`)
      : reading && !reading.ok
        ? t(`timbang:refusal.${reading.reason}`)
        : typeof ready === 'number'
          ? t('timbang:scale.STABLE')
          : t(`no.${ready}`);
  return (
    <section
      className={css.live}
      aria-label={t('timbang:scaleTitle')}
      data-ready={typeof ready === 'number' || undefined}
    >
      <output className={`${css.weight} num`} aria-live="off" aria-label={t('timbang:liveWeight')}>
        {mg === null ? '–' : showGram(mg / 1000)}
      </output>
      <p className={css.saying} role="status">
        {scales > 1 && `${t('scaleNo', { no: from })} · `}
        {saying}
      </p>
      {status !== 'OPEN' && status !== 'NONE' && (
        <Button loading={status === 'OPENING'} onClick={() => void scale.connect()}>
          {t('timbang:connect')}
        </Button>
      )}
      {status === 'OPEN' && scales === 1 && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => void scale.connect({ beside: true })}
        >
          {t('secondScale')}
        </Button>
      )}
    </section>
  );
};

/** The piece as it will be. */
const Piece = ({ line }: { line: Line }) => {
  const { t } = useTranslation('tagging');
  const { piece, draf } = line;
  const { nama_barang, kode_dept, kode_group, kadar, kode_baki, ongkos_khusus, jumlah_pcs, kadar_cetak } =
    piece;
  const facts = [
    kode_dept,
    kode_group,
    kadar === null ? '' : `${t('field.kadar')} ${kadar}`,
    kadar_cetak === null ? '' : `${t('field.kadar_cetak')} ${kadar_cetak}`,
    (jumlah_pcs ?? 1) > 1 ? `${jumlah_pcs} ${t('field.jumlah_pcs')}` : '',
    ongkos_khusus === null ? '' : `${t('field.ongkos_khusus')} ${showRupiah(ongkos_khusus)}`,
    kode_baki && `${t('field.kode_baki')} ${kode_baki}`,
  ].filter(Boolean);
  return (
    <div className={css.piece}>
      <strong>{nama_barang || '–'}</strong>
      <span>{facts.join(' · ')}</span>
      {draf && (
        <span className={css.quiet}>
          {t('fromList', { file: draf.nama_berkas, row: draf.baris })}
          {draf.berat !== null && ` · ${showGram(draf.berat)}`}
        </span>
      )}
    </div>
  );
};

/** A weight that is typed, for who may. */
const Typed = ({ disabled, onWeight }: { disabled: boolean; onWeight: (mg: number) => Promise<boolean> }) => {
  const { t } = useTranslation('tagging');
  const [grams, setGrams] = useState<number | null>(null);
  return (
    <form
      className={css.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (grams) void onWeight(Math.round(grams * 1000)).then((made) => made && setGrams(null));
      }}
      noValidate
    >
      <GramField
        name="berat_ketik"
        label={t('typedWeight')}
        value={grams}
        onChange={setGrams}
        disabled={disabled}
      />
      <Button type="submit" disabled={disabled || !grams} rightSection={<Hotkey keys="Enter" />}>
        {t('tagTyped')}
      </Button>
    </form>
  );
};

/** The tagging line: weight, Space, tag, the next one. Nothing stands over it while the scale is live. */
const TaggingLine = ({ batch, toko, onClose }: OfferedProps['tagging']) => {
  const { t } = useTranslation(['tagging', 'timbang', 'dokumen', 'kit']);
  const still = useStill();
  const line = useTagging(toko, still.shoot);
  const pieceScale = usePieceScale();
  const { weight } = pieceScale;
  const mayType = useCan('timbang.manual') !== undefined;
  const ready = line.problems && line.piece.nama_barang !== '' && line.piece.kode_baki !== '';
  const [editing, setEditing] = useState(!ready);
  const main = useRef<HTMLButtonElement>(null);
  const closeOnEscape = useOwnEscape();
  const began = useRef(false);
  useEffect(() => {
    // The line that was asked for goes before what stayed from the last time.
    if (batch && !began.current) line.set(batch);
    began.current = true;
  }, [batch, line]);

  const edit = () => {
    setEditing(!editing);
    if (editing) main.current?.focus();
  };
  const take = async (): Promise<void> => {
    if (line.unanswered) return line.resend();
    const mg = weight.take(performance.now());
    if (typeof mg !== 'number') {
      const { status } = pieceScale.state;
      return line.say(status === 'OPEN' ? t(`no.${mg}`) : t(`timbang:scale.${status}`));
    }
    if (!(await line.tag(mg, false))) weight.release();
  };
  useScreenKeys(
    [
      ['Space', () => void take()],
      ['alt+Z', () => void line.takeBack()],
      ['alt+D', edit],
    ],
    { inDialog: true },
  );
  const { said } = line;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="100vw"
      title={t('title')}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
    >
      <OfToko value={toko}>
        <div className={css.line}>
          <BatchSide line={line} toko={toko} />
          <div className={css.middle}>
            <Weight {...pieceScale} />
            <Piece line={line} />
            <video
              ref={still.video}
              className={css.camera}
              hidden={!still.on}
              muted
              playsInline
              aria-label={t('camera')}
            />
            {said && (
              <p className={css.said} role={said.ok ? 'status' : 'alert'} data-ok={said.ok || undefined}>
                {said.text}
              </p>
            )}
            {line.unanswered && (
              <Unanswered onRelease={line.release}>{t('dokumen:unansweredText')}</Unanswered>
            )}
            <div className={css.actions}>
              <Button
                ref={main}
                className={css.take ?? ''}
                variant="filled"
                data-autofocus={ready || undefined}
                leftSection={line.sending ? <Loader size={18} color="currentColor" /> : <IconTag size={18} />}
                rightSection={<Hotkey keys="Space" />}
                // Not `loading`: a disabled button loses the focus that the next Space needs.
                aria-busy={line.sending}
                onClick={() => void take()}
              >
                {t(line.unanswered ? 'dokumen:resend' : 'tag')}
              </Button>
              <Button
                leftSection={<IconArrowBackUp size={18} />}
                rightSection={<Hotkey keys="Alt+Z" />}
                onClick={() => void line.takeBack()}
              >
                {t('takeBack')}
              </Button>
              <Button
                leftSection={<IconEdit size={18} />}
                rightSection={<Hotkey keys="Alt+D" />}
                onClick={edit}
              >
                {t(editing ? 'editDone' : 'edit')}
              </Button>
            </div>
            {mayType && <Typed disabled={line.unanswered} onWeight={(mg) => line.tag(mg, true)} />}
            {editing && <StaysForm line={line} />}
          </div>
          <LastTags line={line} />
        </div>
      </OfToko>
    </Drawer>
  );
};

export default TaggingLine;
