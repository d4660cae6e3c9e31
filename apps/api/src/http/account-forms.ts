import { birthMonthOf, destinationAfterSignIn, limits, type AnswerOf, type CallName, type Contract, type Failure, type FailureCode } from '@bridge/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../core/call-handler.ts';
import { execute } from '../core/execute.ts';
import type { Services } from '../core/services.ts';
import { raw, send } from './calls.ts';
import { cookieScope, cookieToken } from './sign-in-cookies.ts';
import { takePlainForms } from './plain-body.ts';
import { refusedForm } from './refused-form.ts';
import type { Web } from './static.ts';

type SignedIn = AnswerOf<Contract['login']>;
type Sent = { fields: URLSearchParams; services: Services; locale: string; request: FastifyRequest };

/** One of the account screens' forms, sent before the program was there: the call it makes, and where that leads. */
type AccountForm = {
  call: CallName;
  /** Fields that must not be empty, with the key of what is said then. */
  needs: Record<string, string>;
  /** Undefined where there is nobody to make the call for. */
  ask(sent: Sent): { params?: Record<string, string>; body: unknown } | undefined | Promise<{ params?: Record<string, string>; body: unknown } | undefined>;
  /** `said`: what the program says when it comes; `done`: what the next page may claim. */
  leadsTo: string | typeof onwards;
  said?: string;
  done?: string;
};

/** Whoever is signed in by it goes where they wanted to be, or home. */
const onwards = Symbol('onwards');

const text = (fields: URLSearchParams, ...names: string[]) => Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
const isTicked = (fields: URLSearchParams, name: string) => fields.has(name);

const forms: Record<string, AccountForm> = {
  '/login': {
    call: 'login',
    needs: { email: 'missing.email', password: 'missing.password' },
    ask: ({ fields }) => ({ body: { ...text(fields, 'email', 'password', ...(fields.get('code') ? ['code'] : [])), rememberMe: isTicked(fields, 'rememberMe') } }),
    leadsTo: onwards,
    said: 'signedIn',
  },
  '/signup': {
    call: 'signUp',
    needs: { firstName: 'missing.firstName', lastName: 'missing.lastName', email: 'missing.email', password: 'missing.password', birthMonth: 'missing.birthMonth', birthYear: 'missing.birthYear', accept: 'missing.accept' },
    ask: ({ fields, services: { content } }) => ({ body: { ...text(fields, 'firstName', 'lastName', 'email', 'password', 'role'), birthMonth: birthMonthOf(fields.get('birthMonth') ?? '', fields.get('birthYear') ?? '') ?? '', acceptedTerms: content.document('legal/terms').version, acceptedPrivacy: content.document('legal/privacy').version } }),
    leadsTo: onwards,
    said: 'signedUp',
  },
  '/verify-email': {
    call: 'verifyCode',
    needs: { code: 'verify.empty' },
    ask: async ({ fields, services, request }) => {
      const user = await cookieUser(request, services);
      return user === undefined ? undefined : { body: { userId: user, uniqueVerificationCode: fields.getAll('code').join('') } };
    },
    leadsTo: '/login',
    said: 'emailVerified',
    done: 'emailVerified',
  },
  '/forgot-password-request': {
    call: 'startReset',
    needs: { email: 'missing.email' },
    ask: ({ fields }) => ({ params: { identifier: (fields.get('email') ?? '').trim() }, body: text(fields, 'email') }),
    leadsTo: '/change-password',
    said: 'resetStarted',
  },
  '/change-password': {
    call: 'changePassword',
    needs: { uniqueVerificationCode: 'missing.code', newPassword: 'missing.newPassword', confirmPassword: 'missing.confirmPassword' },
    ask: ({ fields }) => ({ body: text(fields, 'uniqueVerificationCode', 'newPassword', 'confirmPassword') }),
    leadsTo: '/change-password-success',
    done: 'passwordChanged',
  },
};

/** Refusals of a sign-in that go on with a code. */
const secondStep: ReadonlySet<string> = new Set(['second-factor-needed', 'wrong-second-factor'] satisfies FailureCode[]);

const seconds = { day: 86_400, said: 60, done: 600 };

/**
 * Answers the forms of account screens where they are sent as plain forms, from pages of this site alone: with the very
 * calls that the program makes, so with their limits and refusals. What was sent well leads on, what was not comes back
 * with all that was typed except passwords.
 */
