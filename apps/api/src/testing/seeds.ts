// What parsers are fuzzed from: good input of each kind, and what has hurt parsers before. What a long run finds is added here.

export const seeds = {
  json: ['{"email":"a@example.com","password":"x"}', '[[[[1]]]]', '{"a":{"b":{"c":"\\ud800"}}}', '{"__proto__":{"a":1}}', '"\\u0000"', '1e999', '-0', '{"a":1,"a":2}', '﻿{}', '['.repeat(3000), '{"a":'.repeat(2000), `"${'\\'.repeat(5001)}`, `[${'1,'.repeat(20_000)}1]`],
  cookies: ['authToken=abc; theme=dark', '__Host-reset=1; a=b', 'a', '=', ';;;', 'a=%', 'a="b; c"', `${'a=b; '.repeat(1500)}`, 'theme=dark; theme=light', '__proto__=x', 'a=\u0000'],
  language: ['ar,fr;q=0.9,en;q=0.8', '*', 'x-klingon', 'en-'.repeat(3000), 'q=1;q=2;q', ',,,,', 'fr;q=1e999', '-'],
  encoding: ['br, gzip', 'gzip;q=0', '*;q=0', 'br;q=0.000', ','.repeat(8000), 'br;'.repeat(4000), 'BR'],
  address: ['192.0.2.1', '::1', '::ffff:192.0.2.1', '2001:db8::', ':::', '1:2:3:4:5:6:7:8:9', 'fe80::1%eth0', '', '%', 'x'.repeat(5000), ':'.repeat(5000)],
  token: ['Bearer abc', 'bearer  abc', 'Bearer', 'Basic YTpi', `Bearer ${'a'.repeat(9000)}`, `Bearer ${' '.repeat(9000)}x`],
  url: ['/users/resend-otp-code/a@example.com?x=1', '/%E0%A4%A', `/${'@'.repeat(5000)}`, `/${'a.'.repeat(4000)}@`, '/a?b=c@d#e', '//evil.example', '/\\evil.example', `/${'%40'.repeat(2000)}`],
  mail: [
    [
      'From: mailer@example.com', 'To: us@example.com', 'Subject: Undelivered', 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"', '', '--b', 'Content-Type: text/plain', '', 'No.', '--b',
      'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; example.com', '', 'Final-Recipient: rfc822; gone@example.com', 'Action: failed', 'Status: 5.1.1', '', '--b', 'Content-Type: message/rfc822', '',
      'Message-ID: <00000000-0000-4000-8000-000000000000@example.com>', '', 'Hello', '--b--', '',
    ].join('\r\n'),
    'Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n--\r\n',
    `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${'\n \n\t\n'.repeat(8000)}`,
    `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient:${'\r\n '.repeat(10_000)}x`,
    `Subject: ${'=?utf-8?q?'.repeat(3000)}\r\n\r\n`,
    Array.from({ length: 200 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join(''),
  ],
  title: ['A session', 'a;b,c\\d\ne', '👩‍👩‍👧‍👦'.repeat(60), 'شهادة'.repeat(50), '\r\nBEGIN:VEVENT', '\u0000', 'x'.repeat(5000)],
};
