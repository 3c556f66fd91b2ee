import { createWorkerThread } from '#adapters/workers/create-worker-thread.ts'
import type { Argon2Work } from './argon2-thread.ts'
import type { PasswordHasher } from './password-hasher.ts'

/**
 * A hash of random bytes that were not kept: no password matches it, and comparing takes as long as with a real one.
 */
const HASH_OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$bzxqxRadN2snKVpH9ZXpLw$lpfS7EDuUfPFzyWU2lh+iK0QY32aAttxd1DrWaPfoSU'

/** Hashes with argon2id, one password after another on a low-priority thread of its own. */
export function argon2Hasher(): PasswordHasher {
  const run = createWorkerThread<Argon2Work>({
    script: new URL('./argon2-thread.ts', import.meta.url),
    name: 'passwords',
    // Beyond that the wait would be several seconds, so more are refused.
    maxWaiting: 200,
  })
  return {
    async hash(password) {
      // The thread answers a task without a hash with a new hash.
      return (await run({ password })) as string
    },
    async verify(hash, password) {
      const isSame = await run({ password, hash: hash ?? HASH_OF_NOBODY })
      return isSame === true && Boolean(hash)
    },
  }
}
