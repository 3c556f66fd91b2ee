/** Numbers that look like chance and are the same each time. */
export type Random = ReturnType<typeof randomFrom>

/** A generator of such numbers, always the same ones from one seed: mulberry32. */
export function randomFrom(seed: number) {
  let state = seed
  /** From 0 to before 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number, both ends included. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const chance = (part: number) => next() < part
  function pick<One>(list: readonly One[]): One {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('there is nothing to pick from')
    return one
  }
  /** One of the list, the heavier the likelier. */
  function weighted<One>(list: readonly One[], weightOf: (one: One) => number): One {
    let left = next() * list.reduce((sum, one) => sum + weightOf(one), 0)
    const found = list.find((one) => (left -= weightOf(one)) < 0)
    return found ?? pick(list)
  }
  /** A count of something that happens so often on average: Poisson's. */
  function times(average: number): number {
    const end = Math.exp(-average)
    let count = 0
    for (let product = next(); product > end; product *= next()) count += 1
    return count
  }
  /** An id of version 4, as the database makes them. */
  function uuid(): string {
    const hex = Array.from({ length: 4 }, () =>
      between(0, 2 ** 32 - 1)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  return { between, chance, pick, weighted, times, uuid }
}
