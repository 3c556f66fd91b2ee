/** A path of this site that came from outside: nothing is led to it before it was checked here. */
export type LocalPath = string & { readonly isLocalPath: true }

/** Stands for the shop's own address, whichever that is. */
const SITE = 'http://site.invalid'

/** A path of this site, as browsers will resolve it; anything that could lead elsewhere becomes `otherwise`. */
export function localPath(to: string | null | undefined, otherwise = '/'): LocalPath {
  // The mark exists for the compiler only.
  return (checked(to) ?? otherwise) as LocalPath
}

function checked(to: string | null | undefined): string | undefined {
  if (!to?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(to)) return undefined
  const url = URL.parse(to, SITE)
  // Resolving dots can leave two slashes in front, which would name another host.
  if (url?.origin !== SITE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
