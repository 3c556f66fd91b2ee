import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Backups } from '#adapters/backups/backups.ts'
import { loadConfig } from '#config/config.ts'
import type { Database } from '#database/client.ts'
import { openBackups } from '#server/backups/open-backups.ts'
import { testStorage } from '#tests/stand-ins/test-storage.ts'

type Shop = Partial<Database> & { url?: string }
const opened = new WeakMap<Shop, Backups>()
let folder: string | undefined

/** Backups of a test's shop, in a folder that goes with the process. */
export function testBackups(shop: Shop): Backups {
  const known = opened.get(shop)
  if (known) return known
  const backups = open(shop)
  opened.set(shop, backups)
  return backups
}

function open(shop: Shop): Backups {
  folder ??= makeFolder()
  const dataDir = mkdtempSync(join(folder, 'shop-'))
  const settings = { DATA_DIR: dataDir, ...(shop.url ? { DATABASE_URL: shop.url } : {}) }
  // Only a test that makes backups needs all of its database.
  const parts = { database: shop as Database, storage: testStorage(), stopping: new AbortController().signal }
  return openBackups({ ...loadConfig(settings), logLevel: 'silent' }, parts)
}

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'krok-test-backups-'))
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}
