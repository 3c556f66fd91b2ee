import { callbackify } from 'node:util'
import type { Pool, PoolClient } from 'pg'
import { NoConnection, reasonOf } from './is-unavailable.ts'

type Callback = Parameters<Pool['connect']>[0]

/**
 * Makes `pool` turn requests away early, with `NoConnection`: while `most` others wait for a connection, and, after one
 * could not be opened, while a single request tries again on behalf of all.
 */
export function limitWaiting(pool: Pool, most: number): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  let isFailing = false
  let isTryingAgain = false

  async function connectOrRefuse(): Promise<PoolClient> {
    if (pool.waitingCount >= most) throw new NoConnection('too many requests wait for a connection')
    const opensOne = pool.idleCount === 0 && pool.totalCount < pool.options.max
    const triesAgain = opensOne && isFailing
    if (triesAgain && isTryingAgain) throw new NoConnection('no connection could be opened')
    if (triesAgain) isTryingAgain = true
    try {
      const client = await connect()
      isFailing = false
      return client
    } catch (error) {
      if (opensOne) isFailing = true
      throw new NoConnection(reasonOf(error), { cause: error })
    } finally {
      if (triesAgain) isTryingAgain = false
    }
  }

  const connectThen = callbackify(connectOrRefuse)
  pool.connect = ((callback?: Callback) => {
    if (!callback) return connectOrRefuse()
    connectThen((error, client) => {
      if (error) callback(error, undefined, () => {})
      else callback(undefined, client, (problem) => client.release(problem))
    })
  }) as Pool['connect']
}
