/**
 * Returns the entry that the outermost of our own proxies wrote into an `X-Forwarded-…` header. Anybody can send such a
 * header, so only its last entries are trusted, as many as there are proxies.
 */
export function forwarded(header: string | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined
  const entries = forwardedEntries(header)
  return entries.at(-trustedProxies) ?? entries[0]
}

/** The entries of such a header: each proxy adds the address that it was asked from. */
export function forwardedEntries(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
