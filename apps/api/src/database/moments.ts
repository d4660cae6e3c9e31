// Text, not dates: the same from both engines, also within JSON.

/** SQL: a moment in UTC to the minute, as commands print it. */
export const minuteOf = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD HH24:MI')`;

/** SQL: a moment as calls answer it. */
export const instantOf = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
