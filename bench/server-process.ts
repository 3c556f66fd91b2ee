import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/test/free-port.ts'
import { cpuMsOf } from './processes/cpu-time.ts'

/** The shop, as `npm start` runs it. */
export const SHOP = 'build/programs/server.js'
/** As in package.json. */
const FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=1024', '--v8-pool-size=1']

/** A server in its own process, whose CPU time and memory can be read. */
export type ServerProcess = {
  url: string
  /** Milliseconds from the start of the process to the first answer of `/`. */
  startMs: number
  cpuMs(): number
  residentMb(): number
  stop(): Promise<void>
}

/** Starts a script, with arguments or without, under the running Node and waits until `/` answers. */
export function startServer(script: string | string[], env: Record<string, string>): Promise<ServerProcess> {
  return start(process.execPath, [...FLAGS, script].flat(), { env })
}

/** Starts the shop of a folder by the command that its own `npm start` runs, and waits until `/` answers. */
export function startRelease(folder: string, env: Record<string, string>): Promise<ServerProcess> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return start('sh', ['-c', scripts.start], { cwd: folder, env })
}

async function start(
  command: string,
  args: string[],
  { env, cwd = '.' }: { env: Record<string, string>; cwd?: string },
): Promise<ServerProcess> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...inheritedEnv(), NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(url, child)
  return {
    url,
    startMs: performance.now() - started,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    residentMb: () => residentMbOf(child.pid),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Waits until the server has used almost no CPU for a second; asking it would use some. */
export async function untilQuiet(server: ServerProcess): Promise<void> {
  for (let before = -Infinity; server.cpuMs() - before > 20;) {
    before = server.cpuMs()
    await sleep(1_000)
  }
}

/** The environment of started processes; `node` is the running one in it. */
export function inheritedEnv(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  return { PATH: `${dirname(process.execPath)}:${PATH}`, HOME, ...(TMPDIR ? { TMPDIR } : {}) }
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it answered`)
    const isUp = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    )
    if (isUp) return
    await sleep(10)
  }
}

function residentMbOf(pid: number | undefined): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}
