/** Words that hold a person's name: the name keeps the text face, which has every letter of it, and its own direction. */
export function Named({ text, name }: { text: string; name: string }) {
  const at = name ? text.indexOf(name) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi className="br-name" translate="no">
        {name}
      </bdi>
      {text.slice(at + name.length)}
    </>
  );
}
