import { expect, test } from 'vitest';
import { openTestDatabase } from '../database/testing.ts';
import { mailbox, mailboxOf } from './mailbox.ts';

test.each([
  ['Ada+school@Example.org', 'ada@example.org'],
  ['ada+one+two@example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
  ['A.Da+school@GoogleMail.com', 'ada@gmail.com'],
  ['ada@gmail.com.example.org', 'ada@gmail.com.example.org'],
  ['"odd@name"@example.org', '"odd@name"@example.org'],
])('%s is %s, for the server and for the database', async (address, expected) => {
  const database = await openTestDatabase();
  const [row] = await database.query(`select ${mailboxOf('$1::text')} as mailbox`, [address]);
  await database.drop();
  expect([mailbox(address), row]).toEqual([expected, { mailbox: expected }]);
});
