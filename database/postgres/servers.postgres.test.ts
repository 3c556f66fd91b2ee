import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { onServer, startReplicatedPostgres } from '#tests/databases/replicated-postgres.ts'
import { eventually } from '#tests/helpers/eventually.ts'

/* A change of the primary that is no crash: the old one is told to read only, or is shut down. */

test('connections follow the primary when it reads only and another one takes over, and when it is shut down', async () => {
  const servers = await startReplicatedPostgres()
  onTestFinished(() => servers.remove())
  const { db, listen, close } = await openDatabase({ url: servers.url, dataDir: '' })
  onTestFinished(close)
  let heard = 0
  const states: string[] = []
  await listen(
    'news',
    () => (heard += 1),
    (state) => states.push(state),
  )
  /** The server to which the pool writes; undefined while it cannot. */
  const write = () =>
    db.transaction(async (db) => {
      await db.execute(sql`create temporary table written (x int) on commit drop`)
      const { rows } = await db.execute<{ port: number }>(sql`select inet_server_port() as port`)
      return rows[0]?.port
    })
  const writesAt = (port: number) =>
    eventually(
      () => write().catch(() => undefined),
      (found) => found === port,
    )
  const hears = async () => {
    const before = heard
    await eventually(
      async () => {
        await onServer(servers.primary, `notify news`)
        return heard
      },
      (now) => now > before,
    )
  }
  await Promise.all([write(), write(), write()])
  await hears()

  const { port: former } = servers.primary
  await onServer(servers.primary, `alter system set default_transaction_read_only = on`)
  await onServer(servers.primary, 'select pg_reload_conf()')
  await servers.promote()
  await writesAt(servers.primary.port)
  await hears()
  expect(servers.primary.port).not.toBe(former)
  // None of the connections is to the former primary any more.
  const ports = await Promise.all([write(), write(), write()])
  expect(new Set(ports)).toEqual(new Set([servers.primary.port]))

  servers.standby.stop()
  await servers.rejoin()
  servers.primary.stop()
  await servers.promote()
  expect(servers.primary.port).toBe(former)
  await writesAt(former)
  await hears()
  expect(states.slice(0, 4)).toEqual(['off', 'on', 'off', 'on'])
})

test('none that accepts writes: the sentence names each server and its reason, and no password', async () => {
  const url = 'postgres://krok:secret@127.0.0.1:9,localhost:9/krok?target_session_attrs=read-write'
  const sentence = await openDatabase({ url, dataDir: '' }).then(
    () => 'opened',
    (error: Error) => error.message,
  )
  expect(sentence).toMatch(
    /^The database at 127\.0\.0\.1:9, localhost:9\/krok does not answer: no server accepts writes \(127\.0\.0\.1:9: connect ECONNREFUSED.*; localhost:9: .*\)\.$/,
  )
  expect(sentence).not.toContain('secret')
})
