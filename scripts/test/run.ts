import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'

/** With our own Node first in PATH, since the tools' scripts start with `env node`. */
const PATH = [resolve('node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(
  delimiter,
)

const running = new Set<ChildProcess>()

export function heading(title: string): void {
  console.log(`\n── ${title} ──`)
}

/** Runs a command in this terminal; resolves to its exit code. A variable set to undefined is removed. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return ended(start(command, args, 'inherit', env))
}

/** Runs a command silently; resolves to its exit code and output. */
export async function runQuietly(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = start(command, args, 'pipe', env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return { code: await ended(child), output }
}

function start(
  command: string,
  args: string[],
  output: 'inherit' | 'pipe',
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['inherit', output, output],
    env: { ...process.env, PATH, ...env },
  })
  running.add(child)
  return child
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Exits normally on signals, so that everything started for the tests is stopped. */
export function leaveOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}
