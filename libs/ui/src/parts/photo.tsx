/** The picture of a person over their initials, once it is there; nothing where it was taken away meanwhile. One of another host is not asked for. */
export function Photo({ image, width }: { /** Where it is, as the server says it. */ image: string | undefined; width: 96 | 192 | 384 }) {
  if (!image || !/^(?:data:image|\/portraits\/)/.test(image)) return null;
  const src = image.replace('/192.', `/${width}.`);
  return <img key={src} className="br-photo" src={src} width={width} height={width} alt="" loading="lazy" decoding="async" onError={({ currentTarget }) => (currentTarget.style.display = 'none')} />;
}
