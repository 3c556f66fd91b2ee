import { hashSync, verifySync } from '@node-rs/argon2'
import { serveTasks } from '#adapters/workers/serve-tasks.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (argon2id is the library's own choice). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** With a `hash` the password is compared with it; without one it is hashed. */
export type Argon2Work = { task: { password: string; hash?: string }; result: string | boolean }

serveTasks<Argon2Work>(({ password, hash }) =>
  hash === undefined ? hashSync(password, COST) : verifySync(hash, password),
)
