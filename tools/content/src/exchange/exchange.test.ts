import { expect, test } from 'vitest';
import { Unreadable, type Entry } from './entry.ts';
import { formats } from './formats.ts';

const languages = { source: 'en', locale: 'fr' };
const { xliff, po } = formats as { xliff: (typeof formats)[string]; po: (typeof formats)[string] };
const entry: Entry = { key: 'interface/a:hello', file: 'interface/a.json', source: 'Hello {{name}}, see [our terms](/terms)', text: 'Bonjour {{name}}, voir [nos conditions](/conditions)', state: 'stale', was: 'Hello {{name}}', maximum: 80, notes: ['interface/a › hello'] };

test('XLIFF 2.1 holds the source, the state, the limit, notes, and signs that a tool keeps', () => {
  expect(xliff.write([entry], languages)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="en" trgLang="fr">
      <file id="f1" original="interface/a.json" xml:space="preserve">
        <slr:profiles generalProfile="xliff:codepoints"/>
        <unit id="u1" name="interface/a:hello" slr:sizeRestriction="80">
          <notes>
            <note category="context">interface/a › hello</note>
            <note category="was">Hello {{name}}</note>
          </notes>
          <originalData>
            <data id="d1">{{name}}</data>
            <data id="d2">](/terms)</data>
            <data id="d3">](/conditions)</data>
          </originalData>
          <segment state="initial" subState="bridge:stale">
            <source>Hello <ph id="1" dataRef="d1" disp="{{name}}"/>, see [our terms<ph id="2" dataRef="d2" disp="](/terms)"/></source>
            <target>Bonjour <ph id="1" dataRef="d1" disp="{{name}}"/>, voir [nos conditions<ph id="3" dataRef="d3" disp="](/conditions)"/></target>
          </segment>
        </unit>
      </file>
    </xliff>
    "
  `);
});

test('PO holds the source, the state, the limit, notes and the source of before', () => {
  expect(po.write([entry], languages)).toMatchInlineSnapshot(`
    "msgid ""
    msgstr ""
    "Project-Id-Version: content\\n"
    "PO-Revision-Date: none\\n"
    "Last-Translator: none\\n"
    "Language-Team: fr\\n"
    "Language: fr\\n"
    "X-Source-Language: en\\n"
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"

    #. interface/a › hello
    #: content/interface/a.json
    #, fuzzy, max-length:80
    #| msgid "Hello {{name}}"
    msgctxt "interface/a:hello"
    msgid "Hello {{name}}, see [our terms](/terms)"
    msgstr "Bonjour {{name}}, voir [nos conditions](/conditions)"
    "
  `);
});

const around = (units: string) => `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr"><file id="f"><group id="g">${units}</group></file></xliff>`;

test('what tools do to a unit is undone: segments, marks, pairs of codes, notes of the translator', () => {
  const unit = `<unit id="u" name="a:b"><notes><note category="context">x</note><note>Unsure of this</note></notes><originalData><data id="o">&lt;bold></data><data id="c">&lt;/bold></data></originalData>
    <segment id="1" state="final"><source>One. </source><target><mrk id="m" type="term">Un</mrk>. </target></segment><ignorable><source> </source></ignorable>
    <segment id="2" state="reviewed"><source><pc id="1" dataRefStart="o" dataRefEnd="c">Two</pc></source><target><pc id="1" dataRefStart="o" dataRefEnd="c">Deux</pc><cp hex="0001"/></target></segment></unit>`;
  expect(xliff.read(around(unit), languages)).toEqual([{ key: 'a:b', source: 'One.  <bold>Two</bold>', text: 'Un.  <bold>Deux</bold>\u0001', isSure: true, remark: 'Unsure of this' }]);
});

const bomb = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, index) => `<!ENTITY a${index} "${`&a${index - 1 < 0 ? '' : index - 1};`.repeat(10)}">`).join('')}]>`;
test.each([
  ['a bomb of entities', `${bomb}${around('<unit id="u" name="a:b"><segment><source>&a19;</source></segment></unit>')}`, /^line 1: a document type/],
  ['a file of the machine', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${around('')}`, /^line 1: a document type/],
  ['an entity nobody declared', around('<unit id="u" name="a:b"><segment><source>&lol;</source></segment></unit>'), /^line 1: this is not XML: undefined entity/],
  ['nesting without end', '<a>'.repeat(100_000), /nested deeper than 60 levels/],
  ['an instruction', `<?xml-stylesheet href="x"?>${around('')}`, /the instruction <\?xml-stylesheet/],
  ['a tag left open', around('<unit id="u" name="a:b">'), /this is not XML/],
  ['an attribute twice', around('<unit id="u" id="v" name="a:b"/>'), /this is not XML: duplicate attribute/],
  ['XLIFF 1.2', '<xliff version="1.2"><file/></xliff>', /^this is not XLIFF 2: it begins with <xliff>, version 1.2$/],
  ['another language', around('').replace('trgLang="fr"', 'trgLang="de"'), /^it is for the language "de", not "fr"$/],
  ['another source', around('').replace('srcLang="en"', 'srcLang="de"'), /^it is translated from "de"/],
  ['a unit without a name', around('<unit id="u"/>'), /this unit has no name/],
  ['one text twice', around('<unit id="u" name="a:b"/><unit id="v" name="a:b"/>'), /"a:b" stands twice/],
  ['a code that is nowhere', around('<unit id="u" name="a:b"><segment><source><ph id="1" dataRef="d9"/></source></segment></unit>'), /<ph> refers to "d9", which is not among the original data/],
  ['an element inside a text', around('<unit id="u" name="a:b"><segment><source>a<b/></source></segment></unit>'), /<b> is not known inside a text/],
  ['no number of a character', around('<unit id="u" name="a:b"><segment><source><cp hex="zz"/></source></segment></unit>'), /"zz" is not the number of a character/],
  ['nothing', '', /./],
])('XLIFF with %s is refused in words', (_what, text, words) => {
  expect(() => xliff.read(text, languages)).toThrow(Unreadable);
  expect(() => xliff.read(text, languages)).toThrow(words);
});

