import ts from 'typescript';

const attributes = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'label', 'alt'],
  ...['text', 'help', 'description', 'kicker', 'confirm', 'cancel', 'busyLabel', 'reason', 'retry'], // names that ui's components give to texts
]);
/** Letters, but for a mark in whose place the server puts a text (`__TITLE__`). */
const letters = { test: (text: string) => /\p{L}/u.test(text.replaceAll(/__[A-Z]+__/g, '')) };

/** Words written into a component instead of content/: text between tags, and what the naming attributes are given. */
export function literalWords(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && letters.test(node.text)) report(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) for (const text of textsOf(node.expression)) report(text, text.text);
    if (ts.isJsxAttribute(node) && attributes.has(node.name.getText(tree)) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value) for (const text of textsOf(value)) report(text, text.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The texts that an expression may come out as; what is passed to a call is a key, not a text. */
function textsOf(node: ts.Node): (ts.StringLiteralLike | ts.TemplateLiteralLikeNode)[] {
  if (ts.isStringLiteralLike(node)) return letters.test(node.text) ? [node] : [];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)].filter(({ text }) => letters.test(text));
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isText = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(kind);
    if (isText) return [...textsOf(node.left), ...textsOf(node.right)];
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return textsOf(node.right);
  }
  return [];
}
