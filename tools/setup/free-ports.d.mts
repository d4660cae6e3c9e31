export function takenAmong(ports: readonly number[]): Promise<number[]>;
export function portsInTheWay(ports: readonly number[]): Promise<string | undefined>;
