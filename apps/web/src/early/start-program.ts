import { programId } from '../stand-in/data.ts';

/** Fetches what the program is made of, styles first, and starts it. */
export async function startProgram(): Promise<void> {
  const template = document.getElementById(programId) as HTMLTemplateElement; // the build has put it there
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
