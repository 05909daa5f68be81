import { refuse } from './errors.ts';
import { assertNatural, toSafeNumber } from './integer.ts';
import type { Rupiah } from './money.ts';
import { type AnyKind, PAYMENT_KINDS } from './payment.ts';
import type { Mg } from './weight.ts';

/** Debit or kredit. */
export type DK = 'D' | 'K';

/** `role` is resolved to `nomor_akun` by mapRoles; a bank account that owns its ledger account brings it along. */
export type JournalLine = { role: string; nomor_akun?: string; dk: DK; rp: Rupiah };
export type MappedLine = JournalLine & { nomor_akun: string };

/** The roles these builders post to; para-akun-transaksi must offer each of them. */
export const POSTING_ROLES = [
  'KAS',
  'BANK',
  'PIUTANG_GESEK',
  'TITIPAN',
  'PENUKARAN_POIN',
  'DISKON',
  'PENJUALAN',
  'PPN',
  'PPH22_DIPUNGUT',
  'HPP',
  'PERSEDIAAN',
  'BIAYA_ADMIN_BANK',
] as const;

/** JURNAL_TIDAK_SEIMBANG unless Σ debit = Σ kredit; RangeError on a negative or unsafe amount. */
export function assertBalanced(lines: readonly JournalLine[]): void {
  assertSidesEqual(lines.map(({ dk, rp }) => ({ dk, amount: rp })));
}

function assertSidesEqual(lines: readonly { dk: DK; amount: number }[]): void {
  let debit = 0n;
  let kredit = 0n;
  for (const { dk, amount } of lines) {
    assertNatural(amount, 'journal amount');
    if (dk === 'D') debit += BigInt(amount);
    else kredit += BigInt(amount);
  }
  if (debit !== kredit) refuse('JURNAL_TIDAK_SEIMBANG', { debit: String(debit), kredit: String(kredit) });
}

/** Each line on the other side: the cancelling entry of rupiah and fine-gold lines alike. */
export function reverse<Line extends { dk: DK }>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, dk: line.dk === 'D' ? 'K' : 'D' }));
}

/** Drops zero lines and adds up lines of one role, account and side. */
export function compact(lines: readonly JournalLine[]): JournalLine[] {
  const merged = new Map<string, JournalLine>();
  for (const line of lines) {
    assertNatural(line.rp, 'journal amount');
    if (line.rp === 0) continue;
    const key = JSON.stringify([line.role, line.nomor_akun ?? null, line.dk]);
    const known = merged.get(key);
    merged.set(key, known === undefined ? line : { ...known, rp: known.rp + line.rp });
  }
  return [...merged.values()];
}

export type PostedPayment = {
  jenis: AnyKind;
  /** what it settles of the bill: cash net of change (settlePayments appliedRp) */
  rp: Rupiah;
  /** out of the shop, against its `rp` */
  out?: boolean;
  /** fee the bank keeps, or takes for what goes out */
  feeRp?: Rupiah;
  /** the customer pays the fee on top, so the shop receives `rp` in full */
  feeChargedToCustomer?: boolean;
  /** card and QRIS money that the bank pays out later waits in PIUTANG_GESEK */
  settledLater?: boolean;
  /** ledger account of the rekening, when it has its own */
  nomor_akun?: string;
  /** what owes a deposit, where that is not the one of deposits on pieces */
  role?: string;
};

export type PenjualanPosting = {
  grandTotalRp: Rupiah;
  diskonRp: Rupiah;
  ppnRp: Rupiah;
  /** PPh 22 collected for the state; none where nothing is said. */
  pph22Rp?: Rupiah;
  hppRp: Rupiah;
  /** Of what that cost, accessories. */
  aksesorisRp?: Rupiah;
  payments: readonly PostedPayment[];
};

/**
 * The journal of a sale (domain §3): money and DISKON against PENJUALAN, PPN and PPH22_DIPUNGUT, HPP against PERSEDIAAN or _AKSESORIS. PENJUALAN
 * is what is left, so rounding stays inside it. JURNAL_TIDAK_SEIMBANG when the payments are not the grand total.
 */
