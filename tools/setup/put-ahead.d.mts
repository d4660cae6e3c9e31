export function putAhead(by: number): void;
