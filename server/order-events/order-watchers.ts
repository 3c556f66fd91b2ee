/** The open pages that show an order, and are notified when it changes. */
export class OrderWatchers {
  readonly #watchers = new Map<string, Set<() => void>>()

  /** Calls `onChange` on each change of an order, until the returned function is called. */
  watch(orderId: string, onChange: () => void): () => void {
    const watching = this.#watchers.get(orderId) ?? new Set()
    this.#watchers.set(orderId, watching.add(onChange))
    return () => {
      watching.delete(onChange)
      if (watching.size === 0) this.#watchers.delete(orderId)
    }
  }

  /** Call when an order has changed. */
  notify(orderId: string): void {
    for (const onChange of this.#watchers.get(orderId) ?? []) onChange()
  }

  /** Call when any order may have changed: after a time in which notifications were missed. */
  notifyAll(): void {
    for (const orderId of this.#watchers.keys()) this.notify(orderId)
  }
}
