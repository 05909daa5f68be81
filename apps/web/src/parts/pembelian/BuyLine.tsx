import { fotoPembelian, METODE_UJI, SEBAB_BERAT } from '@kadar/contract/endpoints/pembelian.ts';
import { Alert, SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { GramField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useKeysWait } from '../../kit/keys/useKeysWait.ts';
import { moveOn } from '../../kit/page/move-on.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { localNumber } from '../../kit/separators.ts';
import { useCan } from '../../kit/session.ts';
import { type Scale, ScaleWeight } from '../scale/ScaleWeight.tsx';
import { Calculation } from './Calculation.tsx';
import { FurtherPhotos } from './FurtherPhotos.tsx';
import css from './pembelian.module.css';
import { type BuyPiece, paidFor } from './piece.ts';
import { TakePhoto } from './TakePhoto.tsx';
import { useKondisi } from './useKondisi.ts';
import type { BuyPriced } from './usePrices.ts';

export interface BuyLineProps extends Scale {
  piece: BuyPiece;
  price: BuyPriced;
  /** Refusals of its sending, by field. */
  problems: Readonly<Record<string, string>>;
  locked: boolean;
  onChange: (change: Partial<BuyPiece>) => void;
}

type Part = Pick<BuyLineProps, 'piece' | 'locked' | 'onChange'> & {
  error: (field: string) => string | undefined;
};

/** What our nota says of the piece, with the photo it was sold with. */
const OfNota = ({ nota }: { nota: NonNullable<BuyPiece['nota']> }) => {
  const { t } = useTranslation('pembelian');
  const showDate = useShowDate();
  return (
    <div className={css.nota}>
      {nota.foto && <Photo kode_barcode={nota.kode_barcode} className={css.sold} />}
      <div>
        <strong>{nota.nama_barang}</strong>
        <small className="num">
          {nota.kode_barcode} ·{' '}
          {t('notaSays', { weight: showGram(nota.berat), total: showRupiah(nota.total) })}
          {' · '}
          {showDate(nota.tanggal)}, {t('months', { count: nota.umur_bulan })}
        </small>
      </div>
    </div>
  );
};

/** What a piece that is not ours is. */
const Strange = ({ piece, locked, onChange, error }: Part) => {
  const { t } = useTranslation('pembelian');
  const text = (name: 'nama_barang' | 'no_faktur_jual', required: boolean) => (
    <TextField
      name={name}
      label={t(name)}
      withAsterisk={required}
      disabled={locked}
      error={error(name)}
      value={piece[name]}
      onChange={(value) => onChange({ [name]: value })}
      maxLength={name === 'nama_barang' ? 60 : 40}
    />
  );
  const common = { withAsterisk: true, disabled: locked, openOnFocus: false } as const;
  return (
    <>
      {text('nama_barang', true)}
      {piece.sumber === 'NOTA_LAIN' && text('no_faktur_jual', false)}
      <SearchSelect
        {...common}
        master="jenis"
        name="kode_dept"
        label={t('kode_dept')}
        error={error('kode_dept')}
        value={piece.kode_dept}
        onChange={(kode_dept) => onChange({ kode_dept })}
      />
      <SearchSelect
        {...common}
        master="group"
        name="kode_group"
        label={t('kode_group')}
        error={error('kode_group')}
        value={piece.kode_group}
        onChange={(kode_group, row) =>
          onChange({ kode_group, ...(piece.kadar === null && row && { kadar: Number(row.kadar) }) })
        }
      />
      <KadarField
        name="kadar"
        label={t('kadar')}
        withAsterisk
        disabled={locked}
        error={error('kadar')}
        value={piece.kadar}
        onChange={(kadar) => onChange({ kadar })}
      />
    </>
  );
};

/** More conditions than these are a list. */
const FEW = 5;

const Condition = ({ piece, locked, onChange, error }: Part) => {
  const { t } = useTranslation('pembelian');
  const { options, loading, reading } = useOptions('parakondisi', '', []);
  useKeysWait(loading && !reading.failed);
  const meant = useKondisi();
  const label = t('kondisi_barang');
  const problem = error('kondisi_barang');
  if (options.size > FEW)
    return (
      <SearchSelect
        master="parakondisi"
        name="kondisi_barang"
        label={label}
        withAsterisk
        disabled={locked}
        openOnFocus={false}
        error={problem}
        value={piece.kondisi_barang}
        onChange={(kondisi_barang) => onChange({ kondisi_barang })}
      />
    );
  const meaning = meant(piece.kondisi_barang);
  return (
    <div className={css.wide}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={label}
        name={`kondisi_barang ${piece.id}`}
        disabled={locked}
        data={[...options.keys()]}
        value={piece.kondisi_barang}
        onChange={(kondisi_barang) => onChange({ kondisi_barang })}
        data-missing={problem !== undefined || undefined}
      />
      {meaning !== piece.kondisi_barang && <small className={css.meaning}>{meaning}</small>}
      {problem && (
        <span className={css.problem} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
};

const Tested = ({ piece, locked, onChange, error }: Part) => {
  const { t } = useTranslation('pembelian');
  return (
    <>
      <Select
        name="metode_uji"
        label={t('metode_uji')}
        disabled={locked}
        openOnFocus={false}
        allowDeselect={false}
        data={METODE_UJI.map((value) => ({ value, label: t(`metode.${value}`) }))}
        value={piece.metode_uji}
        onChange={(metode_uji) => metode_uji && onChange({ metode_uji })}
      />
      <KadarField
        name="kadar_uji"
        label={t('kadar_uji')}
        disabled={locked || piece.metode_uji === 'TIDAK'}
        error={error('kadar_uji')}
        value={piece.kadar_uji}
        onChange={(kadar_uji) => onChange({ kadar_uji })}
      />
    </>
  );
};

/** Why it is heavier than its nota, and what comes off for its age where no rule says so: asked only where needed. */
const Reasons = ({ piece, price, locked, onChange, error }: Part & { price: BuyPriced }) => {
  const { t } = useTranslation('pembelian');
  return (
    <>
      {price.hitungan?.lebih_berat && (
        <Select
          name="sebab_berat"
          label={t('heavier')}
          withAsterisk
          disabled={locked}
          openOnFocus={false}
          error={error('sebab_berat')}
          data={SEBAB_BERAT.flatMap((value) => (value ? [{ value, label: t(`sebab.${value}`) }] : []))}
          value={piece.sebab_berat || null}
          onChange={(sebab_berat) => sebab_berat && onChange({ sebab_berat })}
        />
      )}
      {(error('rugi_rp') !== undefined || piece.rugi_rp !== null) && (
        <RupiahField
          name="rugi_rp"
          label={t('rugi_rp')}
          disabled={locked}
          error={error('rugi_rp')}
          value={piece.rugi_rp}
          onChange={(rugi_rp) => onChange({ rugi_rp })}
        />
      )}
    </>
  );
};

const percentOf = (part: number, whole: number): string =>
  localNumber(Math.abs((part / whole) * 100).toLocaleString('id', { maximumFractionDigits: 1 }));

/** What is paid: lower freely, higher with an approval; against the nota in rupiah and percent. */
const Paid = ({ piece, price, locked, onChange, error }: Part & { price: BuyPriced }) => {
  const { t } = useTranslation('pembelian');
  const free = useCan('pembelian.free') === 'allow';
  const { hitungan } = price;
  if (!hitungan) return null;
  const { harga_hitung, harga_nota } = hitungan;
  const paid = paidFor(piece, hitungan);
  const above = (paid ?? 0) - harga_hitung;
  const off = (paid ?? 0) - harga_nota;
  const sign = off < 0 ? '−' : '+';
  const against =
    paid !== null && harga_nota > 0
      ? t('againstNota', {
          amount: `${sign}${showRupiah(Math.abs(off)).replace('Rp. ', '')}`,
          percent: `${sign}${percentOf(off, harga_nota)} %`,
        })
      : '';
  return (
    <div className={css.paid}>
      <RupiahField
        name="harga"
        label={t('harga')}
        size="md"
        disabled={locked}
        error={error('harga')}
        description={against}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={paid}
        onChange={(value) => onChange({ harga: value === harga_hitung ? 'HITUNG' : value })}
      />
      {above > 0 && (
        <p className={css.above} role="status">
          {t(free ? 'aboveFree' : 'above', { amount: showRupiah(above) })}
        </p>
      )}
    </div>
  );
};

/**
 * One piece on the counter: what it is, what it weighs, and how its price comes about. The till of purchases, an exchange
 * inside a sale and the phone all use it; it keeps nothing itself.
 */
export const BuyLine = ({ piece, price, problems, locked, onChange, scale, state }: BuyLineProps) => {
  const { t } = useTranslation('pembelian');
  const error = (field: string): string | undefined => problems[field] ?? price.problems[field];
  const part = { piece, locked, onChange, error };
  return (
    <form
      className={css.editor}
      onKeyDown={moveOn}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      aria-label={t('piece')}
    >
      <div className={css.fields}>
        {piece.nota ? <OfNota nota={piece.nota} /> : <Strange {...part} />}
        <ScaleWeight
          scale={scale}
          state={state}
          value={piece.berat_kotor}
          typed={piece.diketik}
          error={error('berat_kotor')}
          disabled={locked}
          onChange={(berat_kotor, diketik) => onChange({ berat_kotor, diketik })}
        />
        <GramField
          name="berat_atribut"
          label={t('berat_atribut')}
          disabled={locked}
          error={error('berat_atribut')}
          value={piece.berat_atribut}
          onChange={(berat_atribut) => onChange({ berat_atribut })}
        />
        <Tested {...part} />
        <Condition {...part} />
        <Reasons {...part} price={price} />
      </div>
      <div className={css.result}>
        <TakePhoto
          label={t('photo')}
          path={fotoPembelian.path}
          required
          foto={piece.foto}
          error={error('foto')}
          disabled={locked}
          onTaken={(foto) => onChange({ foto, foto_lain: [] })}
        />
        {piece.foto && (
          <FurtherPhotos
            foto={piece.foto}
            lain={piece.foto_lain ?? []}
            disabled={locked}
            onChange={(foto_lain) => onChange({ foto_lain })}
          />
        )}
        {(price.problem ?? error('no_faktur_jual') ?? error('kutipan')) && (
          <Alert color="brick" variant="light" p="xs" role="alert">
            {price.problem ?? error('no_faktur_jual') ?? error('kutipan')}
          </Alert>
        )}
        <div className={css.reckoned} aria-live="polite" aria-busy={price.pending}>
          {price.hitungan ? (
            <Calculation hitungan={price.hitungan} />
          ) : (
            <p className={css.waits}>{t('notReckoned')}</p>
          )}
        </div>
        <Paid {...part} price={price} />
      </div>
    </form>
  );
};
