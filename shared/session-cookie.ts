const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Cookies that carry rights are sent only over TLS, except to this machine. */
export function isSecureHost(host: string): boolean {
  return !LOOPBACK.test(host)
}

/** `__Host-` binds a cookie to the host: no other host, no subdomain and no plain connection can set it. */
export function hostCookieName(host: string, name: string): string {
  return isSecureHost(host) ? `__Host-${name}` : name
}

/** Whether a request's cookies contain a session, on any host: such requests get personal answers. */
export function holdsSession(cookies: string): boolean {
  return /(?:^|;\s*)(?:__Host-)?session=[^;\s]/.test(cookies)
}

/**
 * A `set-cookie` value that scripts cannot read, for the name of `hostCookieName`.
 * @param maxAgeSeconds 0 removes it; undefined keeps it until the browser is closed
 */
export function httpOnlyCookie(
  host: string,
  name: string,
  value: string,
  maxAgeSeconds: number | undefined,
): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${hostCookieName(host, name)}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${isSecureHost(host) ? '; Secure' : ''}`
}
