// npm run dev: the editing loop. The API runs from source and restarts when its code changes; Vite serves the pages and
// swaps changed code and content into the open page. Address: http://localhost:4200
import { spawn } from 'node:child_process';
import process from 'node:process';
import { portsInTheWay } from './free-ports.mjs';

const port = Number(process.env.PORT ?? 4200);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const providerPort = port + 2;
const pages = `http://localhost:${port}`;
// Signing in through a third party is real here too: a provider of our own, which lets everybody in as whoever they say they are.
const provider = process.env.GOOGLE_CLIENT_ID ? {} : { GOOGLE_CLIENT_ID: 'bridge-demo', OIDC_ISSUER: `http://127.0.0.1:${providerPort}` };
const inTheWay = await portsInTheWay([port, apiPort, ...(provider.OIDC_ISSUER ? [providerPort] : [])]);
if (inTheWay) {
  console.error(inTheWay);
  process.exit(1);
}
const start = (command, args, more) => spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...more } });

const children = [
  start('node', ['--watch', '--watch-preserve-output', '--liftoff-only', 'apps/api/src/main.ts'], { ...provider, PORT: String(apiPort), PUBLIC_URL: pages }),
  ...(provider.OIDC_ISSUER ? [start('node', ['apps/api/src/demo/serve-openid.ts'], { PORT: String(providerPort), PUBLIC_URL: pages })] : []),
  start('vite', ['--config', 'apps/web/vite.config.ts', '--port', String(port), '--strictPort', 'apps/web'], { API_PORT: String(apiPort) }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
children.forEach((child) =>
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  }),
);
