import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Ctx } from '#domain/kernel/context.ts'
import { openDatabase } from '#database/open-database.ts'
import { createTemplate, dropDatabase } from './postgres-databases.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { seedShop, seedStarted } from './seed-shop.ts'

/** Makes the demo shop on PostgreSQL once a run; every test file starts from a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL')
  const template = await createTemplate(server, (url) => fill(url, seedShop))
  const dataDir = await mkdtemp(join(tmpdir(), 'krok-test-'))
  const seed = (ctx: Ctx) => seedStarted(ctx, dataDir)
  const started = await createTemplate(server, (url) => fill(url, seed), template)
  project.provide('freshShop', { server, template, started })
  return async () => {
    await Promise.all([template, started].map((name) => dropDatabase(server, name)))
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(url: string, seed: (ctx: Ctx) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url, dataDir: '', isPatient: true })
  await seed(testCtx(database))
  await database.close()
}
