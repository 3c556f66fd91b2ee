/** Waits until `read` gives something for which `isThere` holds; the test's own time-out is the limit. */
export async function eventually<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (isThere(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
