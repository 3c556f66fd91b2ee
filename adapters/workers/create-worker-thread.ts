import { type ResourceLimits, Worker } from 'node:worker_threads'
import { QueueFullError } from './queue-full-error.ts'
import type { ThreadAnswer, ThreadTask, ThreadWork } from './serve-tasks.ts'

/**
 * Runs work that keeps a core busy for long on a worker thread, one task after another, so that the main thread keeps
 * answering. The thread is started by the first task and keeps the process running only while a task waits, so nothing
 * has to be closed. When it dies, waiting tasks are rejected and the next one starts a new thread.
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
  let lastId = 0

  function startThread(): Worker {
    const started = new Worker(script, { resourceLimits })
    started.on('message', (message: ThreadAnswer<Work>) => {
      const answer = waiting.get(message.id)
      if ('result' in message) answer?.resolve(message.result)
      else answer?.reject(message.error)
      waiting.delete(message.id)
      if (waiting.size === 0) started.unref()
    })
    let reason: unknown
    started.on('error', (error) => (reason = error))
    started.on('exit', () => {
      thread = undefined
      for (const answer of waiting.values())
        answer.reject(reason ?? new Error(`the thread for ${name} ended`))
      waiting.clear()
    })
    return started
  }

  return (task) => {
    if (waiting.size >= maxWaiting) return Promise.reject(new QueueFullError(name))
    thread ??= startThread()
    thread.ref()
    lastId += 1
    const answer = Promise.withResolvers<Work['result']>()
    thread.postMessage({ id: lastId, task } satisfies ThreadTask<Work>)
    waiting.set(lastId, answer)
    return answer.promise
  }
}
