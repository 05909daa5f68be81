/** What is counted: each has a call of its own. */
export type Objek = 'HUTANG' | 'BARANG';

/** A scan as the device keeps it until the server has it. */
export interface Queued {
  objek: Objek;
  id: string;
  sesi_id: number;
  kode_toko: string;
  user_id: string;
  jenis: 'SCAN' | 'CARI';
  kode: string;
  /** By the device's clock; only how long ago it was is told. */
  at: number;
  tempat: string;
  /** Grams on the scale. */
  berat: number | null;
}

export type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export interface Queue {
  all: () => readonly Queued[];
  /** Written down before anything else happens; throws when the device has no room left. */
  add: (scan: Queued) => void;
  remove: (ids: Iterable<string>) => void;
  /** Reads again what another tab wrote. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

const PREFIX = 'kadar.device.opname.scan.';

/** As it was kept before goods were counted. */
interface Before {
  no_faktur_hutang?: string;
}

const parse = (text: string | null): Queued | null => {
  try {
    if (text === null) return null;
    const { no_faktur_hutang, ...kept } = JSON.parse(text) as Queued & Before;
    // Until goods were counted it was a bag.
    return no_faktur_hutang === undefined ? kept : { ...kept, objek: 'HUTANG', kode: no_faktur_hutang };
  } catch {
    return null;
  }
};

const read = (shelf: Shelf): Queued[] => {
  const found: Queued[] = [];
  for (let n = 0; n < shelf.length; n++) {
    const name = shelf.key(n);
    const scan = name?.startsWith(PREFIX) ? parse(shelf.getItem(name)) : null;
    if (scan) found.push(scan);
  }
  return found.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
};

/**
 * The scans that wait on this device: each a row of its own on the shelf, so that a scan costs the same however many wait. They
 * survive a reload, a cut line and the end of a session.
 */
export const createQueue = (shelf: Shelf): Queue => {
  let waiting: readonly Queued[] = read(shelf);
  const listeners = new Set<() => void>();
  const put = (next: readonly Queued[]): void => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => waiting,
    add: (scan) => {
      shelf.setItem(`${PREFIX}${scan.id}`, JSON.stringify(scan));
      put([...waiting, scan]);
    },
    remove: (ids) => {
      const gone = new Set(ids);
      for (const id of gone) shelf.removeItem(`${PREFIX}${id}`);
      put(waiting.filter(({ id }) => !gone.has(id)));
    },
    reload: () => put(read(shelf)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