export function postPenjualan(input: PenjualanPosting): JournalLine[] {
  const pph22Rp = input.pph22Rp ?? 0;
  const aksesorisRp = input.aksesorisRp ?? 0;
  const penjualanRp = input.grandTotalRp + input.diskonRp - input.ppnRp - pph22Rp;
  const lines = compact([
    ...input.payments.flatMap(paymentLines),
    line('DISKON', 'D', input.diskonRp),
    line('PENJUALAN', 'K', penjualanRp),
    line('PPN', 'K', input.ppnRp),
    line('PPH22_DIPUNGUT', 'K', pph22Rp),
    line('HPP', 'D', input.hppRp),
    line('PERSEDIAAN', 'K', input.hppRp - aksesorisRp),
    line('PERSEDIAAN_AKSESORIS', 'K', aksesorisRp),
  ]);
  assertBalanced(lines);
  return lines;
}

export function paymentLines(payment: PostedPayment): JournalLine[] {
  const { role, gesek } = PAYMENT_KINDS[payment.jenis];
  const side = payment.out ? 'K' : 'D';
  if (role === 'KAS') return [line(role, side, payment.rp, payment.nomor_akun)];
  if (role !== 'BANK') return [line(payment.role ?? role, side, payment.rp)];
  const shopFeeRp = payment.feeChargedToCustomer ? 0 : (payment.feeRp ?? 0);
  if (payment.out)
    return [
      line('BIAYA_ADMIN_BANK', 'D', shopFeeRp),
      line('BANK', side, payment.rp + shopFeeRp, payment.nomor_akun),
    ];
  const later = (payment.settledLater ?? false) && gesek !== null;
  const money = payment.rp - shopFeeRp;
  return [
    later ? line('PIUTANG_GESEK', 'D', money) : line('BANK', 'D', money, payment.nomor_akun),
    line('BIAYA_ADMIN_BANK', 'D', shopFeeRp),
  ];
}

/** The bank pays out waiting card money; what it kept more (or less) than booked is BIAYA_ADMIN_BANK. */
export function postPencairanGesek(input: {
  piutangRp: Rupiah;
  diterimaRp: Rupiah;
  nomor_akun?: string;
}): JournalLine[] {
  const lines = compact([
    line('BANK', 'D', input.diterimaRp, input.nomor_akun),
    line('BIAYA_ADMIN_BANK', 'D', Math.max(input.piutangRp - input.diterimaRp, 0)),
    line('PIUTANG_GESEK', 'K', input.piutangRp),
    line('BIAYA_ADMIN_BANK', 'K', Math.max(input.diterimaRp - input.piutangRp, 0)),
  ]);
  assertBalanced(lines);
  return lines;
}

