import type { TestApp } from '../../testing/harness.ts';

/** The body of POST kirim-uang: cash of K01 to K02. */
export const parcel = (jumlah_rp: number, more: object = {}) => ({
  tujuan: 'K02',
  jumlah_rp,
  keterangan: 'setoran cabang',
  ...more,
});

/** Rupiah that the ledgers of all shops say are under way. */
export const underWay = async (server: TestApp): Promise<number> =>
  Number(
    (
      await server.look<{ n: string }>(
        "select coalesce(sum(debet - kredit), 0) n from jurnal where role = 'UANG_DALAM_JALAN'",
      )
    )[0]?.n,
  );
