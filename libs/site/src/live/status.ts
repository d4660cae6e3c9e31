type State = 'checking' | 'operational' | 'unavailable' | 'unreachable';

const patience = 10_000;

/** Asks the server how it is, and fills the rows with its answer. */
export function status(root: HTMLElement): () => void {
  const button = root.querySelector('button')!;
  const checked = root.querySelector<HTMLTimeElement>('[data-checked]')!;
  const leaving = new AbortController();

  const set = (row: 'all' | 'web' | 'api' | 'database', state: State) => root.querySelector(`[data-row="${row}"]`)?.setAttribute('data-state', state);

  async function check() {
    root.setAttribute('aria-busy', 'true');
    set('all', 'checking');
    set('api', 'checking');
    set('database', 'checking');
    const answer = await ask(leaving.signal);
    if (leaving.signal.aborted) return;
    set('web', 'operational'); // this page is here
    set('api', answer ? 'operational' : 'unreachable');
    set('database', answer ? (answer.database === 'ok' ? 'operational' : 'unavailable') : 'unreachable');
    set('all', answer?.database === 'ok' ? 'operational' : 'unavailable');
    const now = new Date();
    checked.dateTime = now.toISOString();
    checked.textContent = now.toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
    root.removeAttribute('aria-busy');
    root.setAttribute('data-answered', '');
  }

  const again = () => void check();
  button.addEventListener('click', again);
  void check();
  return () => {
    leaving.abort();
    button.removeEventListener('click', again);
  };
}

/** The answer of the health check, or nothing where none came that reads like one. */
async function ask(leaving: AbortSignal): Promise<{ database: string } | undefined> {
  try {
    const response = await fetch('/api/health', { signal: AbortSignal.any([leaving, AbortSignal.timeout(patience)]), cache: 'no-store' });
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'database' in body ? { database: String(body.database) } : undefined;
  } catch {
    return undefined;
  }
}
