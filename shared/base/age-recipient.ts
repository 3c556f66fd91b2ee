const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** `age` as BIP 173 counts it into the checksum: the high bits of its letters, 0, and their low bits. */
const PREFIX = [3, 3, 3, 0, 1, 7, 5]

/**
 * True if a text is the public half of a key of age (age-encryption.org), `age1…`, with its checksum, so that none that
 * was mistyped seals anything.
 */
export function isAgeRecipient(text: string): boolean {
  if (!/^age1[02-9ac-hj-np-z]{58}$/.test(text)) return false
  const letters = text
    .slice('age1'.length)
    .split('')
    .map((letter) => LETTERS.indexOf(letter))
  return checksumOf([...PREFIX, ...letters]) === 1
}

function checksumOf(values: number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of GENERATORS.entries()) if ((top >>> bit) & 1) sum ^= generator
  }
  return sum
}
