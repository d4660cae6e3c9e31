import { beforeAll, expect, test } from 'vitest';
import { publicScreens } from '@bridge/model';
import { origin, siteAsItStands, textOf } from './testing.ts';

let site: Awaited<ReturnType<typeof siteAsItStands>>;
beforeAll(async () => void (site = await siteAsItStands()));

const languages = ['', '/fr', '/pt', '/sw', '/ar'];
const screens = languages.flatMap((prefix) => publicScreens.map((screen) => prefix + screen));

test.each(screens)('%s stands as a public page before any script: header, footer, what its head says, and its form', (at) => {
  const html = site.page(at);
  const [head = '', body = ''] = html.split('<body');
  for (const part of ['<header class="br-header"', '<main id="main"', '<footer>']) expect(body).toContain(part);
  expect(/<title>(.+) · /.exec(head)?.[1]).toBeTruthy();
  expect(/<meta name="description" content="(.+?)">/.exec(head)?.[1]).toBeTruthy();
  expect(head).toContain(`<link rel="canonical" href="${origin}${at}">`);
  expect(head).toContain('property="og:image:width" content="1200"');
  expect(head).toContain('name="twitter:card" content="summary_large_image"');
  expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  const withoutProgram = body.replace(/<template id="program"[\s\S]*?<\/template>/, '');
  expect(withoutProgram).not.toMatch(/<script|<style| style="/);
  expect(head).not.toMatch(/rel="(?:stylesheet|modulepreload)"/); // the program waits in a template
});

const forms: Record<string, string[]> = {
  '/login': ['email', 'password', 'rememberMe'],
  '/signup': ['role', 'firstName', 'lastName', 'email', 'password', 'birthMonth', 'birthYear', 'accept'],
  '/verify-email': ['code'],
  '/forgot-password-request': ['email'],
  '/change-password': ['uniqueVerificationCode', 'newPassword', 'confirmPassword'],
};
test.each(Object.entries(forms))('the form of %s can be sent to its own address, without anything in it', (at, names) => {
  const form = /<form [^>]*method="post"[^>]*>([\s\S]*?)<\/form>/.exec(site.page(at))?.[1] ?? '';
  expect([...new Set(Array.from(form.matchAll(/<input [^>]*name="(\w+)"/g), ([, name]) => name))]).toEqual(names);
  expect(/<form [^>]*action=/.test(site.page(at).split('<footer')[0] ?? '')).toBe(false);
  expect(form).toContain('type="submit"');
});

test('what the server knows of who asks has a file of its own', () => {
  expect(textOf(site.page('/signup.mentor'))).toContain('You are signing up as a mentor.');
  expect(site.page('/fr/signup.partner')).toContain('name="role" value="PARTNER"');
  expect(textOf(site.page('/change-password-success'))).not.toContain('Password Reset Successful');
  expect(textOf(site.page('/change-password-success.done'))).toContain('Password Reset Successful');
  expect(textOf(site.page('/signup-success'))).not.toContain('Verification Successful!');
  expect(textOf(site.page('/signup-success.done'))).toContain('Verification Successful!');
});

test('a shared blueprint has a page for each answer, with places for what is somebody’s own', () => {
  expect(textOf(site.page('/blueprint-share'))).toContain('Missing user ID in the URL');
  expect(textOf(site.page('/blueprint-share.unknown'))).toContain('This blueprint is not shared any more');
  for (const prefix of languages) {
    const main = /<main[\s\S]*<\/main>/.exec(site.page(`${prefix}/blueprint-share.shared`))?.[0] ?? '';
    expect(main).toMatch(/>\{\{<[\s\S]*<h1[^>]*>\{\{firstName\}\} \{\{lastName\}\}<\/h1><a [^>]*href="mailto:\{\{email\}\}">\{\{email\}\}<\/a>/);
    expect(main).toMatch(/<p [^>]*>\{\{lead\}\}<\/p>[\s\S]*<p [^>]*>\{\{rest\}\}<\/p>/);
  }
});
