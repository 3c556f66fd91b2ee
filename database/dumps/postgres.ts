import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { rootMessage } from '../is-unavailable.ts'
import { BackupError, occupied } from '#shared/base/backup-error.ts'

/** Makes the roles that the dump names: they belong to the server, and are in no dump of a database. */
const ROLES = fileURLToPath(
  new URL('../migrations/20261120202850_roles/migration.sql', import.meta.url),
)

/** Writes a consistent dump, as of one moment, while the shop may run. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await requireTool('pg_dump', url)
  // Comments on extensions may be written by their owners alone.
  await runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-comments', `--file=${file}`])
}

/**
 * Restores a dump into a database that nobody uses, wholly or not at all. With `replace`, what a shop has made there is
 * removed first.
 */
export async function restorePostgres(
  url: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  await requireTool('pg_restore', url)
  if ((await countOthers(url)) > 0) {
    throw new BackupError('Other programs use this database: stop all processes of the shop first.')
  }
  if ((await countTables(url)) > 0) {
    if (!replace) throw occupied('the database of DATABASE_URL')
    await emptyDatabase(url)
  }
  const [makeRoles = ''] = (await readFile(ROLES, 'utf8')).split('--> statement-breakpoint')
  await query(url, makeRoles)
  const options = ['--no-owner', '--exit-on-error', '--single-transaction', file]
  await runTool('pg_restore', url, options)
}

function countTables(url: string): Promise<number> {
  return count(
    url,
    `select count(*)::int from pg_class where relkind = 'r'
    and relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`,
  )
}

/** A shop that runs would see its tables go. */
function countOthers(url: string): Promise<number> {
  return count(
    url,
    `select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
}

async function emptyDatabase(url: string): Promise<void> {
  // As PostgreSQL makes it: everybody may look in it, and the owner of the database owns it.
  await query(
    url,
    `drop schema if exists drizzle cascade; drop schema public cascade;
      create schema public authorization pg_database_owner; grant usage on schema public to public`,
  )
}

/** The migrations that the database has; none if no shop has ever used it. */
export async function migrationsOf(url: string): Promise<string[]> {
  const { rows } = await query<{ name: string }>(
    url,
    'select name from drizzle.__drizzle_migrations order by name',
  )
  return rows.map(({ name }) => name)
}

async function count(url: string, statement: string): Promise<number> {
  const { rows } = await query<{ count: number }>(url, statement)
  return rows[0]?.count ?? 0
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return await client.query<Row>(statement)
  } catch (error) {
    throw new BackupError(`The database did not do what it was asked: ${rootMessage(error)}.`, {
      cause: error,
    })
  } finally {
    await client.end()
  }
}

/** Refuses a tool that is older than the server: it could not read, or write, all that the server has. */
async function requireTool(tool: string, url: string): Promise<void> {
  const { rows } = await query<{ server_version_num: string }>(url, 'show server_version_num')
  const server = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  const { output } = await run(tool, ['--version'], {})
  const version = Number(/(\d+)/.exec(output)?.[1])
  if (version >= server) return
  throw new BackupError(`${tool} is of PostgreSQL ${version}, and the server ${server}: install its tools.`)
}

/** Runs one of PostgreSQL's tools; the password does not show in the list of processes. */
async function runTool(tool: string, url: string, options: string[]): Promise<void> {
  const [, first, password, rest] = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)(@.*)$/.exec(url) ?? []
  const env = password ? { PGPASSWORD: decodeURIComponent(password) } : {}
  const { code, output } = await run(
    tool,
    [...options, `--dbname=${password ? `${first}${rest}` : url}`],
    env,
  )
  if (code === 0) return
  throw new BackupError(`${tool} failed: ${output.trim().split('\n')[0] ?? `it ended with ${code}`}`)
}

function run(tool: string, args: string[], env: object): Promise<{ code: number | null; output: string }> {
  const child = spawn(tool, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'ENOENT'
          ? `${tool} is not on this machine: install PostgreSQL's client tools, of the server's version or newer.`
          : `${tool} cannot be run: ${error.message}.`
      reject(new BackupError(reason, { cause: error }))
    })
    child.once('close', (code) => resolve({ code, output }))
  })
}