/** Cash for a debit card (domain §2): what is swiped, less the bank's share, against the cash and what the shop keeps. */
export function postGesekTunai(input: {
  biayaRp: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] {
  const lines = compact([
    ...input.payments.flatMap(paymentLines),
    line('PENDAPATAN_LAIN', 'K', input.biayaRp),
  ]);
  assertBalanced(lines);
  return lines;
}

/**
 * A purchase (domain §3): the pieces at what was paid, against cash, what is still owed, and the clearing of an exchange; of it what was bought by group
 * goes back to the groups or is scrap.
 */
export function postPembelian(input: {
  hargaRp: Rupiah;
  groupRp?: Rupiah;
  rosokRp?: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] {
  const { hargaRp, groupRp = 0, rosokRp = 0 } = input;
  const lines = compact([
    line('PERSEDIAAN_BELI', 'D', hargaRp - groupRp - rosokRp),
    line('PERSEDIAAN', 'D', groupRp),
    line('PERSEDIAAN_ROSOK', 'D', rosokRp),
    ...input.payments.flatMap(paymentLines),
  ]);
  assertBalanced(lines);
  return lines;
}

/** A deposit of a customer (domain §3): money against what the shop owes him, TITIPAN. */
export function postTitip(input: { rp: Rupiah; payments: readonly PostedPayment[] }): JournalLine[] {
  const lines = compact([...input.payments.flatMap(paymentLines), line('TITIPAN', 'K', input.rp)]);
  assertBalanced(lines);
  return lines;
}

/** What is left of a deposit goes back, but for what the shop keeps of one that is given up. */
export function postKembaliTitip(input: {
  saldoRp: Rupiah;
  hangusRp: Rupiah;
  payments: readonly PostedPayment[];
}): JournalLine[] {
  const lines = compact([
    line('TITIPAN', 'D', input.saldoRp),
    ...input.payments.flatMap(paymentLines),
    line('PENDAPATAN_HANGUS', 'K', input.hangusRp),
  ]);
  assertBalanced(lines);
  return lines;
}

/** What was owed for purchases is paid from an account of the shop, with what the bank took for it. */
export function postBayarBeli(input: { rp: Rupiah; payments: readonly PostedPayment[] }): JournalLine[] {
  const lines = compact([line('HUTANG_BELI', 'D', input.rp), ...input.payments.flatMap(paymentLines)]);
  assertBalanced(lines);
  return lines;
}

/** Cost of pieces that move from one account of the inventory to another. */
export function postPindahPersediaan(hppRp: Rupiah, roles: { debit: string; kredit: string }): JournalLine[] {
  return compact([line(roles.debit, 'D', hppRp), line(roles.kredit, 'K', hppRp)]);
}

/** The end of a lot that cleans or gilds (settled, buy-back 9): its pieces go on sale at what they cost and what the lot did. */
export function postSelesaiLot(input: { hppRp: Rupiah; biayaRp: Rupiah }): JournalLine[] {
  return compact([
    line('PERSEDIAAN', 'D', input.hppRp + input.biayaRp),
    line('PERSEDIAAN_BELI', 'K', input.hppRp),
    line('KAS', 'K', input.biayaRp),
  ]);
}

/** Scrap becomes bars; the cost of what was lost is BIAYA_SUSUT (settled, buy-back 9). */
export function postLebur(input: { hppRp: Rupiah; susutRp: Rupiah }): JournalLine[] {
  return compact([
    line('PERSEDIAAN_BATANGAN', 'D', input.hppRp - input.susutRp),
    line('BIAYA_SUSUT', 'D', input.susutRp),
    line('PERSEDIAAN_ROSOK', 'K', input.hppRp),
  ]);
}

/** Pieces that are destroyed go to scrap, or back to what is not tagged; the cost of what is lost of them is BIAYA_SUSUT (modules-2 §3). */
export function postHancur(input: { role: string; hppRp: Rupiah; susutRp: Rupiah }): JournalLine[] {
  return compact([
    line(input.role, 'D', input.hppRp - input.susutRp),
    line('BIAYA_SUSUT', 'D', input.susutRp),
    line('PERSEDIAAN', 'K', input.hppRp),
  ]);
}

/** Cash in (KAS / kategori) or out (kategori / KAS); `kategoriRole` is the role of the cash category. */
export function postKas(input: {
  arah: 'MASUK' | 'KELUAR';
  kategoriRole: string;
  rp: Rupiah;
  /** ledger account of the category, when it has its own */
  nomor_akun?: string;
}): JournalLine[] {
  const masuk = input.arah === 'MASUK';
  return compact([
    line('KAS', masuk ? 'D' : 'K', input.rp),
    line(input.kategoriRole, masuk ? 'K' : 'D', input.rp, input.nomor_akun),
  ]);
}

/** Cash of the drawer on an account of the shop (SETOR), or back; `nomor_akun` is the account's own in the ledger. */
export function postSetorBank(input: {
  arah: 'SETOR' | 'TARIK';
  rp: Rupiah;
  nomor_akun?: string;
}): JournalLine[] {
  const setor = input.arah === 'SETOR';
  return compact([
    line('BANK', setor ? 'D' : 'K', input.rp, input.nomor_akun),
    line('KAS', setor ? 'K' : 'D', input.rp),
  ]);
}

/** Cash counted at a closing above (positive) or below what the books say. */
export function postSelisihKas(selisihRp: Rupiah): JournalLine[] {
  const over = selisihRp > 0;
  const rp = Math.abs(selisihRp);
  return compact([line('KAS', over ? 'D' : 'K', rp), line('SELISIH_KAS', over ? 'K' : 'D', rp)]);
}

/** Cash that leaves for another shop is under way until that shop counts it. */
export function postKirimUang(rp: Rupiah): JournalLine[] {
  return compact([line('UANG_DALAM_JALAN', 'D', rp), line('KAS', 'K', rp)]);
}

/**
 * What was under way is counted: all of it is no longer under way, and what came more or less has an account of its own. Each
 * shop's journal balances by itself; over the chain UANG_DALAM_JALAN is what is under way.
 */
export function postTerimaUang(input: { kirimRp: Rupiah; hitungRp: Rupiah }): JournalLine[] {
  const lines = compact([
    line('KAS', 'D', input.hitungRp),
    line('SELISIH_KIRIM', 'D', Math.max(input.kirimRp - input.hitungRp, 0)),
    line('UANG_DALAM_JALAN', 'K', input.kirimRp),
    line('SELISIH_KIRIM', 'K', Math.max(input.hitungRp - input.kirimRp, 0)),
  ]);
  assertBalanced(lines);
  return lines;
}

/** Cost of pieces that are tagged: out of what came in untagged. */
export function postTambahBarang(hppRp: Rupiah): JournalLine[] {
  return compact([line('PERSEDIAAN', 'D', hppRp), line('PERSEDIAAN_BELUM_TAG', 'K', hppRp)]);
}

/** Cost of a delivery that is not tagged yet. */
export function postTerimaSupplier(hppRp: Rupiah): JournalLine[] {
  return compact([line('PERSEDIAAN_BELUM_TAG', 'D', hppRp), line('HUTANG_SUPPLIER', 'K', hppRp)]);
}

export function line(role: string, dk: DK, rp: Rupiah, nomorAkun?: string): JournalLine {
  return nomorAkun === undefined ? { role, dk, rp } : { role, nomor_akun: nomorAkun, dk, rp };
}

export type RoleMapping = {
  trx: string;
  type: string;
  detail_akun: readonly { kode_akun: string; jenis_akun: DK; nomor_akun: string }[];
};

/**
 * The lines with their account numbers (domain §3 Accounts). A row of the same role and side wins over one of the
 * role alone; a line that has its account keeps it. AKUN_BELUM_DIPETAKAN names every role left over.
 */
export function mapRoles(lines: readonly JournalLine[], mapping: RoleMapping): MappedLine[] {
  const unmapped = new Set<string>();
  const mapped = lines.map((journalLine) => {
    const nomor = journalLine.nomor_akun || findAccount(journalLine, mapping);
    if (!nomor) unmapped.add(journalLine.role);
    return { ...journalLine, nomor_akun: nomor };
  });
  if (unmapped.size > 0) {
    refuse('AKUN_BELUM_DIPETAKAN', {
      trx: mapping.trx,
      type: mapping.type,
      roles: [...unmapped].sort().join(', '),
    });
  }
  return mapped;
}

function findAccount(journalLine: JournalLine, mapping: RoleMapping): string {
  const rows = mapping.detail_akun.filter((row) => row.kode_akun === journalLine.role && row.nomor_akun);
  const sameSide = rows.find((row) => row.jenis_akun === journalLine.dk);
  return (sameSide ?? rows[0])?.nomor_akun ?? '';
}

/** A line of the fine-gold ledger that runs beside the rupiah one (domain §1.5). */
export type FineGoldLine = { role: string; dk: DK; mg: Mg };

/** Moves the fine gold of the pieces from `kredit` to `debit`. */
export function fineGoldLines(
  pieces: readonly { murni: Mg }[],
  roles: { debit: string; kredit: string },
): FineGoldLine[] {
  let total = 0n;
  for (const { murni } of pieces) {
    assertNatural(murni, 'fine gold');
    total += BigInt(murni);
  }
  const mg = toSafeNumber(total);
  if (mg === 0) return [];
  return [
    { role: roles.debit, dk: 'D', mg },
    { role: roles.kredit, dk: 'K', mg },
  ];
}

export function fineLine(role: string, dk: DK, mg: Mg): FineGoldLine {
  return { role, dk, mg };
}

/** What a document posts to both ledgers. */
export type Ledgers = { jurnal: JournalLine[]; emas: FineGoldLine[] };

/** Both ledgers without zero lines, lines of one role and side added up. JURNAL_TIDAK_SEIMBANG unless each balances. */
export function ledgersOf(jurnal: readonly JournalLine[], emas: readonly FineGoldLine[] = []): Ledgers {
  const gold = new Map<string, FineGoldLine>();
  for (const { role, dk, mg } of emas) {
    assertNatural(mg, 'fine gold');
    const known = gold.get(`${dk} ${role}`)?.mg ?? 0;
    if (mg > 0) gold.set(`${dk} ${role}`, fineLine(role, dk, known + mg));
  }
  const ledgers = { jurnal: compact(jurnal), emas: [...gold.values()] };
  assertBalanced(ledgers.jurnal);
  assertFineGoldBalanced(ledgers.emas);
  return ledgers;
}

/** JURNAL_TIDAK_SEIMBANG unless Σ debit = Σ kredit in mg. */
export function assertFineGoldBalanced(lines: readonly FineGoldLine[]): void {
  assertSidesEqual(lines.map(({ dk, mg }) => ({ dk, amount: mg })));
}
