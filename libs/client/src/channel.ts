/** A channel to the other pages of this site; nothing where the browser has none or refuses it, as Firefox does with its storage blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
