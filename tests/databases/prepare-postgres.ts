import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/open-database.ts'
import { createTemplate, dropDatabase } from './postgres-databases.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { seedShop } from './seed-shop.ts'

/** Makes the demo shop on PostgreSQL once a run; every test file starts from a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL')
  const template = await createTemplate(server, async (url) => {
    const database = await openDatabase({ url, dataDir: '', isPatient: true })
    await seedShop(testCtx(database))
    await database.close()
  })
  project.provide('freshShop', { server, template })
  return () => dropDatabase(server, template)
}
