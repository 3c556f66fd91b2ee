import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { desc, eq } from 'drizzle-orm'
import { passwordHistory } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (argon2id is the library's own choice). About 28 ms of one core. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing leaves a core to everybody else, however many sign in at once. */
const MAX_AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Who would wait longer than some seconds is told so instead. */
const MAX_WAITING = 200

let running = 0
const waiting: (() => void)[] = []

/** A password as it is kept. Takes its time, outside the event loop; never inside a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, ARGON2ID))
}

/** Whether `password` is the one that `kept` was made of; without one it takes the same time and is not. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const isSame = await oneOfFew(async () => verify(kept ?? (await nobodysPassword()), password))
  return isSame && Boolean(kept)
}

/** Whether it is one of the user's last five. */
export async function wasUsedBefore(
  readHistory: () => Promise<{ passwordHash: string }[]>,
  password: string,
): Promise<boolean> {
  for (const { passwordHash } of await readHistory()) {
    if (await isPassword(passwordHash, password)) return true
  }
  return false
}

/** The user's last five passwords, newest first. */
export async function listPasswordHistory(ctx: Ctx, userId: string): Promise<{ passwordHash: string }[]> {
  return ctx.db
    .select({ passwordHash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.createdAt))
    .limit(5)
}

let nobodys: Promise<string> | undefined
function nobodysPassword(): Promise<string> {
  nobodys ??= hash('nobody has this password', ARGON2ID)
  return nobodys
}

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new DomainError('unavailable', 'sign_in')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
