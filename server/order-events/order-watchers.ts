/** Those who look at all orders are told once in a while, however many orders change. */
const PAUSE_MS = 1_000

/** The open pages that show an order, or a list of them, and are notified when one changes. */
export class OrderWatchers {
  readonly #watchers = new Map<string, Set<() => void>>()
  readonly #ofAll = new Set<() => void>()
  #pause: ReturnType<typeof setTimeout> | undefined
  #changedMeanwhile = false

  /** Calls `onChange` on each change of an order, until the returned function is called. */
  watch(orderId: string, onChange: () => void): () => void {
    const watching = this.#watchers.get(orderId) ?? new Set()
    this.#watchers.set(orderId, watching.add(onChange))
    return () => {
      watching.delete(onChange)
      if (watching.size === 0) this.#watchers.delete(orderId)
    }
  }

  /** The same on changes of any order: on the first at once, on those that follow it closely together. */
  watchAll(onChange: () => void): () => void {
    this.#ofAll.add(onChange)
    return () => void this.#ofAll.delete(onChange)
  }

  /** Call when an order has changed. */
  notify(orderId: string): void {
    for (const onChange of this.#watchers.get(orderId) ?? []) onChange()
    this.#notifyOfAll()
  }

  /** Call when any order may have changed: after a time in which notifications were missed. */
  notifyAll(): void {
    for (const watching of this.#watchers.values()) for (const onChange of watching) onChange()
    this.#notifyOfAll()
  }

  #notifyOfAll(): void {
    if (this.#pause) {
      this.#changedMeanwhile = true
      return
    }
    for (const onChange of this.#ofAll) onChange()
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      if (!this.#changedMeanwhile) return
      this.#changedMeanwhile = false
      this.#notifyOfAll()
    }, PAUSE_MS)
    this.#pause.unref()
  }
}
