import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { userRoles, users } from '#database/schema/index.ts'
import { createUser } from '#domain/accounts/accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { SEED_LOCK } from './seed-demo.ts'

/** An account for trying out the demo. The code of its sign-in is in the demo's mailbox. */
export type DemoAccount = { email: string; password: string }

const PEOPLE = [
  { email: 'admin@krok.example', firstName: 'Ploy', lastName: 'Rattana', role: 'admin' },
  { email: 'customer@krok.example', firstName: 'Nok', lastName: 'Jaidee', role: undefined },
] as const

/**
 * Creates the demo's admin and customer, once, with random passwords, which are stored beside the data so that each
 * start can print them. For the demo only.
 * @returns undefined if the accounts exist but the file with their passwords is gone
 */
export async function demoAccounts(ctx: Ctx, dataDir: string): Promise<DemoAccount[] | undefined> {
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

async function hasDemoAccounts(ctx: Ctx): Promise<boolean> {
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
