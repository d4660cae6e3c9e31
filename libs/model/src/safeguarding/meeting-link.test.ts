import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ContactWords } from './contact-words.ts';
import { isMeetingLink } from './meeting-link.ts';

const words = JSON.parse(readFileSync(new URL('../../../../content/contact-details.json', import.meta.url), 'utf8')) as ContactWords; // the content check has made sure of it
const elsewhere = ['wa.me', 't.me', 'instagram.com', 'm.me', 'discord.gg', 'bit.ly', 'linktr.ee', 'ngl.link', 'ada.blogspot.example', 'evil.example', 'zoom.us.evil.example', 'notzoom.us', 'roblox.com', '8035550199.example'];
const services = elsewhere.flatMap((host) => [`https://${host}/a`, `https://www.${host}/a`]);
const numbers = ['2348035550199', '0803-555-0199', '0803_555_0199', '+2348035550199', '0/8/0/3/5/5/5/0/1/9/9', '%30803%355550199', 'call-me-08035550199', 'zero-eight-zero-three-five-five-five'];

const found = ['mason-instagram-carver', 'WriteMeAtMasonGmailCom', 'mason_snapchat_carver', 'MasonOnTelegram', 'mason-gmail-com', 'MasonInsta', 'mason.instagram', 'ADAInstagram', 'Ada%20on%20TikTok', 'SendMeAPhotoOfYou', 'OurLittleSecret'];
const named = ['https://meet.jit.si', 'https://whereby.com', 'https://zoom.us/my', 'https://acme.webex.com/meet'].flatMap((host) => found.map((name) => `${host}/${name}`));

/** As calendars write them. */
const calendars = [
  'https://teams.microsoft.com/l/meetup-join/19%3ameeting_ZTk3MTYxNmEtYzQzZS00NTNkLTg5YzYtMDA0YWZlNTg5ODky%40thread.v2/0?context=%7b%22Tid%22%3a%223f2504e0-4f89-11d3-9a0c-0305e82c3301%22%2c%22Oid%22%3a%223f2504e0-4f89-11d3-9a0c-0305e82c3302%22%7d',
  'https://example.webex.com/example/j.php?MTID=m0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  'https://global.gotomeeting.com/join/123456789',
  'https://meet.goto.com/123456789',
];

test.each([...services, ...named, ...numbers.flatMap((number) => [`https://meet.jit.si/${number}`, `https://meet.google.com/a?b=${number}`, `https://meet.google.com/a#${number}`]), 'https://08035550199.example.org/', 'https://meet.google.com/ada@mail.example', 'https://meet.google.com/find-me-on-whatsapp', 'https://zoom.us/j/2348035550199', 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_mason%40mail.example/0', 'https://example.webex.com/example/j.php?MTID=m2348035550199', 'https://example.webex.com/example/j.php?MTID=m08031234567a0803a', ...['08031234567callmeonwhatsapp08031234567mina', 'find-me-on-instagram-mina-tester-mina-tester-mina', 'ZTk3MTYxNmEtYzQzZS00NTNkLTg5YzYtMDA0YWZlNTg5ODky08031234567'].map((name) => `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${name}%40thread.v2/0`), 'https://global.gotomeeting.com/join/08035550199', 'https://zoom.us/j/08035550199', 'https://meet.google.com/abc-defg-hij?u=masonlagos', 'https://zoom.us/j/84512345678?pwd=abCDef&me=masonlagos', 'https://meet.jit.si/nick-masonlagos77', 'https://whereby.com/user-mason_lagos', 'http://meet.example.org/a', 'tel:08035550199'])('%s leads elsewhere', (link) => {
  expect(isMeetingLink(link, words)).toBe(false);
});

test.each(['https://meet.google.com/abc-defg-hij', 'https://zoom.us/j/84512345678?pwd=abCDef', 'https://us02web.zoom.us/j/8451234567', 'https://meet.jit.si/BridgeTuesdaySession', 'https://teams.microsoft.com/meet/2345678901234?p=aBc', 'https://whereby.com/bridge-room', 'https://meet.jit.si/a', 'https://meet.jit.si/InstagramMarketingWorkshop', 'https://whereby.com/ada-and-mason', 'https://meet.jit.si/FirstMeetingWithMyMentor', 'https://meet.google.com/xig-fbvk-tgq', 'https://meet.google.com/xig-fbvk-tgq?authuser=0&hs=122', ...calendars, 'https://meet.jit.si/3f2504e0-4f89-11d3-9a0c-0305e82c3301'])('%s leads to a meeting', (link) => {
  expect(isMeetingLink(link, words)).toBe(true);
});
