export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** The rules that a password may break. */
export type PasswordFault =
  | 'too_short'
  | 'too_long'
  | 'lowercase'
  | 'uppercase'
  | 'number'
  | 'special'
  | 'predictable'

const PREDICTABLE = [
  // One character four times or more in a row.
  /(.)\1{3,}/su,
  /^(password|123456|qwerty|abc123)/i,
  /^\p{L}+$/u,
  /^\p{Nd}+$/u,
]

/**
 * All rules that `password` breaks, in the order of docs/specification.md §5; empty if it is valid. Lengths count
 * characters.
 */
export function passwordFaults(password: string): PasswordFault[] {
  const length = Array.from(password).length
  const checks: [PasswordFault, boolean][] = [
    ['too_short', length < MIN_PASSWORD_LENGTH],
    ['too_long', length > MAX_PASSWORD_LENGTH],
    ['lowercase', !/\p{Ll}/u.test(password)],
    ['uppercase', !/\p{Lu}/u.test(password)],
    ['number', !/\p{Nd}/u.test(password)],
    ['special', !/[^\p{L}\p{M}\p{N}]/u.test(password)],
    ['predictable', PREDICTABLE.some((pattern) => pattern.test(password))],
  ]
  return checks.flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}
