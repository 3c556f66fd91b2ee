// @ts-check
import { spawn } from 'node:child_process'

/**
 * Runs `args` in the Node at `path` as if it were this process: same terminal, signals passed on.
 * @param {string} path
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code
 */
export function runInNode(path, args, env = process.env) {
  const child = spawn(path, args, { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      // If a signal ended the child, exit with the code that shells report for it.
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1))
    })
  })
}
