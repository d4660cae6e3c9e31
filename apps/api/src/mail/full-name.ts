/** A name as it may stand in a mail to somebody else. */
export function fullName(first: string, last: string): string {
  const name = `${first} ${last}`.trim();
  return /[/:@]|www|\.\S/i.test(name) ? first.replaceAll(/[^\p{L}\p{N} ]/gu, '').slice(0, 40) : name; // a name must be no advertisement
}
