import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createBackupKey } from '#adapters/backups/seal.ts'
import { loadConfig } from '#config/config.ts'
import { openDatabase } from '#database/open-database.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { eventually } from '../helpers/eventually.ts'
import { type Home, newHome, startShop } from '../helpers/shop-process.ts'
import { askForOne, newFolder, run, runsOf } from './backup-commands.ts'
import { newShop, started } from './new-shop.ts'

/* A shop whose role owns its database and may make the roles of its row policies, and no other database. */

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty home whose owner is a role of its own. */
async function plainOwnersHome(): Promise<Home> {
  const home = await newHome({ isEmpty: true })
  const server = home.settings['DATABASE_URL'] ?? ''
  const [role, password] = [`krok_plain_${randomBytes(4).toString('hex')}`, randomBytes(9).toString('hex')]
  const url = Object.assign(new URL(server), { username: role, password }).href
  const name = new URL(url).pathname.slice(1)
  await onServer(
    server,
    `create role ${role} login createrole nocreatedb password '${password}';
      grant krok_visitor, krok_customer, krok_staff, krok_shop to ${role};
      alter database ${name} owner to ${role}`,
  )
  onTestFinished(() =>
    onServer(server, `reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`),
  )
  const dataDir = home.settings['DATA_DIR'] ?? ''
  return {
    settings: { DATABASE_URL: url, DATA_DIR: dataDir },
    open: () => openDatabase({ url, dataDir: '', isPatient: true }),
  }
}

test('a backup is made, and that it is not proved is said in a sentence; it replaces a shop all the same', async () => {
  const home = await plainOwnersHome()
  await (await home.open()).close()
  await askForOne(home)
  const shop = await startShop({ ...home.settings, BACKUP_URL: await newFolder() }, { args: ['--empty'] })
  const [made] = await eventually(
    () => runsOf(home),
    ([first]) => first?.endedAt !== null,
  )
  expect(made).toMatchObject({
    fault: 'not_allowed',
    detail: null,
    madeAt: expect.any(Date) as Date,
    provedAt: null,
  })
  await shop.kill('SIGTERM')

  const folder = await newFolder()
  const { recipient, identity } = await createBackupKey()
  const [file, key] = [join(folder, 'shop.tar.age'), join(folder, 'key.txt')]
  await writeFile(key, identity)
  expect(run('backup', home, file, '--to', recipient)).toMatchObject({ status: 0, stderr: '' })
  const checked = run('restore', home, file, '--key', key, '--check')
  expect([checked.status, checked.stderr]).toEqual([
    1,
    expect.stringMatching(/may make no databases.+createdb/),
  ])

  const empty = await newShop(await plainOwnersHome())
  const { shops, send } = await started(empty)
  expect(await send({ file, key: identity })).toMatchObject({ status: 200 })
  for (const { ended } of shops) expect((await ended).code).toBe(0)
  expect(await runsOf(empty.home)).toMatchObject([{ name: made?.name }])

  // It has an admin now: the transaction that would replace it sees that.
  const given = { file, identities: [identity], replace: 'if_unmanaged' } as const
  const again = restoreBackup(loadConfig(empty.home.settings), given, async () => {})
  await expect(again).rejects.toMatchObject({ reason: 'not_empty' })
  expect(await runsOf(empty.home)).toMatchObject([{ name: made?.name }])
})
