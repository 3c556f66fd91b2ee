import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { userRoles, users } from '#database/schema/index.ts'
import { createUser } from '#domain/accounts/accounts/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { SEED_LOCK } from './seed-demo.ts'

/** An account for trying out the demo. The code of its sign-in is in the demo's mailbox. */
export type DemoAccount = { email: string; password: string }

export const DEMO_PEOPLE = {
  admin: { email: 'admin@krok.example', firstName: 'Ploy', lastName: 'Rattana', role: 'admin' },
  customer: { email: 'customer@krok.example', firstName: 'Nok', lastName: 'Jaidee', role: undefined },
} as const
const PEOPLE = Object.values(DEMO_PEOPLE)

/**
 * Creates the demo's admin and customer, once, with random passwords, which are stored beside the data so that each
 * start can print them. For the demo only.
 * @param fill done with it, in the same transaction
 * @returns undefined if the accounts exist but the file with their passwords is gone
 */
export async function demoAccounts(
  ctx: Ctx,
  dataDir: string,
  fill: (ctx: ShopCtx) => Promise<void> = async () => {},
): Promise<DemoAccount[] | undefined> {
  const file = join(dataDir, 'demo-accounts.json')
  if (await hasDemoAccounts(ctx)) return readAccounts(file)
  const fresh = await Promise.all(
    PEOPLE.map(async (person) => {
      const password = `Krok-${randomBytes(6).toString('hex')}-7`
      return { ...person, password, passwordHash: await ctx.passwords.hash(password) }
    }),
  )
  const isNew = await inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasDemoAccounts(ctx)) return false
    for (const { email, firstName, lastName, role, passwordHash } of fresh) {
      const emailConfirmedAt = ctx.now()
      const user = { email, firstName, lastName, passwordHash, emailConfirmedAt, isDemo: true }
      const created = await createUser(ctx, { ...user, locale: 'en' })
      if (created && role) await ctx.db.insert(userRoles).values({ userId: created.id, role })
    }
    await fill(ctx)
    return true
  })
  if (!isNew) return readAccounts(file)
  const accounts = fresh.map(({ email, password }) => ({ email, password }))
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(accounts), { mode: 0o600 })
  return accounts
}

/** For a shop that goes live on the demo's data: deletes the accounts whose passwords were printed. */
export async function removeDemoAccounts(ctx: Ctx): Promise<void> {
  await inTransaction(asShop(ctx), (ctx) => ctx.db.delete(users).where(eq(users.isDemo, true)))
}

/** True if the demo's year has passed in this shop: it has customers who were invented with it. */
export async function holdsDemoYear(ctx: Ctx): Promise<boolean> {
  const known = PEOPLE.map(({ email }) => email)
  const isInvented = and(eq(users.isDemo, true), notInArray(users.email, known))
  return inTransaction(asShop(ctx), async (ctx) => (await ctx.db.$count(users, isInvented)) > 0)
}

export async function hasDemoAccounts(ctx: Ctx): Promise<boolean> {
  return inTransaction(asShop(ctx), async (ctx) => (await ctx.db.$count(users, eq(users.isDemo, true))) > 0)
}

async function readAccounts(file: string): Promise<DemoAccount[] | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoAccount[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
