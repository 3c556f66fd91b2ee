import { type ResourceLimits, Worker } from 'node:worker_threads'
import { SECOND } from '#shared/kernel/durations.ts'
import { QueueFullError } from './queue-full-error.ts'
import type { ThreadAnswer, ThreadTask, ThreadWork } from './serve-tasks.ts'

/** The time a thread without work is kept: it holds 10 to 30 MB. */
const IDLE_MS = 10 * SECOND

/**
 * Runs work that keeps a core busy for long on a worker thread, one task after another, so that the main thread keeps
 * answering. The thread is started by the first task, ends when there have been none for a while, and keeps the process
 * running only while a task waits, so nothing has to be closed. When it dies, waiting tasks are rejected and the next
 * one starts a new thread.
 * @param settings.script the thread's program, which calls `serveTasks`
 * @param settings.name of the thread, for error messages
 * @param settings.maxWaiting tasks that may wait at a time, the running one included
 * @returns a function that does one task; it rejects with what the work throws, or with QueueFullError
 */
export function createWorkerThread<Work extends ThreadWork>(settings: {
  script: URL
  name: string
  maxWaiting: number
  resourceLimits?: ResourceLimits
}): (task: Work['task']) => Promise<Work['result']> {
  const { script, name, maxWaiting, resourceLimits = {} } = settings
  const waiting = new Map<number, PromiseWithResolvers<Work['result']>>()
  let thread: Worker | undefined
  let ending: NodeJS.Timeout | undefined
  let lastId = 0

  function startThread(): Worker {
    const started = new Worker(script, { resourceLimits })
    started.on('message', (message: ThreadAnswer<Work>) => {
      const answer = waiting.get(message.id)
      if ('result' in message) answer?.resolve(message.result)
      else answer?.reject(message.error)
      waiting.delete(message.id)
      if (waiting.size > 0) return
      started.unref()
      ending = setTimeout(end, IDLE_MS).unref()
    })
    let reason: unknown
    started.on('error', (error) => (reason = error))
    started.on('exit', () => {
      // The tasks of one that was ended are done; those that wait are its successor's.
      if (thread !== started) return
      thread = undefined
      for (const answer of waiting.values())
        answer.reject(reason ?? new Error(`the thread for ${name} ended`))
      waiting.clear()
    })
    return started
  }

  function end(): void {
    const idle = thread
    thread = undefined
    void idle?.terminate()
  }

  return (task) => {
    if (waiting.size >= maxWaiting) return Promise.reject(new QueueFullError(name))
    clearTimeout(ending)
    thread ??= startThread()
    thread.ref()
    lastId += 1
    const answer = Promise.withResolvers<Work['result']>()
    thread.postMessage({ id: lastId, task } satisfies ThreadTask<Work>)
    waiting.set(lastId, answer)
    return answer.promise
  }
}
