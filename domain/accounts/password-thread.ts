import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (argon2id is the library's own choice). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type HashingTask = { id: number; password: string; kept?: string }
export type HashingResult = { id: number; result: string | boolean }

// Answering pages comes first. On Linux this is the priority of the thread, elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ id, password, kept }: HashingTask) => {
  const result = kept === undefined ? hashSync(password, ARGON2ID) : verifySync(kept, password)
  parentPort?.postMessage({ id, result } satisfies HashingResult)
})
