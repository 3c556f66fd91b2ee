import { hashSync, verifySync } from '@node-rs/argon2'
import { answerTasks } from '../answer-tasks.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (argon2id is the library's own choice). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A password is hashed, or compared with a kept one. */
export type Hashing = { task: { password: string; kept?: string }; result: string | boolean }

answerTasks<Hashing>(({ password, kept }) =>
  kept === undefined ? hashSync(password, ARGON2ID) : verifySync(kept, password),
)
