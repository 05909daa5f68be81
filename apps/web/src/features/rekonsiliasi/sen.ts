import { showRupiah } from '../../kit/format.ts';

/** Hundredths of a rupiah as people read them; the hundredths only where there are some. */
export const showSen = (sen: number): string => {
  const rest = Math.abs(sen) % 100;
  const whole = showRupiah(Math.trunc(sen / 100));
  const said = sen < 0 && Math.trunc(sen / 100) === 0 ? `−${whole}` : whole;
  return rest === 0 ? said : `${said},${String(rest).padStart(2, '0')}`;
};
