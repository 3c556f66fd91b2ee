/** The process that worked on a task ended before it had a result: it crashed, was killed, or took too much. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError'
  constructor(worker: string, how: string) {
    super(`the process for ${worker} ended: ${how}`)
  }
}
