/** Letters that cannot be taken for each other (Crockford's base 32): no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits: nobody guesses one. */
const SECRET_LETTERS = 16
const CHECK_LETTERS = 2
const LENGTH = SECRET_LETTERS + CHECK_LETTERS
/** The largest prime that two letters hold: any one wrong letter, and any two that are swapped, change the check. */
const CHECK_PRIME = 1021n
const BRAND = 'KROK'

/**
 * Makes a voucher's code of secret bytes: 16 letters, and two that check them.
 * @param secret at least 10 bytes
 */
export function voucherCodeOf(secret: Uint8Array): string {
  let bits = 0n
  for (const byte of secret.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte)
  const letters = toLetters(bits, SECRET_LETTERS)
  return letters + checkOf(letters)
}

/** A code as it is printed, `KROK-ABCD-EFGH-JKMN-PQRS-TV`. */
export function formatVoucherCode(code: string): string {
  return [BRAND, ...(code.match(/.{1,4}/g) ?? [])].join('-')
}

/**
 * Reads a code as people type it: in any case, with or without its dashes and its first word, I and L for 1, O for 0.
 * @returns undefined if it cannot be one, as where a letter is wrong
 */
export function readVoucherCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
  const brand = BRAND.replace('O', '0')
  const code =
    letters.length === LENGTH + brand.length && letters.startsWith(brand) ? letters.slice(4) : letters
  if (code.length !== LENGTH || !/^[0-9A-HJKMNP-TV-Z]+$/.test(code)) return undefined
  return checkOf(code.slice(0, SECRET_LETTERS)) === code.slice(SECRET_LETTERS) ? code : undefined
}

function toLetters(value: bigint, length: number): string {
  let letters = ''
  for (let i = 0, rest = value; i < length; i += 1, rest >>= 5n)
    letters = LETTERS[Number(rest & 31n)] + letters
  return letters
}

function checkOf(letters: string): string {
  let value = 0n
  for (const letter of letters) value = (value << 5n) | BigInt(LETTERS.indexOf(letter))
  return toLetters(value % CHECK_PRIME, CHECK_LETTERS)
}
