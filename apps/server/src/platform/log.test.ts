import { expect, test } from 'vitest';
import { errorForLog } from './log.ts';

test('an error in the log keeps what tells its cause, and neither connection nor row values', () => {
  const inner = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_pkey',
    detail: 'Key (no_hp)=(0812) already exists.',
    client: { password: 'rahasia' },
  });
  const logged = errorForLog(new Error('outer', { cause: inner }));
  expect(logged).toMatchObject({
    message: 'outer',
    cause: { message: 'duplicate key', code: '23505', constraint: 'users_pkey' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/0812|rahasia/);
});
