import { SaxesParser } from 'saxes';
import { Unreadable } from './entry.ts';

/** An element of an XML file, with its children in order. */
export type Element = { name: string; uri: string; attributes: Readonly<Record<string, string>>; children: (Element | string)[]; line: number };

const deepest = 60;
const mostElements = 2_000_000;

/**
 * An XML file as a tree. What no file of translations needs and what can be used to harm its reader is refused: document
 * types (and with them entities of one's own), processing instructions, and nesting without end.
 */
export function readXml(text: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  let root: Element | undefined;
  let count = 0;
  const refuse = (message: string): never => {
    throw new Unreadable(`line ${parser.line}: ${message}`);
  };
  parser.on('error', ({ message }) => refuse(`this is not XML: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`));
  parser.on('doctype', () => refuse('a document type (<!DOCTYPE …>) is not taken: it can make a reader load or repeat without end'));
  parser.on('processinginstruction', ({ target }) => refuse(`the instruction <?${target} …?> is not taken`));
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= deepest) refuse(`elements are nested deeper than ${deepest} levels`);
    if (++count > mostElements) refuse(`there are more than ${mostElements} elements`);
    const element: Element = { name: local, uri, attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])), children: [], line: parser.line };
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const add = (words: string) => void open.at(-1)?.children.push(words);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return root ?? refuse('the file is empty');
}

/** The elements of a name directly inside another. */
export function childrenOf({ children, uri }: Element, name: string): Element[] {
  return children.filter((child): child is Element => typeof child !== 'string' && child.name === name && child.uri === uri);
}
