import { spawn } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'

/** Our own Node first, whichever the machine has: the tools' first lines ask for `node`. */
const PATH = [resolve('node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(
  delimiter,
)

/** Runs a command in this terminal; resolves to its exit code. A variable set to undefined is taken away. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH, ...env } })
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal)
      // Leaves by the door, so that what was started for the tests is taken down.
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
    for (const signal of signals) process.once(signal, stop)
    const done = () => {
      for (const signal of signals) process.off(signal, stop)
    }
    child.once('error', (error) => {
      done()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      done()
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}