test.each([
  ['a quotation mark inside', 'msgctxt "a"\nmsgid "b"\nmsgstr "c"d"', 'line 3: a quotation mark inside a text is written \\"'],
  ['an escape that does not exist', 'msgctxt "a"\nmsgid "b"\nmsgstr "\\x"', 'line 3: \\x does not exist: write \\\\ for a backslash'],
  ['a text left open', 'msgctxt "a"\nmsgid "b\nmsgstr "c"', 'line 2: neither a comment, a keyword with a text in "quotes", nor a text in "quotes"'],
  ['a plural', 'msgctxt "a"\nmsgid "b"\nmsgid_plural "c"\nmsgstr[0] "d"', 'line 3: msgid_plural is not taken: each form of a plural is a text of its own here'],
  ['no context', 'msgid "b"\nmsgstr "c"', 'line 1: this text has no msgctxt: it says which text it is'],
  ['one text twice', 'msgctxt "a"\nmsgid "b"\nmsgstr "c"\n\nmsgctxt "a"\nmsgid "b"\nmsgstr "d"', 'line 5: "a" stands twice'],
  ['no msgstr', 'msgctxt "a"\nmsgid "b"\n\nmsgctxt "c"\nmsgid "d"\nmsgstr "e"', 'line 4: the msgstr of the text before is missing'],
  ['no msgstr at its end', 'msgctxt "a"\nmsgid "b"', 'line 1: the msgstr of this text is missing'],
  ['another language', 'msgid ""\nmsgstr "Language: de\\n"', 'it is for the language "de", not "fr"'],
  ['another alphabet of bytes', 'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"', 'it is written in ISO-8859-1: save it as UTF-8'],
])('PO with %s is refused in words', (_what, text, words) => {
  expect(() => po.read(text, languages)).toThrow(words);
});

test('PO as editors leave it is read: other line ends, wrapped texts, notes, texts struck out', () => {
  const text = '\ufeff# Translators\r\nmsgid ""\r\nmsgstr ""\r\n"Language: fr\\n"\r\n\r\n# Not sure of this\r\n#, c-format, fuzzy\r\nmsgctxt "a"\r\nmsgid ""\r\n"One "\r\n"text"\r\nmsgstr ""\r\n"Un "\r\n"texte"\r\n\r\n#~ msgid "gone"\r\n#~ msgstr "parti"\r\n';
  expect(po.read(text, languages)).toEqual([{ key: 'a', source: 'One text', text: 'Un texte', isSure: false, remark: 'Not sure of this' }]);
});
