import { expect, test, vi } from 'vitest';
import { loadWhatTheAddressSays } from './own-address.ts';

test('where "Back" leads to another address, what stands there is loaded; to another place of the page, nothing is', async () => {
  const { href } = location;
  const back = async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  };
  const reload = vi.fn();
  loadWhatTheAddressSays(reload);
  history.pushState(null, '', '#part');
  await back();
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/talent/career');
  history.pushState(null, '', href);
  await back();
  expect(reload).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/talent/career');
  history.pushState(null, '', '/talent/dashboard');
  document.body.append(Object.assign(document.createElement('div'), { id: 'app' }));
  document.getElementById('app')?.append(document.createElement('main'));
  await back();
  document.getElementById('app')?.remove();
  expect(reload, 'once a program is drawn').toHaveBeenCalledOnce();
  history.replaceState(null, '', href);
});
