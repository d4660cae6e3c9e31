import process from 'node:process';
import { startOpenIdProvider } from './openid-provider.ts';

// Third-party sign-in while developing: node apps/api/src/demo/serve-openid.ts, then start the server with what it prints.
const pages = (process.env['PUBLIC_URL'] ?? 'http://localhost:4200').replace(/\/$/, '');
const { issuer, clientId } = await startOpenIdProvider({ port: Number(process.env['PORT'] ?? 4299), redirects: [`${pages}/sign-in/popup`] });
console.log(`GOOGLE_CLIENT_ID=${clientId} OIDC_ISSUER=${issuer}`);
