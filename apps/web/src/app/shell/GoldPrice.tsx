import { hargaKasir } from '@kadar/contract/endpoints/harga.ts';
import { Popover, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showCell } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useActingToko, useCan, useMe } from '../../kit/session.ts';
import { entryOf } from './menu.ts';
import own from './prices.module.css';
import css from './shell.module.css';

const BOARD = '/parameter-harga-emas-global';
/** The best-selling kadar moves slowly, and prices are told of. */
const FRESH_MS = 5 * 60_000;

/** What a till sells a gram for now; not asked for by those who may not look prices up. */
const usePrices = () => {
  const toko = useActingToko();
  const enabled = useCan('lookup.read') !== undefined;
  const prices = useQuery({
    queryKey: ['harga', 'kasir', toko],
    enabled,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await call(hargaKasir, {}, { signal })).data,
  });
  const again = () => enabled && void prices.refetch();
  useLive('harga-emas-changed', again);
  useLive('master-changed', (name) => {
    if (['kadar', 'group', 'kelompok-harga'].includes(name)) again();
  });
  return prices.data;
};

/** The price per gram of the kadar that sells best, as the till asks it; pressed, all of them. */
export const GoldPrice = () => {
  const { t } = useTranslation('shell');
  const { menu } = useMe();
  const prices = usePrices();
  const show = (rp: number | null) => (rp === null ? '—' : showCell('integer', rp));
  const nameOf = ({ jenis, label }: { jenis: string; label: string }) =>
    jenis === 'GLOBAL' ? t('globalPrice') : label;
  const shown =
    prices?.baris.find(({ jenis, label }) => jenis === 'KADAR' && label === prices.laris) ?? prices?.baris[0];
  // A group that follows its kadar says nothing new.
  const all = prices?.baris.filter(({ jenis, sendiri }) => jenis !== 'GROUP' || sendiri !== null) ?? [];
  const text = shown ? `${nameOf(shown)} ${show(shown.harga)}` : '—';
  return (
    <Popover position="bottom-start" shadow="md" width={280}>
      <Popover.Target>
        <UnstyledButton className={`${css.fact} ${own.prices} k-touch`} data-gold disabled={!prices}>
          <span className={css.factName}>{t('goldPrice')}</span>
          <span className={css.factValue}>{text}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <table className={own.list} aria-label={t('goldPrice')}>
          <tbody>
            {all.map((line) => (
              <tr key={`${line.jenis} ${line.kode} ${line.kadar}`} data-kind={line.jenis}>
                <th scope="row">{nameOf(line)}</th>
                <td>{show(line.harga)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {entryOf(menu, BOARD)?.open && (
          <AppLink href={BOARD} className={pageCss.link}>
            {t('allPrices')}
          </AppLink>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
