/** Who is looking at which order, and is notified when it changes. */
export class OrderWatchers {
  readonly #watchers = new Map<string, Set<() => void>>()

  /** Calls `onChange` at each step of an order, until what it returns is called. */
  watch(orderId: string, onChange: () => void): () => void {
    const watching = this.#watchers.get(orderId) ?? new Set()
    this.#watchers.set(orderId, watching.add(onChange))
    return () => {
      watching.delete(onChange)
      if (watching.size === 0) this.#watchers.delete(orderId)
    }
  }

  /** An order has changed. */
  notify(orderId: string): void {
    for (const onChange of this.#watchers.get(orderId) ?? []) onChange()
  }

  /** Any may have changed: notifications may have been missed. */
  notifyAll(): void {
    for (const orderId of this.#watchers.keys()) this.notify(orderId)
  }
}
