/** Where the tests find the built product, once on each database. */
export const products = {
  embedded: { port: 4291, url: 'http://localhost:4291' },
  postgres: { port: 4292, url: 'http://localhost:4292' },
} as const;

export type DatabaseKind = keyof typeof products;
