import type { HalamanMember } from '../endpoints/halaman-member.ts';
import type { Figure } from './figure.ts';

type Toko = string | null;

/** What stands on a member's page, and the report that adds up to it; null where there is nothing yet. */
export const memberFigures = ({ member, angka }: HalamanMember, toko: Toko) => {
  const query = { kode_customer: member.kode_customer };
  const { hari, setahun_dari, pertama, gadai } = angka;
  const sold = (from: string, name: string, value: number): Figure => ({
    to: '/laporan-penjualan',
    toko,
    days: [from, hari],
    query,
    name,
    value,
  });
  return {
    year: sold(setahun_dari, 'grand_total', angka.belanja_setahun),
    life: pertama === null ? null : sold(pertama, 'berat', Math.round(angka.gram_seumur_hidup * 1000)),
    spent: pertama === null ? null : sold(pertama, 'grand_total', angka.belanja_seumur_hidup),
    pledged:
      gadai.jumlah === 0
        ? null
        : ({
            to: '/laporan-pinjaman-berjalan',
            toko,
            query,
            name: 'pokok',
            value: gadai.pokok,
          } satisfies Figure),
  };
};
