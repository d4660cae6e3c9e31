import { expect, test } from 'vitest';
import { keepPreview, takePreview } from '../publishing/face.ts';
import { startTestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

const page = '<!doctype html><html><head><style>body { color: red }</style></head><body><h1>Not published</h1></body></html>';
const framed = { host: 'bridge.example', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

test('a page of a change is read once, in a frame of the console, by whoever asked for it, and kept by nobody', async () => {
  await using server = await startTestServer();
  const ada = await staffMember(server, ['content']);
  const look = (ticket: string, headers: Record<string, string> = framed) => server.app.inject({ url: `/api/staff/previews/${ticket}`, headers });
  const ticket = await keepPreview(server.database, page, ada.id);
  expect((await look(ticket, { ...framed, 'sec-fetch-dest': 'document' })).statusCode).toBe(404);
  expect((await look(ticket, { ...framed, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
  const shown = await look(ticket);
  expect([shown.statusCode, shown.body]).toEqual([200, page]);
  expect(shown.headers['cache-control']).toBe('no-store');
  const policy = String(shown.headers['content-security-policy']);
  for (const rule of ["default-src 'none'", "script-src 'none'", "connect-src 'none'", "form-action 'none'", "frame-ancestors 'self'", "style-src 'self' 'sha256-"]) expect(policy).toContain(rule);
  expect((await look(ticket)).statusCode).toBe(404);
  for (const wrong of ['x', '00000000-0000-4000-8000-000000000000', `${ticket}'--`]) expect((await look(wrong)).statusCode).toBe(404);
});

test('nobody reads it a minute later, or once the permission is gone', async () => {
  await using server = await startTestServer();
  const ada = await staffMember(server, ['content']);
  const late = await keepPreview(server.database, page, ada.id);
  await server.database.query(`update content_previews set made_at = now() - interval '61 seconds'`);
  expect(await takePreview(server.database, late)).toBeUndefined();
  await keepPreview(server.database, page, ada.id);
  expect(await server.database.query('select ticket from content_previews')).toHaveLength(1); // the late one went
  const lost = await keepPreview(server.database, page, ada.id);
  await server.database.query('delete from staff_grants');
  expect(await takePreview(server.database, lost)).toBeUndefined();
});
