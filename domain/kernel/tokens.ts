import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a cookie or a mailed link: 32 random bytes as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. A plain hash is enough: nobody can guess 32 random bytes. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
