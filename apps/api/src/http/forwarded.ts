import type { FastifyRequest } from 'fastify';

/** Headers by which something on the way says that it handed a request on. */
const forwarded = /^(forwarded|via|x-forwarded(-.*)?|x-original-.*|x-envoy-.*|x-real-ip|x-(url-)?scheme|x-amz(n)?-.*|x-arr-.*|x-azure-.*|x-proxyuser-ip|(.*-)?client-ip|(fly|fastly|cf|akamai|wl-proxy)-.*|front-end-https|max-forwards)$/;

/** Whether a request came through a proxy, as far as that says so. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Object.keys(headers).some((name) => forwarded.test(name));
}
