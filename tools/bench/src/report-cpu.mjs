// Preloaded into a measured script: says at its end how much CPU it took, start of Node included.
import process from 'node:process';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`\ncpu-microseconds ${user + system}\n`);
});
