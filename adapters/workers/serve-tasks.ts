import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** The tasks that a thread gets, and the result of each. */
export type ThreadWork = { task: unknown; result: unknown }
export type ThreadTask<Work extends ThreadWork> = { id: number; task: Work['task'] }
export type ThreadAnswer<Work extends ThreadWork> =
  | { id: number; result: Work['result'] }
  | { id: number; error: unknown }

/**
 * The thread's side of `createWorkerThread`: answers each task with the result of `work`, or with the error it throws.
 */
export function serveTasks<Work extends ThreadWork>(
  work: (task: Work['task']) => Work['result'] | Promise<Work['result']>,
): void {
  // Answering pages comes first. Only on Linux is this the thread's own priority; elsewhere it would be the process's.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

  async function answer({ id, task }: ThreadTask<Work>): Promise<ThreadAnswer<Work>> {
    try {
      return { id, result: await work(task) }
    } catch (error) {
      return { id, error }
    }
  }
  parentPort?.on('message', (asked: ThreadTask<Work>) => {
    void answer(asked).then((answered) => parentPort?.postMessage(answered))
  })
}
