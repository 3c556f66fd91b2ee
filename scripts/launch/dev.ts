import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'

/** The folders that the server itself loads. Vite shows changes of pages without a restart. */
const WATCHED = ['server', 'domain', 'database', 'adapters', 'config', 'shared']
const isOfServer = /(?<!\.test)\.(ts|sql)$/
/** Editors write a file in several steps. */
const SETTLE_MS = 100

/* Not `node --watch`, which would restart endlessly for files that Vite writes and loads itself. */

/**
 * Runs the shop with hot reload: Vite serves app/ as it is edited, and the server restarts when its own files change.
 * @param args what a new demo begins with
 */
export async function dev(args: string[]): Promise<void> {
  let server = startServer(args)
  let restarting: Promise<void> | undefined
  let settling: NodeJS.Timeout | undefined

  async function restart(): Promise<void> {
    await stop(server)
    server = startServer(args)
    restarting = undefined
  }

  for (const folder of WATCHED) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !isOfServer.test(file)) return
      clearTimeout(settling)
      settling = setTimeout(() => {
        console.log(`${folder}/${file} changed: starting again…`)
        restarting ??= restart()
      }, SETTLE_MS)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      clearTimeout(settling)
      void Promise.resolve(restarting)
        .then(() => stop(server))
        .then(() => process.exit(0))
    })
  }
}

function startServer(args: string[]): ChildProcess {
  const server = spawn(process.execPath, ['server/main.ts', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  server.once('exit', () => {
    if (!server.killed) console.log('The server has stopped; it starts again when a file changes.')
  })
  return server
}

/** Stops the server and waits until it has exited. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}
