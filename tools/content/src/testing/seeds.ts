// What parsers of content and of translations are fuzzed from: good files, and what has hurt such parsers before. What a
// long run finds is added here.

const head = '---\ntitle: A post\ndescription: "What it says: in short"\nauthor: Bridge AI\ndate: 2026-11-20\ncategory: Education\ntags: [one, two]\n---\n';
const post = (body: string) => `${head}\n${body}\n`;
const xliff = (units: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="en" trgLang="ar">\n  <file id="f1" original="interface/common.json" xml:space="preserve">\n${units}\n  </file>\n</xliff>\n`;
const unit = (name: string, inner: string) => `<unit id="${name}" name="interface/common:${name}">${inner}</unit>`;
const poHead = 'msgid ""\nmsgstr ""\n"Language: ar\\n"\n"X-Source-Language: en\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';

export const seeds = {
  mdx: [
    post('## First\n\nSome **bold** words, *soft* ones, `code`, and [a link](/about "there").\n\n- one\n- two\n  1. three\n\n> a quotation\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n<Callout title="Mind">\n\nA **note**.\n\n</Callout>\n\n![A bridge](/share/default.png)\n\n```ts\nconst a = 1;\n```\n\nA note[^1] and ~~gone~~ https://example.com.\n\n[^1]: below\n\n[there]: /about\n'),
    post('<Quote by="A mentor">Words.</Quote>'),
    head,
    '---\n---\n',
    '---\ntitle: &a x\nmore: *a\n---\n',
    `---\n${'a: {'.repeat(60)}\n---\n`,
    `---\n${'- '.repeat(3000)}\n---\n`,
    `---\na: ${'['.repeat(3000)}\n---\n`,
    '---\n__proto__: { a: 1 }\n? [a]\n: b\n---\n',
    '---\r\ntitle: "x\r\n---\r\n',
    post('['.repeat(2000)),
    post('!['.repeat(2000)),
    post(`${'*a '.repeat(1500)}${' a*'.repeat(1500)}`),
    post('_'.repeat(4000)),
    post('> '.repeat(800)),
    post('- '.repeat(800)),
    post('`'.repeat(3000)),
    post(Array.from({ length: 200 }, (_, n) => '`'.repeat(n)).join('a')),
    post('<Callout>'.repeat(400)),
    post(`${'<Callout>'.repeat(200)}x${'</Callout>'.repeat(200)}`),
    post('{'.repeat(2000)),
    post('&#x202e;&amp;&nosuch;&#0;&#x110000;'),
    post('<!-- a -->\n\n<a href="javascript:x">y</a>\n\nimport x from "y"\n\nexport const a = 1'),
    post(`|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n${`|${'b|'.repeat(400)}\n`.repeat(10)}`),
    post(`[a]: ${'('.repeat(2000)}`),
    post(Array.from({ length: 800 }, (_, n) => `[^${n}]`).join('')),
    post(`https://${'a.'.repeat(2000)}`),
    post('a@'.repeat(2000)),
    post('<Callout title="' + 'a'.repeat(4000)),
  ],
  xliff: [
    xliff(unit('hello', '<notes><note category="context">x</note><note>Unsure</note></notes><originalData><data id="d1">{{name}}</data><data id="o">&lt;bold></data></originalData><segment state="initial" subState="bridge:stale"><source>Hello <ph id="1" dataRef="d1" disp="{{name}}"/></source><target>مرحبا <pc id="2" dataRefStart="o" dataRefEnd="o">a</pc><cp hex="0001"/><mrk id="m">b</mrk></target></segment>')),
    xliff(`<group id="g">${unit('a', '<segment><source>One</source></segment><ignorable><source> </source></ignorable><segment><source><![CDATA[Two]]></source><target>اثنان</target></segment>')}</group>`),
    xliff(unit('a', '<segment><source>a</source></segment>').repeat(2)),
    xliff('<group>'.repeat(80)),
    xliff(unit('a', `<segment><source>${'<mrk id="m">'.repeat(2000)}</source></segment>`)),
    xliff(unit('a', `<segment><source>${'&amp;'.repeat(5000)}${'{'.repeat(5000)}</source></segment>`)),
    xliff(Array.from({ length: 300 }, (_, n) => unit(`u${n}`, '<segment><source>a</source><target>b</target></segment>')).join('')),
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'b'.repeat(1000)}">]><xliff>&a;</xliff>`,
    `<${'a'.repeat(20_000)}`,
    `<x ${Array.from({ length: 2000 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
    `<x ${Array.from({ length: 500 }, (_, n) => `xmlns:a${n}="u${n}"`).join(' ')}/>`,
    `<x>${'<!--'.repeat(5000)}`,
    '<x>]]></x>',
    '\ufeff<x/>',
    '',
  ],
  po: [
    `${poHead}\n#. where it stands\n#: content/interface/common.json\n#, fuzzy, max-length:80\n#| msgid "Hello"\nmsgctxt "interface/common:hello"\nmsgid "Hello {{name}}"\nmsgstr "مرحبا {{name}}"\n\n# a remark\nmsgctxt "interface/common:bye"\nmsgid ""\n"Good\\n"\n"bye"\nmsgstr ""\n`,
    `${poHead}\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\n`,
    `${poHead}\n#~ msgid "gone"\n#~ msgstr "x"\n`,
    `msgctxt "a"\nmsgid "b"\nmsgstr "${'\\\\'.repeat(10_000)}"\n`,
    `msgctxt "a"\nmsgid "b"\nmsgstr "${'\\'.repeat(10_001)}"\n`,
    `msgctxt "a"\nmsgid "b"\nmsgstr ""\n${'"x"\n'.repeat(5000)}`,
    Array.from({ length: 500 }, (_, n) => `msgctxt "k${n}"\nmsgid "a"\nmsgstr "b"\n`).join('\n'),
    `msgid ""\nmsgstr "Language: ${' '.repeat(20_000)}x\\n"\n`,
    `#,${' fuzz'.repeat(10_000)}\n`,
    `${'"'.repeat(20_000)}\n`,
    'msgid "a"\r\nmsgstr "b"',
    '\ufeff',
  ],
};
