import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dumpFreshPglite } from '#database/pglite.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { seedShop } from './seed-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo shop, freshly seeded: a dump to open on PGlite, or a template to copy on PostgreSQL. */
    freshShop: { dump: string } | { server: string; template: string }
  }
}

/** Makes the demo shop on PGlite once a run; every test file starts from a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-test-'))
  const dump = join(folder, 'shop.tar')
  const blob = await dumpFreshPglite((database) => seedShop(testCtx(database)))
  await writeFile(dump, Buffer.from(await blob.arrayBuffer()))
  project.provide('freshShop', { dump })
  return () => rm(folder, { recursive: true, force: true })
}
