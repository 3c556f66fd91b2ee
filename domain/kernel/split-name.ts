/** Splits a name that was given as one: the last word of several is the family's. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
