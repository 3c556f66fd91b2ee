/** An address made of a name: lower-case letters, digits and hyphens. */
export function slugOf(name: string, ifEmpty: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
  return words.replace(/^-+|-+$/g, '') || ifEmpty
}
