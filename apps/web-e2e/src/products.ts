import { tmpdir } from 'node:os';
import path from 'node:path';

// Other ports by E2E_PORT, so that two checkouts can be tested at once.
const port = Number(process.env['E2E_PORT'] ?? 4291);

/** Where the tests find the built product, once on each database, and the editing loop. */
export const products = {
  embedded: { port, url: `http://localhost:${port}` },
  postgres: { port: port + 1, url: `http://localhost:${port + 1}` },
} as const;
export const editingPort = port + 3;
/** The product that knows a third party, and that third party. */
export const thirdPartyPorts = { product: port + 6, provider: port + 7 };
/** The product that knows an AI provider, and that provider. */
export const generationPorts = { product: port + 8, provider: port + 9 };

/** The product in the pseudo-language. */
export const crawlPort = port + 10;
/** The product that every screen is walked through on, one for each worker. */
export const walkPort = port + 11;

export type DatabaseKind = keyof typeof products;

/** Where the product keeps its data: what it is started with, and what a command on its server needs to find it. */
export function storageOf(database: DatabaseKind): Record<string, string> {
  const { port: ownPort } = products[database];
  if (database === 'embedded') return { DATA_FOLDER: path.join(tmpdir(), `bridge-e2e-${ownPort}`) };
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/e2e_${ownPort}`;
  return { DATABASE_URL: url.href };
}
