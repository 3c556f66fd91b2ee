import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask, ThreadWork } from './answer-tasks.ts'
import { DomainError } from './errors.ts'

/**
 * Work that keeps a core busy for long, done one piece after another on a thread of its own: however much there is of
 * it, the other cores are everybody else's. The thread is started when it is first needed, and keeps the process
 * running only while somebody waits for it.
 * @param settings the thread's `script`, which calls `answerTasks`; whoever would be more than `maxWaiting`th in the
 *   queue is told that `what` is unavailable
 */
export function ownThread<Work extends ThreadWork>(settings: {
  script: URL
  what: string
  maxWaiting: number
  resourceLimits?: ResourceLimits
}): (task: Work['task']) => Promise<Work['result']> {
  const { script, what, maxWaiting, resourceLimits = {} } = settings
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
    // The next task gets a new thread; those under way are told.
    started.on('exit', () => {
      thread = undefined
      for (const answer of waiting.values())
        answer.reject(reason ?? new Error(`the thread for ${what} ended`))
      waiting.clear()
    })
    return started
  }

  return (task) => {
    if (waiting.size >= maxWaiting) return Promise.reject(new DomainError('unavailable', what))
    thread ??= startThread()
    thread.ref()
    lastId += 1
    const answer = Promise.withResolvers<Work['result']>()
    thread.postMessage({ id: lastId, task } satisfies ThreadTask<Work>)
    waiting.set(lastId, answer)
    return answer.promise
  }
}
