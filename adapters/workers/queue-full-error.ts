/** Too many tasks are waiting already: this one was not accepted. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  constructor(queue: string) {
    super(`the queue for ${queue} is full`)
  }
}
