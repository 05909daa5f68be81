import { craftsman, TUKANG } from '../../modules/tukang-emas/tukang.fixture.ts';
import type { Client, TestApp } from '../../testing/harness.ts';
import { doneOf, finished, serviceList, serviceOf, takenOf, ticket } from '../../testing/servicing.ts';
import type { Sample } from './sample.ts';

/** Pieces of customers, each sample with a ticket of its own. */
export const serviceSamples = (): Record<string, Sample> => {
  const fresh = async (client: Client, server: TestApp): Promise<string> => {
    await serviceList(server);
    return ticket(client, [{}], 25_000);
  };
  return {
    SERVICE: {
      path: 'service',
      body: async (client, server) => {
        await serviceList(server);
        return serviceOf(client, [{}], 25_000);
      },
    },
    SERVICE_BAYAR: {
      path: 'service/bayar',
      body: async (client, server) => ({
        no_service: await fresh(client, server),
        jumlah_rp: 25_000,
        payments: [{ jenis: 'CASH', jumlah_rp: 25_000 }],
      }),
      other: { jumlah_rp: 24_000 },
    },
    SERVICE_SELESAI: {
      path: 'service/selesai',
      body: async (client, server) => {
        await craftsman(server);
        const wage = { kode_tukang: TUKANG, upah: 30_000 };
        return doneOf(client, await fresh(client, server), [{ urut: 1, berat_akhir: 4.2, ...wage }]);
      },
    },
    SERVICE_AMBIL: {
      path: 'service/ambil',
      body: async (client, server) => {
        const no = await fresh(client, server);
        await finished(client, no);
        return takenOf(no, [1], 50_000);
      },
      other: { sisa: 49_000 },
    },
    KEMBALI_SERVICE: {
      path: 'service/batal',
      body: async (client, server) => ({
        no_service: await fresh(client, server),
        payments: [{ jenis: 'CASH', jumlah_rp: 25_000 }],
        alasan: 'UJI',
      }),
      other: { alasan: 'LAIN' },
    },
  };
};
