const again = 500;
const longest = 20_000;

/** Does something once the page has nothing better to do: no part of it still waits for its words or data. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  const until = performance.now() + longest; // a part may wait for ever
  let callOff = idle(look);
  return () => callOff();

  function look() {
    if (performance.now() > until || !document.querySelector('[aria-busy="true"], .br-sk')) return work();
    const timer = setTimeout(() => (callOff = idle(look)), again);
    callOff = () => clearTimeout(timer);
  }
}

function idle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000); // Safari has no idle callbacks
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
