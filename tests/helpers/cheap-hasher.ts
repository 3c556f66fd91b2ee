import { hashSync, verifySync } from '@node-rs/argon2'
import type { PasswordHasher } from '#adapters/passwords/password-hasher.ts'

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * The same argon2id as the shop's, at a hundredth of its cost and at once, so that tests can have many people. Of timings
 * and queues `adapters/passwords/argon2-hasher.test.ts` tells. It verifies the shop's hashes too, and the shop its.
 */
export const cheapHasher: PasswordHasher = {
  hash: async (password) => hashSync(password, CHEAPEST),
  verify: async (hash, password) => (hash ? verifySync(hash, password) : false),
}
