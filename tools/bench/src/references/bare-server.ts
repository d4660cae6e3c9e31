// The least a server can do for the same calls: node:http and raw SQL, no framework, no checks.
import { createHash } from 'node:crypto';
import http from 'node:http';
import process from 'node:process';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['CONNECTIONS'] ?? 10), idleTimeoutMillis: 0 });
const person = `select users.id, email, first_name, last_name, role, users.created_at from sign_in_sessions
  join users on users.id = sign_in_sessions.user_id where token_hash = $1 and expires_at > now()`;

const count = { name: 'count', text: 'select verified as total from mentor_count' };
/** The same page, with what the product looks for written into the statement: the highest sums of weights among the best of each tag. */
const mentors = {
  name: 'mentors',
  text: `with wanted (tag, weight) as (values ('industry:Healthcare', 5), ('industry:Technology', 5), ('level:entry', 3)),
    head as (select user_id, (select coalesce(sum(weight), 0) from wanted where tag = any(fit_tags)) as fit, rank from mentors
      where user_id in (select best.mentor_id from wanted cross join lateral (select mentor_id from mentor_tags where mentor_tags.tag = wanted.tag order by rank desc, mentor_id limit 100) as best)
      order by fit desc, rank desc, user_id limit 10)
    select users.id, first_name, last_name, profile_image_url, email, specialty, mentors.profile, fit_tags, rating_sum, rating_count
    from head join mentors using (user_id) join users on users.id = user_id order by fit desc, head.rank desc, user_id`,
};

const server = http.createServer((request, response) => {
  const answer = (body: unknown) => {
    const text = JSON.stringify(body);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    response.end(text);
  };
  if (request.url === '/ready') return answer({ ok: true });
  const caller = () => {
    const token = String(request.headers['x-access-token']);
    return pool.query({ name: 'person', text: person, values: [createHash('sha256').update(token).digest()] });
  };
  if (request.url === '/mentors') {
    void caller().then(async () => {
      const [{ rows: [counted] }, { rows }] = await Promise.all([pool.query(count), pool.query(mentors)]);
      answer({ success: true, mentors: rows, total: counted.total, page: 1, limit: 10 });
    });
    return;
  }
  if (request.method === 'GET') {
    void caller().then(({ rows: [row] }) => answer({ firstName: row.first_name, lastName: row.last_name, role: row.role, user: row }));
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    if (request.url === '/echo') return answer({ success: true, email: body.email });
    void caller().then(async ({ rows: [row] }) => {
      const { rows } = await pool.query({
        name: 'write',
        text: `update users set profile = profile || $2::jsonb where id = $1 returning id, email, first_name, last_name, role, profile`,
        values: [row.id, JSON.stringify(body.user)],
      });
      answer({ success: true, data: rows[0] });
    });
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
