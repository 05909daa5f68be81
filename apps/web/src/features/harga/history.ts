import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { hargaEmasGlobal } from '@kadar/contract/endpoints/harga.ts';

export type HargaEmas = DataOf<typeof hargaEmasGlobal>;
