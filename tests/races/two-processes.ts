import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#database/client.ts'
import type { useTestDatabase } from '../helpers/test-database.ts'

/**
 * Two pools of ten connections to a test file's database, which stand for two processes.
 * @returns the database as one of them has it: the first for even numbers, the second for odd ones
 */
export function useTwoProcesses(shop: ReturnType<typeof useTestDatabase>): (i: number) => Database {
  let second: Database | undefined
  beforeAll(async () => {
    second = await shop().openAgain()
  })
  afterAll(() => second?.close())
  return (i) => (i % 2 === 1 && second) || shop()
}

/** Does `work` so many times in parallel. */
export function times<T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => work(i)))
}
