import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { deserialize } from 'node:v8'
import { SECOND } from '#shared/kernel/durations.ts'
import { readFrames, writeFrame } from './frames.ts'
import type { ProcessAnswer } from './serve-files.ts'
import { QueueFullError } from './queue-full-error.ts'

/** The process that worked on a task ended before it had a result: it crashed, was killed, or took too much. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError'
  constructor(worker: string, how: string) {
    super(`the process for ${worker} ended: ${how}`)
  }
}

/** The time a process without work is kept. */
const IDLE_MS = 10 * SECOND

/**
 * Like `createWorkerThread`, for work on files from strangers by native code: in a process of the lowest priority, which
 * can neither slow down nor take along the one that answers pages, and which is told no secrets. It runs one task after
 * another, is started by the first one, and ends when there have been none for a while or when this process ends. If it
 * dies, the task that it was at is rejected; those that wait get a new process.
 * @param settings.script its program, which calls `serveFiles`
 * @param settings.name for error messages
 * @param settings.maxWaiting tasks that may wait at a time, the running one included
 * @returns a function that does one task; it rejects with what the work throws, with QueueFullError or WorkerEndedError
 */
export function createWorkerProcess<Result>(settings: {
  script: URL
  name: string
  maxWaiting: number
}): (file: Uint8Array) => Promise<Result> {
  const { script, name, maxWaiting } = settings
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let worker: WorkerProcess | undefined
  let ending: NodeJS.Timeout | undefined

  async function run(file: Uint8Array): Promise<Result> {
    clearTimeout(ending)
    if (!worker?.isAlive()) worker = startProcess(script, name)
    const { ask, end } = worker
    try {
      return (await ask(file)) as Result
    } finally {
      ending = setTimeout(() => {
        end()
        worker = undefined
      }, IDLE_MS).unref()
    }
  }

  return async (file) => {
    if (waiting >= maxWaiting) throw new QueueFullError(name)
    waiting += 1
    const turn = last.then(() => run(file))
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}

type WorkerProcess = { isAlive(): boolean; ask(file: Uint8Array): Promise<unknown>; end(): void }

function startProcess(script: URL, name: string): WorkerProcess {
  // The heap of JavaScript is small; pictures are outside it, and have a limit in `serveFiles`.
  const child = spawn(process.execPath, ['--max-old-space-size=128', fileURLToPath(script)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {},
  })
  const exit = once(child, 'exit').then(
    ([code, signal]) => `${signal ?? `exit code ${code}`}`,
    (error: unknown) => `it could not be started (${String(error)})`,
  )
  // A failed write shows in the end of the process's answers.
  child.stdin.on('error', () => undefined)
  const answers = readFrames(child.stdout)
  keepsRunning(child, false)
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null && child.pid !== undefined,
    async ask(file) {
      keepsRunning(child, true)
      try {
        writeFrame(child.stdin, file)
        const { value } = await answers.next()
        if (!value) throw new WorkerEndedError(name, await exit)
        const answer = deserialize(value) as ProcessAnswer
        if ('error' in answer) throw answer.error
        return answer.result
      } finally {
        keepsRunning(child, false)
      }
    },
    end: () => child.stdin.end(),
  }
}

/** Makes this process wait for the other one before it ends by itself, or not. */
function keepsRunning(child: ChildProcessByStdio<Writable, Readable, null>, isKept: boolean): void {
  for (const part of [child, child.stdin as Socket, child.stdout as Socket]) {
    if (isKept) part.ref()
    else part.unref()
  }
}
