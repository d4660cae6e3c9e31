/** The head of a signed-in page: what it is, and what it is for. */
export function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="br-stack">
      <h1 className="br-d2">{title}</h1>
      <p className="br-lede">{lead}</p>
    </div>
  );
}
