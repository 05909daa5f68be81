import type { TestApp } from '../../testing/harness.ts';

/** More shipments on the road at once than a year of the tests has: some that had ended are on their way again. */
export const onTheRoad = async (server: TestApp): Promise<void> => {
  await server.look(`
    update kiriman_baris set status = 'JALAN', sisa_qty = qty, sisa_berat = berat, sisa_murni = murni, sisa_hpp = hpp
    where no_kirim in (select no_kirim from kiriman order by no_kirim desc limit 12)`);
};
