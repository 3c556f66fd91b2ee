import { addTime } from '#shared/kernel/durations.ts'

/** The moment `age` milliseconds before `now`. */
export function before(now: Date, age: number): Date {
  return addTime(now, -age)
}
