import type { Cookies } from '../core/cookies.ts';
import { byNetwork, isNoted, network, note, type Spending } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import { knownDevice, rememberDevice } from './known-device.ts';

export type LoginFrom = { email: string; address: string; cookies: Cookies };

const familiarFor = 30 * 24 * 60 * 60;
const familiar = (email: string, from: string) => ['login-familiar', email, from];

/**
 * What a try to sign in counts against. A browser, or a network, from which somebody signed in with this address before
 * has tries of its own: all the strangers together cannot keep the owner out. An address without an account is treated
 * alike; nobody has ever signed in with it.
 */
export async function loginTries({ email, address, cookies }: LoginFrom, { database, rates, secret }: Services): Promise<Spending[]> {
  const from = network(address);
  const isFamiliar = await isNoted(database, familiar(email, from));
  const device = knownDevice(cookies, secret, email);
  if (device !== undefined) return [{ parts: ['login-device', email, device], rate: rates.loginByAddressAndNetwork }];
  const own = { parts: ['login', email, from], rate: rates.loginByAddressAndNetwork };
  if (isFamiliar) return [own];
  return [own, { parts: ['login', email], rate: rates.loginByAddress }, ...byNetwork(['login-network'], address, rates.loginByNetwork)];
}

/**
 * Who asks for a code, by what strangers cannot use up: a browser that has signed in with this address before, or a network
 * from which somebody has; undefined for a stranger. An address without an account has strangers only.
 */
export async function knownAsker({ email, address, cookies }: LoginFrom, { database, secret }: Pick<Services, 'database' | 'secret'>): Promise<string | undefined> {
  const from = network(address);
  const isFamiliar = await isNoted(database, familiar(email, from));
  return knownDevice(cookies, secret, email) ?? (isFamiliar ? from : undefined);
}

/** Somebody has signed in: the browser and the network are known from now on. Answers the browser's name. */
export async function becomeFamiliar({ email, address, cookies }: LoginFrom, { database, secret }: Pick<Services, 'database' | 'secret'>): Promise<string> {
  await note(database, familiar(email, network(address)), familiarFor);
  return rememberDevice(cookies, secret, email);
}
