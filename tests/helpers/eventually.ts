/** Waits until `read` returns something that `isDone` accepts; only the test's own time-out limits it. */
export async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
