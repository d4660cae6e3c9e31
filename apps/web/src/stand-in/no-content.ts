// Takes the place of virtual:content where the build draws a stand-in: it hands over every document that is needed.
export const locales = { source: '', locales: [] };
export const loadDocument = async (id: string): Promise<never> => {
  throw new Error(`The stand-in was drawn without ${id}: name it in apps/web/src/routes/first-files.ts.`);
};
export const subscribe = (): (() => void) => () => {};
