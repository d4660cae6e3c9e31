/** The picture of a person over their initials, once it is there; one of another host is not asked for. */
export function Photo({ image, width }: { /** Where it is, as the server says it. */ image: string | undefined; width: 96 | 192 | 384 }) {
  if (!image || !/^(?:data:image|\/portraits\/)/.test(image)) return null;
  return <img className="br-photo" src={image.replace('/192.', `/${width}.`)} width={width} height={width} alt="" loading="lazy" decoding="async" />;
}
