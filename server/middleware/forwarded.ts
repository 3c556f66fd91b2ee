/**
 * Returns the entry that the outermost of our own proxies wrote into an `X-Forwarded-…` header. Anybody can send such a
 * header, so only its last entries are trusted, as many as there are proxies.
 */
export function forwarded(header: string | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined
  const entries = (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return entries.at(-trustedProxies) ?? entries[0]
}
