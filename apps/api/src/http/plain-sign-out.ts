import type { contract } from '@bridge/model';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../core/call-handler.ts';
import { execute } from '../core/execute.ts';
import type { Services } from '../core/services.ts';
import { raw, send } from './calls.ts';
import { cookieScope, cookieToken } from './sign-in-cookies.ts';
import { takePlainForms } from './plain-body.ts';

/**
 * Ends a sign-in where the program never comes: the button of a screen without scripts, sent as a plain form from pages of
 * this site alone. A session that has ended already is let go of as one that ends here; where the server cannot end it now,
 * the cookie stays, so that nobody believes otherwise.
 */
export function addPlainSignOut(app: FastifyInstance, handlers: Handlers, services: Services): void {
  void app.register(async (scope) => {
    takePlainForms(scope);
    const { source, locales } = services.content.document('locales');
    for (const { code } of locales) {
      const prefix = code === source ? '' : `/${code}`;
      scope.post(`${prefix}/sign-out`, async (request, reply) => {
        if (!(request.body instanceof URLSearchParams)) return reply.callNotFound();
        const token = cookieToken(request);
        if (token) {
          const headers = { 'accept-language': code, 'authorization': `Bearer ${token}` };
          const answered = await execute('logout' satisfies keyof typeof contract, { ...raw(request), headers, params: {}, body: undefined }, handlers, services);
          if (answered.status >= 500) return send(reply, answered);
        }
        const gone = ['authToken', 'said'].map((name) => `${name}=; Max-Age=0; ${cookieScope(request)}`);
        return reply.code(303).headers({ 'location': `${prefix}/login`, 'set-cookie': gone, 'cache-control': 'no-store' }).send();
      });
    }
  });
}
