import { hash } from 'node:crypto'
import type { PagePieces } from '#app/platform/page-pieces.ts'

/**
 * The page without its marks, and its policy: its own files, and the inline scripts that carry the mark, by their
 * hashes. Only the router and React write the mark, which is new for each page, so a script that somebody got into the
 * HTML is not allowed. Unlike a nonce, a hash leaves the page's bytes alone: it can be kept and compressed once.
 * @param mark the nonce with which the page's own scripts were written
 * @param origins.forms where forms may be sent besides: to those who take payments
 * @param origins.images where pictures may come from besides
 */
export function withContentPolicy(
  page: PagePieces,
  mark: string,
  origins: { forms: string[]; images: string[] },
): { page: PagePieces; policy: string } {
  const head = withoutMarks(page.head, mark)
  const end = withoutMarks(page.end, mark)
  const hashes = new Set(
    [...head.scripts, ...end.scripts].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`),
  )
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", ...origins.images].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${["'self'", ...origins.forms].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { page: { ...page, head: head.html, end: end.html }, policy }
}

/** A piece of a page without the marks, and the inline scripts that carried one. */
function withoutMarks(piece: string, mark: string): { html: string; scripts: string[] } {
  // Each part but the first goes on in a tag that carried the mark.
  const parts = piece.split(` nonce="${mark}"`)
  const scripts = parts.flatMap((part, at) => (at > 0 ? inlineScript(parts[at - 1] ?? '', part) : []))
  return { html: parts.join(''), scripts }
}

/** The script of a tag that was cut in two, if it is an inline one. */
function inlineScript(before: string, after: string): string[] {
  const end = after.indexOf('>')
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, end)
  if (!/^<script\b/.test(tag) || /\ssrc=/.test(tag)) return []
  return [after.slice(end + 1, after.indexOf('</script>', end))]
}
