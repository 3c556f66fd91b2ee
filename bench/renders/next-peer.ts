import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../server-process.ts'

/** The folder in which the app of bench/next is installed and built: beside the shop's own packages, of which it needs none. */
const APP = 'node_modules/.cache/bench-next'
const NEXT = `${APP}/node_modules/next/dist/bin/next`
const ENV = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

/**
 * The peer: a Next.js app that renders the same cards at each request, in a plainer page and from a file. The first run
 * installs it, and each builds it.
 */
export async function startNext(shop: ServerProcess, folder: string): Promise<ServerProcess> {
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...ENV },
    })
  cpSync('bench/next', APP, { recursive: true })
  if (!existsSync(NEXT)) run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], APP)
  run(process.execPath, [NEXT, 'build', APP], '.')
  const answer = await fetch(`${shop.url}/api/products`)
  if (!answer.ok) throw new Error(`/api/products answered ${answer.status}`)
  const { items } = (await answer.json()) as { items: unknown[] }
  const file = join(folder, 'products.json')
  writeFileSync(file, JSON.stringify(items))
  return startServer([NEXT, 'start', APP], { ...ENV, BENCH_PRODUCTS: file })
}
