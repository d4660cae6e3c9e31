import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const hop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

/** A certificate for localhost that lasts a day, and the argument with which Chromium trusts it as it would any other. */
export function createCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'], { stdio: 'ignore' });
    const pair = { key: readFileSync(key), cert: readFileSync(cert) };
    const spki = new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' });
    return { pair, argument: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** HTTP/2 before a server of ours, as in production: passes everything on as it is. `passed` are the bytes of its connections so far, encrypted as they are. */
export function serveFront(pair: { key: Buffer; cert: Buffer }, port: number, target: number): { close: () => void; passed: () => { down: number; up: number } } {
  const connections = new Set<Socket>();
  const server = createSecureServer(pair, (incoming, outgoing) => {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const onward = request({ port: target, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers: { ...headers, host: `localhost:${port}` } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hop.has(name))));
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.on('sessionError', () => {}); // a page that is closed while it loads
  server.on('connection', (socket) => connections.add(socket));
  server.listen(port, '127.0.0.1');
  const sum = (bytes: (socket: Socket) => number) => Array.from(connections, bytes).reduce((total, one) => total + one, 0);
  return { close: () => server.close(), passed: () => ({ down: sum(({ bytesWritten }) => bytesWritten), up: sum(({ bytesRead }) => bytesRead) }) };
}
