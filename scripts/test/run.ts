import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'

/** With our own Node first in PATH: the tools' first lines ask for `node`. */
const PATH = [resolve('node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(
  delimiter,
)

let running: ChildProcess | undefined

/** Runs a command in this terminal; resolves to its exit code. A variable set to undefined is removed. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH, ...env } })
    running = child
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Exits normally on signals, so that everything that was started for the tests is stopped. */
export function leaveOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      running?.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}
