/** A map of an address, in whatever the visitor's device opens maps with. */
export function mapLink(address: readonly string[]): string {
  const query = new URLSearchParams({ api: '1', query: address.join(', ') })
  return `https://www.google.com/maps/search/?${query}`
}
