import { desc, eq } from 'drizzle-orm'
import { passwordHistory } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { ownThread } from '../own-thread.ts'
import type { Hashing } from './password-thread.ts'

/** Of random bytes that nobody has kept: comparing with it takes as long as with anybody's. */
const NOBODYS_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$bzxqxRadN2snKVpH9ZXpLw$lpfS7EDuUfPFzyWU2lh+iK0QY32aAttxd1DrWaPfoSU'
const onThread = ownThread<Hashing>({
  script: new URL('./password-thread.ts', import.meta.url),
  what: 'sign_in',
  // Who would wait longer than some seconds is told so instead.
  maxWaiting: 200,
})

/** A password as it is kept. Takes its time, on a thread of its own; never inside a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return (await onThread({ password })) as string
}

/** Whether `password` is the one that `kept` was made of; without one it takes the same time and is not. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const isSame = await onThread({ password, kept: kept ?? NOBODYS_PASSWORD })
  return isSame === true && Boolean(kept)
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