export function addAccountForms(app: FastifyInstance, handlers: Handlers, services: Services, web: Web): void {
  void app.register(async (scope) => {
    takePlainForms(scope);
    for (const [path, form] of Object.entries(forms)) {
      for (const prefix of ['', '/:locale']) {
        scope.post<{ Params: { locale?: string } }>(prefix + path, async (request, reply) => {
          const { source, locales } = services.content.document('locales');
          const locale = request.params.locale ?? source;
          if (!locales.some(({ code }) => code === locale) || (request.params.locale !== undefined && locale === source)) return reply.callNotFound();
          return answer({ path, form, locale, prefix: locale === source ? '' : `/${locale}`, request, reply });
        });
      }
    }
  });

  type Asked = { path: string; form: AccountForm; locale: string; prefix: string; request: FastifyRequest; reply: FastifyReply };

  async function answer({ path, form, locale, prefix, request, reply }: Asked): Promise<unknown> {
    const { body: fields } = request;
    const plain = { ...raw(request), headers: { ...request.headers, 'accept-language': locale } }; // the page's language, not the browser's
    reply.header('cache-control', 'no-store');
    if (!(fields instanceof URLSearchParams)) return reply.callNotFound();
    const missing = Object.entries(form.needs).filter(([name]) => fields.getAll(name).join('').trim() === '');
    if (missing.length > 0) {
      const words = services.content.document('interface/auth', locale);
      const message = services.words.in(locale).failure('invalid-input');
      return refuse(400, { success: false, code: 'invalid-input', message, fields: missing.map(([name, key]) => ({ path: name, message: at(words, key) })) });
    }
    const asked = await form.ask({ fields, services, locale, request });
    if (!asked) return reply.code(303).header('location', `${prefix}/login`).send();
    const { status, body, retryAfter, cookies = [] } = await execute(form.call, { ...plain, params: asked.params ?? {}, body: asked.body }, handlers, services);
    if (status !== 200) {
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      return refuse(status, body as Failure); // not 200: a refusal
    }
    const told = [...cookies, ...cookiesOf(form, body, isTicked(fields, 'rememberMe'), request)];
    const to = form.leadsTo === onwards ? placeOf(body as SignedIn, fields.get('origin'), prefix) : prefix + form.leadsTo; // the contract's answer
    return reply.code(303).headers({ location: to, 'set-cookie': told }).send();

    function refuse(code: number, failure: Failure): FastifyReply {
      const page = web.form(request, prefix + path);
      if (!page) return send(reply, { status: code, body: failure });
      const summary = at(services.content.document('interface/common', locale), 'errorSummary');
      const forCode = secondStep.has(failure.code) ? at(services.content.document('interface/auth', locale), 'secondStep.code') : undefined;
      reply.code(code).header('content-security-policy', page.policy).type('text/html; charset=utf-8');
      return reply.send(refusedForm(page.html, { status: code, failure, fields: fields as URLSearchParams, summary, code: forCode })); // looked at above
    }
  }

  /** Where somebody goes on, in the language that they have chosen before, or else in that of the form. */
  function placeOf({ data: { user } }: SignedIn, origin: string | null, prefix: string): string {
    const { source, locales } = services.content.document('locales');
    const isKnown = locales.some(({ code }) => code === user.language);
    const own = user.language === source ? '' : `/${user.language}`;
    const to = user.role ? destinationAfterSignIn(origin, user, { site: 'http://site.invalid', redirects: services.content.document('redirects') }) : '/select-user-type';
    return (isKnown ? own : prefix) + to;
  }
}

/** What the program writes itself where it made the call (libs/client/src/session.ts), in the same words, and what it is to say. */
function cookiesOf({ said, done, leadsTo }: AccountForm, answer: unknown, isRemembered: boolean, request: FastifyRequest): string[] {
  const more = cookieScope(request);
  const days = isRemembered ? limits.rememberedSessionDays : limits.sessionDays;
  const signsIn = leadsTo === onwards;
  return [
    ...(signsIn ? [`authToken=${(answer as SignedIn).data.token}; Max-Age=${days * seconds.day}; ${more}`] : []), // the contract's answer
    ...(said ? [`said=${said}; Max-Age=${seconds.said}; ${more}`] : []),
    ...(done ? [`done=${done}; Max-Age=${seconds.done}; ${more}`] : []),
  ];
}

/** Whose code it is, by the cookie. The form came from a page of ours (takePlainForms), and without the code from the mail it does nothing. */
async function cookieUser(request: FastifyRequest, { database, findCaller }: Services): Promise<string | undefined> {
  const caller = await findCaller(database, cookieToken(request));
  return caller?.user.id;
}

function at(words: object, key: string): string {
  let found: unknown = words;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return String(found); // the content check has made sure of it
}
