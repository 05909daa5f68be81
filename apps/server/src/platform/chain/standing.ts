import type pg from 'pg';
import { CONTRADICTIONS } from './contradictions.ts';

/**
 * The standing checks of the trade (modules §11.4), each by the statements of the verification that say it. They stay empty;
 * they run every night and their result is told to OWN.
 */
export const STANDING = {
  RINCIAN: [
    'documents agree with their payments',
    'documents add up',
    'documents agree with their lines',
    'lines of a sale add up',
    'lines of a purchase add up',
    'purchases agree with their lines',
    'money between shops agrees with its documents',
    'money received agrees with its count',
    'what is under way agrees with its account',
  ],
  AWAL_TUTUP: [
    'closings agree with the cash book',
    'closings agree with the bank book',
    'account balances of a closing agree with the journal',
    'goods in bulk at the last closing agree with their movements',
    'what was owed at the last closing agrees with its movements',
  ],
  JUAL_KAS: [
    'cash book agrees with the payments',
    'bank book agrees with the payments',
    'cash account agrees with the cash book',
    'journal agrees with what banks still owe',
    'what waits for a bank is what was swiped',
    'payouts agree with their swipes',
    'no swipe is paid out twice',
    'cash for cards is its swipe less the fee',
  ],
  BELI_KAS: [
    'journal agrees with the cash of its document',
    'what is owed for purchases agrees with its account',
  ],
  BELI_STOK: [
    'stock movements agree with the lines of their purchase',
    'bought pieces are of the line they came in by',
    'the clearing of exchanges is empty',
    'exchanges clear',
  ],
  HITUNG_STOK: [
    'stock of a closing agrees with its movements',
    'stock agrees with its movements',
    'accessories agree with the lines of their documents',
    'accessories that are gone cost nothing',
    'groups agree with the lines of their documents',
    'groups that are gone weigh and cost nothing',
    'what is lost of groups is their part of cost and fine gold',
  ],
  KIRIM_STOK: [
    'lines of shipments are what their movements come to',
    'lines from other servers are what was received of them',
    'movements of a shipment follow each other',
    'shipments agree with their documents',
    'what is sent agrees with the lines of its document',
    'what became of a shipment agrees with the lines that say so',
    'journal agrees with the goods on the road of its document',
    'fine gold on the road agrees with its gold journal',
    'goods on the road agree with their account',
    'pieces on the road are lines of shipments',
  ],
  LEBUR_STOK: [
    'nothing in bulk is less than nothing',
    'goods in bulk belong to documents',
    'stock movements agree with the lines of what was destroyed',
    'scrap agrees with the pieces it came off',
    'what is lost of pieces is their part of cost and fine gold',
  ],
  TERIMA_STOK: [
    'batches are the lines of their delivery',
    'tags took of their batch what they weigh',
    'pieces of a delivery have the purity of its line',
    'corrections, ends and returns took what their lines say',
    'pieces in consignment are of their delivery',
    'gold in consignment agrees with its gold journal',
    'lives are what their movements come to',
  ],
  PINDAH_STOK: [
    'stock movements agree with what their piece is',
    'documents agree with the pieces they move',
    'journal agrees with the stock of its document',
  ],
  GADAI_KAS: [
    'journal agrees with the pledges of its document',
    'journal agrees with the accrued interest of its document',
    'open principal agrees with its account',
    'lives are what their last movement left',
    'movements of a life follow each other',
    'what auctions and claims owe agrees with its account',
    'the principal of a pledge is what its movements add up to',
  ],
  TITIPAN: [
    'journal agrees with the deposits of its document',
    'no deposit is spent twice',
    'lives are what their movements come to',
  ],
  CICILAN_KAS: [
    'rows of a contract are what it leaves to be paid',
    'payments of instalments are what their lines say',
    'no row of a contract is paid twice',
    'contracts are what their movements add up to',
    'what is paid on a contract is left with the shop until it ends',
    'fines of instalments agree with their account',
    'a contract that follows another goes on with its piece, its price and what was paid',
    'ended contracts kept and owe what was paid',
    'payments of gram plans are what they bought',
    'a gram plan that is fetched bought its piece whole, and no other more than it weighs',
  ],
  TITIPAN_PER_JENIS: ['deposits of each kind agree with their account'],
  PESANAN: [
    'orders are the lines of their document',
    'ordered pieces are those that were made for their line',
    'agreed prices of ordered pieces add up',
    'pieces that wait for who ordered them are kept for him',
    'samples are the pieces that went out and came back',
    'samples that are out are kept for an order that is open',
    'orders that ended owe nothing',
    'gold of customers is what its documents say',
    'gold of customers is of orders that they bring it for',
    'gold of customers in their pieces is reckoned so',
    'gold is handed out for lines of orders',
    'gold of customers that is used is a bar',
    'sales charge what of a piece is not of its customer’s gold',
    'consents are signed over what was asked and answered',
    'consents by a link are those that services and orders go by',
    'lives are what their last movement left',
    'movements of a life follow each other',
  ],
  SERVICE_KAS: [
    'consents are signed over what was asked and answered',
    'consents by a link are those that services and orders go by',
    'what is paid for services is owed or earned',
    'pieces of customers are those in service',
    'gold in pieces of customers agrees with its account',
    'fine gold in pieces of customers agrees with its gold journal',
    'services that are done agree with their lines',
    'gold that was added left its source',
  ],
  BONUS_BUKU: [
    'journal agrees with what its document makes owed to sales people',
    'bonuses and their payments are what is owed to sales people',
    'a month is booked once for a sales person',
  ],
  SUPPLIER_BUKU: [
    'journal agrees with what its document makes owed to suppliers',
    'nothing owed or paid in advance is less than nothing',
    'payments, fixings and returns agree with what they settle',
    'gold that paid suppliers agrees with what left in bulk',
    'what is sold in consignment is owed to its supplier',
  ],
  TUKANG_EMAS: [
    'gold with craftsmen is what its documents say',
    'gold with craftsmen costs nothing where there is none',
    'what is handed to craftsmen is out of bars and lots',
    'what craftsmen bring is pieces to tag and bars',
    'jobs of craftsmen add up',
    'fine gold of TUKANG agrees with its gold journal',
    'journal agrees with the TUKANG of its document',
    'journal agrees with what its document makes owed to craftsmen',
    'wages are of what is owed for jobs',
  ],
  EMAS: [
    'fine gold balances per document',
    'fine gold agrees with the stock of its document',
    'jurnal balances per document',
  ],
  LAPORAN: [
    'the audit agrees with the documents',
    'answers agree with the documents',
    'books belong to documents',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type StandingCheck = keyof typeof STANDING;

export interface Checked {
  nama: StandingCheck;
  temuan: number;
  /** The first things that contradict, for people. */
  contoh: string;
}

const EXAMPLES = 5;

/** Runs all standing checks in one consistent view; reads only. */
export const runStanding = async (client: pg.ClientBase): Promise<Checked[]> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    const checked: Checked[] = [];
    for (const nama of Object.keys(STANDING) as StandingCheck[]) {
      const found: string[] = [];
      let temuan = 0;
      for (const check of STANDING[nama]) {
        const { rows } = await client.query<{ detail: string; all: number }>(
          `select detail, count(*) over ()::int as all from (${CONTRADICTIONS[check]}) x limit ${EXAMPLES}`,
        );
        temuan += rows[0]?.all ?? 0;
        found.push(...rows.map(({ detail }) => detail));
      }
      checked.push({ nama, temuan, contoh: found.slice(0, EXAMPLES).join('; ') });
    }
    return checked;
  } finally {
    await client.query('rollback');
  }
};
