import type { putAkunTransaksi as endpoint } from '@kadar/contract/endpoints/sistem.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { RoleMapping } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, type FieldProblem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';

type Params = z.output<NonNullable<typeof endpoint.params>>;
type Body = z.output<NonNullable<typeof endpoint.body>>;
type Role = RoleMapping['detail_akun'][number];

const isSame = (
  a: Pick<Role, 'kode_akun' | 'jenis_akun'>,
  b: Pick<Role, 'kode_akun' | 'jenis_akun'>,
): boolean => a.kode_akun === b.kode_akun && a.jenis_akun === b.jenis_akun;

/**
 * Sets the accounts of a journal's roles; roles that are not sent keep theirs, an empty number unmaps one. Journals
 * already posted keep the accounts they have. Throws DATA_TIDAK_DITEMUKAN, and 422 at the row that makes no sense.
 */
export const putAkunTransaksi = async (call: Call<Params, unknown, Body>, tx: Tx) => {
  const { trx, type } = call.params;
  const sent = call.body.detail_akun;
  const numbers = [...new Set(sent.flatMap(({ nomor_akun }) => (nomor_akun === '' ? [] : [nomor_akun])))];
  const mapping = await tx.maybe<{ detail_akun: Role[]; known: string[] }>(sql`
    select detail_akun, array(select nomor_akun from akuns where nomor_akun = any(${numbers}::text[]) and deleted_at is null) as known
    from para_akun_transaksi where trx = ${trx} and type = ${type} and deleted_at is null for update`);
  if (!mapping) throw new AppError('DATA_TIDAK_DITEMUKAN');
  check(sent, mapping);
  const detail_akun = mapping.detail_akun.map((role) => {
    const change = sent.find((row) => isSame(row, role));
    return change ? { ...role, nomor_akun: change.nomor_akun } : role;
  });
  await tx.execute(sql`
    update para_akun_transaksi set detail_akun = ${JSON.stringify(detail_akun)}::jsonb, version = version + 1,
      updated_by = ${call.session.user_id}, updated_at = now()
    where trx = ${trx} and type = ${type}`);
  await writeAudit(tx, {
    toko: call.toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'change',
    entity: 'para-akun-transaksi',
    key: `${trx}/${type}`,
    before: { detail_akun: mapping.detail_akun },
    after: { detail_akun },
  });
  await call.kadar.events.publish(tx, { topic: 'master-changed', toko: '*', data: 'para-akun-transaksi' });
  return { data: { trx, type }, message: messageText('AKUN_DIEDIT', call.language) };
};

const check = (
  sent: Body['detail_akun'],
  { detail_akun, known }: { detail_akun: Role[]; known: string[] },
): void => {
  const fields: Record<string, FieldProblem> = {};
  for (const [index, row] of sent.entries()) {
    const place = `detail_akun.${index}`;
    if (
      !detail_akun.some((role) => isSame(role, row)) ||
      sent.findIndex((other) => isSame(other, row)) !== index
    )
      fields[`${place}.kode_akun`] = { code: 'PILIHAN_TIDAK_SAH', params: { label: row.kode_akun } };
    if (row.nomor_akun !== '' && !known.includes(row.nomor_akun))
      fields[`${place}.nomor_akun`] = { code: 'PILIHAN_TIDAK_SAH', params: { label: row.nomor_akun } };
  }
  if (Object.keys(fields).length > 0) throw new AppError('INPUT_TIDAK_SAH', {}, { fields });
};
