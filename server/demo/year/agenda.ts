/** Events, done in the order of time, those included that are added meanwhile. */
export type Agenda = ReturnType<typeof newAgenda>

export function newAgenda() {
  const entries: { time: number; run: () => void }[] = []
  let done = 0
  return {
    /** Events of the same instant are done in the order in which they were added. */
    add(at: Date, run: () => void): void {
      const time = at.getTime()
      let [from, to] = [done, entries.length]
      while (from < to) {
        const middle = Math.floor((from + to) / 2)
        if ((entries[middle]?.time ?? 0) <= time) from = middle + 1
        else to = middle
      }
      entries.splice(from, 0, { time, run })
    },
    /** Does all of them up to an instant; the others do not happen any more. */
    runUntil(end: Date): void {
      for (let entry = entries[done]; entry && entry.time <= end.getTime(); entry = entries[done]) {
        done += 1
        entry.run()
      }
    },
  }
}
