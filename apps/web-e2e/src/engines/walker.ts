import type { Driver, Key } from './driver.ts';
import { finding, place, wasMissed, type Role, type Target } from './in-page.ts';

const patience = 15_000;

/** Somebody with a browser: what a journey says, done by a driver. Everything waits until it can be done, as a person does. */
export class Walker {
  readonly driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  open = (path: string) => this.driver.open(this.#site + path);

  /** Opens an address as a page of its own does, without waiting for anything: in this very turn, a timer would go with the page. */
  async leaveFor(path: string): Promise<void> {
    await this.driver.evaluate(`void location.assign(${JSON.stringify(this.#site + path)})`);
  }

  /** Presses, and sees that the press met it: a page may move between the look and the press, and whoever sees it do so presses again. */
  async click(role: Role, name: Target['name']): Promise<void> {
    const target = { role, name };
    await this.#until(`${told(target)} to press`, async () => {
      const at = await this.driver.evaluate<{ x: number; y: number } | { missing: string }>(finding(target, place));
      if ('missing' in at) throw new Error(at.missing);
      await this.driver.press(at.x, at.y);
      if (await this.driver.evaluate<boolean>(wasMissed).catch(() => false)) throw new Error('the press met something else'); // a page that is gone was met
    });
  }

  /** Ticks a box or takes a choice, and sees that it is: a page may move between the look and the press. */
  async tick(role: 'checkbox' | 'radio', name: Target['name']): Promise<void> {
    await this.click(role, name);
    await this.#until(`${told({ role, name })} to be ticked`, async () => {
      if (await this.driver.evaluate<boolean>(finding({ role, name }, '([box]) => Boolean(box && box.checked)'))) return;
      await this.click(role, name);
      throw new Error('not so');
    });
  }

  /** Types into a field, in place of what is there. */
  async fill(name: Target['name'], text: string): Promise<void> {
    await this.#with({ role: 'field', name }, '([field]) => { field.focus(); field.select(); return document.activeElement === field; }');
    await this.driver.type(text);
  }

  /** Takes an entry of a native list: how the list looks is the system's affair. */
  async choose(name: Target['name'], option: string): Promise<void> {
    await this.#with(
      { role: 'list', name },
      `([list]) => {
        const entry = Array.from(list.options).find(({ label }) => label.trim() === ${JSON.stringify(option)});
        if (!entry) return false;
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, entry.value);
        return list.dispatchEvent(new Event('change', { bubbles: true }));
      }`,
    );
  }

  async see(role: Role, name: Target['name']): Promise<void> {
    await this.#with({ role, name }, '(found) => found.length > 0');
  }

  async count(role: Role, name: Target['name']): Promise<number> {
    return this.driver.evaluate<number>(finding({ role, name }, '(found) => found.length'));
  }

  /** The names of all that can be seen of a kind. */
  async names(role: Role): Promise<string[]> {
    return this.driver.evaluate<string[]>(finding({ role, name: /./ }, '(found, nameOf) => found.map(nameOf)'));
  }

  async seeNo(role: Role, name: Target['name']): Promise<void> {
    await this.#with({ role, name }, '(found) => found.length === 0');
  }

  async read(words: string | RegExp): Promise<void> {
    const pattern = typeof words === 'string' ? `text.includes(${JSON.stringify(words)})` : `${String(words)}.test(text)`;
    await this.holds(`((text) => ${pattern})(document.body.innerText.replace(/\\s+/g, ' '))`, `to read ${String(words)}`);
  }

  /** Waits until an expression holds in the page. */
  async holds(expression: string, what = expression): Promise<void> {
    await this.#until(what, async () => {
      if (!(await this.driver.evaluate<boolean>(`Boolean(${expression})`))) throw new Error('not so');
    });
  }

  async isAt(path: RegExp): Promise<void> {
    await this.holds(`${String(path)}.test(location.pathname)`, `to be at ${String(path)}`);
  }

  key = (name: Key) => this.driver.key(name);
  // A moment later: WebKit loses a script whose page goes while it answers.
  back = () => this.driver.evaluate('void setTimeout(() => history.back(), 30)');
  forward = () => this.driver.evaluate('void setTimeout(() => history.forward(), 30)');

  /** Whether the page is wider than its window. */
  overflow = () => this.driver.evaluate<number>('Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)');

  async #with(target: Target, then: string): Promise<void> {
    await this.#until(told(target), async () => {
      const isDone = await this.driver.evaluate<boolean>(finding(target, `(found, nameOf) => ${then.startsWith('([') ? `found.length > 0 && (${then})(found)` : `(${then})(found, nameOf)`}`));
      if (!isDone) throw new Error('not so');
    });
  }

  async #until<T>(what: string, attempt: () => Promise<T>): Promise<T> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > end) throw new Error(`Waited for ${what}: ${String(error)}. ${await this.#whereabouts()}`, { cause: error });
        await new Promise((done) => setTimeout(done, 60)); // a page that is just being left answers nothing, too
      }
    }
  }

  /** Where the walk has ended, for whoever reads why. */
  async #whereabouts(): Promise<string> {
    const words = await this.driver.evaluate<string>(`location.href + ' ' + [...document.querySelectorAll('[role=dialog]'), document.body].map(({ innerText }) => innerText.replace(/\\s+/g, ' ').slice(0, 600)).join(' | ')`).catch(String);
    return `The page: ${words}${this.driver.faults().map((fault) => `\n${fault}`).join('')}`;
  }
}

const told = ({ role, name }: Target) => `the ${role} ${String(name)}`;
