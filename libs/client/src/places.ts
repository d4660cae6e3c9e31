/** The cookie that keeps the session's token. */
export const tokenCookie = 'authToken';
/** Where localStorage keeps the signed-in user. */
export const userDataKey = 'userData';
