import { hashSync, verifySync } from '@node-rs/argon2'
import type { PasswordHasher } from '#adapters/passwords/password-hasher.ts'

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * The shop's argon2id at its lowest cost and without a thread, so that tests can have many users. Cost, timing and
 * queue are tested in `adapters/passwords/argon2-hasher.test.ts`. Each verifies the other's hashes.
 */
export const cheapHasher: PasswordHasher = {
  hash: async (password) => hashSync(password, CHEAPEST),
  verify: async (hash, password) => (hash ? verifySync(hash, password) : false),
}
