import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'

/** Our own Node first, whichever the machine has: the tools' first lines ask for `node`. */
const PATH = [resolve('node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(
  delimiter,
)

let running: ChildProcess | undefined

/** Runs a command in this terminal; resolves to its exit code. A variable set to undefined is taken away. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH, ...env } })
    running = child
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** When told to stop, leaves by the door, so that all that was started for the tests is taken down. */
export function leaveOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      running?.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}
