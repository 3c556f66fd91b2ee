/** A path of this site that came from outside: nothing is led to it before it was checked here. */
export type LocalPath = string & { readonly isLocalPath: true }

/** A path of this site; anything that could lead elsewhere becomes `otherwise`. */
export function localPath(to: string | null | undefined, otherwise = '/'): LocalPath {
  // The mark exists for the compiler only.
  return checked(to, otherwise) as LocalPath
}

function checked(to: string | null | undefined, otherwise: string): string {
  if (!to?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(to)) return otherwise
  // Browsers resolve dots: only what still is a path of one site afterwards is one.
  const url = URL.parse(to, 'http://site.invalid')
  return url?.host === 'site.invalid' && !url.pathname.startsWith('//')
    ? url.pathname + url.search
    : otherwise
}
