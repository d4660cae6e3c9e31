/** Of a query over users: under 18, or perhaps so. The same rule as `isSurely` of the model, which meetings.test.ts holds it to. */
export const isYoung = `(users.birth_month >= date_trunc('month', now() at time zone 'utc') - interval '18 years')`;
