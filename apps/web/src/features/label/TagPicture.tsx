import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { pratinjauTag } from '@kadar/contract/endpoints/label-tag.ts';
import type { TagLayout } from '@kadar/contract/label-tag.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './label.module.css';
import { widthOf } from './layout.ts';

export type Preview = DataOf<typeof pratinjauTag>;

interface Props {
  layout: TagLayout;
  preview: Preview | undefined;
  chosen: number;
  onChoose: (at: number) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Dots of a letter's cell, as the printer has them. */
const CELLS = { 1: { w: 8, h: 12 }, 2: { w: 12, h: 20 }, 3: { w: 16, h: 24 } } as const;
const ANCHORS = { KIRI: 'start', TENGAH: 'middle', KANAN: 'end' } as const;
const SHARES = { KIRI: 0, TENGAH: 0.5, KANAN: 1 } as const;

/** What the printer sets, dot by dot, in tenths of a millimetre. */
const Printed = ({ preview: { bars, texts, titik_per_mm } }: { preview: Preview }) => (
  <g transform={`scale(${10 / titik_per_mm})`}>
    {bars.map(({ x, y, w, h }) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} className={css.ink} />
    ))}
    {texts.map(({ x, y, w, font, align, text }) => (
      <text
        key={`${x} ${y} ${text}`}
        x={x + w * SHARES[align]}
        y={y + CELLS[font].h * 0.8}
        fontSize={CELLS[font].h * 0.95}
        textAnchor={ANCHORS[align]}
        textLength={text.length * CELLS[font].w}
        lengthAdjust="spacingAndGlyphs"
        className={css.ink}
      >
        {text}
      </text>
    ))}
  </g>
);

/** Fields of one kind told apart by their order, so that one that moves keeps its button. */
const namesOf = ({ fields }: TagLayout): string[] =>
  fields.map(({ isi }, at) => `${isi}-${fields.slice(0, at).filter((each) => each.isi === isi).length}`);

/** The tag at four times its size on a grid of millimetres; arrows move what is chosen, Tab chooses the next. */
export const TagPicture = ({ layout, preview, chosen, onChoose, onKey }: Props) => {
  const { t } = useTranslation('label');
  const width = widthOf(layout);
  const { sayap, tinggi, fields } = layout;
  const names = namesOf(layout);
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <div className={css.tag} style={{ width: `${(width / 10) * 4}mm`, aspectRatio: `${width} / ${tinggi}` }}>
      <svg
        viewBox={`0 0 ${width} ${tinggi}`}
        role="img"
        aria-label={t('previewOf', { kode: preview?.contoh.kode_barcode ?? '' })}
      >
        <defs>
          <pattern id="mm" width="10" height="10" patternUnits="userSpaceOnUse">
            <path d="M10 0H0V10" className={css.grid} />
          </pattern>
        </defs>
        <rect width={width} height={tinggi} fill="url(#mm)" />
        <path d={`M${sayap} 0V${tinggi}M${2 * sayap} 0V${tinggi}`} className={css.fold} />
        {preview && <Printed preview={preview} />}
      </svg>
      {fields.map((field, at) => (
        <button
          key={names[at]}
          type="button"
          className={css.box}
          style={{
            left: share(field.x, width),
            top: share(field.y, tinggi),
            width: share(field.lebar, width),
            height: share(field.tinggi, tinggi),
          }}
          data-over={preview?.melimpah.includes(at) || undefined}
          aria-label={t(`isi.${field.isi}`)}
          aria-pressed={at === chosen}
          onFocus={() => onChoose(at)}
          onClick={() => onChoose(at)}
          onKeyDown={onKey}
        />
      ))}
    </div>
  );
};
