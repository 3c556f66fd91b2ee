/** A path of this site; anything that could lead elsewhere becomes `otherwise`. */
export function localPath(to: string | null | undefined, otherwise = '/'): string {
  if (!to?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(to)) return otherwise
  // Browsers resolve dots: only what still is a path of one site afterwards is one.
  const url = URL.parse(to, 'http://site.invalid')
  return url?.host === 'site.invalid' && !url.pathname.startsWith('//')
    ? url.pathname + url.search
    : otherwise
}
