import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './contents.ts';
import { hasDebian } from './debian.ts';

const files = path.join(root, 'tools/package/files');
const alerts = Array.from(readFileSync(path.join(files, 'alerts.yml'), 'utf8').matchAll(/- alert: (\w+)/g), ([, name = '']) => name);

test('Prometheus takes the rules, each state raises its own alert, and a quiet hour none', { timeout: 300_000 }, () => {
  expect(hasDebian('promtool', 'prometheus')).toBe(true);
  for (const args of [['check', 'rules', 'alerts.yml'], ['test', 'rules', 'alerts.test.yml']]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: files, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
});

test('every alert is tried twice, in a quiet hour and in its own state, and the guide says what to do first', () => {
  const tried = readFileSync(path.join(files, 'alerts.test.yml'), 'utf8');
  const guide = readFileSync(path.join(root, 'docs/alerts.md'), 'utf8');
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((name) => tried.split(`alertname: ${name} }`).length !== 2 || tried.split(`alertname: ${name}, exp_alerts: [{`).length !== 2 || !guide.includes(`| ${name} |`))).toEqual([]);
});
