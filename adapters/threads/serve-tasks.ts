import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** The tasks that a thread is given, and what it makes of each. */
export type ThreadWork = { task: unknown; result: unknown }
export type ThreadTask<Work extends ThreadWork> = { id: number; task: Work['task'] }
export type ThreadAnswer<Work extends ThreadWork> =
  { id: number; result: Work['result'] } | { id: number; error: unknown }

/** The thread's side of `createWorkerThread`: answers each task with the result of `work`, or with what it throws. */
export function serveTasks<Work extends ThreadWork>(
  work: (task: Work['task']) => Work['result'] | Promise<Work['result']>,
): void {
  // Answering pages comes first. On Linux this is the priority of the thread, elsewhere it would be the whole process's.
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
