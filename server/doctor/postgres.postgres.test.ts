import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { addTime, MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { createDatabase, dropDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { onServer, startReplicatedPostgres } from '#tests/databases/replicated-postgres.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { judgeVersion, lookAtPostgres, lookAtReplica } from './postgres.ts'

const now = () => new Date()
const look = async (url: string) => saidBy(await lookAtPostgres(url, now))

function serverOfTests(): { server: string; template: string } {
  const shop = inject('freshShop')
  if (!('server' in shop)) throw new Error('this test is for PostgreSQL')
  return shop
}

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database with a shop in it, gone with the test. */
async function newShop(): Promise<{ server: string; name: string; url: string }> {
  const { server, template } = serverOfTests()
  const name = await createDatabase(server, template)
  onTestFinished(() => dropDatabase(server, name))
  return { server, name, url: urlOf(server, name) }
}

/** A user of its own, gone with the test. */
async function newUser(server: string, rights: string): Promise<{ user: string; as(url: string): string }> {
  const user = `krok_doctor_${randomBytes(4).toString('hex')}`
  await run(server, `create role ${user} login password 'doctor' ${rights}`)
  // Its databases have gone before: a test undoes in reverse.
  onTestFinished(() => run(server, `drop role ${user}`))
  const as = (url: string) => {
    const its = new URL(url)
    its.username = user
    its.password = 'doctor'
    return its.href
  }
  return { user, as }
}

test('a database that is as it should be, but for its user, who may do anything', async () => {
  const { url } = await newShop()
  expect(await look(url)).toEqual([
    'database answers',
    'database-letters known',
    'database-rights superuser',
    'database-tables current',
    'database-connections enough',
    'clock-database agrees',
  ])
})

test('users who may do what the shop needs, do not own the database, or may not make roles', async () => {
  const { server } = serverOfTests()
  const [right, poor] = [await newUser(server, 'createrole'), await newUser(server, 'nocreaterole')]
  const { name, url } = await newShop()
  await run(server, `alter database ${name} owner to ${right.user}`)
  expect(await look(right.as(url))).toContain('database-rights right')
  expect(await look(poor.as(url))).toContain('database-rights not_owner')
  await run(server, `alter database ${name} owner to ${poor.user}`)
  expect(await look(poor.as(url))).toContain('database-rights no_roles')
  const roles = 'krok_visitor, krok_customer, krok_staff, krok_shop'
  await run(server, `grant ${roles} to ${poor.user}`)
  onTestFinished(() => run(server, `revoke ${roles} from ${poor.user}`))
  expect(await look(poor.as(url))).toContain('database-rights right')
})

test('a database with the locale C, and of an older release', async () => {
  const { server } = serverOfTests()
  const name = `krok_test_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`)
  onTestFinished(() => dropDatabase(server, name))
  const found = await look(urlOf(server, name))
  expect(found).toContain('database-letters unknown_letters')
  expect(found).toContain('database-tables behind')
})

test('connections that are few, or used up', async () => {
  const { server, name, url } = await newShop()
  await run(server, `alter database ${name} connection limit 8`)
  expect(await look(url)).toContain('database-connections few')
  await run(server, `alter database ${name} connection limit 2`)
  expect(await look(url)).toContain('database-connections none')
})

test('clocks that are apart', async () => {
  const { url } = await newShop()
  const at = async (ms: number) => saidBy(await lookAtPostgres(url, () => addTime(new Date(), ms)))
  expect(await at(5 * MINUTE)).toContain('clock-database far_off')
  expect(await at(-10 * SECOND)).toContain('clock-database off')
})

test('a server that is too old, or does not answer', async () => {
  expect(saidBy([judgeVersion('14.9', 140_009)])).toEqual(['database old'])
  const [away] = await lookAtPostgres('postgres://krok:secret@127.0.0.1:9/krok', now)
  expect(saidBy(away ? [away] : [])).toEqual(['database away'])
  expect(away?.values['reason']).toContain('ECONNREFUSED')
  expect(JSON.stringify(away)).not.toContain('secret')
})

test('a standby that follows, is waited for or is missing, and a replica that has all or is behind', async () => {
  const servers = await startReplicatedPostgres()
  onTestFinished(() => servers.remove())
  const { primary, standby, url } = servers
  await (await openDatabase({ url, dataDir: '' })).close()
  expect(await look(url)).toContain('database-standby follows')

  const replica = async (replicaUrl: string, options = {}) => {
    const { config } = surroundings({ DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl })
    return saidBy(await lookAtReplica({ config }, options))
  }
  expect(await replica(standby.url)).toEqual(['database-replica current'])
  await onServer(standby, 'select pg_wal_replay_pause()')
  await onServer(primary, 'create table news (x int)')
  expect(await replica(standby.url, { behindSeconds: 0 })).toEqual(['database-replica behind'])
  expect(await replica(standby.url)).toEqual(['database-replica current'])
  await onServer(standby, 'select pg_wal_replay_resume()')
  expect(await replica(primary.url)).toEqual(['database-replica is_none'])

  standby.stop()
  expect(await replica(standby.url)).toEqual(['database-replica away'])
  await eventually(
    () => look(url),
    (found) => found.includes('database-standby awaited'),
  )
  await onServer(primary, `alter system set synchronous_standby_names = ''`)
  await onServer(primary, 'select pg_reload_conf()')
  await eventually(
    () => look(url),
    (found) => found.includes('database-standby missing'),
  )
  expect((await look(primary.url)).some((said) => said.startsWith('database-standby'))).toBe(false)
})
