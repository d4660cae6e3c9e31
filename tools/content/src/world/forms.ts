import { fileOf, idsIn, type Told, type World } from '@bridge/content/engine/world/world';

/** Forms on pages of which a person could not be answered: the address that an answer goes to is asked for, of everybody. */
export function tellOfForms(world: World): Told[] {
  const onPages = new Set(idsIn(world, 'pages').flatMap((id) => world.document(id)!.blocks.flatMap((block) => (block.type === 'form' ? [block.form] : [])))); // idsIn() lists those with a document
  return idsIn(world, 'forms').flatMap((name): Told[] => {
    const { id, questions } = world.document(name)!;
    if (!onPages.has(id)) return [];
    const lacks = questions.map((question) => {
      if (question.type !== 'text' || question.retired) return undefined;
      return [question.input === 'email' ? '' : '"input": "email"', question.required ? '' : '"required": true', question.showIf ? 'no "showIf"' : ''].filter(Boolean);
    });
    if (lacks.some((lack) => lack?.length === 0)) return [];
    const meant = questions.findIndex((question) => question.type === 'text' && !question.retired && (question.input === 'email' || question.autoComplete === 'email' || question.id === 'email'));
    const why = ': whoever writes could not be answered';
    return [meant === -1
      ? { file: fileOf(name), at: ['questions'], part: 'key', code: 'missing-field', message: `ask for no e-mail address${why}. Add a text question with "input": "email" and "required": true` }
      : { file: fileOf(name), at: ['questions', meant], code: 'missing-field', message: `the question for the e-mail address needs ${lacks[meant]!.join(' and ')}${why}` }];
  });
}
