import { expect, test } from 'vitest';
import { addPayment } from '../../parts/dokumen/payments.ts';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import { asksOf, pointsToAsk, sameAsk } from './ask-customer.ts';
import { addPiece, EMPTY_DRAFT, setCustomer } from './draft.ts';
import { oldPiece, payment, piece, TERMS } from './till.fixture.ts';
import { totalsOf } from './totals.ts';
import { bring } from './tukar.ts';

const sale = addPiece(EMPTY_DRAFT, piece());
const member = setCustomer(sale, { ...WALK_IN, kode_customer: 'M1', poin: 30 });
const asked = (draft: typeof sale, nilai = 1_000) => asksOf(draft, totalsOf(draft, TERMS), nilai);

test('who is no member is asked about an exchange alone', () => {
  expect(asked(sale)).toEqual([]);
  expect(asked(bring(sale, oldPiece(3_675_000)))).toEqual([
    { jenis: 'TUKAR', beli: 3_675_000, selisih: 9_034_000 },
  ]);
  expect(asked(bring(EMPTY_DRAFT, oldPiece(3_675_000)))).toEqual([]);
});

test('a member may choose a PIN, and is asked for the points that are spent, whole ones', () => {
  expect(asked(member)).toEqual([{ jenis: 'PIN_BARU', kode_customer: 'M1' }]);
  const points = { jenis: 'POIN', kode_customer: 'M1', poin: 5 };
  expect(asked(addPayment(member, payment('POIN', 5_000)))[0]).toEqual(points);
  expect(asked(addPayment(member, payment('POIN', 5_500)))[0]?.jenis).toBe('PIN_BARU');
  expect(asked(addPayment(member, payment('POIN', 5_000)), 0)[0]?.jenis).toBe('PIN_BARU');
});

test('what was agreed to is not asked again, until it is another sum', () => {
  const asks = asked(addPayment(member, payment('POIN', 5_000)));
  const [points] = asks;
  if (!points) throw new Error('nothing is asked');
  expect(pointsToAsk(asks, new Set())).toEqual(points);
  const settled = new Set([sameAsk(points)]);
  expect(pointsToAsk(asks, settled)).toBeNull();
  expect(pointsToAsk(asked(addPayment(member, payment('POIN', 6_000))), settled)).toMatchObject({ poin: 6 });
  expect(pointsToAsk(asked(member), new Set())).toBeNull();
});
