/** The mail server of this machine. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/

/**
 * The way to a mail server: codes and links go over it, so nobody in between may talk it out of TLS. An option in the
 * address goes before: `?requireTLS=false` is for a server inside a private network.
 */
export function smtpOptions(url: string): { url: string; requireTLS: boolean } {
  return { url, requireTLS: !LOOPBACK.test(new URL(url).hostname) }
}
