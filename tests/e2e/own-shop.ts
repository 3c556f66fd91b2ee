import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHORT_LIVED } from '#tests/helpers/node-flags.ts'
import { programOf } from '#tests/helpers/program.ts'
import { serverEnv } from '#tests/helpers/server-env.ts'
import { expect } from './shopper.ts'

type OwnShop = { port: string; dataDir: string; settings?: Record<string, string>; args?: string[] }

/**
 * Starts a demo of a journey's own, which it may stop, or which has other data.
 * @returns stops it
 */
export async function startOwnShop({
  port,
  dataDir,
  settings = {},
  args = [],
}: OwnShop): Promise<() => Promise<unknown>> {
  const env = serverEnv({
    PORT: port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
    ...settings,
  })
  const program = [...SHORT_LIVED, programOf('server/main.ts'), ...args]
  const shop = spawn(process.execPath, program, { env, stdio: 'ignore' })
  const ended = once(shop, 'close')
  const answers = () => fetch(`http://localhost:${port}/readyz`).then(({ ok }) => ok)
  await expect(() => expect(answers()).resolves.toBe(true)).toPass()
  return () => {
    shop.kill('SIGTERM')
    return ended
  }
}

/** The demo's admin, as the terminal prints it. */
export async function adminOf(dataDir: string): Promise<{ email: string; password: string }> {
  const accounts = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')) as {
    email: string
    password: string
  }[]
  const [admin] = accounts
  if (!admin) throw new Error('the demo has no admin')
  return admin
}
