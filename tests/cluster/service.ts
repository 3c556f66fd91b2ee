import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'

/** A program of the cluster, which the tests start and kill as often as they like. */
export type Service = {
  start(): void
  /** Resolves when it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type ServiceOptions = {
  env?: Record<string, string> | undefined
  /** The folder in which it runs. */
  cwd: string
  /** The file to which it writes what it says. */
  log: string
  user?: { uid: number; gid: number } | undefined
}

export function newService(
  command: string,
  args: string[],
  { env, cwd, log, user }: ServiceOptions,
): Service {
  let child: ChildProcess | undefined
  return {
    start() {
      const output = openSync(log, 'a')
      child = spawn(command, args, {
        cwd,
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
        stdio: ['ignore', output, output],
        ...user,
      })
    },
    async stop(signal = 'SIGKILL') {
      const running = child
      child = undefined
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = once(running, 'close')
      running.kill(signal)
      await ended
    },
  }
}
