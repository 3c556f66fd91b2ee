import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/**
 * The policy of a page: its own files, and those inline scripts that the server wrote, by their hashes. Unlike a
 * nonce, a hash leaves the page's bytes alone, so that it can be kept and compressed once.
 * @param formOrigins where forms may be sent besides: to those who take payments
 */
export function contentSecurityPolicy(html: string, formOrigins: string[]): string {
  const hashes = new Set(
    Array.from(
      html.matchAll(inlineScript),
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  )
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
