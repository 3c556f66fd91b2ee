/** Who is looking at which order, and is told when it takes a step. */
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
  tell(orderId: string): void {
    for (const onChange of this.#watchers.get(orderId) ?? []) onChange()
  }

  /** Some may have: what came while nobody heard is not known. */
  tellAll(): void {
    for (const orderId of this.#watchers.keys()) this.tell(orderId)
  }
}
