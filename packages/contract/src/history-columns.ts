/** Columns of what was done and changed, and by whom; part of COLUMNS. */
export const HISTORY_COLUMNS = {
  action: { kind: 'text', label: { id: 'Tindakan', en: 'Action' } },
  bagian: { kind: 'text', label: { id: 'Bagian', en: 'Part' } },
  entity: { kind: 'text', label: { id: 'Data', en: 'Record of' } },
  entity_key: { kind: 'text', label: { id: 'Kode', en: 'Code' } },
  ip: { kind: 'text', label: { id: 'IP', en: 'IP' } },
  kode_peran: { kind: 'text', label: { id: 'Kode Peran', en: 'Role code' } },
  layar: { kind: 'list', label: { id: 'Layar', en: 'Screens' } },
  level: { kind: 'text', label: { id: 'Level', en: 'Level' } },
  nama_peran: { kind: 'text', label: { id: 'Nama Peran', en: 'Role name' } },
  sebelum: { kind: 'text', label: { id: 'Sebelum', en: 'Before' }, width: 24 },
  sesudah: { kind: 'text', label: { id: 'Sesudah', en: 'After' }, width: 24 },
} as const;
