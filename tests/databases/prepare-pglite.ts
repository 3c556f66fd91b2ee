import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Ctx } from '#domain/kernel/context.ts'
import { openDatabase } from '#database/open-database.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { seedShop, seedStarted } from './seed-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The demo shop, freshly seeded: a data directory to copy on PGlite, or a template to copy on PostgreSQL.
     * `started` is the same once a shop has been started on it.
     */
    freshShop: { folder: string; started: string } | { server: string; template: string; started: string }
  }
}

/** Makes the demo shop on PGlite once a run; every test file starts from a copy of its files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await mkdtemp(join(tmpdir(), 'krok-test-'))
  const folder = join(place, 'shop')
  await fill(folder, seedShop)
  const started = join(place, 'started')
  cpSync(folder, started, { recursive: true })
  await fill(started, (ctx) => seedStarted(ctx, started))
  project.provide('freshShop', { folder, started })
  return () => rm(place, { recursive: true, force: true })
}

async function fill(dataDir: string, seed: (ctx: Ctx) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir, isPatient: true })
  await seed(testCtx(database))
  await database.close()
}
