import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/open-database.ts'
import { dumpFreshPglite } from '#database/pglite.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { createTemplate, dropDatabase } from './postgres-databases.ts'
import { testCtx } from './test-ctx.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo shop, freshly seeded: a dump to open on PGlite, or a template to copy on PostgreSQL. */
    freshShop: { dump: string } | { server: string; template: string }
  }
}

/** Makes the demo shop once a run; every test file starts from a copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
  if (server) {
    const template = await createTemplate(server, async (url) => {
      const database = await openDatabase({ url, dataDir: '' })
      await seedDemo(testCtx(database))
      await database.close()
    })
    project.provide('freshShop', { server, template })
    return () => dropDatabase(server, template)
  }
  const folder = await mkdtemp(join(tmpdir(), 'krok-test-'))
  const dump = join(folder, 'shop.tar')
  const blob = await dumpFreshPglite((database) => seedDemo(testCtx(database)))
  await writeFile(dump, Buffer.from(await blob.arrayBuffer()))
  project.provide('freshShop', { dump })
  return () => rm(folder, { recursive: true, force: true })
}
