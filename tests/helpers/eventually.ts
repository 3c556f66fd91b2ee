/** Less than a test's own time-out, which would say nothing; more than a busy machine takes for anything. */
const GIVE_UP_MS = 9 * 60_000

/**
 * Waits until `read` returns something that `isDone` accepts.
 * @throws after nine minutes, with what was read last
 */
export async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const started = Date.now()
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    if (Date.now() - started > GIVE_UP_MS) {
      throw new Error(`Waited nine minutes; the last value read was ${JSON.stringify(value)}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
