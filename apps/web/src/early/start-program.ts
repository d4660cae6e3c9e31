import { programId } from '../stand-in/data.ts';

/** Fetches what the program is made of, styles first, and starts it. */
export async function startProgram(): Promise<void> {
  const template = document.getElementById(programId) as HTMLTemplateElement | null; // the build has put a template there
  if (!template) return; // asked for again while the program has taken the page's place, or while the page is being left
  const { entry = '' } = template.dataset;
  const styles = [...template.content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(settled);
  document.head.append(template.content);
  await Promise.all(styles);
  await import(/* @vite-ignore */ entry);
}

/** Once the file is there, or will not come. */
function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => (link.onload = link.onerror = done));
}
