import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import { createDatabase, dropDatabase, urlOf } from '../databases/postgres-databases.ts'
import { SHORT_LIVED } from './node-flags.ts'
import { type Program, programOf } from './program.ts'
import { serverEnv } from './server-env.ts'

export type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }

/** A server process of a test's own: `node server/main.ts`. It ends with the test at the latest. */
export type ShopProcess = {
  url: string
  /** Its standard output so far. */
  stdout(): string
  kill(signal: NodeJS.Signals): Promise<Ended>
  ended: Promise<Ended>
}

/** The place in which a shop keeps its data: settings for its processes, and a way in for the test once they have ended. */
export type Home = { settings: Record<string, string>; open(): Promise<Database> }

/**
 * A place for data on the engine of this run, gone with the test. A first start takes several times as long as a later
 * one, so it has the data of a demo that has been started, unless it is to be empty.
 */
export async function newHome({ isEmpty = false } = {}): Promise<Home> {
  const shop = inject('freshShop')
  const dataDir = await mkdtemp(join(tmpdir(), 'krok-home-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  if ('server' in shop) {
    const name = await createDatabase(shop.server, isEmpty ? undefined : shop.started)
    onTestFinished(() => dropDatabase(shop.server, name))
    const url = urlOf(shop.server, name)
    return {
      settings: { DATABASE_URL: url, DATA_DIR: dataDir },
      open: () => openDatabase({ url, dataDir: '', isPatient: true }),
    }
  }
  if (!isEmpty) cpSync(shop.started, dataDir, { recursive: true })
  return { settings: { DATA_DIR: dataDir }, open: () => openDatabase({ dataDir, isPatient: true }) }
}

/** Starts a process on a free port, unless `settings` name one, without waiting for anything. */
export async function spawnShop(
  settings: Record<string, string>,
  {
    script = 'server/main.ts',
    folder = '.',
    args = [],
  }: { script?: Program; folder?: string; args?: string[] } = {},
): Promise<ShopProcess> {
  const port = settings['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, [...SHORT_LIVED, programOf(script), ...args], {
    // Nobody answers at port 9: the shop has its fixed rates at once.
    env: serverEnv({
      EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      PORT: port,
      // The next process need not compile what one has compiled.
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      ...settings,
    }),
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text
    })
  }
  const ended = once(child, 'close').then((values) => {
    const [code, signal] = values as [number | null, NodeJS.Signals | null]
    return { code, signal, ...output }
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stdout: () => output.stdout,
    ended,
    kill(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** Starts a shop, of the release in `folder`, and waits until it answers. */
export async function startShop(
  settings: Record<string, string>,
  { folder = '.', args = [] }: { folder?: string; args?: string[] } = {},
): Promise<ShopProcess> {
  const shop = await spawnShop(settings, { folder, args })
  let ended: Ended | undefined
  void shop.ended.then((how) => {
    ended = how
  })
  while (!(await answers(shop.url))) {
    if (ended) throw new Error(`the shop did not start: ${ended.stdout}${ended.stderr}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return shop
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}
