import { archStone } from '@bridge/model/bridge';

type Arch = Parameters<typeof archStone>[0];

/** The stones of an arch; `name` is the class of each, or says it for stone `k`. */
export function Stones({ arch, count, name }: { arch: Arch; count: number; name: string | ((k: number) => string) }) {
  return Array.from({ length: count }, (_, k) => (
    <path key={k} className={typeof name === 'string' ? name : name(k)} d={archStone(arch, k, count)} />
  ));
}
