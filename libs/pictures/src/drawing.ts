import { SaxesParser } from 'saxes';
import { servedWidths } from './limits.ts';
import type { Size } from './size-of.ts';

/** What is wrong with a drawing, in words, and where in its text. */
export type DrawingProblem = { problem: string; offset: number };

const namespaces: Readonly<Record<string, string>> = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };
/** All that a drawing may be made of: shapes, their colours, and what they are cut by. Nothing here is run, fetched, repeated or set in somebody's letters. */
const elements = new Set(['svg', 'g', 'title', 'desc', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop', 'clipPath']);
const paint = ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity', 'color', 'stop-color', 'stop-opacity', 'clip-rule', 'display', 'visibility', 'paint-order', 'vector-effect'];
const shape = ['id', 'version', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'd', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'points', 'pathLength', 'transform', 'gradientTransform', 'gradientUnits', 'spreadMethod', 'offset', 'clipPathUnits', 'clip-path', 'role', 'aria-hidden', 'aria-label', 'focusable', 'xml:space', 'xml:lang'];
const attributes = new Set([...paint, ...shape]);
const styles = new Set(paint);
const most = { elements: 5000, deep: 40 };

const why: Readonly<Record<string, string>> = {
  script: 'is run',
  foreignObject: 'holds a page',
  image: 'fetches another picture',
  use: 'repeats others without end',
  style: 'may fetch things: give each shape its fill and stroke',
  text: 'needs letters that are not here: turn words into paths',
  a: 'is a link',
};

/** What keeps an SVG from being a drawing and nothing else: by a list of what is allowed, so that what nobody thought of is refused. */
export function problemOfDrawing(text: string): DrawingProblem | undefined {
  const read = readDrawing(text);
  return 'problem' in read ? read : undefined;
}

/** The size at which a drawing is served, as wide as the widest; or what is wrong with it. */
export function readDrawing(text: string): Size | DrawingProblem {
  let found: DrawingProblem | undefined;
  let size: Size | undefined;
  let count = 0;
  const open: string[] = [];
  const parser = new SaxesParser({ position: true });
  const tell = (problem: string) => void (found ??= { problem, offset: Math.max(0, text.lastIndexOf('<', Math.min(parser.position, text.length) - 1)) });
  parser.on('error', () => tell('is no SVG: its tags do not fit together'));
  parser.on('doctype', () => tell('holds a DOCTYPE, which can name other files: take it out'));
  parser.on('processinginstruction', () => tell('holds an instruction to programs (<?…?>): take it out'));
  parser.on('opentag', ({ name, attributes }) => {
    const given = attributes as Record<string, string>; // without `xmlns: true`, their values are texts
    const wrong = problemOfElement(name, given, open);
    if (wrong !== undefined) tell(wrong);
    if (open.length === 0) size = name === 'svg' ? sizeOf(given['viewBox'], given['width'], given['height']) : undefined;
    open.push(name);
    if (++count > most.elements) tell(`has more than ${most.elements} shapes: simplify it`);
    if (open.length > most.deep) tell(`nests deeper than ${most.deep} groups`);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (found) return found;
  if (!size) return { problem: 'says no size: its <svg> needs a viewBox such as "0 0 1600 900"', offset: 0 };
  return size.height > 10_000 || size.height < 1 ? { problem: 'is much longer on one side than on the other: it would be drawn as a line', offset: 0 } : size;
}

function problemOfElement(name: string, given: Readonly<Record<string, string>>, open: readonly string[]): string | undefined {
  if (!elements.has(name)) return `holds <${name}>, which ${why[name] ?? 'is no shape'}. A drawing holds shapes alone: export it as a plain SVG`;
  if (name === 'svg' && open.length > 0) return 'holds an <svg> in its <svg>';
  if (name === 'svg' && given['xmlns'] !== namespaces['xmlns']) return 'is no SVG: its <svg> needs xmlns="http://www.w3.org/2000/svg"';
  for (const [key, value] of Object.entries(given)) {
    const wrong = problemOfAttribute(key, value, name, open);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function problemOfAttribute(key: string, value: string, name: string, open: readonly string[]): string | undefined {
  if (key in namespaces) return value === namespaces[key] ? undefined : `names "${value}", which is no SVG`;
  if (/^on/i.test(key)) return `holds "${key}", which is run: take it out`;
  if (key === 'href' || key === 'xlink:href') return /^(?:linear|radial)Gradient$/.test(name) && /^#[\w.-]+$/.test(value) ? undefined : `leads to "${value.slice(0, 60)}": a drawing leads nowhere`;
  if (key === 'style') return problemOfStyle(value);
  if (!attributes.has(key)) return `holds "${key}", which is no part of a shape: export it as a plain SVG`;
  if (key === 'clip-path' && [...open, name].includes('clipPath')) return 'cuts what cuts: once is enough';
  if (/[<>\\&]/.test(value)) return `holds ${/[<>\\&]/.exec(value)?.[0]} in "${key}"`;
  if (/url\s*\(/i.test(value) && !/^url\(#[\w.-]+\)$/.test(value)) return `fetches something in "${key}": only url(#…) of its own is drawn`;
  return undefined;
}

function problemOfStyle(value: string): string | undefined {
  for (const rule of value.split(';').filter((one) => one.trim() !== '')) {
    const [, key = '', said = ''] = /^\s*([a-z-]+)\s*:\s*([^:]*)$/.exec(rule) ?? [];
    if (!styles.has(key)) return `holds "${key || rule.trim().slice(0, 40)}" in a style, which is no paint`;
    if (!/^[#%.,\w\s()-]*$/.test(said) || /(?:url|expression|image|var|attr)\s*\(/i.test(said)) return `holds "${said.trim().slice(0, 40)}" in a style: write plain colours and numbers`;
  }
  return undefined;
}

/** By its viewBox, or else by numbers alone: what other units come to, only a screen knows. */
function sizeOf(viewBox: string | undefined, width: string | undefined, height: string | undefined): Size | undefined {
  const [, , wide, high] = viewBox?.trim().split(/[\s,]+/).map(Number) ?? [0, 0, ...[width, height].map((one) => (one && /^[\d.]+(?:px)?$/.test(one) ? Number.parseFloat(one) : NaN))];
  if (!wide || !high || !(wide > 0) || !(high > 0) || !Number.isFinite(wide / high)) return undefined;
  const [, , widest] = servedWidths;
  return { width: widest, height: Math.round((widest * high) / wide) };
}

/** The same drawing, which says that it is of this size: so it is drawn, whatever it said. */
export function inSize(text: string, { width, height }: Size): string {
  return text.replace(/<svg\b[^>]*>/, (tag) => {
    const box = /\sviewBox\s*=/.test(tag) ? '' : ` viewBox="0 0 ${['width', 'height'].map((side) => Number.parseFloat(new RegExp(`\\s${side}\\s*=\\s*["']([\\d.]+)`).exec(tag)?.[1] ?? '1')).join(' ')}"`;
    return tag.replace(/\s(?:width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, '').replace(/^<svg\b/, `<svg width="${width}" height="${height}"${box}`);
  });
}
