const GIVE_UP_MS = 5 * 60_000

/**
 * Waits until `read` returns something that `isDone` accepts.
 * @throws after five minutes, with what was read last: the test's own time-out would say nothing
 */
export async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const started = Date.now()
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    if (Date.now() - started > GIVE_UP_MS) {
      throw new Error(`Waited five minutes; the last value read was ${JSON.stringify(value)}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
