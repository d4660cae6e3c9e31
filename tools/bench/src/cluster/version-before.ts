import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const migrations = 'apps/api/migrations';

/**
 * Builds the newest version whose schema is an older one than this, or the one that VERSION_BEFORE names (what Git calls it),
 * in a folder of its own. Answers the folder and what it is called; undefined where there is no history to find it in.
 */
export function buildVersionBefore(parent: string): { folder: string; name: string; remove: () => void } | undefined {
  const commit = process.env['VERSION_BEFORE'] ?? commitBefore();
  const name = commit && git('log', '-1', '--format=%h of %cs, %s', commit);
  if (!commit || !name) return undefined;
  const folder = path.join(parent, 'before');
  must('git', ['worktree', 'add', '--detach', folder, commit], process.cwd());
  const remove = () => void git('worktree', 'remove', '--force', folder);
  try {
    must('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
    must('npx', ['nx', 'run', 'api:build'], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, name, remove };
}

/** The last commit in which the newest migration was not there yet, and two did not have one number, as where work was put together. */
function commitBefore(): string | undefined {
  const newest = readdirSync(migrations).toSorted().at(-1) ?? '';
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${migrations}/${newest}`);
  const before = added && git('log', '-200', '--format=%H', `${added}^`);
  return before?.split('\n').find((commit) => {
    const numbers = git('ls-tree', '--name-only', commit, `${migrations}/`)?.split('\n').map((file) => path.basename(file).slice(0, 4)) ?? [];
    return new Set(numbers).size === numbers.length;
  });
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
}

function must(command: string, args: string[], cwd: string): void {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const { status } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The version before could not be built: ${command} ${args.join(' ')} ended with ${status}.`);
}
