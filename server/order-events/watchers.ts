/** The pause between messages to watchers of all of a kind, however many change. */
const PAUSE_MS = 1_000

/** The open pages that show one of a kind, such as an order by its id, or all of them, and are told when it changes. */
export class Watchers {
  readonly #watchers = new Map<string, Set<() => void>>()
  readonly #ofAll = new Set<() => void>()
  #pause: ReturnType<typeof setTimeout> | undefined
  #changedMeanwhile = false

  /** Calls `onChange` on each change of that one, until the returned function is called. */
  watch(key: string, onChange: () => void): () => void {
    const watching = this.#watchers.get(key) ?? new Set()
    this.#watchers.set(key, watching.add(onChange))
    return () => {
      watching.delete(onChange)
      if (watching.size === 0) this.#watchers.delete(key)
    }
  }

  /** The same on changes of any: on the first at once, on those that follow it closely together. */
  watchAll(onChange: () => void): () => void {
    this.#ofAll.add(onChange)
    return () => void this.#ofAll.delete(onChange)
  }

  /** Call when one has changed. */
  notify(key: string): void {
    for (const onChange of this.#watchers.get(key) ?? []) onChange()
    this.#notifyOfAll()
  }

  /** Call when any may have changed: after a time in which notifications were missed. */
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
