import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { SHORT_LIVED } from '../helpers/node-flags.ts'
import { programOf } from '../helpers/program.ts'
import { serverEnv } from '../helpers/server-env.ts'
import { type Home, newHome } from '../helpers/shop-process.ts'

function checkBooks(home: Home) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...SHORT_LIVED, programOf('scripts/check-books.ts')],
    { env: serverEnv(home.settings), encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

/** By hand, past every rule of the shop. */
async function byHand(home: Home, statement: string): Promise<void> {
  const database = await home.open()
  const owner = await database.pool.connect()
  await owner.query('set role none')
  await owner.query('set session_replication_role = replica')
  await owner.query(statement)
  await owner.query('set session_replication_role = origin')
  await owner.query('set role krok_visitor')
  owner.release()
  await database.close()
}

test('`npm run check-books` is silent about books that agree, and ends with 2 and a line for each row that does not', async () => {
  const home = await newHome()
  expect(checkBooks(home)).toEqual({ status: 0, stdout: '', stderr: '' })
  await byHand(home, `update products set stock_quantity = stock_quantity + 1 where slug = 'pad-thai-sauce'`)
  expect(checkBooks(home)).toEqual({
    status: 2,
    stdout: expect.stringMatching(/^stock [\w-]+: \d+ expected, \d+ found\n$/) as string,
    stderr: '',
  })
})
