// eslint-disable-next-line no-control-regex -- they are what is looked for
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What XML cannot hold, not even escaped, made into something else; left out where nothing is said. */
export function forXml(text: string, instead: (sign: string) => string = () => ''): string {
  return text.replace(impossible, instead);
}
