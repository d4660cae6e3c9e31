const atGoogle = ['gmail.com', 'googlemail.com'];

/** One spelling for all addresses of a mailbox: Ada+school@Gmail.com and a.da@googlemail.com are the same. */
export function mailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at).split('+', 1)[0]?.toLowerCase() ?? '', address.slice(at + 1).toLowerCase()];
  return atGoogle.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** SQL: the same of a text. */
export function mailboxOf(address: string): string {
  const host = `lower(regexp_replace(${address}, '^.*@', ''))`;
  const name = `split_part(lower(regexp_replace(${address}, '@[^@]*$', '')), '+', 1)`;
  return `(case when ${host} in (${atGoogle.map((one) => `'${one}'`).join(', ')}) then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${host} end)`;
}
