import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Content } from '@bridge/content/engine/content';
import { editorSchemas, mergeSettings, translationSchemas } from '../editor.ts';
import { folderFrom, folderOption, repository, type Command } from './command.ts';

export const schema: Command = {
  summary: 'Writes JSON Schemas for editors to .content/schema, translations included, and tells VS Code of them.',
  options: {
    out: { type: 'string', about: 'the folder to write below; this repository if absent' },
    folder: folderOption,
  },
  async run(values) {
    const folder = folderFrom(values);
    const out = typeof values['out'] === 'string' ? path.resolve(values['out']) : repository;
    const content = await new Content(folder).readAll();
    const schemas = [...editorSchemas(content), ...translationSchemas(content)];

    const target = path.join(out, '.content/schema');
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    for (const { file, schema } of schemas) writeFileSync(path.join(target, file), `${JSON.stringify(schema, null, 2)}\n`);

    const settings = path.join(out, '.vscode/settings.json');
    mkdirSync(path.dirname(settings), { recursive: true });
    writeFileSync(settings, mergeSettings(existsSync(settings) ? readFileSync(settings, 'utf8') : '{}', schemas));
    console.log(`${schemas.length} schemas in .content/schema, mappings in .vscode/settings.json`);
    return 0;
  },
};
